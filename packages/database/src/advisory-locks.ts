/**
 * The service's advisory locks. No other lock of the database may have these numbers. The record of who reads personal data locks
 * by a hash of person and session instead (`record-reading.ts` of delivery), and steps of operator actions by two numbers
 * (`carry-out-actions.ts`).
 */
export const ADVISORY_LOCKS = {
  /** One process applies migrations. */
  migrations: 7_201_120,
  /** One process creates partitions, by the function `create_partitions`. */
  partitions: 7_201_121,
  /** One process applies the retention of callbacks. */
  callbackRetention: 7_201_122,
  /** One process drops expired days of decisions. */
  decisionRetention: 7_201_123,
  /** One process merges blocks of decisions. */
  decisionBlocks: 7_201_125,
  /** One process moves closed days of decisions to the archive. */
  decisionArchive: 7_201_126,
  /** One process sums up statistics. */
  statistics: 7_201_129,
  /** Who owns a client does not change: shared by what depends on it, and by the function `note_change`. */
  ownership: 7_201_133,
} as const;

export type AdvisoryLock = keyof typeof ADVISORY_LOCKS;
