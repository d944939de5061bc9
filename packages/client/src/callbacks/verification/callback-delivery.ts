/** What the headers of a delivery say. Trustworthy: it is signed. */
export interface CallbackDelivery {
  /** The callback: the same for every attempt to deliver it. */
  readonly id: string;
  /** The payment session that it is about. */
  readonly sessionId: number;
  /** Its place among the callbacks of the session, ascending. Numbers may be left out. */
  readonly sequence: number;
  /** Whether an operator of the service sends it again, on purpose, whatever became of it before. */
  readonly redelivery: boolean;
  /** Whether it is of no payment session and was sent to try your receiver: nothing happened, so change nothing by it. */
  readonly isTest: boolean;
  /** The sequences of callbacks that it stands for, ascending: they will not come. Left out when there are none. */
  readonly supersedes?: readonly number[];
  /** When this attempt was made. */
  readonly attemptTimestamp: Date;
  /** Which of the secrets it is signed with: the first of those that match. */
  readonly secretId: string;
}
