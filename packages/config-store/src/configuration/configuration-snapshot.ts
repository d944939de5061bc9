import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import { INTERNAL_SCOPES } from "../keys/credentials.ts";
import type { LiveKey } from "../keys/read-keys.ts";
import type { ActiveState } from "../versions/activations.ts";
import type { VersionFile } from "../versions/stored-versions.ts";
import { readRegularFile } from "./read-files.ts";

/** The active version and the live keys of the database at one moment. */
export interface ConfigurationSnapshot {
  readonly state: ActiveState;
  readonly digest: string;
  readonly files: readonly VersionFile[];
  readonly keys: readonly LiveKey[];
}

/**
 * Converts keys of the database to a credentials file, so that the same rules validate both. Ignores keys whose scope this
 * version does not know: a newer version that shares the database may create them.
 */
export function writeCredentials(keys: readonly LiveKey[]): CredentialsFile {
  const clients = new Map<number, ApiKey[]>();
  const internal: InternalKey[] = [];
  for (const { holder, keyId, clientIds, sha256, expires } of keys) {
    const key = { id: keyId, sha256, ...(expires !== undefined && { expires: expires.toISOString() }) };
    if (holder.holder === "internal") {
      const scope = INTERNAL_SCOPES.find((known) => known === holder.scope);
      const limit = clientIds && { client_ids: [...clientIds] };
      if (scope !== undefined) internal.push({ ...key, scope, ...limit });
    } else clients.set(holder.clientId, [...(clients.get(holder.clientId) ?? []), key]);
  }
  const credentials = Array.from(clients, ([client_id, clientKeys]) => ({ client_id, keys: clientKeys }));
  return { credentials, internal };
}

/** A snapshot in a file, for a start without the database. */
interface CachedSnapshot {
  readonly savedAt: string;
  readonly snapshot: ConfigurationSnapshot;
}

/** Writes a snapshot atomically. Only the owner may read the file: it holds digests of keys. */
export async function writeCachedSnapshot(file: string, snapshot: ConfigurationSnapshot): Promise<void> {
  const cached = { format: FORMAT, savedAt: new Date().toISOString(), snapshot };
  // Several processes may share the folder.
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, JSON.stringify(cached), { mode: 0o600 });
  await rename(draft, file);
}

/** @throws Error with a message for people when the file is missing, damaged or of another format */
export async function readCachedSnapshot(file: string): Promise<CachedSnapshot> {
  let cached: CachedSnapshot & { readonly format: unknown };
  try {
    cached = JSON.parse(String(await readRegularFile(file, MAX_SNAPSHOT_BYTES)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Error(`the cached configuration ${file} does not exist`);
    const reason = code === undefined ? "is damaged" : `cannot be read: ${code}`;
    throw new Error(`the cached configuration ${file} ${reason}`, { cause: error });
  }
  if (cached?.format !== FORMAT)
    throw new Error(`the cached configuration ${file} was written by another version of the program`);
  const { savedAt, snapshot } = cached;
  const keys = snapshot.keys.map((key) => ({
    ...key,
    expires: key.expires === undefined ? undefined : new Date(key.expires),
  }));
  return { savedAt, snapshot: { ...snapshot, keys } };
}

/** Much more than the files of a configuration have. */
const MAX_SNAPSHOT_BYTES = 2 ** 28;

/** Increment it when `ConfigurationSnapshot` changes. */
const FORMAT = 2;
