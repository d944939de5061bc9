import type { Deadline } from "./deadline.ts";
import { PaymentRoutingError } from "./payment-routing-error.ts";

/**
 * Converts a thrown value into the error of a search. An abort by the caller takes precedence.
 */
export function describeFailure(cause: unknown, deadline: Deadline, requestId: string): PaymentRoutingError {
  if (deadline.ended === "aborted") {
    const reason: unknown = deadline.signal.reason;
    return new PaymentRoutingError("aborted", "the caller aborted the search", { requestId, cause: reason });
  }
  if (cause instanceof PaymentRoutingError) return cause;
  const code = readCode(cause);
  if (deadline.ended === "timeout") {
    const message = `no complete answer arrived within ${deadline.timeoutMs} ms`;
    return new PaymentRoutingError("timeout", message, { requestId });
  }
  if (TIMED_OUT.has(code)) {
    return new PaymentRoutingError("timeout", `the search timed out: ${code}`, { requestId, cause });
  }
  if (CLOSED.has(code)) {
    return new PaymentRoutingError("closed", `the dispatcher is closed: ${code}`, { requestId, cause });
  }
  const message = `no complete answer arrived: ${code}${explain(cause, code)}`;
  return new PaymentRoutingError("network", message, { requestId, cause });
}

// Timeouts of a custom dispatcher and of the operating system.
const TIMED_OUT: ReadonlySet<string> = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]);

const CLOSED: ReadonlySet<string> = new Set(["UND_ERR_CLOSED", "UND_ERR_DESTROYED"]);

/** What undici and OpenSSL say in words of their own, which their codes do not explain. */
function explain(cause: unknown, code: string): string {
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER")
    return ", baseUrl begins with https:, but its port answers without TLS; it may be a port for http:";
  const isContinue = code === "UND_ERR_SOCKET" && (cause as Error).message === "bad response";
  return isContinue ? ", the service or a proxy answered 100 Continue, for which the client did not ask" : "";
}

/** The code of the failure. Its message stays in `cause`, because it may quote anything. */
function readCode(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
