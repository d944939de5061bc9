import type { CallbackAnswer } from "../answers/callback-answer.ts";
import type { NodeResponse } from "./node-http.ts";

/** Sends an answer, unless somebody has sent one already, such as a time-out of the framework. */
export function sendAnswer(response: NodeResponse, { status, headers, body }: CallbackAnswer): void {
  if (response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}
