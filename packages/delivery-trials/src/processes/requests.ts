import type { ChildProcess } from "node:child_process";

/** Requests to a child process over its IPC channel. */
export interface Requests<Request> {
  ask<Answer>(request: Request): Promise<Answer>;
}

interface Asked<Request> {
  readonly id: number;
  readonly request: Request;
}

type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

/** The side of the parent. A request fails when the child exits without an answer. */
export function createRequests<Request>(child: ChildProcess): Requests<Request> {
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
  return {
    ask<Answer>(request: Request): Promise<Answer> {
      const asked: Asked<Request> = { id: ++last, request };
      const waiting = Promise.withResolvers<unknown>();
      open.set(asked.id, waiting);
      child.send(asked, (error) => {
        if (error !== null) waiting.reject(error);
      });
      return waiting.promise as Promise<Answer>;
    },
  };
}

/** The side of the child. An error fails the request in the parent. */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  const send = (message: Answered) => process.send?.(message);
  // Keep the process running while requests may arrive.
  process.channel?.ref();
  process.on("message", async ({ id, request }: Asked<Request>) => {
    try {
      send({ id, answer: await answer(request) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
