/** What a worker has done since it was started. */
export interface WorkerStatistics {
  /** Claims that were made, and lanes that they gave. */
  claims: number;
  lanesClaimed: number;
  /** Lanes whose lease was over when they were to be settled: somebody else has them. */
  leasesLost: number;
  /** Transactions that settled lanes, and lanes that they settled: the second by the first is the size of a group. */
  settlements: number;
  lanesSettled: number;
  /** Posts under way now. */
  postsUnderWay: number;
}

export function createStatistics(): WorkerStatistics {
  return { claims: 0, lanesClaimed: 0, leasesLost: 0, settlements: 0, lanesSettled: 0, postsUnderWay: 0 };
}
