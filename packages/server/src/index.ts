export type {
  Credentials,
  InternalKeyDigest,
  InternalScope,
  KeyDigest,
} from "./authentication.ts";
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
  assembleAside,
  assembleConfiguration,
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
export { createServer, type ListeningAddresses, type Server, type ServerOptions } from "./create-server.ts";
export {
  type DecisionRecorder,
  type RecorderOptions,
  recordDecisions,
} from "./decisions/record-decisions.ts";
export { type ExplainedSearch, explainSearch } from "./explain/explain-search.ts";
export { findStoredVersion } from "./explain/find-stored-version.ts";
export {
  type Locate,
  type WrittenExplanation,
  type WrittenMethod,
  type WrittenReason,
  writeReason,
} from "./explain/write-explanation.ts";
export type { DecisionContent, DecisionsContent } from "./internal/decision-routes.ts";
export type {
  AuditContent,
  CallbackContent,
  CallbackDetailContent,
  DoneContent,
  EndpointContent,
  EndpointSkipContent,
  EndpointSkipLine,
  ErasureContent,
  LaneContent,
  LanesCountContent,
  LanesLine,
  ListContent,
  RedeliveryCountContent,
  RedeliveryLine,
  TestEventContent,
} from "./internal/operator/index.ts";
export { writeMembers } from "./internal/operator/written.ts";
export { isTransient } from "./is-transient.ts";
export type { DeliveryAccess, OpenedDelivery } from "./keep-delivery.ts";
export { type KeptDelivery, type KeptDeliveryOptions, keepDelivery } from "./keep-delivery.ts";
export { openLogOutput } from "./observability/log-output.ts";
export { createLogger, type Logger } from "./observability/logger.ts";
export { seldom } from "./observability/seldom.ts";
export { detailProblem, type Problem } from "./problems/problem.ts";
export type { ProblemCode } from "./problems/problem-codes.ts";
export type { Secrets } from "./secrets/kept-secrets.ts";
export { type LoadSecretsOptions, loadSecrets } from "./secrets/load-secrets.ts";
export type { SecretDirectory } from "./secrets/secret-directory.ts";
export { defaultSettings, SETTINGS, type Settings } from "./settings.ts";
