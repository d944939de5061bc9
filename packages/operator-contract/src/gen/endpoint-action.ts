// Generated from schemas/operator/endpoint-action.schema.json. Do not edit: npm run generate.

/**
 * Why it is done, for whoever reads the audit later: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * Something that an operator does to an endpoint.
 *
 * From endpoint-action.schema.json.
 */
export interface EndpointAction {
  /**
   * The origin that callbacks go to, such as https://merchant.example.
   */
  readonly endpoint: string;
  readonly reason: Reason;
}
