import type { PaymentCallback } from "@payment-routing/callback-contract";
import type { CallbackError } from "../answers/callback-error.ts";
import type { CallbackContext, CallbackStore } from "../stores/callback-store.ts";
import type { CallbackDelivery } from "../verification/callback-delivery.ts";
import type { CallbackVerification } from "../verification/callback-verification.ts";

/**
 * A callback for your handler: verified and valid. Unless it is a redelivery, it is not a duplicate, and newer than those of
 * its session before it.
 */
export interface ReceivedCallback<Transaction = undefined>
  extends CallbackDelivery,
    CallbackContext<Transaction> {
  readonly callback: PaymentCallback;
}

/** A callback that was answered with 200 and not handled. */
export interface IgnoredCallback extends CallbackDelivery {
  readonly callback: PaymentCallback;
  readonly outcome: "duplicate" | "older";
  /** The highest sequence of the session received before. */
  readonly previousSequence: number | undefined;
}

/** How callbacks are verified, remembered and handled. */
export interface CallbackReceiverOptions<Transaction = undefined> extends CallbackVerification {
  /**
   * Your handler. The delivery is answered with 200 once it has resolved and the store has committed; when it throws or
   * rejects, with 500, and the service delivers the callback again. Callbacks of one session are handled one at a time.
   *
   * A redelivery (`redelivery: true`) is one that an operator asked for: it may have been handled before and may be
   * older than `previousSequence`: leave what is newer as it is.
   *
   * A test event (`isTest: true`) is marked as a redelivery too, and is of no payment: store nothing of it.
   */
  readonly onCallback: (received: ReceivedCallback<Transaction>) => unknown;
  /** What remembers which callbacks were received. Default: a memory store, which forgets when the process ends. */
  readonly store?: CallbackStore<Transaction>;
  /** How long the body of a request may take to arrive, in milliseconds. Default 10,000. */
  readonly bodyTimeoutMs?: number;
  /** Told of each delivery that was refused (4xx). Strangers cause these as well. */
  readonly onRefused?: (error: CallbackError) => void;
  /** Told of each callback that was a duplicate, or older than one received before. */
  readonly onIgnored?: (ignored: IgnoredCallback) => void;
  /** Told of each delivery that failed on this side (5xx), with what was thrown as `cause`. Default `console.error`. */
  readonly onFailed?: (error: CallbackError) => void;
}

export const DEFAULT_BODY_TIMEOUT_MS = 10_000;
