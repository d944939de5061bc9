import { type Actor, type Pool, recordAction, runTransaction } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import type { JobState } from "../jobs/job.ts";
import type { JobSlot } from "../jobs/job-slot.ts";
import {
  type ActivateOptions,
  type Activation,
  activateVersion,
  requireExpected,
  rollBack,
} from "../versions/activate-version.ts";
import { type HistoryEntry, readHistory, readState } from "../versions/activations.ts";
import {
  findListedVersion,
  type ListedVersion,
  listVersions,
  type NewVersion,
  readVersion,
  storeVersion,
  type VersionPage,
} from "../versions/stored-versions.ts";
import { attemptChange, type Changed, type Rejection, rejectChange } from "./rejection.ts";

/** Where the configuration of a process comes from. */
export type ConfigurationSource = "files" | "database";

export interface OperatorStoreOptions {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  /** Throws when the database has not been reached yet. */
  readonly findDatabase: () => Pool;
  readonly source: ConfigurationSource;
  readonly sandbox: boolean;
  /** For the heap of a job. Default: 1024. */
  readonly jobMemoryMb?: number;
  /** The folder of the days of decisions that are no longer in the database. */
  readonly decisionArchive?: string | undefined;
  /** Default: false. */
  readonly secondPerson?: boolean;
}

/** Reads, stores and switches versions of the configuration. Digests are whole. */
export interface VersionOperations {
  readState(): Promise<{
    readonly source: ConfigurationSource;
    readonly servedDigest: string;
    /** Undefined where the configuration comes from files. */
    readonly active: HistoryEntry | undefined;
    readonly job: JobState | undefined;
  }>;
  /** Lists the switches, the newest first. */
  listActivations(query: {
    readonly limit: number;
    readonly after: string | undefined;
  }): Promise<{ readonly items: readonly HistoryEntry[]; readonly next: string | undefined }>;
  listVersions(query: { readonly limit: number; readonly after: string | undefined }): Promise<VersionPage>;
  findVersion(
    digest: string,
  ): Promise<(ListedVersion & { readonly files: readonly SourceFile[] }) | undefined>;
  /** Validates and stores a version without activating it. */
  store(version: Omit<NewVersion, "digest">, actor: Actor): Promise<Changed<StoredVersion>>;
  /** Checks whether a stored version could be activated now. */
  checkActivation(digest: string, options: SwitchOptions): Promise<Changed<readonly SourceFile[]>>;
  /** Activates a stored version that passes all checks. */
  activate(digest: string, options: SwitchOptions): Promise<Changed<Switch>>;
  /** Activates the version before the active one, or the given version, without checks. */
  rollBack(options: SwitchOptions & { readonly digest?: string }): Promise<Changed<Switch>>;
}

/** `expected` is the digest of the version that must be active. */
export type SwitchOptions = ActivateOptions & { readonly expected: string };
export type Switch = Pick<Activation, "digest" | "previous">;

interface StoredVersion {
  readonly digest: string;
  readonly warnings: readonly string[];
  readonly isNew: boolean;
}

export const FROM_FILES: Rejection = {
  code: "configuration-from-files",
  message: "the configuration of this process comes from files: change the files",
};

export function createVersionOperations(
  { live, findDatabase, source, secondPerson: isEmergency = false }: OperatorStoreOptions,
  jobs: JobSlot,
): VersionOperations {
  return {
    async readState() {
      const [active] = source === "database" ? await readHistory(findDatabase(), { limit: 1 }) : [];
      const servedDigest = live.current.router.configurationDigest;
      return { source, servedDigest, active, job: jobs.running };
    },
    async listActivations({ limit, after }) {
      const found = await readHistory(findDatabase(), { limit: limit + 1, before: after });
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? items.at(-1)?.activationId : undefined };
    },
    listVersions: (query) => listVersions(findDatabase(), query),
    async findVersion(digest) {
      const listed = await findListedVersion(findDatabase(), digest);
      if (listed === undefined) return undefined;
      return { ...listed, files: (await readVersion(findDatabase(), digest)).files };
    },
    async store({ files, name }, actor) {
      const checked = await jobs.run({ kind: "upload", files }, { keyId: actor.actor });
      if (!checked.ok) return checked;
      const { digest, warnings } = checked.value;
      const isNew = await uploadVersion(findDatabase(), { digest, files, name }, actor);
      return { ok: true, value: { digest, warnings, isNew } };
    },
    checkActivation,
    async activate(digest, options) {
      const checked = await checkActivation(digest, options);
      if (!checked.ok) return checked;
      const files = checked.value;
      if (digest === options.expected) return { ok: true, value: { digest, previous: digest } };
      return attemptChange(() => activateVersion(findDatabase(), { digest, files }, options));
    },
    async rollBack(options) {
      if (source === "files") return rejectChange(FROM_FILES);
      return attemptChange(() => rollBack(findDatabase(), { ...options, isEmergency }));
    },
  };

  async function checkActivation(
    digest: string,
    { actor, expected }: SwitchOptions,
  ): Promise<Changed<readonly SourceFile[]>> {
    if (source === "files") return rejectChange(FROM_FILES);
    const found = await attemptChange(async () => {
      const version = await readVersion(findDatabase(), digest);
      requireExpected(expected, await readState(findDatabase()));
      return version;
    });
    if (!found.ok) return found;
    const { files } = found.value;
    const checked = await jobs.run({ kind: "activate", files }, { keyId: actor });
    return checked.ok ? { ok: true, value: files } : checked;
  }
}

/** Stores a version without activating it, and records that. Returns whether it is new. */
function uploadVersion(pool: Pool, version: NewVersion, actor: Actor): Promise<boolean> {
  return runTransaction(pool, async (client) => {
    const isNew = await storeVersion(client, version, actor);
    const detail = { digest: version.digest };
    const action = { action: "store-configuration", subject: "configuration", detail };
    if (isNew) await recordAction(client, { ...actor, ...action });
    return isNew;
  });
}
