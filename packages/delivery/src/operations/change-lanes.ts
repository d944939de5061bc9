import { type Actor, longQuery, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { movePast } from "../lanes/lease.ts";
import { lockLanes } from "../lanes/settle-lanes.ts";
import { divide } from "./divide.ts";
import { type LaneFilter, writeLaneFilter } from "./list-lanes.ts";
import { PAUSE_LANES, RESUME_LANES } from "./pause-lane.ts";
import { unparkLanes } from "./unpark-lane.ts";

/** What can be done to all lanes of a filter. The list is closed. */
export const LANE_ACTIONS = ["pause", "resume", "unpark", "skip"] as const;

export type LaneAction = (typeof LANE_ACTIONS)[number];

/** What `changeLanes` would come to. */
export interface LanesCount {
  /** Lanes of the filter that would be changed, and how many clients and endpoints they belong to. */
  readonly lanes: number;
  readonly clients: number;
  readonly endpoints: number;
  /** Callbacks that wait in them; to skip is one of each lane. */
  readonly callbacks: number;
  /** Lanes of the filter that would be left as they are, since they are in another state than the action is for. */
  readonly left: number;
}

/** How far `changeLanes` has come. */
export interface LanesProgress {
  /** Lanes that were looked at, of how many. */
  readonly done: number;
  readonly total: number;
  /** Lanes that were changed: not those that somebody else has changed meanwhile. */
  readonly changed: number;
  /** Lanes that stay parked, since the outgoing contract still refuses the next callback, or their client is unknown. */
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
 * Does to every lane of a filter what the action of that name does to one; `skip` leaves out the callback whose turn it
 * is when this begins, and no other.
 *
 * Changes a bounded number of lanes in a transaction, yields after each, and stops where its caller stops asking for more;
 * asked for again, it goes on with what is left. The audit says what was asked for.
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

/** A lane as it was when the change was asked for. */
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
    const { opened, stuck } = await unparkLanes(client, context, sessionsOf(lanes), actor);
    return { changed: opened, stuck: stuck.size };
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
  pause: "l.state = 'open'",
  resume: "l.state = 'paused'",
  unpark: "l.state = 'parked'",
  // Not open ones too: asked for again, it would skip one more in each.
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
  const { rows } = await pool.query<{ session_id: string; delivered: string }>(
    longQuery(
      `select session_id, delivered from lanes l where ${conditions} order by session_id`,
      conditions.values,
    ),
  );
  return rows.map((row) => ({ sessionId: Number(row.session_id), delivered: Number(row.delivered) }));
}

// No worker has a callback of a parked lane under way.
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
  where c.session_id = p.session_id and c.sequence = p.sequence and c.state in ('waiting', 'refused')
)
update lanes l set ${movePast("p.sequence")}
from parked p
where l.session_id = p.session_id`;
