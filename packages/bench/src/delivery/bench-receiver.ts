import { createRequests, findProgram, startChild } from "@payment-routing/delivery-trials";

/** The merchant's server, in a process of its own. */
export interface BenchReceiver extends AsyncDisposable {
  /** Where callbacks go. */
  readonly url: string;
  /** How many requests there were. */
  count(): Promise<number>;
  /** Resolves when there were so many; when that was, in milliseconds since the epoch. */
  waitFor(count: number): Promise<number>;
  /** What arrived since it was last asked. */
  take(): Promise<Arrivals>;
}

/** Session, sequence and time of each callback, in milliseconds since the epoch. */
export type Arrivals = readonly (readonly [sessionId: number, sequence: number, atMs: number])[];

export type ReceiverRequest =
  | { readonly kind: "port" }
  | { readonly kind: "count" }
  | { readonly kind: "take" }
  | { readonly kind: "waitFor"; readonly count: number };

export async function startBenchReceiver(): Promise<BenchReceiver> {
  const child = startChild(findProgram("receive", import.meta.url), []);
  const { ask } = createRequests<ReceiverRequest>(child.process);
  const port = await ask<number>({ kind: "port" });
  return {
    url: `http://127.0.0.1:${port}/callbacks`,
    count: () => ask({ kind: "count" }),
    waitFor: (count) => ask({ kind: "waitFor", count }),
    take: () => ask({ kind: "take" }),
    async [Symbol.asyncDispose]() {
      child.process.kill("SIGKILL");
      await child.ended;
    },
  };
}
