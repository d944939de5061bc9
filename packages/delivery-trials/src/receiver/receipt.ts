/** A complete request to a merchant's server: a line of its log, in order of arrival. */
export interface Receipt {
  /** Unix milliseconds, with a fraction. */
  readonly atMs: number;
  readonly merchant: string;
  /** `webhook-id` */
  readonly id: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly redelivery: boolean;
  /** SHA-256 of the body, in hexadecimal digits. */
  readonly digest: string;
  /** Status codes of the session and of its transactions in the body. */
  readonly codes: readonly number[];
  /** The secret that verified the signatures; undefined if they are invalid. */
  readonly secretId: string | undefined;
  /** Status of the answer; undefined if there was none. */
  readonly status: number | undefined;
}

export function isAccepted({ status = 0 }: Pick<Receipt, "status">): boolean {
  return status >= 200 && status < 300;
}
