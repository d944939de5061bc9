import { callMethods, findProgram, type Remote, startChild } from "@payment-routing/delivery-trials";
import type { ReceiverMethods } from "./receive.ts";

/** The merchant's server, in its own process. */
export interface BenchReceiver extends AsyncDisposable, Omit<Remote<ReceiverMethods>, "port"> {
  /** The URL that receives callbacks. */
  readonly url: string;
}

export async function startBenchReceiver(): Promise<BenchReceiver> {
  const child = startChild(findProgram("receive", import.meta.url), []);
  const names = ["port", "count", "collect", "waitFor"] as const;
  const { port, ...methods } = callMethods<ReceiverMethods>(child.process, names);
  return {
    ...methods,
    url: `http://127.0.0.1:${await port()}/callbacks`,
    async [Symbol.asyncDispose]() {
      child.process.kill("SIGKILL");
      await child.ended;
    },
  };
}
