import { type Actor, longQuery, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { lockLanes, movePast } from "../lanes/lease.ts";
import { isActive } from "../lanes/stored-state.ts";
import { PAUSE_LANES, RESUME_LANES } from "./change-lane.ts";
import { type LaneFilter, writeLaneFilter } from "./list-lanes.ts";
import { unparkLanes } from "./unpark-lane.ts";

/** Actions on all lanes of a filter. The list is closed. */
export const LANE_ACTIONS = ["pause", "resume", "unpark", "skip"] as const;

export type LaneAction = (typeof LANE_ACTIONS)[number];

/** The effect of `changeLanes` now. */
export interface LanesCount {
  /** Number of lanes to change, and of their clients and endpoints. */
  readonly lanes: number;
  readonly clients: number;
  readonly endpoints: number;
  /** Callbacks waiting in them. `skip` skips one in each lane. */
  readonly callbacks: number;
  /** Lanes of the filter in another state, which the action does not change. */
  readonly left: number;
}

/** Progress of `changeLanes`. */
export interface LanesProgress {
  /** Processed lanes, and their total. */
  readonly done: number;
  readonly total: number;
  /** Changed lanes, without those changed concurrently. */
  readonly changed: number;
  /** Lanes that stay parked: the next callback is still rejected, or the client is unknown. */
  readonly stuck: number;
}

/** Counts what `changeLanes` would do. Changes nothing. */
export async function countLanes(pool: Pool, action: LaneAction, filter: LaneFilter): Promise<LanesCount> {
  const conditions = writeLaneFilter(filter);
  const waiting = action === "skip" ? "1" : "head - delivered - unused";
  const { rows } = await pool.query<LanesCount>(
    longQuery(
      `select count(*) filter (where changes)::int as lanes,
         (count(distinct client_id) filter (where changes))::int as clients,
         (count(distinct endpoint) filter (where changes))::int as endpoints,
         coalesce(sum(${waiting}) filter (where changes), 0)::float8 as callbacks,
         count(*) filter (where not changes)::int as left
       from (select *, ${APPLIES_TO[action]} as changes from lanes l where ${conditions}) l`,
      conditions.values,
    ),
  );
  return rows[0] ?? { lanes: 0, clients: 0, endpoints: 0, callbacks: 0, left: 0 };
}

/**
 * Applies an action to every lane of a filter. `skip` skips only the callback that is next at the start.
 *
 * Changes a bounded number of lanes in each transaction and yields after it. It can be stopped between transactions and repeated.
 * The audit records the request.
 */
export async function* changeLanes(
  context: DeliveryContext,
  action: LaneAction,
  filter: LaneFilter,
  actor: Actor,
  batchSize = 100,
): AsyncGenerator<LanesProgress, LanesProgress, void> {
  const { pool } = context;
  const count = await countLanes(pool, action, filter);
  const lanes = await listChanging(pool, action, filter);
  await recordAction(pool, {
    ...actor,
    action: `${action}-lanes`,
    subject: filter.clientId === undefined ? "lanes" : `client:${filter.clientId}`,
    detail: { filter, ...count },
  });
  let progress: LanesProgress = { done: 0, total: lanes.length, changed: 0, stuck: 0 };
  for (const batch of divide(lanes, batchSize)) {
    const step = await runTransaction(pool, async (client) => {
      await client.query(lockLanes(batch.map(({ sessionId }) => sessionId)));
      return CHANGES[action](client, context, batch, actor);
    });
    progress = {
      ...progress,
      done: progress.done + batch.length,
      changed: progress.changed + (step.changed ?? 0),
      stuck: progress.stuck + (step.stuck ?? 0),
    };
    context.events.emit("lanesDue");
    yield progress;
  }
  return progress;
}

/** A lane at the time of the request. */
interface ChangingLane {
  readonly sessionId: number;
  readonly delivered: number;
}

type Step = Partial<Pick<LanesProgress, "changed" | "stuck">>;

type Change = (
  client: PoolClient,
  context: DeliveryContext,
  lanes: readonly ChangingLane[],
  actor: Actor,
) => Promise<Step>;

const CHANGES: Readonly<Record<LaneAction, Change>> = {
  async pause(client, _context, lanes, { reason }) {
    const { rowCount } = await client.query(PAUSE_LANES, [sessionsOf(lanes), reason]);
    return { changed: rowCount ?? 0 };
  },
  async resume(client, _context, lanes) {
    const { rowCount } = await client.query(RESUME_LANES, [sessionsOf(lanes)]);
    return { changed: rowCount ?? 0 };
  },
  async unpark(client, context, lanes, actor) {
    const { unparked, stuck } = await unparkLanes(client, context, sessionsOf(lanes), actor);
    return { changed: unparked, stuck: stuck.size };
  },
  async skip(client, _context, lanes) {
    const { rowCount } = await client.query(SKIP_NEXT, [
      sessionsOf(lanes),
      lanes.map(({ delivered }) => delivered),
    ]);
    return { changed: rowCount ?? 0 };
  },
};

const APPLIES_TO: Readonly<Record<LaneAction, string>> = {
  pause: isActive("l.state"),
  resume: "l.state = 'paused'",
  unpark: "l.state = 'parked'",
  // Not active lanes: a repetition would skip another callback in each.
  skip: "l.state = 'parked'",
};

function sessionsOf(lanes: readonly ChangingLane[]): readonly number[] {
  return lanes.map(({ sessionId }) => sessionId);
}

async function listChanging(
  pool: Pool,
  action: LaneAction,
  filter: LaneFilter,
): Promise<readonly ChangingLane[]> {
  const conditions = writeLaneFilter(filter);
  conditions.require(APPLIES_TO[action]);
  return queryRecords(
    pool,
    longQuery(
      `select session_id, delivered from lanes l where ${conditions} order by session_id`,
      conditions.values,
    ),
  );
}

// No worker holds a parked lane.
const SKIP_NEXT = `
with parked as materialized (
  select l.session_id, l.delivered + 1 as sequence
  from unnest($1::bigint[], $2::bigint[]) as g (session_id, delivered)
  join lanes l on l.session_id = g.session_id and l.delivered = g.delivered
  where l.state = 'parked'
),
skipped as (
  update callbacks c set state = 'skipped', settled_at = now()
  from parked p
  where c.session_id = p.session_id and c.sequence = p.sequence and c.state in ('waiting', 'rejected')
)
update lanes l set ${movePast("p.sequence")}
from parked p
where l.session_id = p.session_id`;

/** Divides items into chunks, one for each transaction. */
export function* divide<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
