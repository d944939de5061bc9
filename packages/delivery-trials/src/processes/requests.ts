import type { ChildProcess } from "node:child_process";

/** The methods of an object in a child process, each as a request over the IPC channel. */
export type Remote<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

/** The side of the parent. A call fails when the child exits without an answer. */
export function callMethods<Methods>(
  child: ChildProcess,
  methods: readonly (keyof Methods & string)[],
): Remote<Methods> {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  child.on("message", (message: Answered) => {
    const waiting = open.get(message.id);
    open.delete(message.id);
    if ("failure" in message) waiting?.reject(new Error(message.failure));
    else waiting?.resolve(message.answer);
  });
  child.once("exit", (code, signal) => {
    for (const { reject } of open.values()) reject(new Error(`the process exited with ${signal ?? code}`));
    open.clear();
  });
  const call = (method: string, args: readonly unknown[]): Promise<unknown> => {
    const waiting = Promise.withResolvers<unknown>();
    const sent: Call = { id: ++last, method, args };
    open.set(sent.id, waiting);
    child.send(sent, (error) => {
      if (error !== null) waiting.reject(error);
    });
    return waiting.promise;
  };
  return Object.fromEntries(
    methods.map((method) => [method, (...args: readonly unknown[]) => call(method, args)]),
  ) as Remote<Methods>;
}

/** The side of the child. An error fails the call in the parent. */
export function answerCalls<Methods extends object>(methods: Methods): void {
  const send = (message: Answered) => process.send?.(message);
  // Keep the process running while calls may arrive.
  process.channel?.ref();
  process.on("message", async ({ id, method, args }: Call) => {
    try {
      const answer = await (methods as Record<string, (...args: readonly unknown[]) => unknown>)[method]?.(
        ...args,
      );
      send({ id, answer });
    } catch (error) {
      send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
