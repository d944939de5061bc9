import { createRequests, findProgram, startChild } from "@payment-routing/delivery-trials";

/** The merchant's server, in its own process. */
export interface BenchReceiver extends AsyncDisposable {
  /** The URL that receives callbacks. */
  readonly url: string;
  /** The number of requests so far. */
  count(): Promise<number>;
  /** Resolves when that number is reached, to the time in milliseconds since the epoch. */
  waitFor(count: number): Promise<number>;
  /** The arrivals since the last call. */
  collect(): Promise<Arrivals>;
}

/** Session, sequence and time of each callback, in milliseconds since the epoch. */
export type Arrivals = readonly (readonly [sessionId: number, sequence: number, atMs: number])[];

export type ReceiverRequest =
  | { readonly kind: "port" }
  | { readonly kind: "count" }
  | { readonly kind: "collect" }
  | { readonly kind: "waitFor"; readonly count: number };

export async function startBenchReceiver(): Promise<BenchReceiver> {
  const child = startChild(findProgram("receive", import.meta.url), []);
  const { ask } = createRequests<ReceiverRequest>(child.process);
  const port = await ask<number>({ kind: "port" });
  return {
    url: `http://127.0.0.1:${port}/callbacks`,
    count: () => ask({ kind: "count" }),
    waitFor: (count) => ask({ kind: "waitFor", count }),
    collect: () => ask({ kind: "collect" }),
    async [Symbol.asyncDispose]() {
      child.process.kill("SIGKILL");
      await child.ended;
    },
  };
}
