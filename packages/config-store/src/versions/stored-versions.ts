import type { Actor } from "@payment-routing/database";
import type { ClientBase } from "pg";
import { VersionError } from "../version-error.ts";

/** A file of a version. */
export interface VersionFile {
  /** The name of the file, without the folder. */
  readonly path: string;
  readonly text: string;
}

/** Inserts a version that the caller has validated, unless one with this digest exists. Returns whether it is new. */
export async function storeVersion(
  client: Pick<ClientBase, "query">,
  { digest, name, files }: NewVersion,
  { actor, reason }: Actor,
): Promise<boolean> {
  const { rowCount } = await client.query(INSERT_VERSION, [
    digest,
    actor,
    reason,
    JSON.stringify(files),
    name ?? null,
  ]);
  return rowCount === 1;
}

const INSERT_VERSION = `
  insert into configuration_versions (digest, actor, reason, files, name) select $1, $2, $3, $4, $5
  -- A version that is stored takes no number.
  where not exists (select from configuration_versions where digest = $1)
  on conflict (digest) do nothing`;

interface StoredVersion extends Actor {
  readonly digest: string;
  readonly storedAt: Date;
  readonly databaseRole: string;
  readonly files: readonly VersionFile[];
}

export type NewVersion = Pick<StoredVersion, "digest" | "files"> & {
  /** For people. */
  readonly name?: string | undefined;
};

/**
 * Reads a version by its whole digest.
 *
 * @throws VersionError `unknown-version`
 */
export async function readVersion(client: Pick<ClientBase, "query">, digest: string): Promise<StoredVersion> {
  const { rows } = await client.query<StoredVersion>(SELECT_VERSION, [digest]);
  const [version] = rows;
  if (version !== undefined) return version;
  throw new VersionError("unknown-version", `no stored version has the digest ${digest}`);
}

const SELECT_VERSION = `
  select digest, stored_at as "storedAt", actor, database_role as "databaseRole", reason, files
  from configuration_versions where digest = $1`;

/** A stored version in a list, without its files. */
export interface ListedVersion extends Omit<StoredVersion, "files"> {
  /** In the order of storing, from 1. */
  readonly number: number;
  readonly name: string | undefined;
  readonly isActive: boolean;
  /** When it was last activated. */
  readonly activatedAt: Date | undefined;
}

export interface VersionPage {
  readonly items: readonly ListedVersion[];
  /** Continues the list. Undefined at its end. */
  readonly next: string | undefined;
}

/** Lists stored versions, the newest first. `after` is the digest of the last one before: versions are never deleted. */
export async function listVersions(
  client: Pick<ClientBase, "query">,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Promise<VersionPage> {
  const { rows } = await client.query<VersionRow>(
    `${SELECT_VERSIONS} where $1::text is null
       or number < (select number from configuration_versions where digest = $1)
     order by number desc limit $2`,
    [after ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(toListed);
  return { items, next: rows.length > limit ? items.at(-1)?.digest : undefined };
}

/** Finds a stored version by its whole digest. */
export async function findListedVersion(
  client: Pick<ClientBase, "query">,
  digest: string,
): Promise<ListedVersion | undefined> {
  const { rows } = await client.query<VersionRow>(`${SELECT_VERSIONS} where digest = $1`, [digest]);
  return rows[0] && toListed(rows[0]);
}

type VersionRow = Omit<ListedVersion, "activatedAt" | "name"> & {
  readonly activatedAt: Date | null;
  readonly name: string | null;
};

function toListed({ activatedAt, name, ...version }: VersionRow): ListedVersion {
  return { ...version, activatedAt: activatedAt ?? undefined, name: name ?? undefined };
}

const SELECT_VERSIONS = `
  select digest, number, name, stored_at as "storedAt", actor, database_role as "databaseRole", reason,
    digest is not distinct from (
      select active.digest from configuration_state join configuration_activations as active using (activation_id)
    ) as "isActive",
    (
      select max(at) from configuration_activations as activation
      where activation.digest = configuration_versions.digest
    ) as "activatedAt"
  from configuration_versions`;
