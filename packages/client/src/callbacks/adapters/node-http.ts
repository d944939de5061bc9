// What the adapters need of node:http, in their own words: whoever has no Node has no types of it either.

/** An `http.IncomingMessage`, or a request of a framework that builds on it. */
export interface NodeRequest extends NodeStream {
  readonly method?: string | undefined;
  readonly headers: NodeHeaders;
}

/** A stream that is read. */
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
