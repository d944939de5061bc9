import type { Actor } from "@payment-routing/database";
import type { InternalScope } from "./credentials.ts";

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

/** Why a change was not made. A closed list. */
export type ChangeRejectionCode =
  | "configuration-from-files"
  | "check-under-way"
  | "invalid-configuration"
  | "unknown-version"
  | "ambiguous-version"
  | "overtaken"
  | "nothing-before"
  | "key-exists"
  | "unknown-key";

export interface ChangeRejection {
  readonly code: ChangeRejectionCode;
  readonly message: string;
  readonly issues?: readonly ChangeIssue[];
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

/** `expected` is the digest of the version that must be active. */
export type SwitchOptions = Actor & { readonly expected: string };

/** Reads, stores and switches versions of the configuration. */
export interface ConfigurationAdministration {
  readState(): Promise<{
    readonly source: "files" | "database";
    readonly servedDigest: string;
    readonly active:
      | (ConfigurationSwitch & {
          readonly at: Date;
          readonly kind: "activate" | "rollback";
          readonly actor: string;
          readonly databaseRole: string;
          readonly reason: string;
        })
      | undefined;
  }>;
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
}

/** Lists, creates and revokes keys. */
export interface KeyAdministration {
  list(query: { readonly clientId: number | undefined }): Promise<readonly ListedKey[]>;
  /** Without `sha256` a key is generated. */
  create(
    newKey: NamedKey & { readonly expires?: Date; readonly sha256?: string },
    actor: Actor,
  ): Promise<Changed<{ readonly key: string | undefined }>>;
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
