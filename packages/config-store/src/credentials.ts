/** The keys that authenticate callers. */
export interface Credentials {
  /** The live keys by client_id. Several live keys allow a rotation without an outage. */
  readonly clients: ReadonlyMap<number, readonly KeyDigest[]>;
  /** The live keys of the internal listener. */
  readonly internal: readonly InternalKeyDigest[];
}

/** The digest of a key. The key itself is not stored. */
export interface KeyDigest {
  /** Name in logs, unique within the client or among the internal keys. */
  readonly id: string;
  /** SHA-256 of the key's UTF-8 bytes: 32 bytes. */
  readonly digest: Buffer;
  /** The key is rejected from this time on. */
  readonly expires?: Date;
}

/** A key of the internal listener. */
export interface InternalKeyDigest extends KeyDigest {
  readonly scope: InternalScope;
}

/** The permissions of callers of the internal listener. `admin` includes `operator`, which includes `viewer`. */
export const INTERNAL_SCOPES = ["processor", "viewer", "operator", "admin"] as const;

export type InternalScope = (typeof INTERNAL_SCOPES)[number];
