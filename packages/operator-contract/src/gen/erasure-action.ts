// Generated from schemas/operator/erasure-action.schema.json. Do not edit: npm run generate.

/**
 * Why it is done, for whoever reads the audit later: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * An operator erases what was reported of a session, and what was sent.
 *
 * From erasure-action.schema.json.
 */
export interface ErasureAction {
  /**
   * Erases callbacks that the merchant has not been told of as well. Otherwise a session with such callbacks
   * stays as it is.
   */
  readonly discard_undelivered?: boolean;
  readonly reason: Reason;
}
