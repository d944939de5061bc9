export { type ConfigurationSnapshot, writeCredentials } from "./configuration/configuration-snapshot.ts";
export { type FollowedDatabaseOptions, followDatabase } from "./configuration/follow-database.ts";
export {
  type FollowedConfiguration,
  type FollowedFilesOptions,
  followFiles,
} from "./configuration/follow-files.ts";
export {
  followMerchants,
  followSecrets,
  holdConfiguration,
  type LiveConfiguration,
  type ReplaceableConfiguration,
  type ServedConfiguration,
} from "./configuration/live-configuration.ts";
export {
  assembleConfiguration,
  assembleInBackground,
  type ChangeOptions,
  ConfigurationError,
  type LoadedConfiguration,
  type LoadOptions,
  type LocatedFault,
  loadConfiguration,
  type Place,
} from "./configuration/load-configuration.ts";
export type { MerchantDirectory } from "./configuration/merchant-directory.ts";
export { NoConfigurationError } from "./configuration/no-configuration-error.ts";
export { readVersionFiles, type VersionFiles } from "./configuration/read-version-files.ts";
export { reloadCredentials } from "./configuration/reload-credentials.ts";
export { CONFIGURATION_CHANNEL } from "./configuration-channel.ts";
export type { Credentials, InternalKeyDigest, InternalScope, KeyDigest } from "./credentials.ts";
export { createAdministration } from "./decisions/administration.ts";
export { dropDecisions } from "./decisions/drop-decisions.ts";
export {
  insertDecisions,
  insertWrittenDecisions,
  type WrittenDecision,
  writeDecision,
} from "./decisions/insert-decisions.ts";
export {
  countDecisions,
  type DecisionsQuery,
  type ListedDecision,
  type ReplayableDecision,
  readDecisions,
  readDecisionsSince,
} from "./decisions/read-decisions.ts";
export {
  type DecisionRecorder,
  type RecorderOptions,
  recordDecisions,
} from "./decisions/record-decisions.ts";
export type { NamedKey } from "./keys/change-keys.ts";
export { type CreatedKey, createKey, type NewKey } from "./keys/create-key.ts";
export { describeHolder, type KeyHolder } from "./keys/key-holder.ts";
export { type KeyRecord, type LiveKey, listKeys, readLiveKeys } from "./keys/read-keys.ts";
export { revokeKey } from "./keys/revoke-key.ts";
export type { Secrets } from "./secrets/kept-secrets.ts";
export { type LoadSecretsOptions, loadSecrets } from "./secrets/load-secrets.ts";
export type { SecretDirectory } from "./secrets/secret-directory.ts";
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
