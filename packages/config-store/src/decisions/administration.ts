import type { Pool } from "@payment-routing/database";
import type { LiveConfiguration, ServedConfiguration } from "../configuration/live-configuration.ts";
import { findStoredVersion } from "../versions/find-stored-version.ts";
import { parseDecisionCursor } from "./decision-cursor.ts";
import type { DecisionFilter } from "./decision-filter.ts";
import { type DecisionList, listDecisions } from "./list-decisions.ts";

/** The administration port of the server: recorded decisions and the versions that made them. */
export interface Administration {
  /** Recorded decisions, the newest first. Undefined when `after` is not the `next` of another list. */
  listDecisions(
    query: DecisionFilter & { readonly limit: number; readonly after: string | undefined },
  ): Promise<DecisionList | undefined>;
  /** The configuration with this digest. Undefined when it is not stored, or no longer valid. */
  findVersion(digest: string): Promise<ServedConfiguration | undefined>;
}

/** @param findDatabase throws when the database has not been reached yet */
export function createAdministration(live: LiveConfiguration, findDatabase: () => Pool): Administration {
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
  };
}

/** A large configuration takes several megabytes, and a tenth of a second to load. */
const MAX_RECENT_VERSIONS = 4;
