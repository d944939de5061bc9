/** The verified headers of a delivery. */
export interface CallbackDelivery {
  /** The ID of the callback, the same for every attempt. */
  readonly id: string;
  /** The payment session of the callback. */
  readonly sessionId: number;
  /** The position among the callbacks of the session, ascending, possibly with gaps. */
  readonly sequence: number;
  /** Whether an operator of the service requested this delivery, independent of previous deliveries. */
  readonly redelivery: boolean;
  /** Whether this is a test event, which belongs to no payment session: do not store or book anything. */
  readonly isTest: boolean;
  /** The sequences of callbacks that this one replaces, ascending. They will not arrive. Absent if there are none. */
  readonly supersedes?: readonly number[];
  /** The time of this attempt. */
  readonly attemptTimestamp: Date;
  /** The ID of the first secret that matches the signature. */
  readonly secretId: string;
}
