import { setTimeout } from "node:timers/promises";
import {
  type Column,
  classifyDatabaseError,
  createPartitions,
  type DedicatedConnection,
  encodeColumns,
  isDataError,
  unnestColumns,
} from "@payment-routing/database";
import type { Pool } from "pg";
import { createGroupCommit } from "../sessions/group-commit.ts";
import {
  type CallbackSource,
  type ClaimedCallback,
  type ClaimedRow,
  readClaimedRow,
} from "./claimed-callback.ts";
import { selectNext } from "./lane-source.ts";
import { lockLanes } from "./lease.ts";
import {
  keyOf,
  type Settled,
  type Settlement,
  type SettleOptions,
  settleCallbacks,
} from "./settle-callbacks.ts";
import type { WorkerStatistics } from "./worker-options.ts";
import type { WorkerResources } from "./worker-resources.ts";

interface QueuedSettlement extends Settlement {
  /** Whether the worker wants the next callback of the lane under the same lease. */
  readonly wantsNext: boolean;
  /** By `performance.now()`. */
  readonly leaseEndsAtMs: number;
}

export interface SettleResult {
  readonly isLost: boolean;
  readonly next: ClaimedCallback | undefined;
}

export interface SettleQueue {
  /** Resolves when the settlement is committed. Rejects if the lease expires, or `abortSignal` aborts, before that. */
  settle(settlement: QueuedSettlement): Promise<SettleResult>;
  close(): Promise<void>;
}

/** Settles in groups: settlements that arrive during a commit form the next group. */
export function createSettleQueue(source: CallbackSource, resources: WorkerResources): SettleQueue {
  const commits = createGroupCommit<QueuedSettlement, SettleResult>({
    keyOf,
    commit: (group) => commitGroup(source, resources, group),
    maxBatch: MAX_GROUP,
    maxWaiting: Number.POSITIVE_INFINITY,
    maxConcurrent: 1,
  });
  return {
    settle: (settlement) => commits.submit(settlement),
    close: () => commits.close(),
  };
}

const MAX_GROUP = 256;

type Results = readonly PromiseSettledResult<SettleResult>[];

/**
 * Retries until the leases end, because then another worker may claim. Each retry first finds what an earlier one
 * committed although its answer was lost. Isolates a value that the database rejects by halving the group.
 */
async function commitGroup(
  source: CallbackSource,
  resources: WorkerResources,
  group: readonly QueuedSettlement[],
  isRepeat = false,
): Promise<Results> {
  const { connection, settings, statistics, abortSignal } = resources;
  try {
    const before = isRepeat ? await findSettled(connection, group, settings) : [];
    const known = new Set(before.map(({ key }) => key));
    const rest = group.filter((settlement) => !known.has(keyOf(settlement)));
    const settled = rest.length > 0 ? await settleCallbacks(connection, source, rest, settings) : [];
    return listResults(group, [...before, ...settled], statistics);
  } catch (error) {
    settings.onError(error);
    if (!isRetryable(error)) {
      if (group.length === 1) return [{ status: "rejected", reason: error }];
      const middle = Math.ceil(group.length / 2);
      const first = await commitGroup(source, resources, group.slice(0, middle), isRepeat);
      return [...first, ...(await commitGroup(source, resources, group.slice(middle), isRepeat))];
    }
    if (abortSignal.aborted) throw error;
    if (Math.max(...group.map(({ leaseEndsAtMs }) => leaseEndsAtMs)) < performance.now()) throw error;
    await prepareRetry(resources.sender.context.pool, error, settings.onError);
    return commitGroup(source, resources, group, true);
  }
}

function listResults(
  group: readonly QueuedSettlement[],
  settled: readonly Settled[],
  statistics: WorkerStatistics,
): Results {
  const rows = new Map(settled.map((row) => [row.key, row]));
  statistics.settlements++;
  statistics.callbacksSettled += rows.size;
  statistics.leasesLost += group.length - rows.size;
  return group.map((settlement) => {
    const row = rows.get(keyOf(settlement));
    return { status: "fulfilled", value: { isLost: row === undefined, next: row?.next } };
  });
}

/**
 * Finds settlements that an earlier try committed although its answer was lost. The others stored nothing, except the release of
 * a lease without an attempt, which can be repeated without effect.
 */
export async function findSettled(
  connection: DedicatedConnection,
  settlements: readonly Settlement[],
  { leaseMs, name }: Pick<SettleOptions, "leaseMs" | "name">,
): Promise<readonly Settled[]> {
  const askedAtMs = performance.now();
  const find = {
    name: "find-settled",
    text: FIND_SETTLED,
    values: [leaseMs, name, ...encodeColumns(COLUMNS, settlements)],
  };
  // Waits for the locks of the earlier try, which may still be running.
  const lock = lockLanes(settlements.map(({ sessionId }) => sessionId));
  const { rows } = await connection.queryArraysAfter<FoundRow>(lock, find);
  return rows.map(([key, leaseLeftMs, ...next]) => ({
    key,
    next: readClaimedRow(next, askedAtMs, leaseLeftMs ?? 0),
  }));
}

/** The columns of the statement, in order. Without a lease, there is no time left. */
type FoundRow = [key: number, lease_left_ms: number | null, ...next: ClaimedRow];

const COLUMNS: readonly Column<Settlement>[] = [
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["redelivery_id", "bigint", ({ redeliveryId }) => redeliveryId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["lease_version", "bigint", ({ leaseVersion }) => leaseVersion],
  ["attempt", "int", ({ attempt }) => attempt?.attempt],
  ["duration_ms", "int", ({ attempt }) => attempt && Math.round(attempt.durationMs)],
];

// Only the holder changes a leased lane. A released lane or redelivery may have a new holder, but its attempt is recorded. An
// attempt number repeats after an uncounted attempt or an operator's retry; the duration distinguishes the attempts.
const FIND_SETTLED = `
select coalesce(g.redelivery_id, g.session_id), extract(epoch from l.leased_until - now())::float8 * 1000 as lease_left_ms, n.*
from ${unnestColumns(COLUMNS, "g", 2)}
left join lanes l on l.session_id = g.session_id and l.lease_version = g.lease_version and l.delivered = g.sequence
  and g.redelivery_id is null
left join lateral (${selectNext("l", "l.session_id is not null")}) n on true
where l.session_id is not null or exists (
  select from attempts a
  where a.session_id = g.session_id and a.sequence = g.sequence and a.attempt = g.attempt
    and a.at >= now() - 2 * $1::int * interval '1 ms'
    and a.worker = $2 and a.duration_ms = g.duration_ms and a.redelivery = (g.redelivery_id is not null)
)`;

/** Whether a failed settlement may be retried: not if the database rejects one of its values. */
function isRetryable(error: unknown): boolean {
  return !isDataError(error) || classifyDatabaseError(error) !== "other";
}

/** Creates missing partitions if that was the error, and waits before a retry. */
async function prepareRetry(pool: Pool, error: unknown, onError: (error: unknown) => void): Promise<void> {
  if (classifyDatabaseError(error) === "missing-partition") await createPartitions(pool).catch(onError);
  await setTimeout(REPEAT_AFTER_MS);
}

const REPEAT_AFTER_MS = 100;
