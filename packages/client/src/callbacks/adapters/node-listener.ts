import type { CallbackReceiver } from "../receiver/callback-receiver.ts";
import type { NodeRequest, NodeResponse } from "./node-http.ts";
import { readStreamBody } from "./read-stream-body.ts";
import { sendAnswer } from "./send-answer.ts";
import { takeHeader } from "./take-header.ts";

/** Puts a receiver behind a server of `node:http`, whatever the path: `createServer(createNodeListener(receiver))`. */
export function createNodeListener(
  receiver: CallbackReceiver,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (request, response) => {
    const { method, headers } = request;
    const body = await readStreamBody(request, receiver.bodyBounds);
    sendAnswer(response, await receiver.receive({ method, header: takeHeader(headers), body }));
  };
}
