// Generated from schemas/operator/new-key.schema.json. Do not edit: npm run generate.

import type { Reason } from "./activation-action.ts";

/**
 * Key to create.
 *
 * From new-key.schema.json.
 */
export interface NewKey {
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
  /**
   * IDs of the clients that a key with the scope `viewer`, `operator` or `admin` is limited to. If absent,
   * the key is not limited.
   */
  readonly client_ids?: readonly number[];
  /**
   * Time the key expires. Default: never.
   */
  readonly expires_at?: string;
  /**
   * SHA-256, in hexadecimal, of a key that its holder already has. If absent, a key is generated.
   */
  readonly sha256?: string;
  readonly reason: Reason;
}
