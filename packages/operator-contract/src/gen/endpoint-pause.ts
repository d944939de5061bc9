// Generated from schemas/operator/endpoint-pause.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Pause of an endpoint.
 *
 * From endpoint-pause.schema.json.
 */
export interface EndpointPause {
  /**
   * Origin of the endpoint, without a path: `https://merchant.example`.
   */
  readonly endpoint: string;
  /**
   * Time the pause ends. Default: it lasts until the endpoint is resumed.
   */
  readonly until?: string;
  readonly reason: Reason;
}
