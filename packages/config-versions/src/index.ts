export { CONFIGURATION_CHANNEL } from "./configuration-channel.ts";
export { type DecisionCursor, parseDecisionCursor } from "./decisions/decision-cursor.ts";
export type { DecisionRecord } from "./decisions/decision-record.ts";
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
export type { NamedKey } from "./keys/change-keys.ts";
export { type CreatedKey, createKey, type NewKey } from "./keys/create-key.ts";
export { describeHolder, type KeyHolder } from "./keys/key-holder.ts";
export { type KeyRecord, type LiveKey, listKeys, readLiveKeys } from "./keys/read-keys.ts";
export { revokeKey } from "./keys/revoke-key.ts";
export { VersionError, type VersionErrorCode } from "./version-error.ts";
export {
  type ActivateOptions,
  type Activation,
  activateVersion,
  rollBack,
} from "./versions/activate-version.ts";
export { type HistoryEntry, readHistory } from "./versions/read-history.ts";
export { type ActiveState, readState } from "./versions/read-state.ts";
export { readVersion, type StoredVersion } from "./versions/read-version.ts";
export { type NewVersion, storeVersion, type VersionFile } from "./versions/store-version.ts";
