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
  { digest, files }: NewVersion,
  { actor, reason }: Actor,
): Promise<boolean> {
  const { rowCount } = await client.query(INSERT_VERSION, [digest, actor, reason, JSON.stringify(files)]);
  return rowCount === 1;
}

const INSERT_VERSION = `
  insert into configuration_versions (digest, actor, reason, files) values ($1, $2, $3, $4)
  on conflict (digest) do nothing`;

export interface StoredVersion {
  readonly digest: string;
  readonly storedAt: Date;
  readonly actor: string;
  readonly databaseRole: string;
  readonly reason: string;
  readonly files: readonly VersionFile[];
}

export type NewVersion = Pick<StoredVersion, "digest" | "files">;

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
