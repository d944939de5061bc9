import type { Queryable } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { storeVersion, type VersionFile } from "../versions/stored-version.ts";

/** Stores the version of each decision: in file mode nothing else does. */
export interface VersionRecorder {
  /** Remembers the files of the current version. Call it for each decision. */
  add(digest: string): void;
  /** Stores those of the versions that were added and are not stored yet. */
  store(digests: ReadonlySet<string>): Promise<void>;
}

export function createVersionRecorder(
  database: Queryable,
  configuration: Pick<LiveConfiguration<LoadedConfiguration>, "current">,
): VersionRecorder {
  const waiting = new Map<string, readonly VersionFile[]>();
  const stored = new Set<string>();
  let last: string | undefined;
  return {
    add(digest) {
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
