// Generated from schemas/config/secrets.schema.json. Do not edit: npm run generate.

/**
 * The name of a secret, as the secrets file has it. Names may be logged. The text of a secret does not pass
 * for one.
 *
 * From secret-id.schema.json.
 */
export type SecretId = string;

/**
 * The secrets that callbacks are signed with, for all merchants. The merchant configuration names them by
 * their IDs; a secret belongs to one client.
 *
 * From secrets.schema.json.
 */
export interface SecretsFile {
  /**
   * The secrets. Their order means nothing.
   */
  readonly secrets: readonly SecretEntry[];
}

/**
 * A secret: a signing secret, written whsec_ and its key in base64, or the salt of a MAC, any text. Its
 * text stands in one of three places: here (value), in the environment (env), or in a file of its own
 * (file).
 *
 * From secret-entry.schema.json.
 */
export interface SecretEntry {
  readonly id: SecretId;
  /**
   * The text of the secret.
   */
  readonly value?: string;
  /**
   * The name of the environment variable that holds the text.
   */
  readonly env?: string;
  /**
   * The path of the file that holds the text, as seen from the folder of this one. A line break at its end is
   * no part of the text.
   */
  readonly file?: string;
  /**
   * The moment from which the secret signs nothing: an RFC 3339 date and time with its offset. Set it at
   * least as far ahead as callbacks are retried, so that what was signed with the secret can still be
   * delivered as it is. Without it the secret is not retired.
   */
  readonly retired_at?: string;
  /**
   * Marks a secret that may be public because it signs nothing but what the sandbox sends. Anywhere else it
   * is rejected.
   */
  readonly sandbox?: true;
}
