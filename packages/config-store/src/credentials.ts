/** The keys that open the service. */
export interface Credentials {
  /** The live keys of each client_id. Several at once let a client change its key without a pause. */
  readonly clients: ReadonlyMap<number, readonly KeyDigest[]>;
  /** The live keys to the internal listener. */
  readonly internal: readonly InternalKeyDigest[];
}

/** A key as it is kept: by its digest only, so that who reads the configuration has no key. */
export interface KeyDigest {
  /** A name that may be logged, unique within the client, or among the internal keys. */
  readonly id: string;
  /** SHA-256 of the key's UTF-8 bytes: 32 bytes. */
  readonly digest: Buffer;
  /** From this moment on the key is refused. */
  readonly expires?: Date;
}

/** A key to the internal listener. */
export interface InternalKeyDigest extends KeyDigest {
  readonly scope: InternalScope;
}

/** Whose a key to the internal listener is: a payment processor's, who reports, or an operator's, who mends. */
export type InternalScope = "processor" | "operator";
