import type { Queryable } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { storeVersion, type VersionFile } from "../versions/store-version.ts";

/** Sees to it that the version of every decision is stored: files are nobody else's to keep. */
export interface VersionKeeper {
  /** Notes a decision of the current version, as it is made. */
  note(digest: string): void;
  /** Stores what is not yet of the versions that were noted. */
  store(digests: ReadonlySet<string>): Promise<void>;
}

/** Keeps of a version what has to be stored, from its first decision on until it is. */
export function keepVersions(
  database: Queryable,
  configuration: Pick<LiveConfiguration<LoadedConfiguration>, "current">,
): VersionKeeper {
  const waiting = new Map<string, readonly VersionFile[]>();
  const stored = new Set<string>();
  let last: string | undefined;
  return {
    note(digest) {
      if (digest === last) return;
      last = digest;
      const { router, versionFiles } = configuration.current;
      if (!stored.has(digest) && router.configurationDigest === digest) waiting.set(digest, versionFiles);
    },
    async store(digests) {
      for (const digest of digests) {
        const files = waiting.get(digest);
        if (files === undefined) continue;
        await storeVersion(database, { digest, files }, SERVED);
        stored.add(digest);
        waiting.delete(digest);
      }
    },
  };
}

const SERVED = { actor: "payment-routing serve", reason: "has decided" };
