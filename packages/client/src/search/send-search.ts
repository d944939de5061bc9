import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { Deadline } from "./deadline.ts";
import type { Endpoint } from "./endpoint.ts";
import { PaymentRoutingError, type PaymentRoutingErrorDetails } from "./payment-routing-error.ts";

/** One search on its way out. */
export interface OutgoingSearch {
  readonly endpoint: Endpoint;
  readonly method: "GET" | "POST";
  readonly authorization: string;
  readonly requestId: string;
  /** The criteria as XML. */
  readonly body: string;
}

/** What came back, as far as its headers. */
export interface Answer {
  readonly status: number;
  /** The id the service gave the search, else the one it was sent with. */
  readonly requestId: string;
  /** A header by its lower-case name; the first one when it is repeated. */
  header(name: string): string | undefined;
  /**
   * Reads the body, once.
   *
   * @throws PaymentRoutingError `invalid-response` when it is longer than that; whatever the connection broke with
   */
  readBody(maxBytes: number): Promise<Uint8Array>;
}

/**
 * Sends a search and waits for the head of the answer.
 *
 * @throws whatever undici or the deadline's signal gives as the reason
 */
export async function sendSearch(
  search: OutgoingSearch,
  dispatcher: Dispatcher,
  deadline: Deadline,
): Promise<Answer> {
  // Otherwise undici opens a connection before it looks.
  deadline.signal.throwIfAborted();
  // undici notices an abort only once the connection stands, so the deadline is raced as well.
  const { statusCode, headers, body } = await deadline.race(
    dispatcher.request(writeRequest(search, deadline.signal)),
  );
  const header: Answer["header"] = (name) => [headers[name]].flat()[0];
  const head = { status: statusCode, requestId: header("x-request-id") ?? search.requestId };
  return { ...head, header, readBody: (maxBytes) => readBytes(body, maxBytes, head) };
}

function writeRequest(search: OutgoingSearch, signal: AbortSignal): Dispatcher.RequestOptions {
  return {
    ...search.endpoint,
    method: search.method,
    body: search.body,
    signal,
    // Without this undici closes the connection behind every GET that has a body: one handshake a search.
    reset: false,
    headers: {
      authorization: search.authorization,
      "content-type": "application/xml; charset=utf-8",
      accept: "application/xml, application/problem+xml",
      // undici decodes no content coding here, and decoding would need a bound of its own.
      "accept-encoding": "identity",
      "x-request-id": search.requestId,
    },
  };
}

async function readBytes(
  body: Readable,
  maxBytes: number,
  head: PaymentRoutingErrorDetails,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection: the rest is not worth reading.
    if (length > maxBytes) {
      throw new PaymentRoutingError("invalid-response", `the answer is longer than ${maxBytes} bytes`, head);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
