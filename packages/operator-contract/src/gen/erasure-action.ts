// Generated from schemas/operator/erasure-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Erasure of everything that was reported and sent for a session.
 *
 * From erasure-action.schema.json.
 */
export interface ErasureAction {
  /**
   * Whether to erase undelivered callbacks too. Default: false; a session with undelivered callbacks is not
   * erased.
   */
  readonly discard_undelivered?: boolean;
  readonly reason: Reason;
}
