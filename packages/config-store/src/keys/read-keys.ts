import type { ClientBase } from "pg";
import type { NamedKey } from "./change-keys.ts";
import { type Credentials, readHolder, type StoredHolder } from "./credentials.ts";

/** A key that is not revoked. It may have expired. */
export interface LiveKey {
  readonly holder: StoredHolder;
  readonly keyId: string;
  /** The clients that a key of the internal listener is limited to. */
  readonly clientIds?: readonly number[] | undefined;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly expires: Date | undefined;
}

/** A key, live or not, without its digest. */
export interface KeyRecord extends Omit<LiveKey, "sha256"> {
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly revokedAt: Date | undefined;
  readonly revokedBy: string | undefined;
}

/** Reads the keys that are not revoked. */
export async function readLiveKeys(client: Pick<ClientBase, "query">): Promise<readonly LiveKey[]> {
  const { rows } = await client.query<KeyRow>(`${SELECT_KEYS} where revoked_at is null ${ORDER_BY}`);
  return rows.map((row) => ({ ...describeKey(row), sha256: row.sha256 }));
}

/** Reads all keys, revoked ones included, of one client or of all holders. */
export async function listKeys(
  client: Pick<ClientBase, "query">,
  { clientId }: { readonly clientId?: number | undefined } = {},
): Promise<readonly KeyRecord[]> {
  const { rows } = await client.query<KeyRow>(
    `${SELECT_KEYS} where $1::bigint is null or client_id = $1 ${ORDER_BY}`,
    [clientId ?? null],
  );
  return rows.map((row) => ({
    ...describeKey(row),
    createdAt: row.created_at,
    createdBy: row.created_by,
    revokedAt: row.revoked_at ?? undefined,
    revokedBy: row.revoked_by ?? undefined,
  }));
}

interface KeyRow {
  readonly client_id: string | null;
  readonly scope: string | null;
  readonly key_id: string;
  readonly client_ids: readonly string[] | null;
  readonly sha256: string;
  readonly expires_at: Date | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly revoked_at: Date | null;
  readonly revoked_by: string | null;
}

const SELECT_KEYS = `
  select client_id, scope, key_id, client_ids, sha256, expires_at, created_at, created_by, revoked_at, revoked_by from keys`;
const ORDER_BY = "order by client_id, scope, created_at, key_number";

function describeKey({ client_id, scope, key_id, client_ids, expires_at }: KeyRow): Omit<LiveKey, "sha256"> {
  const clientIds = client_ids?.map(Number);
  return { holder: readHolder(client_id, scope), keyId: key_id, clientIds, expires: expires_at ?? undefined };
}

/** Lists the keys of files in the form of those in the database. */
export function listFileKeys({ clients, internal }: Credentials): readonly (LiveKey & NamedKey)[] {
  const ofClients = Array.from(clients).flatMap(([clientId, keys]) =>
    keys.map((key) => ({ ...key, clientIds: undefined, holder: { holder: "client", clientId } as const })),
  );
  const ofInternal = internal.map((key) => ({
    ...key,
    holder: { holder: "internal", scope: key.scope } as const,
  }));
  return [...ofClients, ...ofInternal].map(({ holder, id: keyId, clientIds, digest, expires }) => ({
    holder,
    keyId,
    clientIds,
    sha256: digest.toString("hex"),
    expires,
  }));
}
