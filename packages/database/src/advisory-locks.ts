/** The service's advisory locks. No other lock of the database may have these numbers. */
export const ADVISORY_LOCKS = {
  /** One process applies migrations. */
  migrations: 7_201_120,
  /** One process creates partitions. */
  partitions: 7_201_121,
  /** One process applies the retention of callbacks. */
  callbackRetention: 7_201_122,
  /** One process drops expired days of decisions. */
  decisionRetention: 7_201_123,
  /** One process merges blocks of decisions. */
  decisionBlocks: 7_201_125,
  /** One process sums up statistics. */
  statistics: 7_201_129,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;

/** SQL that waits for a lock of somebody who reads something; the transaction holds it. Its parameter `$1` names both. */
export const LOCK_READING = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
