import {
  type Actor,
  formatArray,
  longQuery,
  queryRecords,
  recordAction,
  runTransaction,
} from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { endLease, isLeased, lockLanes, movePast, writeLostLaneLease } from "../lanes/lease.ts";
import { isActive, isInactive } from "../lanes/stored-state.ts";
import { divide } from "./change-lanes.ts";

/** The effect of `skipEndpoint` now. */
export interface EndpointSkipCount {
  /** Sessions with waiting callbacks. */
  readonly lanes: number;
  /** Callbacks waiting in these sessions. */
  readonly callbacks: number;
  /** Pending redeliveries and test events. */
  readonly redeliveries: number;
}

/** Progress of `skipEndpoint`. */
export interface EndpointSkipProgress {
  /** Processed lanes and redeliveries, and their total. */
  readonly done: number;
  readonly total: number;
  /** Skipped callbacks. */
  readonly callbacks: number;
  /** Withdrawn redeliveries. */
  readonly redeliveries: number;
  /** Lanes and redeliveries with an attempt in progress, which are not changed. */
  readonly underWay: number;
}

/** Counts the effect of `skipEndpoint`. */
export async function countEndpointSkip(pool: Pool, endpoint: string): Promise<EndpointSkipCount> {
  const { rows } = await pool.query<EndpointSkipCount>(longQuery(COUNT, [endpoint]));
  return rows[0] ?? { lanes: 0, callbacks: 0, redeliveries: 0 };
}

/**
 * Skips every callback that waits for an endpoint, including parked and paused lanes, and withdraws its redeliveries: for a merchant
 * who left. Later callbacks are not affected, and attempts in progress may still be accepted.
 *
 * Changes a bounded number of rows in each transaction and yields after it. It can be stopped between transactions and repeated.
 * The audit records the request.
 */
export async function* skipEndpoint(
  context: DeliveryContext,
  endpoint: string,
  actor: Actor,
  batchSize = 500,
): AsyncGenerator<EndpointSkipProgress, EndpointSkipProgress, void> {
  const { pool, events } = context;
  const lanes = await queryRecords<WaitingLane>(pool, LIST_LANES, [endpoint]);
  const redeliveries = await queryRecords<{ readonly redeliveryId: number }>(pool, LIST_REDELIVERIES, [
    endpoint,
  ]);
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
    // Some may have newer callbacks.
    events.emit("lanesDue");
    yield progress;
  }
  for (const batch of divide(redeliveries, batchSize)) {
    progress = advance(progress, batch.length, await withdraw(pool, endpoint, batch));
    yield progress;
  }
  return progress;
}

interface WaitingLane {
  readonly sessionId: number;
  /** The newest callback at the time of the request. Later ones are not skipped. */
  readonly head: number;
  readonly waiting: number;
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

async function skipLanes(pool: Pool, endpoint: string, lanes: readonly WaitingLane[]): Promise<Step> {
  const sessionIds = lanes.map(({ sessionId }) => sessionId);
  const ids = formatArray(sessionIds);
  const heads = formatArray(lanes.map(({ head }) => head));
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

async function withdraw(
  pool: Pool,
  endpoint: string,
  batch: readonly { readonly redeliveryId: number }[],
): Promise<Step> {
  const ids = formatArray(batch.map(({ redeliveryId }) => redeliveryId));
  const { rows } = await pool.query<{ withdrawn: number; held: number }>(WITHDRAW, [endpoint, ids]);
  return { callbacks: 0, redeliveries: rows[0]?.withdrawn ?? 0, underWay: rows[0]?.held ?? 0 };
}

// The conditions on states and times are the predicates of partial indexes.
const WAITING = `endpoint = $1 and delivered < head and (${isInactive("state")} or ${isActive("state")} and due_at is not null)`;
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

const RECORD_LOST = writeLostLaneLease(
  "session_id = any($1::bigint[]) and endpoint = $2 and lanes.leased_until <= now()",
);

/** Excludes lanes that have moved to another origin. */
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
    and c.at >= w.waiting_since and c.state in ('waiting', 'rejected')
  returning 1
),
moved as (
  update lanes l set ${movePast("w.up_to")}
  from waiting w
  where not w.is_held and l.session_id = w.session_id
)
select (select count(*) from skipped)::int as callbacks,
  (select count(*) from waiting where is_held)::int as held`;

/** Skips locked rows, which are being settled. */
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
