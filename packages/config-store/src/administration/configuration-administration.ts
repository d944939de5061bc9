import { type Actor, type Pool, recordAction, runTransaction } from "@payment-routing/database";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import type { SourceFile } from "../configuration/read-files.ts";
import { VersionError } from "../version-error.ts";
import { type Activation, activateVersion, rollBack } from "../versions/activate-version.ts";
import { type HistoryEntry, readHistory } from "../versions/activations.ts";
import {
  findListedVersion,
  type ListedVersion,
  listVersions,
  type VersionPage,
} from "../versions/list-versions.ts";
import { readVersion, storeVersion } from "../versions/stored-version.ts";
import { type CheckedVersion, checkVersion } from "./check-version.ts";
import { attemptChange, type Changed, type Rejection, rejectChange } from "./rejection.ts";

/** Where the configuration of a process comes from. */
export type ConfigurationSource = "files" | "database";

export interface ConfigurationAdministrationOptions {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  /** Throws when the database has not been reached yet. */
  readonly findDatabase: () => Pool;
  readonly source: ConfigurationSource;
  readonly sandbox: boolean;
}

/** Reads, stores and switches versions of the configuration. Digests are whole. */
export interface ConfigurationAdministration {
  readState(): Promise<{
    readonly source: ConfigurationSource;
    readonly servedDigest: string;
    /** Undefined where the configuration comes from files. */
    readonly active: HistoryEntry | undefined;
  }>;
  listVersions(query: { readonly limit: number; readonly after: string | undefined }): Promise<VersionPage>;
  findVersion(
    digest: string,
  ): Promise<(ListedVersion & { readonly files: readonly SourceFile[] }) | undefined>;
  /** Validates and stores a version without activating it. */
  store(
    files: readonly SourceFile[],
    actor: Actor,
  ): Promise<Changed<CheckedVersion & { readonly isNew: boolean }>>;
  /** Activates a stored version that passes all checks. */
  activate(digest: string, options: SwitchOptions): Promise<Changed<Switch>>;
  /** Activates the version before the active one, or the given version, without checks. */
  rollBack(options: SwitchOptions & { readonly digest?: string }): Promise<Changed<Switch>>;
}

/** `expected` is the digest of the version that must be active. */
export type SwitchOptions = Actor & { readonly expected: string };
export type Switch = Pick<Activation, "digest" | "previous">;

export const FROM_FILES: Rejection = {
  code: "configuration-from-files",
  message: "the configuration of this process comes from files: change the files",
};

export function createConfigurationAdministration({
  live,
  findDatabase,
  source,
  sandbox,
}: ConfigurationAdministrationOptions): ConfigurationAdministration {
  let isChecking = false;
  return {
    async readState() {
      const [active] = source === "database" ? await readHistory(findDatabase(), { limit: 1 }) : [];
      return { source, servedDigest: live.current.router.configurationDigest, active };
    },
    listVersions: (query) => listVersions(findDatabase(), query),
    async findVersion(digest) {
      const listed = await findListedVersion(findDatabase(), digest);
      if (listed === undefined) return undefined;
      return { ...listed, files: (await readVersion(findDatabase(), digest)).files };
    },
    async store(files, actor) {
      const checked = await check(files, false);
      if (!checked.ok) return checked;
      const version = { digest: checked.value.digest, files };
      const isNew = await runTransaction(findDatabase(), async (client) => {
        const isStored = await storeVersion(client, version, actor);
        const detail = { digest: version.digest };
        if (isStored)
          await recordAction(client, {
            ...actor,
            action: "store-configuration",
            subject: "configuration",
            detail,
          });
        return isStored;
      });
      return { ok: true, value: { ...checked.value, isNew } };
    },
    async activate(digest, options) {
      if (source === "files") return rejectChange(FROM_FILES);
      const found = await attemptChange(() => readVersion(findDatabase(), digest));
      if (!found.ok) return found;
      const checked = await check(found.value.files, true);
      if (!checked.ok) return checked;
      return attemptChange(() => switchUnlessActive(digest, found.value.files, options));
    },
    async rollBack(options) {
      if (source === "files") return rejectChange(FROM_FILES);
      return attemptChange(() => rollBack(findDatabase(), options));
    },
  };

  /** One check at a time: each has a thread and the memory for a configuration. */
  async function check(
    files: readonly SourceFile[],
    forActivation: boolean,
  ): Promise<Changed<CheckedVersion>> {
    if (isChecking)
      return rejectChange({
        code: "check-under-way",
        message: "this process checks another configuration: try again in some seconds",
      });
    isChecking = true;
    try {
      const secrets = live.current.loadedSecrets;
      return await attemptChange(() => checkVersion(files, { sandbox, secrets, forActivation }));
    } finally {
      isChecking = false;
    }
  }

  async function switchUnlessActive(
    digest: string,
    files: readonly SourceFile[],
    options: SwitchOptions,
  ): Promise<Switch> {
    if (digest !== options.expected) return activateVersion(findDatabase(), { digest, files }, options);
    const [active] = await readHistory(findDatabase(), { limit: 1 });
    if (active?.digest === digest) return { digest, previous: digest };
    throw new VersionError("overtaken", `expected ${digest} to be active, got ${active?.digest ?? "none"}`);
  }
}
