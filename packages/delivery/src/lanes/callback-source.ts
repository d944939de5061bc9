/** A table whose rows workers lease, post and settle. */
export interface CallbackSource {
  readonly name: "lanes" | "redeliveries";
  /** Share of the free slots that a claim may use. */
  readonly slotShare: number;
  /** See `writeClaim`. */
  readonly claim: string;
  /** See `writeSettle`. */
  readonly settle: string;
}
