export {
  assembleConfiguration,
  assembleInBackground,
  type LoadedConfiguration,
  type LoadOptions,
  loadConfiguration,
} from "./configuration/load-configuration.ts";
export {
  readActiveSnapshot,
  type WatchDatabaseOptions,
  watchConfigurationDatabase,
} from "./configuration/watch-configuration-database.ts";
export {
  type WatchedConfiguration,
  type WatchFilesOptions,
  watchConfigurationFiles,
} from "./configuration/watch-configuration-files.ts";
export { loadSecrets } from "./secrets/load-secrets.ts";
export type { Secrets } from "./secrets/secrets.ts";

// A configuration in use, and its errors.

export {
  ConfigurationError,
  type FilePosition,
  type LocatedIssue,
  NoConfigurationError,
  startOf,
} from "./configuration/configuration-error.ts";
export { writeCredentials } from "./configuration/configuration-snapshot.ts";
export {
  createLiveConfiguration,
  type LiveConfiguration,
  liveMerchants,
  liveSecrets,
  liveVersions,
  type ServedConfiguration,
} from "./configuration/live-configuration.ts";
export { reloadCredentials } from "./configuration/reload-credentials.ts";
export { readVersionFiles } from "./configuration/version-files.ts";

// Versions and keys in the database.

export { createKey, generateKey, type NamedKey, revokeKey } from "./keys/change-keys.ts";
export type { Credentials, InternalKeyDigest, InternalScope, KeyDigest } from "./keys/credentials.ts";
export { describeHolder } from "./keys/credentials.ts";
export { type KeyRecord, listFileKeys, listKeys } from "./keys/read-keys.ts";
export { type MemoryLimits, readMemoryLimits } from "./memory-limits.ts";
export { addUses } from "./operator/key-operations.ts";
export { VersionError } from "./version-error.ts";
export { activateVersion, rollBack } from "./versions/activate-version.ts";
export { type HistoryEntry, readHistory, readState } from "./versions/activations.ts";
export { findStoredVersion } from "./versions/find-stored-version.ts";
export { storeVersion, type VersionFile } from "./versions/stored-versions.ts";

// Sessions of the console.

export {
  type ConsoleSessionStore,
  createConsoleSessionStore,
  maintainConsoleSessions,
  type StoredConsoleSession,
} from "./console-session-store.ts";

// What operators read and change over HTTP.

export type { JobSteps } from "./jobs/job-slot.ts";
export type { ConfigurationInput, JobRequest } from "./operator/configuration-jobs.ts";
export type { ListedKey } from "./operator/key-operations.ts";
export { createOperatorStore, type OperatorStore } from "./operator/operator-store.ts";
export type { Changed, Rejection } from "./operator/rejection.ts";
export type { VersionOperations } from "./operator/version-operations.ts";
