import type { ServerResponse } from "node:http";
import type { Exchange } from "../observability/exchange.ts";

/** A whole answer. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

/**
 * Writes an answer that nobody may keep a copy of.
 *
 * @param isLast whether it is the last of its connection: the client is told not to send the next request there
 */
export function writeAnswer(
  response: ServerResponse,
  { status, contentType, headers, body }: Answer,
  { requestId }: Exchange,
  isLast: boolean,
): void {
  const bytes = Buffer.byteLength(body);
  // Names and values in turn, which Node writes as they are: an object would be taken apart again.
  const fields = [
    "x-request-id",
    requestId,
    "cache-control",
    "no-store",
    "content-type",
    contentType,
    "content-length",
    String(bytes),
  ];
  if (isLast) fields.push("connection", "close");
  if (headers !== undefined)
    for (const [name, values] of Object.entries(headers))
      for (const value of [values].flat()) fields.push(name, value);
  response.writeHead(status, fields);
  // ASCII as what it is: head and body are joined and copied, and nobody looks for characters of more bytes again.
  response.end(body, bytes === body.length ? "latin1" : "utf8");
}
