// Generated from schemas/operator/key-revocation.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * A key to revoke for good.
 *
 * From key-revocation.schema.json.
 */
export interface KeyRevocation {
  /**
   * The ID of the key, unique for its holder and never reused.
   */
  readonly key_id: string;
  /**
   * The client that holds the key. Give this or `scope`.
   */
  readonly client_id?: number;
  /**
   * The scope of a key of the internal listener. Give this or `client_id`.
   */
  readonly scope?: "processor" | "viewer" | "operator" | "admin";
  readonly reason: Reason;
}
