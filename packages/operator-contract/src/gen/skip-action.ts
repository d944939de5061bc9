// Generated from schemas/operator/skip-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Skip the next callback of a session.
 *
 * From skip-action.schema.json.
 */
export interface SkipAction {
  /**
   * The sequence number of the callback. When another callback is next by now, nothing is skipped.
   */
  readonly sequence: number;
  readonly reason: Reason;
}
