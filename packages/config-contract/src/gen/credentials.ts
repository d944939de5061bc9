// Generated from schemas/config/credentials.schema.json. Do not edit: npm run generate.

/**
 * API keys of clients, and keys of the internal listener. The file contains only digests, which do not
 * reveal the keys.
 *
 * From credentials.schema.json.
 */
export interface CredentialsFile {
  /**
   * API keys, by client. Each client is listed once.
   */
  readonly credentials: readonly ClientCredentials[];
  /**
   * Keys of the internal listener, for processors and operators. Removing a key revokes it.
   */
  readonly internal?: readonly InternalKey[];
}

/**
 * API keys of one client.
 *
 * From client-credentials.schema.json.
 */
export interface ClientCredentials {
  /**
   * Client ID the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * Valid keys. Several can be valid at once, so that keys can be rotated without interruption. Removing a
   * key revokes it.
   */
  readonly keys: readonly ApiKey[];
}

/**
 * API key of a client, stored as a digest.
 *
 * From api-key.schema.json.
 */
export interface ApiKey {
  /**
   * Name of the key, used in logs. Unique within its client.
   */
  readonly id: string;
  /**
   * SHA-256 digest of the key's UTF-8 bytes: 64 lower-case hexadecimal digits. Use long random keys: a fast
   * digest does not protect a key that can be guessed.
   */
  readonly sha256: string;
  /**
   * Time from which the key is rejected (RFC 3339 with offset). If absent, the key does not expire.
   */
  readonly expires?: string;
  /**
   * Marks a public key. It is accepted only in the sandbox.
   */
  readonly sandbox?: true;
}

/**
 * Key of the internal listener, stored as a digest.
 *
 * From internal-key.schema.json.
 */
export interface InternalKey {
  /**
   * Name of the key, used in logs and in the audit. Unique among the internal keys.
   */
  readonly id: string;
  /**
   * Permissions of the key. `processor`: report payment sessions and read them. `viewer`: read everything
   * except callback bodies. `operator`: also read callback bodies, and act on callbacks, lanes, endpoints and
   * sessions. `admin`: also change the configuration and keys.
   */
  readonly scope: "processor" | "viewer" | "operator" | "admin";
  /**
   * IDs of the clients that the key is limited to. It reads and changes nothing of other clients. Not with
   * the scope `processor`. If absent, the key is not limited.
   */
  readonly client_ids?: readonly number[];
  /**
   * SHA-256 digest of the key's UTF-8 bytes: 64 lower-case hexadecimal digits. Use long random keys: a fast
   * digest does not protect a key that can be guessed.
   */
  readonly sha256: string;
  /**
   * Time from which the key is rejected (RFC 3339 with offset). If absent, the key does not expire.
   */
  readonly expires?: string;
  /**
   * Marks a public key. It is accepted only in the sandbox.
   */
  readonly sandbox?: true;
}
