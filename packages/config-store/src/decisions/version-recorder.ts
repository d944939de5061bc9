import type { Queryable } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import { type NewVersion, storeVersion, type VersionFile } from "../versions/stored-version.ts";

/** Stores the version of each decision before the decision: in file mode nothing else does. */
export interface VersionRecorder {
  /** Remembers the files of the current version. Call it for each decision. */
  add(digest: string): void;
  /** Those of the versions that were added and are not stored yet. */
  listWaiting(digests: readonly string[]): readonly NewVersion[];
  store(versions: readonly NewVersion[]): Promise<void>;
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
    listWaiting(digests) {
      return digests.flatMap((digest) => {
        const files = waiting.get(digest);
        return files === undefined ? [] : [{ digest, files }];
      });
    },
    async store(versions) {
      for (const version of versions) {
        if (stored.has(version.digest)) continue;
        await storeVersion(database, version, SERVED);
        if (stored.size >= MAX_STORED) stored.clear();
        stored.add(version.digest);
        waiting.delete(version.digest);
      }
    },
  };
}

const SERVED = { actor: "payment-routing serve", reason: "has decided" };
/** Storing a version again changes nothing. */
const MAX_STORED = 1000;
