// Generated from schemas/config/credentials.schema.json. Do not edit: npm run generate.

/**
 * The keys that clients authenticate their searches with, and those to the internal listener. Only digests
 * are kept, so that whoever reads the file still has no key.
 *
 * From credentials.schema.json.
 */
export interface CredentialsFile {
  /**
   * The keys, client by client. Each client is listed once.
   */
  readonly credentials: readonly ClientCredentials[];
  /**
   * The keys to the internal listener, which processors report to and operators use. A key that is removed
   * here is revoked.
   */
  readonly internal?: readonly InternalKey[];
}

/**
 * The keys of one client.
 *
 * From client-credentials.schema.json.
 */
export interface ClientCredentials {
  /**
   * The merchant's ID at the service.
   */
  readonly client_id: number;
  /**
   * The keys that are live. Several at once let a client change its key without a pause; a key that is
   * removed here is revoked.
   */
  readonly keys: readonly ApiKey[];
}

/**
 * A key, by its digest.
 *
 * From api-key.schema.json.
 */
export interface ApiKey {
  /**
   * A name for the key that may be logged. Unique within its client.
   */
  readonly id: string;
  /**
   * The SHA-256 digest of the key's UTF-8 bytes: 64 lower-case hexadecimal digits. Keys must be long and
   * random: a fast digest does not protect a key that can be guessed.
   */
  readonly sha256: string;
  /**
   * The moment from which the key is no longer accepted: an RFC 3339 date and time with its offset. Without
   * it the key does not expire.
   */
  readonly expires?: string;
  /**
   * Marks a key that may be public because it opens nothing but the sandbox. Anywhere else the key is
   * rejected.
   */
  readonly sandbox?: true;
}

/**
 * A key to the internal listener, by its digest.
 *
 * From internal-key.schema.json.
 */
export interface InternalKey {
  /**
   * A name for the key that may be logged, and that the audit knows its owner by. Unique among the internal
   * keys.
   */
  readonly id: string;
  /**
   * What the key allows. processor: report on payment sessions and read them back. viewer: read everything
   * except the bodies of callbacks. operator: also read these, and act on callbacks, lanes, endpoints and
   * sessions. admin: also change the configuration and keys.
   */
  readonly scope: "processor" | "viewer" | "operator" | "admin";
  /**
   * The SHA-256 digest of the key's UTF-8 bytes: 64 lower-case hexadecimal digits. Keys must be long and
   * random: a fast digest does not protect a key that can be guessed.
   */
  readonly sha256: string;
  /**
   * The moment from which the key is no longer accepted: an RFC 3339 date and time with its offset. Without
   * it the key does not expire.
   */
  readonly expires?: string;
  /**
   * Marks a key that may be public because it opens nothing but the sandbox. Anywhere else the key is
   * rejected.
   */
  readonly sandbox?: true;
}
