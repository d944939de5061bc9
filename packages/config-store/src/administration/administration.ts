import { type Actor, listKeyUses } from "@payment-routing/database";
import type { ServedConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { parseDecisionCursor } from "../decisions/decision-cursor.ts";
import type { DecisionFilter } from "../decisions/decision-filter.ts";
import { type DecisionList, listDecisions } from "../decisions/list-decisions.ts";
import { createJobSlot } from "../jobs/job-slot.ts";
import { addUses } from "../keys/add-uses.ts";
import { type CreatedKey, createKey, type NamedKey, type NewKey, revokeKey } from "../keys/change-keys.ts";
import { listFileKeys } from "../keys/list-file-keys.ts";
import { listKeyWarnings } from "../keys/list-key-warnings.ts";
import { type KeyRecord, listKeys } from "../keys/read-keys.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";
import {
  type ConfigurationAdministration,
  type ConfigurationAdministrationOptions,
  createConfigurationAdministration,
  FROM_FILES,
} from "./configuration-administration.ts";
import { type ConfigurationJobs, createConfigurationJobs } from "./configuration-jobs.ts";
import { attemptChange, type Changed, rejectChange } from "./rejection.ts";

/** The administration port of the server: decisions, versions of the configuration, keys and secrets. */
export interface Administration {
  /** Recorded decisions, the newest first. Undefined when `after` is not the `next` of another list. */
  listDecisions(
    query: DecisionFilter & { readonly limit: number; readonly after: string | undefined },
  ): Promise<DecisionList | undefined>;
  /** The configuration with this digest. Undefined when it is not stored, or no longer valid. */
  findVersion(digest: string): Promise<ServedConfiguration | undefined>;
  readonly configuration: ConfigurationAdministration;
  readonly jobs: ConfigurationJobs;
  readonly keys: KeyAdministration;
  /** The secrets of this process, without their texts. */
  listSecrets(): readonly ListedSecret[];
}

export function createAdministration(options: ConfigurationAdministrationOptions): Administration {
  const { live, findDatabase, sandbox, jobMemoryMb: maxMemoryMb = 1024 } = options;
  const findSecrets = () => live.current.loadedSecrets;
  const jobs = createJobSlot({ sandbox, findSecrets, findDatabase, maxMemoryMb });
  const recentVersions = new Map<string, ServedConfiguration>();
  return {
    async listDecisions({ after, ...query }) {
      const cursor = after === undefined ? undefined : parseDecisionCursor(after);
      if (after !== undefined && cursor === undefined) return undefined;
      return listDecisions(findDatabase(), { ...query, after: cursor });
    },
    async findVersion(digest) {
      if (digest === live.current.router.configurationDigest) return live.current;
      const version = recentVersions.get(digest) ?? (await findStoredVersion(findDatabase(), digest));
      if (version === undefined) return undefined;
      recentVersions.delete(digest);
      recentVersions.set(digest, version);
      const [oldest = ""] = recentVersions.keys();
      if (recentVersions.size > MAX_RECENT_VERSIONS) recentVersions.delete(oldest);
      return version;
    },
    configuration: createConfigurationAdministration(options, jobs),
    jobs: createConfigurationJobs(options, jobs),
    keys: createKeyAdministration(options),
    listSecrets: () => listUsedSecrets(live.current),
  };
}

/** A large configuration takes several megabytes, and a tenth of a second to load. */
const MAX_RECENT_VERSIONS = 4;

/** A secret without its text. */
interface ListedSecret {
  readonly id: string;
  /** When the file with the text was last changed, if it is in a file and was read. */
  readonly changedAt: Date | undefined;
  readonly retiredAt: Date | undefined;
  readonly isRetired: boolean;
  /** The clients whose callbacks the configuration signs with it. */
  readonly clientIds: readonly number[];
}

/** Lists the secrets that a configuration was loaded with. */
function listUsedSecrets({ configuration, loadedSecrets }: LoadedConfiguration): readonly ListedSecret[] {
  if (loadedSecrets === undefined) return [];
  const users = new Map<string, number[]>(loadedSecrets.ids.map((id) => [id, []]));
  for (const { client_id, callbacks } of configuration.clients) {
    const { webhook = [], body_signature, mac_salt } = callbacks?.secrets ?? {};
    for (const id of new Set([...webhook, body_signature, mac_salt]))
      if (id !== undefined) users.get(id)?.push(client_id);
  }
  return Array.from(users, ([id, clientIds]) => ({
    id,
    changedAt: loadedSecrets.changeOf(id),
    retiredAt: loadedSecrets.retirementOf(id),
    isRetired: loadedSecrets.isRetired(id),
    clientIds,
  }));
}

/** A key without its digest. A key in a file has no history. */
type ListedKey = Pick<KeyRecord, "holder" | "keyId" | "expires"> &
  Partial<Pick<KeyRecord, "createdAt" | "createdBy" | "revokedAt" | "revokedBy">> & {
    /** Within about a minute. */
    readonly lastUsedAt?: Date | undefined;
  };

/** Lists, creates and revokes keys. */
interface KeyAdministration {
  /** All keys of the database, or the live keys of the files, of one client or of all holders. */
  list(query: { readonly clientId: number | undefined }): Promise<readonly ListedKey[]>;
  create(
    newKey: NewKey,
    actor: Actor,
  ): Promise<Changed<CreatedKey & { readonly warnings: readonly string[] }>>;
  revoke(named: NamedKey, actor: Actor): Promise<Changed<void>>;
}

function createKeyAdministration({
  live,
  findDatabase,
  source,
}: ConfigurationAdministrationOptions): KeyAdministration {
  const isFiles = source === "files";
  return {
    async list(query) {
      const keys = isFiles ? listKeysOfFiles(query) : await listKeys(findDatabase(), query);
      return addUses<ListedKey>(keys, await listKeyUses(findDatabase()));
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
