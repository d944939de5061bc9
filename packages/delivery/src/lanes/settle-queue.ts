import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool } from "pg";
import { createGroupCommit, type GroupCommit } from "../sessions/batch/group-commit.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { findSettled } from "./find-settled.ts";
import { isRepeatable, prepareRepeat } from "./prepare-repeat.ts";
import { type SettledLane, type SettleOptions, settleLanes } from "./settle-lanes.ts";
import type { Settlement } from "./settlement.ts";
import type { WorkerStatistics } from "./worker-statistics.ts";

/** A settlement, how long it is worth anything, and what is to come of it. */
export interface QueuedSettlement extends Settlement {
  /** Whether the worker would go on with the next callback of the lane under the same lease. */
  readonly wantsNext: boolean;
  /** By `performance.now()`. */
  readonly leaseEndsAtMs: number;
}

/** What came of it. */
export interface SettleResult {
  readonly isLost: boolean;
  readonly next: ClaimedCallback | undefined;
}

export interface SettleQueue {
  /** Resolves when it is committed. Rejects when the lease is over, or there is hurry, and the database did not take it. */
  settle(settlement: QueuedSettlement): Promise<SettleResult>;
  close(): Promise<void>;
}

export interface SettleQueueOptions extends SettleOptions {
  readonly statistics: WorkerStatistics;
  /** Once it is aborted, what fails is not tried again. */
  readonly hurry: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Settles in groups: those that come while a group is being committed are the next one. */
export function createSettleQueue(pool: Pool, options: SettleQueueOptions): SettleQueue {
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  // Attempts are dated by how long ago they were when the statement was written: it is to be there by then.
  connection.open();
  const commits: GroupCommit<QueuedSettlement, SettleResult> = createGroupCommit({
    keyOf: ({ sessionId }) => sessionId,
    commit: (group) => commitGroup(pool, connection, group, options),
    maxBatch: MAX_GROUP,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxAtWork: 1,
  });
  return {
    settle: (settlement) => commits.submit(settlement),
    async close() {
      await commits.close();
      await connection.close();
    },
  };
}

const MAX_GROUP = 256;

type Results = readonly PromiseSettledResult<SettleResult>[];

/**
 * Whatever the database is up to, a settlement is tried for as long as its lease lasts: after that somebody else has the
 * lane. What a try has committed whose answer was lost is found by the next. A value that it does not take is found by
 * halving, so that the others of the group are none the worse for it.
 */
async function commitGroup(
  pool: Pool,
  connection: DedicatedConnection,
  group: readonly QueuedSettlement[],
  options: SettleQueueOptions,
  isRepeat = false,
): Promise<Results> {
  try {
    const before = isRepeat ? await findSettled(connection, group, options) : [];
    const known = new Set(before.map(({ sessionId }) => sessionId));
    const rest = group.filter(({ sessionId }) => !known.has(sessionId));
    const settled = rest.length > 0 ? await settleLanes(connection, rest, options) : [];
    return listResults(group, [...before, ...settled], options.statistics);
  } catch (error) {
    options.onError(error);
    if (!isRepeatable(error)) {
      if (group.length === 1) return [{ status: "rejected", reason: error }];
      const middle = Math.ceil(group.length / 2);
      const first = await commitGroup(pool, connection, group.slice(0, middle), options, isRepeat);
      return [...first, ...(await commitGroup(pool, connection, group.slice(middle), options, isRepeat))];
    }
    if (options.hurry.aborted) throw error;
    if (Math.max(...group.map(({ leaseEndsAtMs }) => leaseEndsAtMs)) < performance.now()) throw error;
    await prepareRepeat(pool, error, options.onError);
    return commitGroup(pool, connection, group, options, true);
  }
}

function listResults(
  group: readonly QueuedSettlement[],
  settled: readonly SettledLane[],
  statistics: WorkerStatistics,
): Results {
  const lanes = new Map(settled.map((lane) => [lane.sessionId, lane]));
  statistics.settlements++;
  statistics.lanesSettled += lanes.size;
  statistics.leasesLost += group.length - lanes.size;
  return group.map(({ sessionId }) => {
    const lane = lanes.get(sessionId);
    return { status: "fulfilled", value: { isLost: lane === undefined, next: lane?.next } };
  });
}
