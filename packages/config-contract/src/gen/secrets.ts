// Generated from schemas/config/secrets.schema.json. Do not edit: npm run generate.

/**
 * A secret: a signing secret, written whsec_ and its key in base64, or the salt of a MAC, any text.
 *
 * From secret-entry.schema.json.
 */
export type SecretEntry = SecretInPlace | SecretFromEnvironment | SecretFromFile;
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
 * A secret whose text stands here.
 */
export interface SecretInPlace {
  readonly id: SecretId;
  /**
   * The text of the secret.
   */
  readonly value: string;
  /**
   * The moment from which the secret signs nothing: an RFC 3339 date and time with its offset. Set it at
   * least as far ahead as callbacks are retried, so that what was signed with the secret can still be
   * delivered as it is. Without it the secret is not retired.
   */
  readonly retired_at?: string;
  /**
   * Marks a secret that may be public because it signs nothing but what the sandbox sends. Anywhere else it
   * is refused.
   */
  readonly sandbox?: true;
}
/**
 * A secret whose text is in the environment.
 */
export interface SecretFromEnvironment {
  readonly id: SecretId;
  /**
   * The name of the environment variable that holds the text.
   */
  readonly env: string;
  /**
   * The moment from which the secret signs nothing: an RFC 3339 date and time with its offset. Set it at
   * least as far ahead as callbacks are retried, so that what was signed with the secret can still be
   * delivered as it is. Without it the secret is not retired.
   */
  readonly retired_at?: string;
  /**
   * Marks a secret that may be public because it signs nothing but what the sandbox sends. Anywhere else it
   * is refused.
   */
  readonly sandbox?: true;
}
/**
 * A secret whose text is in a file of its own.
 */
export interface SecretFromFile {
  readonly id: SecretId;
  /**
   * The path of the file, as seen from the folder of this one. A line break at its end is no part of the
   * text.
   */
  readonly file: string;
  /**
   * The moment from which the secret signs nothing: an RFC 3339 date and time with its offset. Set it at
   * least as far ahead as callbacks are retried, so that what was signed with the secret can still be
   * delivered as it is. Without it the secret is not retired.
   */
  readonly retired_at?: string;
  /**
   * Marks a secret that may be public because it signs nothing but what the sandbox sends. Anywhere else it
   * is refused.
   */
  readonly sandbox?: true;
}
