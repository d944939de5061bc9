// Generated from schemas/operator/new-key.schema.json. Do not edit: npm run generate.

/**
 * The reason, for the audit: one line.
 *
 * From reason.schema.json.
 */
export type Reason = string;

/**
 * A key to create.
 *
 * From new-key.schema.json.
 */
export interface NewKey {
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
  /**
   * When it expires. Default: never.
   */
  readonly expires_at?: string;
  /**
   * The SHA-256, in hexadecimal, of a key that its holder has already. Without it a key is generated.
   */
  readonly sha256?: string;
  readonly reason: Reason;
}
