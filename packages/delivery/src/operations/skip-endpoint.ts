import { formatArray, longQuery, type Queryable } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { BulkKind } from "../actions/action.ts";
import { endLease, isLeased, lockLanes, movePast, writeLostLaneLease } from "../lanes/lease.ts";
import { isActive, isInactive } from "../lanes/stored-state.ts";

/** The effect of a skip of an endpoint now. */
export interface EndpointSkipCount {
  /** Sessions with waiting callbacks. */
  readonly lanes: number;
  /** Callbacks waiting in these sessions. */
  readonly callbacks: number;
  /** Pending redeliveries and test events. */
  readonly redeliveries: number;
}

/** Counts the effect of a skip of an endpoint. */
export async function countEndpointSkip(pool: Queryable, endpoint: string): Promise<EndpointSkipCount> {
  const { rows } = await pool.query<EndpointSkipCount>(longQuery(COUNT, [endpoint]));
  return rows[0] ?? { lanes: 0, callbacks: 0, redeliveries: 0 };
}

/**
 * Skips every callback that waits for an endpoint, including parked and paused lanes, and withdraws its redeliveries: for a merchant
 * who left. Later callbacks are not affected, and attempts in progress may still be accepted.
 */
export const ENDPOINT_SKIP: BulkKind<{ readonly endpoint: string }> = {
  async plan(client, { endpoint }) {
    const { rows } = await client.query(longQuery(LIST, [endpoint]));
    const planned = await countEndpointSkip(client, endpoint);
    return { subject: `endpoint:${endpoint}`, planned, ...rows[0] };
  },
  async step(client, _context, { target: { endpoint }, ids, bounds, size }) {
    const isLane = (_: number, index: number) => bounds[index] !== 0;
    const lanes = ids.filter(isLane);
    const redeliveries = ids.filter((id, index) => !isLane(id, index));
    const skipped = await skipLanes(client, endpoint, lanes, bounds.filter(Boolean));
    const withdrawn = await withdraw(client, endpoint, redeliveries);
    const counts = {
      callbacksSkipped: skipped.callbacks,
      redeliveriesWithdrawn: withdrawn.withdrawn,
      leftUnderWay: skipped.held + withdrawn.held,
    };
    return { done: ids.length, isLast: ids.length < size, counts };
  },
};

async function skipLanes(
  client: PoolClient,
  endpoint: string,
  sessionIds: readonly number[],
  heads: readonly number[],
) {
  const ids = formatArray(sessionIds);
  await client.query(lockLanes(sessionIds));
  await client.query(RECORD_LOST, [ids, endpoint]);
  const values = [ids, formatArray(heads), endpoint];
  const { rows } = await client.query<{ callbacks: number; held: number }>(SKIP_LANES, values);
  return rows[0] ?? { callbacks: 0, held: 0 };
}

async function withdraw(client: PoolClient, endpoint: string, ids: readonly number[]) {
  const values = [endpoint, formatArray(ids)];
  const { rows } = await client.query<{ withdrawn: number; held: number }>(WITHDRAW, values);
  return rows[0] ?? { withdrawn: 0, held: 0 };
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

/** Lanes with their newest callbacks, because later ones are not skipped; then redeliveries, with 0. */
const LIST = `
  select count(*)::int as total, array_agg(id order by bound = 0, id)::text as ids,
    array_agg(bound order by bound = 0, id)::text as bounds
  from (
    select session_id as id, head as bound from lanes where ${WAITING}
    union all select redelivery_id, 0 from redeliveries where ${PENDING}
  ) l`;

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
