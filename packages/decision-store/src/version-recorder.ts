import type { Queryable } from "@payment-routing/database";

/** A version of the configuration that decided. */
export interface NewVersion {
  readonly digest: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** The versions whose decisions are recorded. */
export interface RecordedVersions {
  /** The version that decides now. */
  readonly current: NewVersion;
  /** Stores a version, unless it is stored. */
  store(database: Queryable, version: NewVersion): Promise<unknown>;
}

/** Stores the version of each decision before the decision: in file mode nothing else does. */
export interface VersionRecorder {
  /** Remembers the files of the current version. Call it for each decision. */
  add(digest: string): void;
  /** Those of the versions that were added and are not stored yet. */
  listWaiting(digests: readonly string[]): readonly NewVersion[];
  store(versions: readonly NewVersion[]): Promise<void>;
}

export function createVersionRecorder(database: Queryable, versions: RecordedVersions): VersionRecorder {
  const waiting = new Map<string, NewVersion>();
  const stored = new Set<string>();
  let last: string | undefined;
  return {
    add(digest) {
      if (digest === last) return;
      last = digest;
      const { current } = versions;
      if (!stored.has(digest) && current.digest === digest) waiting.set(digest, current);
    },
    listWaiting(digests) {
      return digests.map((digest) => waiting.get(digest)).filter((version) => version !== undefined);
    },
    async store(needed) {
      for (const version of needed) {
        if (stored.has(version.digest)) continue;
        await versions.store(database, version);
        if (stored.size >= MAX_STORED) stored.clear();
        stored.add(version.digest);
        waiting.delete(version.digest);
      }
    },
  };
}

/** Storing a version again changes nothing. */
const MAX_STORED = 1000;
