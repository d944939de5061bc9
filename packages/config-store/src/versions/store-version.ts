import type { Actor } from "@payment-routing/database";
import type { ClientBase } from "pg";

/** One of the files that a version is made of. */
export interface VersionFile {
  /** Its name within the configuration. */
  readonly path: string;
  readonly text: string;
}

/** A version before it is stored. It must have been judged: nothing here knows what a configuration is. */
export interface NewVersion {
  /** `sha256:` and the digest of what the files say. */
  readonly digest: string;
  readonly files: readonly VersionFile[];
}

/**
 * Stores a version, once: one with the same digest is there to stay as it was stored first. Tells whether it is new.
 */
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
