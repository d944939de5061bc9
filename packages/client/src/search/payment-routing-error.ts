import type { Problem, ReportedIssue } from "./problem.ts";

/**
 * Every code a {@link PaymentRoutingError} can carry. The list is closed: callers may switch over it.
 *
 * - Nothing was sent: `invalid-options`, `invalid-request`, `closed`
 * - The service answered with an error: `rejected` to `unexpected-status`
 * - The service answered 200 without a valid search response: `invalid-response`
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

/** The code of a failed search. */
export type PaymentRoutingErrorCode = (typeof PAYMENT_ROUTING_ERROR_CODES)[number];

/** Details of a failed search. */
export interface PaymentRoutingErrorDetails {
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly issues?: readonly ReportedIssue[] | undefined;
  readonly cause?: unknown;
}

const BRAND: unique symbol = Symbol.for("@payment-routing/client/PaymentRoutingError");

/**
 * The error that this package throws.
 *
 * Safe to log: message and own properties contain neither the API key nor the criteria. `issues` and `problem` may quote
 * them; they are accessors, which loggers omit. Do not subclass it: `instanceof` checks the brand only.
 */
export class PaymentRoutingError extends Error {
  override readonly name = "PaymentRoutingError";
  readonly code: PaymentRoutingErrorCode;
  /** The HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  /** The request ID in the logs of the service. Undefined if nothing was sent. */
  readonly requestId: string | undefined;
  /** The Retry-After of the service, for `rate-limited` and `unavailable`. */
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

  /** Whether the same search may succeed later. Repeating a search is always safe. */
  get retryable(): boolean {
    return RETRYABLE.has(this.code);
  }

  /** The problem document (RFC 9457) of the answer, if it had a readable one. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /**
   * The issues of the criteria (`invalid-request`: found by the client, `rejected`: found by the service) or of the answer
   * (`invalid-response`). `received` and `message` may quote personal data.
   */
  get issues(): readonly ReportedIssue[] {
    return this.#issues;
  }

  /** Makes `instanceof` work across several installed copies of this package. */
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
