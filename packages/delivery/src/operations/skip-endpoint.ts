import { type Actor, formatArray, longQuery, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { endLease, isLeased, leasedUntil, movePast, writeLostLease } from "../lanes/lease.ts";
import { lockLanes } from "../lanes/settle-lanes.ts";
import { divide } from "./change-lanes.ts";

/** What `skipEndpoint` would do away with. */
export interface EndpointSkipCount {
  /** Sessions that have something to deliver there. */
  readonly lanes: number;
  /** Callbacks that wait in all of them. */
  readonly callbacks: number;
  /** Redeliveries, and test events, that are not done. */
  readonly redeliveries: number;
}

/** How far the skipping of what waits for an endpoint has come. */
export interface EndpointSkipProgress {
  /** Lanes and redeliveries that were looked at, of how many. */
  readonly done: number;
  readonly total: number;
  /** Callbacks that were skipped. */
  readonly callbacks: number;
  /** Redeliveries that were withdrawn. */
  readonly redeliveries: number;
  /** Lanes and redeliveries that were left alone, since an attempt is under way. */
  readonly underWay: number;
}

/** Counts what `skipEndpoint` would do. Changes nothing. */
export async function countEndpointSkip(pool: Pool, endpoint: string): Promise<EndpointSkipCount> {
  const { rows } = await pool.query<EndpointSkipCount>(longQuery(COUNT, [endpoint]));
  return rows[0] ?? { lanes: 0, callbacks: 0, redeliveries: 0 };
}

/**
 * Skips every callback that waits for an origin now, those that are parked or paused among them, and withdraws the
 * redeliveries to it: for a merchant who will not come back. Callbacks that are made later wait like any other. What is
 * under way is left alone, as it may be accepted yet.
 *
 * Does a bounded number in a transaction, yields after each, and stops where its caller stops asking for more; asked for
 * again, it goes on with what is left. The audit says what was asked for.
 */
export async function* skipEndpoint(
  context: DeliveryContext,
  endpoint: string,
  actor: Actor,
  batchSize = 500,
): AsyncGenerator<EndpointSkipProgress, EndpointSkipProgress, void> {
  const { pool, events } = context;
  const lanes = (await pool.query<LaneRow>(LIST_LANES, [endpoint])).rows;
  const redeliveries = (await pool.query<RedeliveryRow>(LIST_REDELIVERIES, [endpoint])).rows;
  const callbacks = lanes.reduce((sum, { waiting }) => sum + waiting, 0);
  await recordAction(pool, {
    ...actor,
    action: "skip-endpoint",
    subject: `endpoint:${endpoint}`,
    detail: { lanes: lanes.length, callbacks, redeliveries: redeliveries.length },
  });
  const total = lanes.length + redeliveries.length;
  let progress: EndpointSkipProgress = { done: 0, total, callbacks: 0, redeliveries: 0, underWay: 0 };
  for (const batch of divide(lanes, batchSize)) {
    progress = advance(progress, batch.length, await skipLanes(pool, endpoint, batch));
    // Some may have callbacks that were made since.
    events.emit("lanesDue");
    yield progress;
  }
  for (const batch of divide(redeliveries, batchSize)) {
    progress = advance(progress, batch.length, await withdraw(pool, endpoint, batch));
    yield progress;
  }
  return progress;
}

interface LaneRow {
  readonly session_id: string;
  /** The newest callback when it was asked for: what is made later is not skipped. */
  readonly head: string;
  readonly waiting: number;
}

interface RedeliveryRow {
  readonly redelivery_id: string;
}

type Step = Pick<EndpointSkipProgress, "callbacks" | "redeliveries" | "underWay">;

function advance(progress: EndpointSkipProgress, lookedAt: number, step: Step): EndpointSkipProgress {
  return {
    ...progress,
    done: progress.done + lookedAt,
    callbacks: progress.callbacks + step.callbacks,
    redeliveries: progress.redeliveries + step.redeliveries,
    underWay: progress.underWay + step.underWay,
  };
}

async function skipLanes(pool: Pool, endpoint: string, lanes: readonly LaneRow[]): Promise<Step> {
  const sessionIds = lanes.map(({ session_id }) => Number(session_id));
  const ids = formatArray(sessionIds);
  const heads = formatArray(lanes.map(({ head }) => Number(head)));
  return runTransaction(pool, async (client) => {
    await client.query(lockLanes(sessionIds));
    await client.query(RECORD_LOST, [ids, endpoint]);
    const { rows } = await client.query<{ callbacks: number; held: number }>(SKIP_LANES, [
      ids,
      heads,
      endpoint,
    ]);
    return { callbacks: rows[0]?.callbacks ?? 0, redeliveries: 0, underWay: rows[0]?.held ?? 0 };
  });
}

async function withdraw(pool: Pool, endpoint: string, batch: readonly RedeliveryRow[]): Promise<Step> {
  const ids = formatArray(batch.map(({ redelivery_id }) => Number(redelivery_id)));
  const { rows } = await pool.query<{ withdrawn: number; held: number }>(WITHDRAW, [endpoint, ids]);
  return { callbacks: 0, redeliveries: rows[0]?.withdrawn ?? 0, underWay: rows[0]?.held ?? 0 };
}

// The conditions on states and times are those of the indexes that have such lanes, and redeliveries, and no others.
const WAITING = `endpoint = $1 and delivered < head and (state <> 'open' or state = 'open' and due_at is not null)`;
const PENDING = "endpoint = $1 and due_at is not null";
const PENDING_OF_BATCH = `${PENDING} and redelivery_id = any($2::bigint[])`;

const COUNT = `
  select l.*, (select count(*)::int from redeliveries where ${PENDING}) as redeliveries
  from (
    select count(*)::int as lanes, coalesce(sum(head - delivered - unused), 0)::float8 as callbacks from lanes where ${WAITING}
  ) l`;

const LIST_LANES = `
  select session_id, head, (head - delivered - unused)::float8 as waiting from lanes where ${WAITING} order by session_id`;

const LIST_REDELIVERIES = `select redelivery_id from redeliveries where ${PENDING} order by redelivery_id`;

const RECORD_LOST = writeLostLease({
  relation: "lanes",
  sequence: "delivered + 1",
  attempt: "attempts + 1",
  endedAt: leasedUntil("lanes"),
  isRedelivery: false,
  condition: `session_id = any($1::bigint[]) and endpoint = $2 and ${leasedUntil("lanes")} <= now()`,
});

/** Lanes that have moved to another origin meanwhile are nobody's here. */
const SKIP_LANES = `
with given as materialized (select unnest($1::bigint[]) as session_id, unnest($2::bigint[]) as head),
waiting as materialized (
  select l.session_id, l.delivered, g.head as up_to, l.waiting_since, ${isLeased("l")} as is_held
  from given g join lanes l on l.session_id = g.session_id
  where l.endpoint = $3 and l.delivered < g.head
),
skipped as (
  update callbacks c set state = 'skipped', settled_at = now()
  from waiting w
  where not w.is_held and c.session_id = w.session_id and c.sequence > w.delivered and c.sequence <= w.up_to
    and c.at >= w.waiting_since and c.state in ('waiting', 'refused')
  returning 1
),
moved as (
  update lanes l set ${movePast("w.up_to")}
  from waiting w
  where not w.is_held and l.session_id = w.session_id
)
select (select count(*) from skipped)::int as callbacks,
  (select count(*) from waiting where is_held)::int as held`;

/** One that is locked is being settled. */
const WITHDRAW = `
with free as materialized (
  select redelivery_id from redeliveries
  where ${PENDING_OF_BATCH} and not ${isLeased("redeliveries")}
  for update skip locked
),
withdrawn as (
  update redeliveries r set due_at = null, done_at = now(), outcome = 'withdrawn', ${endLease("r")}
  from free where r.redelivery_id = free.redelivery_id
  returning 1
)
select (select count(*) from withdrawn)::int as withdrawn,
  ((select count(*) from redeliveries where ${PENDING_OF_BATCH}) - (select count(*) from free))::int as held`;
