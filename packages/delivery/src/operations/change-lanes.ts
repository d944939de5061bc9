import { longQuery, type Queryable } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { BulkKind, Counts, Step } from "../actions/action.ts";
import type { DeliveryContext } from "../context.ts";
import { lockLanes, movePast } from "../lanes/lease.ts";
import { isActive } from "../lanes/stored-state.ts";
import { PAUSE_LANES, RESUME_LANES } from "./change-lane.ts";
import { type LaneFilter, writeLaneFilter } from "./list-lanes.ts";
import { unparkLanes } from "./unpark-lane.ts";

/** Actions on all lanes of a filter. The list is closed. */
export type LaneAction = "pause" | "resume" | "unpark" | "skip";

/** The effect of an action on the lanes of a filter now. */
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

/** Counts what an action would do. Changes nothing. */
export async function countLanes(
  pool: Queryable,
  action: LaneAction,
  filter: LaneFilter,
): Promise<LanesCount> {
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
 * Actions on every lane that a filter matches when they are requested. `skip` skips only the callback that is next then, and that
 * the lane is still parked for.
 */
export const CHANGES_OF_LANES = {
  "pause-lanes": changeLanes("pause", async (client, _context, { ids, reason }) => {
    const { rowCount } = await client.query(PAUSE_LANES, [ids, reason]);
    return { lanesChanged: rowCount ?? 0 };
  }),
  "resume-lanes": changeLanes("resume", async (client, _context, { ids }) => {
    const { rowCount } = await client.query(RESUME_LANES, [ids]);
    return { lanesChanged: rowCount ?? 0 };
  }),
  "unpark-lanes": changeLanes("unpark", async (client, context, { ids, actor, reason }) => {
    const { unparked, stuck } = await unparkLanes(client, context, ids, { actor, reason });
    return { lanesChanged: unparked, lanesStillParked: stuck.size };
  }),
  "skip-lanes": changeLanes("skip", async (client, _context, { ids, bounds }) => {
    const { rowCount } = await client.query(SKIP_NEXT, [ids, bounds]);
    return { lanesChanged: rowCount ?? 0 };
  }),
};

type Change = (client: PoolClient, context: DeliveryContext, step: Step<LaneFilter>) => Promise<Counts>;

function changeLanes(action: LaneAction, change: Change): BulkKind<LaneFilter> {
  return {
    async plan(client, filter) {
      const conditions = writeLaneFilter(filter);
      conditions.require(APPLIES_TO[action]);
      const text = `
        select count(*)::int as total, array_agg(session_id order by session_id)::text as ids,
          array_agg(delivered order by session_id)::text as bounds
        from lanes l where ${conditions}`;
      const { rows } = await client.query(longQuery(text, conditions.values));
      const subject = filter.clientId === undefined ? "lanes" : `client:${filter.clientId}`;
      return { subject, planned: await countLanes(client, action, filter), ...rows[0] };
    },
    async step(client, context, step) {
      await client.query(lockLanes(step.ids));
      const counts = await change(client, context, step);
      return { done: step.ids.length, isLast: step.ids.length < step.size, counts };
    },
  };
}

const APPLIES_TO: Readonly<Record<LaneAction, string>> = {
  pause: isActive("l.state"),
  resume: "l.state = 'paused'",
  unpark: "l.state = 'parked'",
  // Not active lanes: a repetition would skip another callback in each.
  skip: "l.state = 'parked'",
};

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
