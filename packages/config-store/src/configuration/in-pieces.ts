import { setImmediate as letOthers } from "node:timers/promises";
import type { Steps } from "@payment-routing/routing";

/**
 * Does work step by step, and after every few milliseconds lets through what has come in the meantime. Throws an
 * AbortError when told to end.
 */
export async function finishInPieces<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + PIECE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await letOthers();
  }
}

const PIECE_MS = 5;
