// Generated from schemas/operator/activation-action.schema.json. Do not edit: npm run generate.

/**
 * Reason for the action, recorded in the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Activation of a stored version.
 *
 * From activation-action.schema.json.
 */
export interface ActivationAction {
  /**
   * Digest of the version that is active now. The request is rejected if another version is active.
   */
  readonly expected_digest: string;
  readonly reason: Reason;
}
