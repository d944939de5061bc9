/** A callback whose lane a worker holds: nobody else posts it until the lease ends. */
export interface ClaimedCallback {
  readonly sessionId: number;
  readonly clientId: number;
  /** Origin of the address. */
  readonly endpoint: string;
  readonly url: string;
  readonly sequence: number;
  /** What settling is fenced by, together with the sequence number. */
  readonly lease: number;
  /** When it was claimed, by `performance.now()` of this process. */
  readonly claimedAtMs: number;
  /** When the lease ends, by `performance.now()` of this process, and never later than the database thinks. */
  readonly leaseEndsAtMs: number;
  /** Failed attempts so far. */
  readonly attempts: number;
  /** Whether newer callbacks wait in the lane. */
  readonly hasNewer: boolean;
  /** The one attempt that a breaker lets through to find out how the endpoint does. */
  readonly isProbe: boolean;
  /** Undefined when the callback's row is not there. */
  readonly content: CallbackContent | undefined;
}

/** The row of a callback, as far as posting it needs it. */
export interface CallbackContent {
  /** When it was made, as the database writes it: a Date has not all of its digits. */
  readonly madeAt: string;
  /** How old it was when it was claimed, by the database's clock. */
  readonly ageMs: number;
  readonly callbackId: string;
  readonly state: "waiting" | "delivered" | "skipped" | "superseded" | "refused" | "test";
  readonly isFinal: boolean;
  /** Exactly the bytes to send. */
  readonly body: Uint8Array;
  /** The secrets that the signatures in the body were made with. */
  readonly secretIds: readonly string[];
  /** Sequence numbers of the callbacks that it stands for, ascending. */
  readonly supersedes: readonly number[];
}
