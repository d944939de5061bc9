// Generated from schemas/operator/operator-action.schema.json. Do not edit: npm run generate.

/**
 * Reason for the action, recorded in the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Action on the object in the path.
 *
 * From operator-action.schema.json.
 */
export interface OperatorAction {
  readonly reason: Reason;
}
