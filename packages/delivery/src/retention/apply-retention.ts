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

/** How long what is kept, in days. */
export interface RetentionPeriods {
  /** Callbacks and their attempts after the callback was settled, reports and history after they came; 30 by default. */
  readonly callbackDays?: number;
  /** What was reported of sessions, after their last change; 400 by default, since refunds and chargebacks come late. */
  readonly sessionDays?: number;
}

/** What a call of `applyRetention` came to. */
export interface RetentionOutcome {
  /** Partitions that are gone. */
  readonly dropped: readonly string[];
  /** Partitions past their time that stay, because something in them is still needed. */
  readonly kept: readonly string[];
  /** How many sessions were forgotten, but for their numbers. */
  readonly sessions: number;
  /** How many redeliveries that were done were deleted. */
  readonly redeliveries: number;
}

/**
 * Deletes what is past its retention. Days are dropped whole:
 *
 * - a day of callbacks when all of them have been settled for long enough: one that still waits, is parked, or is to be
 *   sent again, keeps its day, so that nothing undelivered is ever lost to the calendar
 * - a day of attempts when none of them is of such a callback
 * - a day of history when the callbacks of that day are gone
 *
 * So are redeliveries that were done for as long. Of sessions the numbers stay, by which their callbacks go on counting.
 *
 * Undefined when another process is at it.
 */
export async function applyRetention(
  context: DeliveryContext,
  { callbackDays = 30, sessionDays = 400 }: RetentionPeriods = {},
): Promise<RetentionOutcome | undefined> {
  return withAdvisoryLock(context.pool, RETENTION_LOCK, async (client) => {
    const cutoff = daysBefore(context.clock(), callbackDays);
    const outcomes = [
      // In this order: each of the others looks at the callbacks that are left.
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
    if (rows[0]?.needed !== false) kept.push(partition.name);
    else {
      await dropPartition(client, table, partition);
      dropped.push(partition.name);
    }
  }
  return { dropped, kept };
}

/** A callback that is not settled, or not for long enough, or that an operator wants to be sent again. */
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
  // What is gone cannot be redelivered.
  await client.query(longQuery("delete from ignored_callbacks where at < $1", [cutoff]));
  const { rowCount } = await client.query(longQuery(DELETE_REDELIVERIES, [cutoff]));
  return rowCount ?? 0;
}

const DELETE_REDELIVERIES = "delete from redeliveries where done_at < $1";

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000);
}

const RETENTION_LOCK = 7_201_122;

/**
 * Forgets what was reported of the sessions that were last changed before a moment; not of those that have something
 * undelivered, or callbacks that are kept. Their numbers stay, as when they are erased. Returns how many.
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

/** Sessions in one transaction: a short one holds nobody up. */
const GROUP = 1000;

// In the order of their IDs, as everybody locks them; passing over those that are in use, which are not that old.
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
