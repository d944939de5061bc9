// Generated from schemas/operator/find-request.schema.json. Do not edit: npm run generate.

/**
 * Text to look up.
 *
 * From find-request.schema.json.
 */
export interface FindRequest {
  /**
   * ID, number or name. Spaces around it are ignored.
   */
  readonly text: string;
}
