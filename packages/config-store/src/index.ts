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
export { loadSecrets } from "./secrets/load-secrets.ts";
export type { Secrets } from "./secrets/secrets.ts";

// A configuration in use, and its errors.

export {
  ConfigurationError,
  type LocatedIssue,
  NoConfigurationError,
  type Place,
  startOf,
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

export { createKey, type NamedKey, revokeKey } from "./keys/change-keys.ts";
export { describeHolder } from "./keys/key-holder.ts";
export { listFileKeys } from "./keys/list-file-keys.ts";
export { type KeyRecord, listKeys } from "./keys/read-keys.ts";
export { VersionError } from "./version-error.ts";
export { activateVersion, rollBack } from "./versions/activate-version.ts";
export { readHistory, readState } from "./versions/activations.ts";
export { findStoredVersion } from "./versions/find-stored-version.ts";
export { storeVersion, type VersionFile } from "./versions/stored-version.ts";

// Sessions of the console.

export {
  type ConsoleSessionStore,
  createConsoleSessionStore,
  maintainConsoleSessions,
  type StoredConsoleSession,
} from "./console-session-store.ts";

// The administration port of the server.

export { createAdministration } from "./administration/administration.ts";

// Records of decisions.

export { parseDecisionCursor } from "./decisions/decision-cursor.ts";
export type { DecisionFilter } from "./decisions/decision-filter.ts";
export { type DecisionList, listDecisions } from "./decisions/list-decisions.ts";
export {
  type DecisionRecorder,
  type RecorderOptions,
  type RecordOutcome,
  recordDecisions,
} from "./decisions/record-decisions.ts";
export { countDecisions, readDecisions, scanDecisions } from "./decisions/scan-decisions.ts";
export { storeDecisions } from "./decisions/stored-blocks.ts";
