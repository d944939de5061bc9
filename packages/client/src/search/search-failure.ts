import type { Deadline } from "./deadline.ts";
import { PaymentRoutingError } from "./payment-routing-error.ts";

/**
 * The error of a search that ended with something thrown: by this package, by undici, by the caller's signal.
 * An abort by the caller goes before all else, since it is what the caller waits to see.
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
  return new PaymentRoutingError("network", `no complete answer arrived: ${code}`, { requestId, cause });
}

// The limits of a dispatcher of the caller's own, and of the operating system.
const TIMED_OUT: ReadonlySet<string> = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]);

const CLOSED: ReadonlySet<string> = new Set(["UND_ERR_CLOSED", "UND_ERR_DESTROYED"]);

/** What kind of failure it was. Its own message is left to `cause`: what it quotes is not known here. */
function readCode(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
