import type { Problem, ReportedIssue } from "./problem.ts";

/**
 * Every code a {@link PaymentRoutingError} can carry. The list is closed: callers may switch over it.
 *
 * - Nothing was sent: `invalid-options`, `invalid-request`, `closed`
 * - The service answered, and said no: `rejected` to `unexpected-status`
 * - The service said 200, but not with a search response: `invalid-response`
 * - No answer arrived: `timeout`, `aborted`, `network`
 */
export const PAYMENT_ROUTING_ERROR_CODES = [
  "invalid-options",
  "invalid-request",
  "closed",
  "rejected",
  "unauthorized",
  "forbidden",
  "no-eligible-method",
  "too-large",
  "unsupported-media-type",
  "rate-limited",
  "unavailable",
  "unexpected-status",
  "invalid-response",
  "timeout",
  "aborted",
  "network",
] as const;

/** Why a search has no answer. The list is closed: callers may switch over it. */
export type PaymentRoutingErrorCode = (typeof PAYMENT_ROUTING_ERROR_CODES)[number];

/** What is known of a failure besides its code and message. */
export interface PaymentRoutingErrorDetails {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly issues?: readonly ReportedIssue[] | undefined;
  readonly cause?: unknown;
}

// The class names it in its body, so it stands before it.
const BRAND: unique symbol = Symbol.for("@payment-routing/client/PaymentRoutingError");

/**
 * The one error that this package throws.
 *
 * Its message and its own enumerable properties hold neither the API key nor anything of the criteria, so it may
 * be logged as it is. `issues` and `problem` quote what was refused: they are accessors, which loggers and
 * `console.log` leave out. Not made to be subclassed: `instanceof` looks at the brand alone.
 */
export class PaymentRoutingError extends Error {
  override readonly name = "PaymentRoutingError";
  readonly code: PaymentRoutingErrorCode;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** The id under which the operator finds the search in the logs. Undefined when nothing was sent. */
  readonly requestId: string | undefined;
  /** How long the service asks to be left alone, with `rate-limited` and `unavailable`. */
  readonly retryAfterMs: number | undefined;
  readonly #problem: Problem | undefined;
  readonly #issues: readonly ReportedIssue[];

  constructor(code: PaymentRoutingErrorCode, message: string, details: PaymentRoutingErrorDetails = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.#problem = details.problem;
    this.#issues = details.issues ?? details.problem?.issues ?? [];
  }

  /** True when the same search, sent again later, may succeed: a search changes nothing, so repeating it is safe. */
  get retryable(): boolean {
    return RETRYABLE.has(this.code);
  }

  /** The problem document (RFC 9457) of the answer, when it had one that could be read. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /**
   * Each fault of the criteria (`invalid-request`: found here, `rejected`: found by the service) or of the answer
   * (`invalid-response`). Their `received` and `message` may quote personal data.
   */
  get issues(): readonly ReportedIssue[] {
    return this.#issues;
  }

  /** Marks the errors of every copy of this package, so that `instanceof` holds where npm installed two. */
  get [BRAND](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && BRAND in value;
  }
}

const RETRYABLE: ReadonlySet<PaymentRoutingErrorCode> = new Set([
  "rate-limited",
  "unavailable",
  "timeout",
  "network",
]);
