// Generated from schemas/operator/endpoint-action.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Action on an endpoint.
 *
 * From endpoint-action.schema.json.
 */
export interface EndpointAction {
  /**
   * Origin of the endpoint, without a path: `https://merchant.example`.
   */
  readonly endpoint: string;
  readonly reason: Reason;
}
