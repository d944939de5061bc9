// Generated from schemas/operator/operator-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Action on the object in the path.
 *
 * From operator-action.schema.json.
 */
export interface OperatorAction {
  readonly reason: Reason;
}
