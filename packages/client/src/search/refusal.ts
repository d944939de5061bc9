import { codeOfRefusal } from "./code-of-refusal.ts";
import { PaymentRoutingError, type PaymentRoutingErrorCode } from "./payment-routing-error.ts";
import type { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";
import { readRetryAfter } from "./retry-after.ts";
import type { Answer } from "./send-search.ts";
import { summariseIssues } from "./summarise-issues.ts";

/**
 * The error of an answer that is not a 200. A body that is missing, broken or from a proxy never hides the status:
 * it is left out, and why it broke off becomes the `cause`.
 */
export async function readRefusal(
  answer: Answer,
  method: "GET" | "POST",
  maxBytes: number,
): Promise<PaymentRoutingError> {
  const { status, requestId } = answer;
  const { problem, ...cause } = await readProblemBody(answer, maxBytes);
  const code = codeOfRefusal(status, problem);
  const message = describeRefusal(code, status, problem, method);
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
 * Says what and why in words of our own: title and detail of a problem are the service's, may quote the request,
 * and stay in `problem`.
 */
function describeRefusal(
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

function hint(status: number, method: "GET" | "POST"): string {
  const client = status >= 400 && status < 500;
  return method === "GET" && client ? ': a proxy may refuse a GET with a body, try method "POST"' : "";
}
