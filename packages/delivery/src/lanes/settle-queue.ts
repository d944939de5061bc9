import { setTimeout } from "node:timers/promises";
import {
  type Column,
  classifyDatabaseError,
  createPartitions,
  DedicatedConnection,
  encodeColumns,
  GENERIC_PLAN_SETTINGS,
  isDataError,
  unnestColumns,
} from "@payment-routing/database";
import type { Pool } from "pg";
import { createGroupCommit, type GroupCommit } from "../sessions/group-commit.ts";
import { type ClaimedCallback, type ClaimedRow, readClaimedRow, selectClaimed } from "./claimed-callback.ts";

import {
  lockLanes,
  type SettledLane,
  type Settlement,
  type SettleOptions,
  settleLanes,
} from "./settle-lanes.ts";
import type { WorkerStatistics } from "./worker-options.ts";

interface QueuedSettlement extends Settlement {
  /** Whether the worker wants the next callback of the lane under the same lease. */
  readonly wantsNext: boolean;
  /** By `performance.now()`. */
  readonly leaseEndsAtMs: number;
}

interface SettleResult {
  readonly isLost: boolean;
  readonly next: ClaimedCallback | undefined;
}

export interface SettleQueue {
  /** Resolves when the settlement is committed. Rejects if the lease expires, or `abortSignal` aborts, before that. */
  settle(settlement: QueuedSettlement): Promise<SettleResult>;
  close(): Promise<void>;
}

interface SettleQueueOptions extends SettleOptions {
  readonly statistics: WorkerStatistics;
  /** No retries after it aborts. */
  readonly abortSignal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/** Settles in groups: settlements that arrive during a commit form the next group. */
export function createSettleQueue(pool: Pool, options: SettleQueueOptions): SettleQueue {
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  // Connects in advance: an attempt is dated by its age when the statement is written.
  connection.open();
  const commits: GroupCommit<QueuedSettlement, SettleResult> = createGroupCommit({
    keyOf: ({ sessionId }) => sessionId,
    commit: (group) => commitGroup(pool, connection, group, options),
    maxBatch: MAX_GROUP,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxConcurrent: 1,
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
 * Retries until the leases end, because then another worker has the lanes. Each retry first finds what an earlier one
 * committed although its answer was lost. Isolates a value that the database rejects by halving the group.
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
    if (!isRetryable(error)) {
      if (group.length === 1) return [{ status: "rejected", reason: error }];
      const middle = Math.ceil(group.length / 2);
      const first = await commitGroup(pool, connection, group.slice(0, middle), options, isRepeat);
      return [...first, ...(await commitGroup(pool, connection, group.slice(middle), options, isRepeat))];
    }
    if (options.abortSignal.aborted) throw error;
    if (Math.max(...group.map(({ leaseEndsAtMs }) => leaseEndsAtMs)) < performance.now()) throw error;
    await prepareRetry(pool, error, options.onError);
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

/**
 * Finds settlements that an earlier try committed although its answer was lost. The others stored nothing, except the release of
 * a lease without an attempt, which can be repeated without effect.
 */
export async function findSettled(
  connection: DedicatedConnection,
  settlements: readonly Settlement[],
  { leaseMs, worker }: Pick<SettleOptions, "leaseMs" | "worker">,
): Promise<readonly SettledLane[]> {
  const askedAtMs = performance.now();
  const find = {
    name: "find-settled",
    text: FIND_SETTLED,
    values: [leaseMs, worker, ...encodeColumns(COLUMNS, settlements)],
  };
  // Waits for the locks of the earlier try, which may still be running.
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const { rows } = await connection.queryArraysAfter<FoundRow>(lock, find);
  return rows.map(([sessionId, leaseLeftMs, ...next]) => ({
    sessionId,
    next: readClaimedRow(next, askedAtMs, leaseLeftMs ?? 0),
  }));
}

/** The columns of the statement, in order. An idle lane has no lease. */
type FoundRow = [session_id: number, lease_left_ms: number | null, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["lease_version", "bigint", ({ leaseVersion }) => leaseVersion],
  ["attempt", "int", ({ attempt }) => attempt?.attempt],
  ["duration_ms", "int", ({ attempt }) => attempt && Math.round(attempt.durationMs)],
];

// Only the holder changes a leased lane. A released lane may have a new holder, but its attempt is recorded. An attempt number
// repeats after an uncounted attempt or an operator's retry; the duration distinguishes the attempts.
const FIND_SETTLED = `
select g.session_id, extract(epoch from l.leased_until - now())::float8 * 1000 as lease_left_ms, n.*
from ${unnestColumns(COLUMNS, "g", 2)}
join lanes l on l.session_id = g.session_id
left join lateral (
  select ${selectClaimed("l", "false", "b")}
  from (select where l.lease_version = g.lease_version and l.delivered = g.sequence) as one
  left join callbacks b on b.session_id = l.session_id and b.sequence = l.delivered + 1
    and b.at >= l.waiting_since and b.at <= now()
) n on true
where l.lease_version = g.lease_version and l.delivered = g.sequence or exists (
  select from attempts a
  where a.session_id = g.session_id and a.sequence = g.sequence and a.attempt = g.attempt
    and a.at >= now() - 2 * $1::int * interval '1 ms'
    and a.worker = $2 and a.duration_ms = g.duration_ms and not a.redelivery
)`;

/** Whether a failed settlement may be retried: not if the database rejects one of its values. */
export function isRetryable(error: unknown): boolean {
  return !isDataError(error) || classifyDatabaseError(error) !== "other";
}

/** Creates missing partitions if that was the error, and waits before a retry. */
export async function prepareRetry(
  pool: Pool,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  if (classifyDatabaseError(error) === "missing-partition") await createPartitions(pool).catch(onError);
  await setTimeout(REPEAT_AFTER_MS);
}

const REPEAT_AFTER_MS = 100;
