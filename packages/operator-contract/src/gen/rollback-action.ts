// Generated from schemas/operator/rollback-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * A rollback of the configuration.
 *
 * From rollback-action.schema.json.
 */
export interface RollbackAction {
  /**
   * The digest of the version that is active now. The request is rejected when another one is.
   */
  readonly expected_digest: string;
  /**
   * The digest of the version to activate. Default: the version that was active before the current one.
   */
  readonly digest?: string;
  readonly reason: Reason;
}
