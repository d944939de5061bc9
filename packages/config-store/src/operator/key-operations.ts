import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { type Actor, type KeyUse, listKeyUses } from "@payment-routing/database";
import { type CreatedKey, createKey, type NamedKey, type NewKey, revokeKey } from "../keys/change-keys.ts";
import type { StoredHolder } from "../keys/credentials.ts";
import { type KeyRecord, listFileKeys, listKeys } from "../keys/read-keys.ts";
import { attemptChange, type Changed, rejectChange } from "./rejection.ts";
import { FROM_FILES, type OperatorStoreOptions } from "./version-operations.ts";

/** A key without its digest. A key in a file has no history. */
export type ListedKey = Pick<KeyRecord, "holder" | "keyId" | "clientIds" | "expires"> &
  Partial<Pick<KeyRecord, "createdAt" | "createdBy" | "revokedAt" | "revokedBy">> & {
    /** Within about a minute. */
    readonly lastUsedAt?: Date | undefined;
  };

/** Lists, creates and revokes keys. */
export interface KeyOperations {
  /** All keys of the database, or the live keys of the files, of one client or of all holders. */
  list(query: { readonly clientId: number | undefined }): Promise<readonly ListedKey[]>;
  create(
    newKey: NewKey,
    actor: Actor,
  ): Promise<Changed<CreatedKey & { readonly warnings: readonly string[] }>>;
  revoke(named: NamedKey, actor: Actor): Promise<Changed<void>>;
}

export function createKeyOperations({ live, findDatabase, source }: OperatorStoreOptions): KeyOperations {
  const isFiles = source === "files";
  return {
    async list(query) {
      const keys = isFiles ? listKeysOfFiles(query) : await listKeys(findDatabase(), query);
      return addUses(keys, await listKeyUses(findDatabase()));
    },
    async create(newKey, actor) {
      if (isFiles) return rejectChange(FROM_FILES);
      const warnings = listKeyWarnings(newKey.holder, live.current.configuration);
      return attemptChange(async () => ({ ...(await createKey(findDatabase(), newKey, actor)), warnings }));
    },
    revoke: async (named, actor) =>
      isFiles ? rejectChange(FROM_FILES) : attemptChange(() => revokeKey(findDatabase(), named, actor)),
  };

  function listKeysOfFiles({ clientId }: { readonly clientId: number | undefined }): readonly ListedKey[] {
    const keys = listFileKeys(live.current.credentials).map(({ sha256: _, ...key }) => key);
    if (clientId === undefined) return keys;
    return keys.filter(({ holder }) => holder.holder === "client" && holder.clientId === clientId);
  }
}

/** Adds to each key when it was last used. */
export function addUses(keys: readonly ListedKey[], uses: readonly KeyUse[]): readonly ListedKey[] {
  const times = new Map(
    uses.map(({ clientId, scope, keyId, usedAt }) => [`${clientId ?? scope} ${keyId}`, usedAt]),
  );
  return keys.map((key) => {
    const { holder, keyId } = key;
    const lastUsedAt = times.get(`${holder.holder === "client" ? holder.clientId : holder.scope} ${keyId}`);
    return lastUsedAt === undefined ? key : { ...key, lastUsedAt };
  });
}

/** Warnings about a key that is created. Keys may be created before their client. */
function listKeyWarnings(
  holder: StoredHolder,
  { clients }: Pick<MerchantConfiguration, "clients">,
): string[] {
  if (holder.holder !== "client") return [];
  return clients.some(({ client_id }) => client_id === holder.clientId)
    ? []
    : ["the active configuration does not contain this client. The key is not usable until it does"];
}
