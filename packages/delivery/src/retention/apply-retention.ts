import {
  dropPartition,
  listPartitions,
  longQuery,
  type PARTITIONED_TABLES,
  type Partition,
  withAdvisoryLock,
} from "@payment-routing/database";
import type { PoolClient, QueryConfig } from "pg";
import type { DeliveryContext } from "../context.ts";
import { writeEmptyLanes, writeEmptySessions } from "./erase-session.ts";

/** Retention periods in days. */
export interface RetentionPeriods {
  /** Callbacks and attempts after the callback is settled; reports and history after receipt. Default: 30. */
  readonly callbackDays?: number;
  /** Content of sessions after their last change. Default: 400, because refunds and chargebacks are late. */
  readonly sessionDays?: number;
}

/** The result of `applyRetention`. */
export interface RetentionOutcome {
  /** Dropped partitions. */
  readonly dropped: readonly string[];
  /** Expired partitions with records that are still needed, or in use. */
  readonly kept: readonly string[];
  /** Number of sessions whose content was deleted. */
  readonly sessions: number;
  /** Number of deleted redeliveries. */
  readonly redeliveries: number;
}

/**
 * Deletes expired records. Drops whole days:
 *
 * - callbacks, when all of the day were settled long enough ago; an undelivered callback or a pending redelivery keeps its day
 * - attempts, when none of the day belongs to such a callback
 * - history, when the callbacks of the day are dropped
 *
 * Also deletes completed redeliveries, and the content of sessions. Sessions keep their sequence numbers.
 *
 * Undefined if another process is running it.
 */
export async function applyRetention(
  context: DeliveryContext,
  { callbackDays = 30, sessionDays = 400 }: RetentionPeriods = {},
): Promise<RetentionOutcome | undefined> {
  return withAdvisoryLock(context.pool, "callbackRetention", async (client) => {
    const cutoff = daysBefore(context.clock(), callbackDays);
    const outcomes = [
      // Callbacks first: the other conditions depend on the remaining ones.
      await dropDays(client, "callbacks", cutoff, HAS_LIVE_CALLBACK),
      await dropDays(client, "attempts", cutoff, HAS_LIVE_ATTEMPT),
      await dropDays(client, "session_history", cutoff, HAS_CALLBACKS_OF_DAY),
    ];
    return {
      dropped: outcomes.flatMap(({ dropped }) => dropped),
      kept: outcomes.flatMap(({ kept }) => kept),
      sessions: await forgetSessions(client, daysBefore(context.clock(), sessionDays)),
      redeliveries: await deleteRedeliveries(client, cutoff),
    };
  });
}

async function dropDays(
  client: PoolClient,
  table: (typeof PARTITIONED_TABLES)[number],
  cutoff: Date,
  describeNeed: (partition: Partition, cutoff: Date) => QueryConfig,
): Promise<{ readonly dropped: readonly string[]; readonly kept: readonly string[] }> {
  const dropped: string[] = [];
  const kept: string[] = [];
  for (const partition of await listPartitions(client, table, cutoff)) {
    const { rows } = await client.query<{ needed: boolean }>(describeNeed(partition, cutoff));
    const isDropped = rows[0]?.needed === false && (await dropPartition(client, partition));
    (isDropped ? dropped : kept).push(partition.name);
  }
  return { dropped, kept };
}

/** A callback that is not settled long enough ago, or has a pending redelivery. */
const HAS_LIVE_CALLBACK = ({ name }: Partition, cutoff: Date): QueryConfig =>
  longQuery(`select exists (select from ${name} as c where ${writeIsLive("$1")}) as needed`, [cutoff]);

const HAS_LIVE_ATTEMPT = ({ name, end }: Partition, cutoff: Date): QueryConfig =>
  longQuery(
    `select exists (
      select from callbacks as c
      join ${name} as a using (session_id, sequence)
      where c.at < $1 and (${writeIsLive("$2")})
    ) as needed`,
    [end, cutoff],
  );

function writeIsLive(cutoff: string): string {
  return `c.settled_at is null or c.settled_at >= ${cutoff} or exists (
    select from redeliveries r where r.session_id = c.session_id and r.sequence = c.sequence and r.done_at is null
  )`;
}

const HAS_CALLBACKS_OF_DAY = ({ end }: Partition): QueryConfig =>
  longQuery(
    `select exists (
      select from callbacks where at >= $1::timestamptz - interval '1 day' and at < $1
    ) as needed`,
    [end],
  );

async function deleteRedeliveries(client: PoolClient, cutoff: Date): Promise<number> {
  // A deleted callback cannot be redelivered.
  await client.query(longQuery("delete from ignored_callbacks where at < $1", [cutoff]));
  await client.query(
    longQuery("delete from operator_actions where requested_at < $1 and state <> 'running'", [cutoff]),
  );
  const { rowCount } = await client.query(longQuery(DELETE_REDELIVERIES, [cutoff]));
  return rowCount ?? 0;
}

const DELETE_REDELIVERIES = "delete from redeliveries where done_at < $1";

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}

/**
 * Deletes the content of sessions last changed before a time, without undelivered or retained callbacks. They keep their sequence
 * numbers. Returns the number of sessions.
 */
async function forgetSessions(client: PoolClient, before: Date): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rows } = await client.query<{ sessions: number }>(longQuery(FORGET_SESSIONS, [before, GROUP]));
    const sessions = rows[0]?.sessions ?? 0;
    forgotten += sessions;
    if (sessions < GROUP) return forgotten;
  }
}

/** Sessions in one transaction, few enough for a short one. */
const GROUP = 1000;

// Locks in order of ID. Skips locked sessions, which are in use.
const FORGET_SESSIONS = `
  with old as materialized (
    select s.session_id
    from payment_sessions as s
    where s.updated_at < $1 and s.snapshot is not null
      and not exists (select from lanes as l where l.session_id = s.session_id and l.delivered < l.head)
      and not exists (select from callbacks as c where c.session_id = s.session_id)
    order by s.session_id
    limit $2
    for update of s skip locked
  ),
  emptied as (${writeEmptySessions("in (select session_id from old)")} returning session_id),
  idle as (${writeEmptyLanes("in (select session_id from emptied)")})
  select count(*)::int as sessions from emptied`;
