// Generated from schemas/operator/key-revocation.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Key to revoke permanently.
 *
 * From key-revocation.schema.json.
 */
export interface KeyRevocation {
  /**
   * ID of the key, unique for its holder and never reused.
   */
  readonly key_id: string;
  /**
   * Client that holds the key. Either this or `scope` is required.
   */
  readonly client_id?: number;
  /**
   * Scope of a key for the internal listener. Either this or `client_id` is required.
   */
  readonly scope?: "processor" | "viewer" | "operator" | "admin";
  readonly reason: Reason;
}
