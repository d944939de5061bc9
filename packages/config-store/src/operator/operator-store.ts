import {
  DecisionArchive,
  type DecisionFilter,
  type DecisionList,
  type FoundDecision,
  findDecisions,
  listDecisions,
  listRejectedSearches,
  parseDecisionCursor,
  type RejectedSearchList,
  type RoutingQuery,
  readRouting,
} from "@payment-routing/decision-store";
import type { RoutingStatistics } from "@payment-routing/operator-contract";
import type { ServedConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { createJobSlot } from "../jobs/job-slot.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";
import { type ConfigurationJobs, createConfigurationJobs } from "./configuration-jobs.ts";
import { createKeyOperations, type KeyOperations } from "./key-operations.ts";
import {
  createVersionOperations,
  type OperatorStoreOptions,
  type VersionOperations,
} from "./version-operations.ts";

/** What operators read and change over HTTP: decisions, versions of the configuration, keys and secrets. */
export interface OperatorStore {
  /** Recorded decisions, the newest first. Undefined when `after` is not the `next` of another list. */
  listDecisions(
    query: DecisionFilter & { readonly limit: number; readonly after: string | undefined },
  ): Promise<DecisionList | undefined>;
  /** Searches that were rejected before a decision, like `listDecisions`. */
  listRejectedSearches(
    query: DecisionFilter & { readonly limit: number; readonly after: string | undefined },
  ): Promise<RejectedSearchList | undefined>;
  /** Finds decisions and rejected searches of the last 30 days, like `findDecisions` of the decision store. */
  findDecisions(
    text: string,
    limit: number,
    clientIds?: readonly number[],
  ): Promise<readonly FoundDecision[]>;
  /** How often methods were offered, as a worker counted. */
  readRouting(query: RoutingQuery): Promise<RoutingStatistics>;
  /** The configuration in use. */
  readonly served: LoadedConfiguration;
  /** The configuration with this digest. Undefined when it is not stored, or no longer valid. */
  findVersion(digest: string): Promise<ServedConfiguration | undefined>;
  readonly configuration: VersionOperations;
  readonly jobs: ConfigurationJobs;
  readonly keys: KeyOperations;
  /** The secrets of this process, without their texts. */
  listSecrets(): readonly ListedSecret[];
  /** Whether activations and skips of many callbacks wait for the approval of another person. */
  readonly secondPerson: boolean;
}

export function createOperatorStore(options: OperatorStoreOptions): OperatorStore {
  const { live, findDatabase, sandbox, jobMemoryMb: maxMemoryMb = 1024, decisionArchive } = options;
  const { secondPerson = false } = options;
  const findSecrets = () => live.current.loadedSecrets;
  const jobs = createJobSlot({ sandbox, findSecrets, findDatabase, maxMemoryMb, decisionArchive });
  const openArchive = () =>
    decisionArchive === undefined ? undefined : new DecisionArchive(decisionArchive);
  const recentVersions = new Map<string, ServedConfiguration>();
  return {
    get served() {
      return live.current;
    },
    async listDecisions({ after, ...query }) {
      const cursor = after === undefined ? undefined : parseDecisionCursor(after);
      if (after !== undefined && cursor === undefined) return undefined;
      return listDecisions(findDatabase(), { ...query, after: cursor, archive: openArchive() });
    },
    async listRejectedSearches({ after, ...query }) {
      const cursor = after === undefined ? undefined : parseDecisionCursor(after);
      if (after !== undefined && cursor === undefined) return undefined;
      return listRejectedSearches(findDatabase(), { ...query, after: cursor, archive: openArchive() });
    },
    findDecisions: (text, limit, clientIds) =>
      findDecisions(findDatabase(), text, { since: new Date(Date.now() - FOUND_MS), limit }, clientIds),
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
    readRouting: (query) => readRouting(findDatabase(), query),
    configuration: createVersionOperations(options, jobs),
    jobs: createConfigurationJobs(options, jobs),
    keys: createKeyOperations(options),
    listSecrets: () => listUsedSecrets(live.current),
    secondPerson,
  };
}

/** The filter of every block since then is read. */
const FOUND_MS = 30 * 86_400_000;

/** A large configuration takes several megabytes, and a tenth of a second to load. */
const MAX_RECENT_VERSIONS = 4;

/** A secret without its text. */
export interface ListedSecret {
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
