import type { ServedConfiguration } from "../configuration/live-configuration.ts";
import { parseDecisionCursor } from "../decisions/decision-cursor.ts";
import type { DecisionFilter } from "../decisions/decision-filter.ts";
import { type DecisionList, listDecisions } from "../decisions/list-decisions.ts";
import { createJobSlot } from "../jobs/job-slot.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";
import {
  type ConfigurationAdministration,
  type ConfigurationAdministrationOptions,
  createConfigurationAdministration,
} from "./configuration-administration.ts";
import { type ConfigurationJobs, createConfigurationJobs } from "./configuration-jobs.ts";
import { createKeyAdministration, type KeyAdministration } from "./key-administration.ts";
import { type ListedSecret, listUsedSecrets } from "./list-used-secrets.ts";

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
