import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { Deadline } from "./deadline.ts";
import type { Endpoint } from "./endpoint.ts";
import { PaymentRoutingError, type PaymentRoutingErrorDetails } from "./payment-routing-error.ts";

/** A search to send. */
export interface OutgoingSearch {
  readonly endpoint: Endpoint;
  readonly method: "GET" | "POST";
  readonly authorization: string;
  readonly requestId: string;
  /** The criteria as XML. */
  readonly body: string;
}

/** An answer whose headers have arrived. */
export interface Answer {
  readonly status: number;
  /** The request ID of the answer, otherwise that of the request. */
  readonly requestId: string;
  /** Returns a header by its lower-case name, the first one if it is repeated. */
  header(name: string): string | undefined;
  /**
   * Reads the body, once.
   *
   * @throws PaymentRoutingError `invalid-response` if it is longer; otherwise the error of the connection
   */
  readBody(maxBytes: number): Promise<Uint8Array>;
}

/**
 * Sends a search and waits for the head of the answer.
 *
 * @throws the error of undici or the reason of the deadline's signal
 */
export async function sendSearch(
  search: OutgoingSearch,
  dispatcher: Dispatcher,
  deadline: Deadline,
): Promise<Answer> {
  // Otherwise undici opens a connection before it looks.
  deadline.signal.throwIfAborted();
  // undici handles an abort only once it is connected, so race the deadline as well.
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
    // Otherwise undici closes the connection after every GET with a body.
    reset: false,
    headers: {
      authorization: search.authorization,
      "content-type": "application/xml; charset=utf-8",
      accept: "application/xml, application/problem+xml",
      // undici does not decode content codings here.
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
    // Leaving the loop destroys the stream and its connection.
    if (length > maxBytes) {
      throw new PaymentRoutingError("invalid-response", `the answer is longer than ${maxBytes} bytes`, head);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
