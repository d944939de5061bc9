import type { CallbackAnswer } from "../answers/callback-answer.ts";

// The parts of node:http that the adapters use, declared here so that runtimes without Node types can compile them.

/** An `http.IncomingMessage`, or a request of a framework that builds on it. */
export interface NodeRequest extends NodeStream {
  readonly method?: string | undefined;
  readonly headers: NodeHeaders;
}

/** A readable stream. */
export interface NodeStream {
  readonly readableDidRead: boolean;
  on(event: string, listener: (chunk: Uint8Array | string) => void): unknown;
  off(event: string, listener: (chunk: Uint8Array | string) => void): unknown;
  destroy(): unknown;
}

export type NodeHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An `http.ServerResponse`. */
export interface NodeResponse {
  readonly headersSent: boolean;
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** Sends an answer, unless the framework has already sent one, for example after a timeout. */
export function sendAnswer(response: NodeResponse, { status, headers, body }: CallbackAnswer): void {
  if (response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** Looks up headers by lower-case name. Repeated headers are joined with a comma. */
export function findHeader(headers: NodeHeaders): (name: string) => string | undefined {
  return (name) => {
    const value = headers[name];
    return typeof value === "object" ? value.join(", ") : value;
  };
}
