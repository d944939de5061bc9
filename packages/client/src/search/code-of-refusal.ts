import type { PaymentRoutingErrorCode } from "./payment-routing-error.ts";
import type { Problem } from "./problem.ts";

/**
 * The one place where HTTP becomes a code. The status decides, with or without a problem document, except for
 * `no-eligible-method`: a checkout may answer that by offering nothing, so it is believed of the service alone.
 */
export function codeOfRefusal(status: number, problem: Problem | undefined): PaymentRoutingErrorCode {
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
