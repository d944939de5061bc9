// Generated from schemas/operator/redelivery-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Redelivery of the callbacks that match the query.
 *
 * From redelivery-action.schema.json.
 */
export interface RedeliveryAction {
  /**
   * Maximum number of callbacks that become due in a second. Callbacks that wait in one lane are still sent
   * in a row. Default: no limit.
   */
  readonly per_second?: number;
  readonly reason: Reason;
}
