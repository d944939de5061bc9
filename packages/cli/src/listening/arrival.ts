import type {
  CallbackDelivery,
  CallbackError,
  CallbackOutcome,
  PaymentCallback,
} from "@payment-routing/client/callbacks";

/** One request that arrived, and what it was answered with. */
export interface Arrival {
  readonly at: Date;
  readonly status: number;
  readonly found: VerifiedCallback | RefusedRequest;
}

/**
 * A callback that was verified.
 *
 * - `handled`, `duplicate`, `older`: as the receiver ruled
 * - `simulated-failure`: it was answered with the status that was asked for, and is not taken for received
 * - `other-client`: of a client that was not asked for; not taken for received either
 */
export interface VerifiedCallback {
  readonly outcome: CallbackOutcome | "simulated-failure" | "other-client";
  readonly delivery: CallbackDelivery;
  readonly callback: PaymentCallback;
  /** The highest sequence of the session before. */
  readonly previousSequence: number | undefined;
}

export interface RefusedRequest {
  readonly outcome: "refused";
  readonly error: CallbackError;
}
