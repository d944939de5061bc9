export { DecisionArchive } from "./archive/decision-archive.ts";
export { removeClient } from "./archive/remove-client.ts";
export { writeParquet } from "./archive/write-parquet.ts";
export { type ArchiveSettings, maintainArchive } from "./decision-maintenance.ts";
export { type FoundDecision, findDecisions } from "./find-decisions.ts";
export {
  type DecisionList,
  listDecisions,
  listRejectedSearches,
  parseDecisionCursor,
  type RejectedSearchList,
} from "./list-decisions.ts";
export { listSpoolLeftovers } from "./list-spool-leftovers.ts";
export type { DecisionFilter } from "./readable-blocks.ts";
export {
  type DecisionRecorder,
  type RecorderOptions,
  recordDecisions,
} from "./record-decisions.ts";
export type { RejectedIssue, RejectedSearch } from "./rejected-search.ts";
export { coverRecords, type ReplayedPeriod, simulateRecords } from "./replay.ts";
export { type CountingOptions, countRouting, maintainRouting } from "./routing/count-routing.ts";
export { type RoutingQuery, readRouting } from "./routing/read-routing.ts";
export { countDecisions, readDecisions, readRejectedSearches, scanDecisions } from "./scan-decisions.ts";
export { storeDecisions } from "./stored-blocks.ts";
export type { NewVersion, RecordedVersions } from "./version-recorder.ts";
