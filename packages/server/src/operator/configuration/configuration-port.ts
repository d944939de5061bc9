import type { Actor } from "@payment-routing/database";
import type { InternalScope } from "../../http/credentials.ts";

/** A stored version of the configuration. */
export interface ListedVersion {
  readonly digest: string;
  readonly storedAt: Date;
  readonly actor: string;
  readonly databaseRole: string;
  readonly reason: string;
  readonly isActive: boolean;
  readonly activatedAt: Date | undefined;
}

/** A file of a version; the path is its name. */
export interface VersionFile {
  readonly path: string;
  readonly text: string;
}

/** Why a change was not made, or a job has no result. A closed list. */
export type ChangeRejectionCode =
  | "configuration-from-files"
  | "job-under-way"
  | "job-too-large"
  | "database-unavailable"
  | "shutting-down"
  | "invalid-configuration"
  | "unknown-version"
  | "other-version-active"
  | "no-version-before"
  | "key-exists"
  | "unknown-key";

export interface ChangeRejection {
  readonly code: ChangeRejectionCode;
  readonly message: string;
  readonly issues?: readonly ChangeIssue[];
  /** The job that runs. */
  readonly job?: JobState;
}

/** A job of the configuration that the process runs. */
export interface JobState {
  readonly kind: JobRequest["kind"] | "upload" | "activate";
  readonly startedAt: Date;
  /** The ID of the key that started it. */
  readonly keyId: string;
}

/** An issue of a configuration. `expected` and `received` are empty for an issue of the lint. */
export interface ChangeIssue {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

export type Changed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: ChangeRejection };

export interface ConfigurationSwitch {
  readonly digest: string;
  /** Null for the first switch. */
  readonly previous: string | null;
}

/** A recorded switch. */
export interface Activation extends ConfigurationSwitch {
  readonly at: Date;
  readonly kind: "activate" | "rollback";
  readonly actor: string;
  readonly databaseRole: string;
  readonly reason: string;
}

/** `expected` is the digest of the version that must be active. */
export type SwitchOptions = Actor & { readonly expected: string };

/** Reads, stores and switches versions of the configuration. */
export interface ConfigurationAdministration {
  readState(): Promise<{
    readonly source: "files" | "database";
    readonly servedDigest: string;
    readonly active: Activation | undefined;
    readonly job: JobState | undefined;
  }>;
  /** The switches, the newest first. `after` is the ID of the last one before. */
  listActivations(query: {
    readonly limit: number;
    readonly after: string | undefined;
  }): Promise<{ readonly items: readonly Activation[]; readonly next: string | undefined }>;
  listVersions(query: { readonly limit: number; readonly after: string | undefined }): Promise<{
    readonly items: readonly ListedVersion[];
    readonly next: string | undefined;
  }>;
  findVersion(
    digest: string,
  ): Promise<(ListedVersion & { readonly files: readonly VersionFile[] }) | undefined>;
  store(
    files: readonly VersionFile[],
    actor: Actor,
  ): Promise<
    Changed<{ readonly digest: string; readonly isNew: boolean; readonly warnings: readonly string[] }>
  >;
  activate(digest: string, options: SwitchOptions): Promise<Changed<ConfigurationSwitch>>;
  rollBack(options: SwitchOptions & { readonly digest?: string }): Promise<Changed<ConfigurationSwitch>>;
}

/** A stored version or the served configuration by its whole digest, or files. */
export type ConfigurationInput = { readonly digest: string } | { readonly files: readonly VersionFile[] };

/** A job and its configurations. Without `before` a diff compares with the served configuration. */
export type JobRequest =
  | { readonly kind: "validate" | "lint" | "cases"; readonly configuration: ConfigurationInput }
  | {
      readonly kind: "diff";
      readonly before: ConfigurationInput | undefined;
      readonly configuration: ConfigurationInput;
      /** The number of requests to try for each account. */
      readonly tries: number;
    }
  | {
      readonly kind: "simulate" | "coverage";
      readonly configuration: ConfigurationInput;
      readonly since: Date;
      /** Exclusive. */
      readonly until: Date;
      /** The maximum number of requests. */
      readonly limit: number;
    };

export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

/** Runs jobs that change nothing, in a thread of their own, one at a time. */
export interface ConfigurationJobs {
  /** Starts a job unless one runs. Its steps yield the progress, and return the result in the form of the contract. */
  start(
    request: JobRequest,
    options: { readonly keyId: string; readonly signal: AbortSignal },
  ): Promise<Changed<AsyncGenerator<JobProgress, Changed<object>, void>>>;
  /** Ends the running job, and rejects further ones. */
  stop(): void;
}

/** The holder of a key. A newer version may have stored a scope that this one does not know. */
export type KeyHolder<Scope extends string = InternalScope> =
  | { readonly holder: "client"; readonly clientId: number }
  | { readonly holder: "internal"; readonly scope: Scope };

export interface NamedKey {
  readonly holder: KeyHolder;
  readonly keyId: string;
}

export interface ListedKey {
  readonly holder: KeyHolder<string>;
  readonly keyId: string;
  readonly expires: Date | undefined;
  readonly createdAt?: Date | undefined;
  readonly createdBy?: string | undefined;
  readonly revokedAt?: Date | undefined;
  readonly revokedBy?: string | undefined;
  readonly lastUsedAt?: Date | undefined;
}

/** Lists, creates and revokes keys. */
export interface KeyAdministration {
  list(query: { readonly clientId: number | undefined }): Promise<readonly ListedKey[]>;
  /** Without `sha256` a key is generated. */
  create(
    newKey: NamedKey & { readonly expires?: Date; readonly sha256?: string },
    actor: Actor,
  ): Promise<Changed<{ readonly key: string | undefined; readonly warnings: readonly string[] }>>;
  revoke(named: NamedKey, actor: Actor): Promise<Changed<void>>;
}

/** A secret without its text. */
export interface ListedSecret {
  readonly id: string;
  readonly changedAt: Date | undefined;
  readonly retiredAt: Date | undefined;
  readonly isRetired: boolean;
  readonly clientIds: readonly number[];
}
