import { PaymentRoutingError, type PaymentRoutingErrorCode } from "./payment-routing-error.ts";
import { type Problem, readProblem } from "./problem.ts";
import { readRetryAfter } from "./retry-after.ts";
import type { Answer } from "./send-search.ts";
import { summariseIssues } from "./summarise-issues.ts";

/**
 * Reads an answer other than 200 as an error. A body that cannot be read does not hide the status: the error of reading it
 * becomes the `cause`.
 */
export async function readErrorAnswer(
  answer: Answer,
  method: "GET" | "POST",
  maxBytes: number,
): Promise<PaymentRoutingError> {
  const { status, requestId } = answer;
  const { problem, ...cause } = await readProblemBody(answer, maxBytes);
  const code = codeOfStatus(status, problem);
  const message = describeRejection(code, status, problem, method);
  const retryAfterMs = RETRY_AFTER.has(code)
    ? readRetryAfter(answer.header("retry-after"), Date.now())
    : undefined;
  return new PaymentRoutingError(code, message, { status, requestId, retryAfterMs, problem, ...cause });
}

async function readProblemBody(
  answer: Answer,
  maxBytes: number,
): Promise<{ problem?: Problem | undefined; cause?: unknown }> {
  try {
    return { problem: readProblem(answer.header("content-type"), await answer.readBody(maxBytes)) };
  } catch (cause) {
    return { cause };
  }
}

const RETRY_AFTER: ReadonlySet<PaymentRoutingErrorCode> = new Set(["rate-limited", "unavailable"]);

const REASONS: Readonly<Partial<Record<PaymentRoutingErrorCode, string>>> = {
  rejected: "the service found the request invalid",
  unauthorized: "the API key was not accepted",
  forbidden: "the API key, client_id and account_id do not belong together",
  "no-eligible-method": "no payment method is eligible for this payment",
  "too-large": "the service found the request too large",
  "unsupported-media-type": "the service did not accept the media type of the request",
  "rate-limited": "too many requests",
  unavailable: "the service cannot answer now",
  timeout: "the service waited too long for the request",
};

/**
 * Writes the message without title and detail of the problem, which may quote the request.
 */
function describeRejection(
  code: PaymentRoutingErrorCode,
  status: number,
  problem: Problem | undefined,
  method: "GET" | "POST",
): string {
  if (problem === undefined)
    return `the answer is HTTP ${status} without a problem document${hint(status, method)}`;
  const kind = problem.code === undefined ? `HTTP ${status}` : `HTTP ${status} ${problem.code}`;
  const reason = `${REASONS[code] ?? "the service answered with an unexpected status"} (${kind})`;
  return problem.issues.length === 0 ? reason : `${reason}: ${summariseIssues(problem.issues)}`;
}

/** What proxies answer to a GET with a body. */
const OF_PROXIES = new Set([400, 403, 404, 405, 411, 501]);

function hint(status: number, method: "GET" | "POST"): string {
  const isOfProxy = method === "GET" && OF_PROXIES.has(status);
  return isOfProxy ? ': a proxy may reject a GET with a body, try method "POST"' : "";
}

/**
 * Maps a status to a code. Only `no-eligible-method` also needs the problem document, so that a 422 of a proxy does not count
 * as one.
 */
function codeOfStatus(status: number, problem: Problem | undefined): PaymentRoutingErrorCode {
  switch (status) {
    case 400:
      return "rejected";
    case 401:
      return "unauthorized";
    case 403:
      return "forbidden";
    case 408:
      return "timeout";
    case 413:
      return "too-large";
    case 415:
      return "unsupported-media-type";
    case 422:
      return problem?.code === "no-eligible-method" ? "no-eligible-method" : "unexpected-status";
    case 429:
      return "rate-limited";
    default:
      return status >= 500 ? "unavailable" : "unexpected-status";
  }
}
