import { setImmediate } from "node:timers/promises";
import type { Steps } from "@payment-routing/routing";

/**
 * Runs work step by step and yields to the event loop every few milliseconds.
 *
 * @throws AbortError when the signal aborts
 */
export async function runInSlices<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await setImmediate();
  }
}

const SLICE_MS = 5;
