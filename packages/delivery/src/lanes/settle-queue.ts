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
import { leasedUntil } from "./lease.ts";
import {
  lockLanes,
  type SettledLane,
  type Settlement,
  type SettleOptions,
  settleLanes,
} from "./settle-lanes.ts";
import type { WorkerStatistics } from "./worker-options.ts";

/** A settlement, how long it is worth anything, and what is to come of it. */
interface QueuedSettlement extends Settlement {
  /** Whether the worker would go on with the next callback of the lane under the same lease. */
  readonly wantsNext: boolean;
  /** By `performance.now()`. */
  readonly leaseEndsAtMs: number;
}

/** What came of it. */
interface SettleResult {
  readonly isLost: boolean;
  readonly next: ClaimedCallback | undefined;
}

export interface SettleQueue {
  /** Resolves when it is committed. Rejects when the lease is over, or there is hurry, and the database did not take it. */
  settle(settlement: QueuedSettlement): Promise<SettleResult>;
  close(): Promise<void>;
}

interface SettleQueueOptions extends SettleOptions {
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
    if (!isRetryable(error)) {
      if (group.length === 1) return [{ status: "rejected", reason: error }];
      const middle = Math.ceil(group.length / 2);
      const first = await commitGroup(pool, connection, group.slice(0, middle), options, isRepeat);
      return [...first, ...(await commitGroup(pool, connection, group.slice(middle), options, isRepeat))];
    }
    if (options.hurry.aborted) throw error;
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
 * Finds which settlements a try before has committed, when its answer was lost, and what came of them. Of those that are
 * not found nothing is stored, but for one without an attempt that gave its lane back: to repeat that changes nothing.
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
  // Who made the try before may be at it still: what it locked is waited for.
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const { rows } = await connection.queryArraysAfter<FoundRow>(lock, find);
  return rows.map(([sessionId, leaseLeftMs, ...next]) => ({
    sessionId,
    next: readClaimedRow(next, askedAtMs, leaseLeftMs ?? 0),
  }));
}

/** What the statement selects, in its order. A lane that has nothing more to deliver has no time left. */
type FoundRow = [session_id: number, lease_left_ms: number | null, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["lease", "bigint", ({ lease }) => lease],
  ["attempt", "int", ({ attempt }) => attempt?.attempt],
  ["duration_ms", "int", ({ attempt }) => attempt && Math.round(attempt.durationMs)],
];

// Nobody but its holder moves a lane that is held. One that was given back may be anybody's by now: its attempt is there.
// A number comes again when an attempt cost nothing, or an operator has a lane begin anew; not with the same duration.
const FIND_SETTLED = `
select g.session_id, extract(epoch from ${leasedUntil("l")} - now())::float8 * 1000 as lease_left_ms, n.*
from ${unnestColumns(COLUMNS, "g", 2)}
join lanes l on l.session_id = g.session_id
left join lateral (
  select ${selectClaimed("l", "false", "b")}
  from (select where l.lease = g.lease and l.delivered = g.sequence) as one
  left join callbacks b on b.session_id = l.session_id and b.sequence = l.delivered + 1
    and b.at >= l.waiting_since and b.at <= now()
) n on true
where l.lease = g.lease and l.delivered = g.sequence or exists (
  select from attempts a
  where a.session_id = g.session_id and a.sequence = g.sequence and a.attempt = g.attempt
    and a.at >= now() - 2 * $1::int * interval '1 ms'
    and a.worker = $2 and a.duration_ms = g.duration_ms and not a.redelivery
)`;

/** Whether a settlement may be taken another time that failed with an error: not when what it says cannot be stored. */
export function isRetryable(error: unknown): boolean {
  return !isDataError(error) || classifyDatabaseError(error) !== "other";
}

/** Does what helps against the error, and waits a moment. */
export async function prepareRetry(
  pool: Pool,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  if (classifyDatabaseError(error) === "missing-partition") await createPartitions(pool).catch(onError);
  await setTimeout(REPEAT_AFTER_MS);
}

const REPEAT_AFTER_MS = 100;
