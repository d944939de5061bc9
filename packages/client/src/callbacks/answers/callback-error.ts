import type { Issue } from "@payment-routing/contract-runtime";
import type { CallbackDelivery } from "../verification/callback-delivery.ts";
import { CALLBACK_PROBLEMS, type CallbackProblemCode } from "./callback-problems.ts";

/** What is known of a refusal or failure besides its code and message. */
export interface CallbackErrorDetails {
  readonly header?: string | undefined;
  readonly path?: string | undefined;
  readonly delivery?: CallbackDelivery | undefined;
  readonly issues?: readonly Issue[] | undefined;
  readonly cause?: unknown;
}

/**
 * Why a delivery was not answered with 2xx: what `onRefused` and `onFailed` get, and what the answer says.
 *
 * Message and own properties hold nothing of the body, so it may be logged as it is; only the `cause` of a failure is
 * whatever your handler or store threw. `issues` quote the body: they are an accessor, which loggers leave out.
 */
export class CallbackError extends Error {
  override readonly name = "CallbackError";
  readonly code: CallbackProblemCode;
  /** The HTTP status that the delivery was answered with. */
  readonly status: number;
  /** The header at fault. */
  readonly header: string | undefined;
  /** The member at fault, as a JSON Pointer. */
  readonly path: string | undefined;
  /** What the headers say, once they were verified. */
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

  /** Everything that is wrong with the body, with `invalid-body`. `received` and `message` may quote personal data. */
  get issues(): readonly Issue[] {
    return this.#issues;
  }
}
