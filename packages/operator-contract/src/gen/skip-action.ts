// Generated from schemas/operator/skip-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Skipping of the next callback of a session.
 *
 * From skip-action.schema.json.
 */
export interface SkipAction {
  /**
   * Sequence number of the callback. If another callback is next by then, nothing is skipped.
   */
  readonly sequence: number;
  readonly reason: Reason;
}
