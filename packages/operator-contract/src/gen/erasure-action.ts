// Generated from schemas/operator/erasure-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Erase what was reported and sent of a session.
 *
 * From erasure-action.schema.json.
 */
export interface ErasureAction {
  /**
   * Whether to erase callbacks that are not delivered too. Without it, a session with such callbacks is not
   * erased.
   */
  readonly discard_undelivered?: boolean;
  readonly reason: Reason;
}
