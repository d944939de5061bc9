export { ADVISORY_LOCKS } from "./advisory-locks.ts";
export { checkServer } from "./check-database.ts";
export { CodedError } from "./coded-error.ts";
export { UnsuitableDatabaseError } from "./database-error.ts";
export type { LogFields, Logger } from "./logger.ts";
export {
  checkTableRights,
  findMissingMigrations,
  listAppliedMigrations,
  MigrationError,
  migrate,
} from "./migrate.ts";
export { openPool, type Pool, type PoolOptions, type Queryable } from "./open-pool.ts";
export { queryRecords } from "./query-records.ts";
export { longQuery, runTransaction, withAdvisoryLock } from "./transactions.ts";

// The audit, announcements of changes, processes and daily partitions.

export { type Action, type Actor, recordAction } from "./audit.ts";
export { announceChanges, type ChangeAnnouncer } from "./changes/announce-changes.ts";
export { CHANGE_KINDS, type ChangeKind } from "./changes/change-kinds.ts";
export { type ChangeFeed, createChangeFeed } from "./changes/follow-changes.ts";
export {
  countPartitionDays,
  createPartitions,
  createPastPartitions,
  DAYS_AHEAD,
  dropPartition,
  listPartitions,
  PARTITIONED_TABLES,
  type Partition,
} from "./partitions.ts";
export {
  announceProcess,
  listProcesses,
  type ProcessAnnouncement,
  type ProcessRecord,
} from "./processes.ts";

// State of the server, for `doctor`.

export {
  listBloatedTables,
  listReplacedSettings,
  measureClock,
  readCertificateEnd,
  readRights,
  readServerState,
} from "./inspect-server.ts";

// Statistics of searches, callbacks and decisions.

export { type KeyUse, listKeyUses, storeKeyUses } from "./statistics/key-uses.ts";
export { addLatencies, findBucket, findQuantile, type Latencies, writeBucket } from "./statistics/latency.ts";
export {
  insertStatistics,
  maintainStatistics,
  type StatisticsCount,
} from "./statistics/maintain-statistics.ts";
export {
  type EndpointFailure,
  listEndpointFailures,
  rankEndpoints,
  readStatistics,
  type StatisticsPoint,
  type StatisticsQuery,
} from "./statistics/read-statistics.ts";

// Statements over many rows, connections outside the pool, and errors.

export {
  ConnectError,
  classifyDatabaseError,
  isDataError,
  isInUse,
} from "./database-error.ts";
export { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "./dedicated-connection.ts";
export { encodeArray, formatArray, toStorableText } from "./encode-array.ts";
export { type Column, columnNames, encodeColumns, unnestColumns } from "./insert-columns.ts";
