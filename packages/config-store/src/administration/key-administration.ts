import { type Actor, listKeyUses, type Pool } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import type { Credentials } from "../credentials.ts";
import { addUses } from "../keys/add-uses.ts";
import { type CreatedKey, createKey, type NamedKey, type NewKey, revokeKey } from "../keys/change-keys.ts";
import { listKeyWarnings } from "../keys/list-key-warnings.ts";
import { type KeyRecord, listKeys } from "../keys/read-keys.ts";
import { type ConfigurationSource, FROM_FILES } from "./configuration-administration.ts";
import { attemptChange, type Changed, rejectChange } from "./rejection.ts";

/** A key without its digest. A key in a file has no history. */
export type ListedKey = Pick<KeyRecord, "holder" | "keyId" | "expires"> &
  Partial<Pick<KeyRecord, "createdAt" | "createdBy" | "revokedAt" | "revokedBy">> & {
    /** Within about a minute. */
    readonly lastUsedAt?: Date | undefined;
  };

/** Lists, creates and revokes keys. */
export interface KeyAdministration {
  /** All keys of the database, or the live keys of the files, of one client or of all holders. */
  list(query: { readonly clientId: number | undefined }): Promise<readonly ListedKey[]>;
  create(
    newKey: NewKey,
    actor: Actor,
  ): Promise<Changed<CreatedKey & { readonly warnings: readonly string[] }>>;
  revoke(named: NamedKey, actor: Actor): Promise<Changed<void>>;
}

export function createKeyAdministration({
  live,
  findDatabase,
  source,
}: {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  readonly findDatabase: () => Pool;
  readonly source: ConfigurationSource;
}): KeyAdministration {
  const isFiles = source === "files";
  return {
    async list(query) {
      const { credentials } = live.current;
      const [keys, uses] = await Promise.all([
        isFiles ? listFileKeys(credentials, query.clientId) : listKeys(findDatabase(), query),
        listKeyUses(findDatabase()),
      ]);
      return addUses<ListedKey>(keys, uses);
    },
    async create(newKey, actor) {
      if (isFiles) return rejectChange(FROM_FILES);
      const warnings = listKeyWarnings(newKey.holder, live.current.configuration);
      return attemptChange(async () => ({ ...(await createKey(findDatabase(), newKey, actor)), warnings }));
    },
    revoke: async (named, actor) =>
      isFiles ? rejectChange(FROM_FILES) : attemptChange(() => revokeKey(findDatabase(), named, actor)),
  };
}

function listFileKeys(
  { clients, internal }: Credentials,
  clientId: number | undefined,
): readonly ListedKey[] {
  const ofClients = Array.from(clients).flatMap(([id, keys]) =>
    keys.map(
      (key): ListedKey => ({
        holder: { holder: "client", clientId: id },
        keyId: key.id,
        expires: key.expires,
      }),
    ),
  );
  if (clientId !== undefined)
    return ofClients.filter(({ holder }) => holder.holder === "client" && holder.clientId === clientId);
  const ofInternal = internal.map(
    ({ id, scope, expires }): ListedKey => ({
      holder: { holder: "internal", scope },
      keyId: id,
      expires,
    }),
  );
  return [...ofClients, ...ofInternal];
}
