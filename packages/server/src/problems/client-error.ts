import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Metrics } from "../metrics/metrics.ts";
import {
  detailProblem,
  PROBLEM_JSON,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  writeProblemJson,
} from "./problem.ts";

// The body is not read, so the connection closes with the answer.
const headers = { connection: "close" };

const TWO_HOSTS: Problem = {
  code: "malformed-request",
  detail: "The request has more than one Host header.",
  headers,
};

/** Rejects a transfer coding other than `chunked`. */
const OTHER_CODING = {
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

/** An error of the parser of node:http. */
interface ClientError extends NodeJS.ErrnoException {
  readonly reason?: string;
}

/**
 * Answers bytes that are not a valid HTTP request, or a head that is too long or too slow. Without a path and an ID, the
 * problem is JSON and has no instance.
 *
 * While an earlier request of the connection is in progress, the answer would be mistaken for its response: the connection
 * is closed instead, after that response. A client that sends a body without its length gets an answer so.
 */
export function answerClientError(
  metrics: Metrics,
  error: ClientError,
  socket: Socket,
  earlier: ServerResponse | undefined,
): void {
  const isLost = error.code === "ECONNRESET" || !socket.writable;
  if (!isLost && earlier?.headersSent === false) {
    earlier.shouldKeepAlive = false;
    return;
  }
  if (isLost || earlier !== undefined) {
    socket.destroy();
    return;
  }
  const code = classify(error);
  metrics.problems.inc({ code });
  const body = writeProblemJson(detailProblem({ code, detail: DETAILS[code] }, undefined));
  const { status } = PROBLEMS[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${PROBLEM_JSON}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}

const DETAILS = {
  "request-timeout": "The request header was not complete in time.",
  "header-too-large": "The request line and the header fields are too large.",
  [OTHER_CODING.code]: OTHER_CODING.detail,
  "malformed-request": "The bytes on this connection are not HTTP/1.1.",
} as const satisfies Partial<Record<ProblemCode, string>>;

function classify({ code, reason }: ClientError): keyof typeof DETAILS {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "request-timeout";
  // Node uses one code for unknown codings and for a coding together with Content-Length.
  if (code === "HPE_INVALID_TRANSFER_ENCODING" && !reason?.includes("Content-Length"))
    return OTHER_CODING.code;
  return code === "HPE_HEADER_OVERFLOW" ? "header-too-large" : "malformed-request";
}
