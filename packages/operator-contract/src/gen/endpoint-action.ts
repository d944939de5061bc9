// Generated from schemas/operator/endpoint-action.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * An action on an endpoint.
 *
 * From endpoint-action.schema.json.
 */
export interface EndpointAction {
  /**
   * The origin of the endpoint, without a path: `https://merchant.example`.
   */
  readonly endpoint: string;
  readonly reason: Reason;
}
