// Generated from schemas/operator/operator-action.schema.json. Do not edit: npm run generate.

/**
 * Why it is done, for whoever reads the audit later: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Something that an operator does to what the path names, and nothing more to say of it.
 *
 * From operator-action.schema.json.
 */
export interface OperatorAction {
  readonly reason: Reason;
}
