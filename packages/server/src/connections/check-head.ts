import type { IncomingMessage } from "node:http";
import type { Problem } from "../problems/problem.ts";

// The body is not read, so the connection closes with the answer.
const headers = { connection: "close" };

const TWO_HOSTS: Problem = {
  code: "malformed-request",
  detail: "The request has more than one Host header.",
  headers,
};

/** Rejects a transfer coding other than `chunked`. */
export const OTHER_CODING = {
  code: "unsupported-transfer-coding",
  detail: "Send Transfer-Encoding: chunked, or a Content-Length.",
  headers,
} as const satisfies Problem;

/** Finds what Node's parser accepts and HTTP/1.1 rejects: two Host headers (RFC 9112, 3.2), other codings (6.1). */
export function findHeadProblem({ headers, rawHeaders }: IncomingMessage): Problem | undefined {
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.trim().toLowerCase() !== "chunked") return OTHER_CODING;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1 ? TWO_HOSTS : undefined;
}
