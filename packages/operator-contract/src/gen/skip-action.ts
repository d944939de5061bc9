// Generated from schemas/operator/skip-action.schema.json. Do not edit: npm run generate.

/**
 * Why it is done, for whoever reads the audit later: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * An operator leaves out the callback of a session whose turn it is.
 *
 * From skip-action.schema.json.
 */
export interface SkipAction {
  /**
   * The callback, by its number in the session: no other is skipped in its place, should it have been
   * delivered in the meantime.
   */
  readonly sequence: number;
  readonly reason: Reason;
}
