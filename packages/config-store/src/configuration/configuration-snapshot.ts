import type { ApiKey, CredentialsFile, InternalKey } from "@payment-routing/config-contract";
import type { LiveKey } from "../keys/read-keys.ts";
import type { ActiveState } from "../versions/read-state.ts";
import type { VersionFile } from "../versions/store-version.ts";

/** The active version and the live keys, as they were at one moment. */
export interface ConfigurationSnapshot {
  readonly state: ActiveState;
  readonly digest: string;
  readonly files: readonly VersionFile[];
  readonly keys: readonly LiveKey[];
}

/** Keys of the database in the words of a credentials file, so that both are judged by the same rules. */
export function writeCredentials(keys: readonly LiveKey[]): CredentialsFile {
  const clients = new Map<number, ApiKey[]>();
  const internal: InternalKey[] = [];
  for (const { holder, keyId, sha256, expires } of keys) {
    const key = { id: keyId, sha256, ...(expires !== undefined && { expires: expires.toISOString() }) };
    if (holder.holder === "internal") internal.push({ ...key, scope: holder.scope });
    else clients.set(holder.clientId, [...(clients.get(holder.clientId) ?? []), key]);
  }
  const credentials = Array.from(clients, ([client_id, ofClient]) => ({ client_id, keys: ofClient }));
  return { credentials, internal };
}
