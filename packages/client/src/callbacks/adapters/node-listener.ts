import type { CallbackReceiver } from "../receiver/create-callback-receiver.ts";
import { findHeader, type NodeRequest, type NodeResponse, sendAnswer } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";

/** Creates a listener for `node:http`, for any path: `createServer(createNodeListener(receiver))`. */
export function createNodeListener(
  receiver: CallbackReceiver,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const { method, headers } = request;
    const body = await readStreamBody(request, receiver.bodyBounds);
    sendAnswer(response, await receiver.receive({ method, header: findHeader(headers), body }));
  };
}
