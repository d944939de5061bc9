/** The keys that open the service, client by client. */
export interface Credentials {
  /** The live keys of each client_id. Several at once let a client change its key without a pause. */
  readonly clients: ReadonlyMap<number, readonly KeyDigest[]>;
}

/** A key as it is kept: by its digest only, so that who reads the configuration has no key. */
export interface KeyDigest {
  /** A name that may be logged, unique within the client. */
  readonly id: string;
  /** SHA-256 of the key's UTF-8 bytes: 32 bytes. */
  readonly digest: Buffer;
  /** From this moment on the key is refused. */
  readonly expires?: Date;
}
