// Generated from schemas/config/secrets.schema.json. Do not edit: npm run generate.

import type { SecretId } from "./merchant-configuration.ts";

/**
 * Secrets for the callbacks of all merchants. The merchant configuration refers to them by ID. A secret
 * belongs to one client.
 *
 * From secrets.schema.json.
 */
export interface SecretsFile {
  /**
   * Secrets. Their order has no meaning.
   */
  readonly secrets: readonly SecretEntry[];
}

/**
 * Secret for callbacks: a signing secret (`whsec_` and the key in base64) or the salt of a MAC (any text).
 * Exactly one of `value`, `env` and `file` must be set.
 *
 * From secret-entry.schema.json.
 */
export interface SecretEntry {
  readonly id: SecretId;
  /**
   * Text of the secret.
   */
  readonly value?: string;
  /**
   * Name of the environment variable that contains the text.
   */
  readonly env?: string;
  /**
   * Path of a file that contains the text, relative to the folder of the secrets file. A line break at its
   * end is ignored.
   */
  readonly file?: string;
  /**
   * Time from which the secret is no longer used (RFC 3339 with offset). Set it later than the last retry of
   * the callbacks signed with the secret, so that they can be delivered unchanged. If absent, the secret is
   * not retired.
   */
  readonly retired_at?: string;
  /**
   * Marks a public secret. It is accepted only in the sandbox.
   */
  readonly sandbox?: true;
}
