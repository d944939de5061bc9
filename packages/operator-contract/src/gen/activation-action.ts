// Generated from schemas/operator/activation-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * The activation of a stored version.
 *
 * From activation-action.schema.json.
 */
export interface ActivationAction {
  /**
   * The digest of the version that is active now. The request is rejected when another one is.
   */
  readonly expected_digest: string;
  readonly reason: Reason;
}
