import type { PaymentCallback } from "@payment-routing/callback-contract";
import type { CallbackError } from "../answers/callback-error.ts";
import type { CallbackContext, CallbackStore } from "../stores/callback-store.ts";
import type { CallbackDelivery } from "../verification/callback-delivery.ts";
import type { CallbackVerification } from "../verification/verify-callback.ts";

/**
 * A verified, valid callback for your handler. Unless it is a redelivery, it is not a duplicate and not older than a
 * previous callback of its session.
 */
export interface ReceivedCallback<Transaction = undefined>
  extends CallbackDelivery,
    CallbackContext<Transaction> {
  readonly callback: PaymentCallback;
}

/** A callback that was answered with 200 without being handled. */
export interface IgnoredCallback extends CallbackDelivery {
  readonly callback: PaymentCallback;
  readonly outcome: "duplicate" | "older";
  /** The highest sequence of the session received before. */
  readonly previousSequence: number | undefined;
}

/** Options of `createCallbackReceiver`. */
export interface CallbackReceiverOptions<Transaction = undefined> extends CallbackVerification {
  /**
   * Your handler. The delivery is answered with 200 once the handler has resolved and the store has committed. If the handler
   * throws or rejects, the answer is 500 and the service sends the callback again. Callbacks of one session run one at a time.
   *
   * A redelivery (`redelivery: true`) was requested by an operator. It may have been handled before and may be older than
   * `previousSequence`: do not overwrite newer data.
   *
   * A test event (`isTest: true`) is also marked as a redelivery. It belongs to no payment: do not store it.
   */
  readonly onCallback: (received: ReceivedCallback<Transaction>) => unknown;
  /** The store of received callbacks. Default: a memory store, which is lost when the process ends. */
  readonly store?: CallbackStore<Transaction>;
  /** The timeout for the body of a request, in milliseconds. Default 10,000. */
  readonly bodyTimeoutMs?: number;
  /** Called for each rejected delivery (4xx). Anyone can cause these. */
  readonly onRejected?: (error: CallbackError) => void;
  /** Called for each duplicate, and for each callback older than a previous one. */
  readonly onIgnored?: (ignored: IgnoredCallback) => void;
  /** Called for each failed delivery (5xx), with the thrown error as `cause`. Default `console.error`. */
  readonly onFailed?: (error: CallbackError) => void;
}

export const DEFAULT_BODY_TIMEOUT_MS = 10_000;
