// Generated from schemas/operator/endpoint-action.schema.json. Do not edit: npm run generate.

/**
 * Reason for the action, recorded in the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

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
