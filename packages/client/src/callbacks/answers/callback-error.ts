import type { Issue } from "@payment-routing/contract-runtime";
import type { CallbackDelivery } from "../verification/callback-delivery.ts";

/** Details of a rejected or failed delivery. */
export interface CallbackErrorDetails {
  readonly header?: string | undefined;
  readonly path?: string | undefined;
  readonly delivery?: CallbackDelivery | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly cause?: unknown;
}

/**
 * The reason for a response other than 2xx, passed to `onRejected` and `onFailed`.
 *
 * Safe to log: message and own properties contain nothing of the body. `cause` is the error of your handler or store.
 * `issues` quote the body; they are an accessor, which loggers omit.
 */
export class CallbackError extends Error {
  override readonly name = "CallbackError";
  readonly code: CallbackProblemCode;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** The invalid header. */
  readonly header: string | undefined;
  /** The invalid member, as a JSON Pointer. */
  readonly path: string | undefined;
  /** The verified headers. */
  readonly delivery: CallbackDelivery | undefined;
  readonly #issues: readonly Issue[];

  constructor(code: CallbackProblemCode, message: string, details: CallbackErrorDetails = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.status = CALLBACK_PROBLEMS[code].status;
    this.header = details.header;
    this.path = details.path;
    this.delivery = details.delivery;
    this.#issues = details.issues ?? [];
  }

  /** The issues of the body, for `invalid-body`. `received` and `message` may quote personal data. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }
}

/**
 * The problems that a receiver answers with, by code. The list is closed: a code is the last part of a problem's `type` and
 * never changes its meaning.
 *
 * - 4xx: the delivery is rejected. Every authentication failure is 401.
 * - 5xx: the delivery is valid, but the receiver failed. The service sends it again.
 */
export const CALLBACK_PROBLEMS = {
  "method-not-allowed": { status: 405, title: "The method is not POST" },
  "body-too-large": { status: 413, title: "The body is too long" },
  "body-too-slow": { status: 408, title: "The body did not arrive in time" },
  "body-incomplete": { status: 400, title: "The body is incomplete" },
  "missing-header": { status: 401, title: "A header of the delivery is missing" },
  "malformed-header": { status: 401, title: "A header of the delivery is malformed" },
  expired: { status: 401, title: "The delivery is too old" },
  "too-new": { status: 401, title: "The delivery is dated in the future" },
  "wrong-signature": { status: 401, title: "The delivery is not signed with a known secret" },
  "invalid-body": { status: 400, title: "The body is not a valid payment callback" },
  "session-mismatch": { status: 400, title: "Header and body name different sessions" },
  "wrong-body-signature": { status: 401, title: "The signature in the body is wrong" },
  "wrong-mac": { status: 401, title: "The MAC of a transaction is wrong" },
  "body-already-read": { status: 500, title: "The receiver could not read the bytes of the body" },
  "handling-failed": { status: 500, title: "The callback could not be handled" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** The code of a problem: the last part of its `type`. */
export type CallbackProblemCode = keyof typeof CALLBACK_PROBLEMS;
