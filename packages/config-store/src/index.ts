export {
  assembleConfiguration,
  assembleInBackground,
  type LoadedConfiguration,
  type LoadOptions,
  loadConfiguration,
} from "./configuration/load-configuration.ts";
export {
  type WatchDatabaseOptions,
  watchConfigurationDatabase,
} from "./configuration/watch-configuration-database.ts";
export {
  type WatchedConfiguration,
  type WatchFilesOptions,
  watchConfigurationFiles,
} from "./configuration/watch-configuration-files.ts";
export { type LoadSecretsOptions, loadSecrets } from "./secrets/load-secrets.ts";
export type { Secrets } from "./secrets/secrets.ts";

// A configuration in use, and its errors.

export {
  ConfigurationError,
  type LocatedIssue,
  NoConfigurationError,
  type Place,
} from "./configuration/configuration-error.ts";
export { writeCredentials } from "./configuration/configuration-snapshot.ts";
export {
  createLiveConfiguration,
  type LiveConfiguration,
  liveMerchants,
  liveSecrets,
} from "./configuration/live-configuration.ts";
export { reloadCredentials } from "./configuration/reload-credentials.ts";
export { readVersionFiles } from "./configuration/version-files.ts";

// Versions and keys in the database.

export { type CreatedKey, createKey, type NamedKey, type NewKey, revokeKey } from "./keys/change-keys.ts";
export { describeHolder, type KeyHolder } from "./keys/key-holder.ts";
export { type KeyRecord, listKeys } from "./keys/read-keys.ts";
export { VersionError, type VersionErrorCode } from "./version-error.ts";
export {
  type ActivateOptions,
  type Activation,
  activateVersion,
  rollBack,
} from "./versions/activate-version.ts";
export { findStoredVersion } from "./versions/find-stored-version.ts";
export { type HistoryEntry, readHistory } from "./versions/read-history.ts";
export { type ActiveState, readState } from "./versions/read-state.ts";
export { readVersion, type StoredVersion } from "./versions/read-version.ts";
export { type NewVersion, storeVersion, type VersionFile } from "./versions/store-version.ts";

// Records of decisions.

export { createAdministration } from "./decisions/administration.ts";
export { insertDecisions } from "./decisions/insert-decisions.ts";
export {
  countDecisions,
  type ReplayableDecision,
  readDecisions,
  readDecisionsSince,
} from "./decisions/read-decisions.ts";
export {
  type DecisionRecorder,
  type RecorderOptions,
  recordDecisions,
} from "./decisions/record-decisions.ts";
