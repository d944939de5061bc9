import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

// Needs no escapes in a header, a URI or a log line.
const VALID = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's X-Request-Id when it is 1 to 64 letters, digits, dots, underscores and hyphens; a new UUID otherwise. */
export function chooseRequestId(message: Pick<IncomingMessage, "headers">): string {
  const given = message.headers["x-request-id"];
  return typeof given === "string" && VALID.test(given) ? given : randomUUID();
}
