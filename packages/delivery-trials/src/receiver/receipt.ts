/** A request as a merchant's server had it, whole: a line of its log. In the order in which they arrived. */
export interface Receipt {
  /** Milliseconds since the epoch, with a fraction. */
  readonly atMs: number;
  /** The merchant. */
  readonly merchant: string;
  /** `webhook-id` */
  readonly id: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly redelivery: boolean;
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly digest: string;
  /** Codes of the session and of its transactions, as the body has them. */
  readonly codes: readonly number[];
  /** The secret that signed it; undefined when the signatures do not hold. */
  readonly secretId: string | undefined;
  /** The status that it was answered with; undefined when there was no answer. */
  readonly status: number | undefined;
}

/** Whether the sender may have seen that it was accepted. */
export function isAccepted({ status = 0 }: Pick<Receipt, "status">): boolean {
  return status >= 200 && status < 300;
}
