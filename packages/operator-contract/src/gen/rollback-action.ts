// Generated from schemas/operator/rollback-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Rollback of the configuration.
 *
 * From rollback-action.schema.json.
 */
export interface RollbackAction {
  /**
   * Digest of the version that is active now. The request is rejected if another version is active.
   */
  readonly expected_digest: string;
  /**
   * Digest of the version to activate. Default: the version that was active before the current one.
   */
  readonly digest?: string;
  readonly reason: Reason;
}
