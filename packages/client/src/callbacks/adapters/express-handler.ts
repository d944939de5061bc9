import type { CallbackReceiver } from "../receiver/callback-receiver.ts";
import type { NodeRequest, NodeResponse } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";
import { sendAnswer } from "./send-answer.ts";
import { takeHeader } from "./take-header.ts";

/** A request of Express, with what body parsers leave on it. */
export interface ExpressRequest extends NodeRequest {
  /** The bytes, after `express.raw()`. */
  readonly body?: unknown;
  /** The bytes, where the `verify` option of a parser keeps them. */
  readonly rawBody?: unknown;
}

/**
 * Puts a receiver behind a route of Express: `app.post("/callbacks", createExpressHandler(receiver))`.
 *
 * It needs the bytes of the body: mounted before any body parser it reads them itself, behind one it takes them from
 * `rawBody`, or from `body` after `express.raw()`. Where they are gone it answers 500 and `onFailed` gets to know why.
 */
export function createExpressHandler(
  receiver: CallbackReceiver,
): (request: ExpressRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const { method, headers } = request;
    const body = findBytes(request) ?? (await readStreamBody(request, receiver.bodyBounds));
    sendAnswer(response, await receiver.receive({ method, header: takeHeader(headers), body }));
  };
}

function findBytes({ rawBody, body }: ExpressRequest): Uint8Array | undefined {
  return [rawBody, body].find((candidate) => candidate instanceof Uint8Array);
}
