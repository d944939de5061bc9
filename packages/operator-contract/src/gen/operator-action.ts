// Generated from schemas/operator/operator-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * An action on what the path names.
 *
 * From operator-action.schema.json.
 */
export interface OperatorAction {
  readonly reason: Reason;
}
