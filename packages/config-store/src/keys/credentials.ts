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
  /** The clients that the key is limited to. Undefined if it is not limited. */
  readonly clientIds?: readonly number[] | undefined;
}

/** The permissions of callers of the internal listener. `admin` includes `operator`, which includes `viewer`. */
export const INTERNAL_SCOPES = ["processor", "viewer", "operator", "admin"] as const;

export type InternalScope = (typeof INTERNAL_SCOPES)[number];

/** The holder of a key: a client, or a caller of the internal listener. */
export type KeyHolder<Scope extends string = InternalScope> =
  | { readonly holder: "client"; readonly clientId: number }
  | { readonly holder: "internal"; readonly scope: Scope };

/** The holder of a key in the database, where a newer version may have stored a scope that this one does not know. */
export type StoredHolder = KeyHolder<string>;

/** For messages and the audit: `client 10077`, `internal operator`. */
export function describeHolder(holder: StoredHolder): string {
  return holder.holder === "client" ? `client ${holder.clientId}` : `internal ${holder.scope}`;
}

/** Before the scope of a limited key in the table `keys`: versions that do not know limits ignore the key. */
export const LIMITED = "limited-";

/** The holder as columns of the table `keys`. */
export function columnsOfHolder(holder: KeyHolder): readonly [clientId: number | null, scope: string | null] {
  return holder.holder === "client" ? [holder.clientId, null] : [null, holder.scope];
}

/** The holder from columns of the table `keys`. */
export function readHolder(clientId: string | null, scope: string | null): StoredHolder {
  if (scope === null) return { holder: "client", clientId: Number(clientId) };
  return { holder: "internal", scope: scope.replace(LIMITED, "") };
}
