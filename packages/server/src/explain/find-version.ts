import type { Queryable } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { ExplainingConfiguration } from "./explain-search.ts";
import { findStoredVersion } from "./find-stored-version.ts";

/** Finds the configurations that have decided: the current one, and those that the database has. */
export interface VersionFinder {
  /** Undefined when no version with the digest is stored, or this program refuses it by now. */
  find(digest: string, database: Queryable): Promise<ExplainingConfiguration | undefined>;
}

/** Some that were looked at last are kept: one is asked about several times. */
export function createVersionFinder(live: LiveConfiguration): VersionFinder {
  const kept = new Map<string, ExplainingConfiguration>();
  return {
    async find(digest, database) {
      if (digest === live.current.router.configurationDigest) return live.current;
      const known = kept.get(digest) ?? (await findStoredVersion(database, digest));
      if (known === undefined) return undefined;
      kept.delete(digest);
      kept.set(digest, known);
      const [oldest = ""] = kept.keys();
      if (kept.size > MAX_KEPT) kept.delete(oldest);
      return known;
    },
  };
}

const MAX_KEPT = 4;
