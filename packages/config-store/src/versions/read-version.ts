import type { ClientBase } from "pg";
import { VersionError } from "../version-error.ts";
import type { VersionFile } from "./store-version.ts";

export interface StoredVersion {
  readonly digest: string;
  readonly storedAt: Date;
  readonly actor: string;
  readonly databaseRole: string;
  readonly reason: string;
  readonly files: readonly VersionFile[];
}

/**
 * Reads a version by its digest or a prefix of it: `sha256:4f9a`, `4f9a`.
 *
 * @throws VersionError `unknown-version`, `ambiguous-version`
 */
export async function readVersion(client: Pick<ClientBase, "query">, digest: string): Promise<StoredVersion> {
  const start = `sha256:${digest.replace(/^sha256:/, "")}`;
  const { rows } = await client.query<StoredVersion>(SELECT_VERSION, [start]);
  const [version, another] = rows;
  if (version === undefined)
    throw new VersionError("unknown-version", `no stored version has the digest ${start}`);
  if (another !== undefined)
    throw new VersionError(
      "ambiguous-version",
      `several stored versions have a digest that begins with ${start}`,
    );
  return version;
}

const SELECT_VERSION = `
  select digest, stored_at as "storedAt", actor, database_role as "databaseRole", reason, files
  from configuration_versions
  where starts_with(digest, $1)
  limit 2`;
