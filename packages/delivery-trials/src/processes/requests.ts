import type { ChildProcess } from "node:child_process";

/** Asks a child for something over its channel, one answer a request. */
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

/** The asking side. A request fails when the child ends without an answer. */
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
    for (const { reject } of open.values()) reject(new Error(`the process ended with ${signal ?? code}`));
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

/** The answering side, in the child. What it throws is the failure of the request. */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  const send = (message: Answered) => process.send?.(message);
  // Whoever answers stays for as long as there may be requests.
  process.channel?.ref();
  process.on("message", async ({ id, request }: Asked<Request>) => {
    try {
      send({ id, answer: await answer(request) });
    } catch (error) {
      send({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
