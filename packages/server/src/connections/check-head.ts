import type { IncomingMessage } from "node:http";
import type { Problem } from "../problems/problem.ts";

// Where a refused body ends is not looked for, so the connection ends with the answer.
const headers = { connection: "close" };

const TWO_HOSTS: Problem = {
  code: "malformed-request",
  detail: "The request has more than one Host header.",
  headers,
};

/** Answers a request whose Transfer-Encoding has more than `chunked`. */
export const OTHER_CODING = {
  code: "unsupported-transfer-coding",
  detail: "Send Transfer-Encoding: chunked, or a Content-Length.",
  headers,
} as const satisfies Problem;

/** What Node's parser lets through that HTTP/1.1 refuses: two Host headers (RFC 9112, 3.2), other codings (6.1). */
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
