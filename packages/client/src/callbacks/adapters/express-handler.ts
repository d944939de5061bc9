import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { findHeader, type NodeRequest, type NodeResponse, sendAnswer } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";

/** An Express request, with the properties that body parsers set. */
export interface ExpressRequest extends NodeRequest {
  /** The bytes, after `express.raw()`. */
  readonly body?: unknown;
  /** The bytes, if the `verify` option of a parser stores them. */
  readonly rawBody?: unknown;
}

/**
 * Creates an Express handler: `app.post("/callbacks", createExpressHandler(receiver))`.
 *
 * It needs the bytes of the body. Before any body parser it reads them itself; after one it uses `rawBody`, or `body` with
 * `express.raw()`. If the bytes are not available it answers 500 and calls `onFailed`.
 */
export function createExpressHandler(
  receiver: CallbackReceiver,
): (request: ExpressRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const { method, headers } = request;
    const body = findBytes(request) ?? (await readStreamBody(request, receiver.bodyBounds));
    sendAnswer(response, await receiver.receive({ method, header: findHeader(headers), body }));
  };
}

function findBytes({ rawBody, body }: ExpressRequest): Uint8Array | undefined {
  return [rawBody, body].find((candidate) => candidate instanceof Uint8Array);
}
