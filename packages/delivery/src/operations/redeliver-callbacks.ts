import {
  type Column,
  encodeColumns,
  longQuery,
  type Queryable,
  queryRecords,
  unnestColumns,
} from "@payment-routing/database";
import type { BulkKind } from "../actions/action.ts";
import { isLeased } from "../lanes/lease.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { isActive, STORED_ACTIVE } from "../lanes/stored-state.ts";
import {
  type CallbackFilter,
  type CallbackState,
  writeCallbackFilter,
  writeListByTime,
} from "./callback-filter.ts";
import { Conditions } from "./conditions.ts";
import { HOLD_COLUMNS } from "./endpoint-hold.ts";
import { LANES_WITH_ENDPOINTS } from "./lane-summary.ts";

/** The effect of a redelivery of many callbacks now. */
export interface RedeliveryCount {
  readonly callbacks: number;
  /** Settled callbacks, to send again as redeliveries outside the order. */
  readonly settled: number;
  /** Waiting callbacks, whose lanes are retried now, and unparked if parked. */
  readonly waiting: number;
  /** Unaffected: rejected callbacks, those in paused lanes, and test events. */
  readonly left: number;
}

/** Counts the effect of a redelivery of many callbacks. */
export async function countRedelivery(pool: Queryable, filter: CallbackFilter): Promise<RedeliveryCount> {
  const conditions = new Conditions();
  const tables = writeCallbackFilter(filter, conditions);
  const { rows } = await pool.query<RedeliveryCount>(
    longQuery(
      `select count(*)::int as callbacks,
       (count(*) filter (where ${SENDABLE_STATE} in (${SETTLED})))::int as settled,
       (count(*) filter (where ${SENDABLE_STATE} = 'waiting' and not ${IS_PAUSED}))::int as waiting,
       (count(*) filter (
         where ${SENDABLE_STATE} in ('rejected', 'test') or ${SENDABLE_STATE} = 'waiting' and ${IS_PAUSED}
       ))::int as left
     from ${tables} where ${conditions}`,
      conditions.values,
    ),
  );
  return rows[0] ?? { callbacks: 0, settled: 0, waiting: 0, left: 0 };
}

/**
 * Redelivers the callbacks of a filter that exist when it is requested, oldest first, to the current addresses of their sessions.
 * Redeliveries refer to the audit record. Skips callbacks with a pending redelivery.
 *
 * With a bound of the rate, each callback has a time of its own. What waits in a lane is sent in a row, so that the callbacks
 * of other lanes wait for that long.
 */
export const REDELIVERY: BulkKind<CallbackFilter> = {
  async plan(client, filter) {
    const planned = await countRedelivery(client, filter);
    return { subject: nameSubject(filter), planned, total: planned.callbacks };
  },
  async step(client, { merchants }, step) {
    const { target: filter, requestedAt, position: after, size: limit } = step;
    const conditions = new Conditions();
    conditions.add(requestedAt, (value) => `c.at <= ${value}::timestamptz`);
    const columns = `c.at, c.at::text as at_text, c.session_id, c.sequence, ${SENDABLE_STATE} as state`;
    const list = writeListByTime({ filter, columns, order: "oldest first", after, limit }, conditions);
    const listed = await queryRecords<ListedCallback>(client, longQuery(list, conditions.values));
    // First, because the filter may use the old address.
    await readdressLanes(client, merchants, [...new Set(listed.map(({ sessionId }) => sessionId))]);
    const { actor, auditId, baseAt, pauseSeconds } = step;
    const values = [actor, auditId, baseAt, pauseSeconds, ...encodeColumns(LISTED_COLUMNS, listed)];
    const sent = await queryRecords<Sent>(client, REDELIVER, values);
    const lanes = new Set(sent.filter(({ isLane }) => isLane).map(({ sessionId }) => sessionId));
    const held = await queryRecords<{ readonly endpoint: string }>(client, LIST_HELD, [
      sent.map(({ sessionId }) => sessionId),
    ]);
    const last = listed.at(-1);
    return {
      done: listed.length,
      isLast: listed.length < limit,
      counts: {
        sentAgain: sent.length - lanes.size,
        triedNow: listed.filter(({ state, sessionId }) => state === "waiting" && lanes.has(sessionId)).length,
      },
      due: sent.reduce((sum, { due }) => sum + due, 0),
      position: last && [last.atText, String(last.sessionId), String(last.sequence)],
      waitsFor: held.map(({ endpoint }) => endpoint),
    };
  },
};

function nameSubject({ sessionId, clientId }: CallbackFilter): string {
  if (sessionId !== undefined) return `session:${sessionId}`;
  return clientId === undefined ? "callbacks" : `client:${clientId}`;
}

/** A callback to send again, or a lane to make due. */
interface Sent {
  readonly sessionId: number;
  readonly isLane: boolean;
  /** Callbacks that became due by it. */
  readonly due: number;
}

interface ListedCallback {
  /** Because a Date has no microseconds. */
  readonly atText: string;
  readonly sessionId: number;
  readonly sequence: number;
  readonly state: CallbackState;
}

const LISTED_COLUMNS: readonly Column<ListedCallback>[] = [
  ["at", "timestamptz", ({ atText }) => atText],
  ["session_id", "bigint", ({ sessionId }) => sessionId],
  ["sequence", "bigint", ({ sequence }) => sequence],
  ["state", "text", ({ state }) => state],
];

/** A rejected callback stays rejected after it is skipped or superseded. */
const SENDABLE_STATE = "case when c.issues is null then c.state else 'rejected' end";

const IS_PAUSED = "l.state is not distinct from 'paused'";

const SETTLED = "'delivered', 'skipped', 'superseded'";

/** Locks lanes in the order of their sessions. A lane whose next callback is rejected stays parked. */
const REDELIVER = `
with listed as materialized (select * from ${unnestColumns(LISTED_COLUMNS, "g", 4)}),
again as (
  insert into redeliveries (session_id, sequence, endpoint, url, requested_by, audit_id, due_at)
  select i.session_id, i.sequence, l.endpoint, l.url, $1::text, $2::bigint,
    ${writeDueAt("row_number() over (order by i.at, i.session_id, i.sequence)")}
  from listed i join lanes l on l.session_id = i.session_id
  where i.state in (${SETTLED}) and not exists (
    select from redeliveries r where r.session_id = i.session_id and r.sequence = i.sequence and r.done_at is null
  )
    -- Its session may have been erased before its lane was locked. Asked one by one, as a value: of "exists" the plan
    -- may make a join with all callbacks of the session.
    and (
      select c.sequence from callbacks c
      where c.session_id = i.session_id and c.sequence = i.sequence and c.at = i.at
    ) is not null
  returning session_id
),
locked as materialized (
  select l.session_id from lanes l
  where l.session_id = any(array(select session_id from listed where state = 'waiting'))
    and (
      l.state = 'parked'
      or ${isActive("l.state")} and l.due_at is not null and not ${isLeased("l")}
    )
    and not exists (
      select from callbacks b
      where l.state = 'parked' and b.session_id = l.session_id and b.sequence = l.delivered + 1 and b.state = 'rejected'
    )
  order by l.session_id for update
),
hurried as (
  update lanes l set state = ${STORED_ACTIVE}, updated_at = now(),
    due_at = least(l.due_at, ${writeDueAt("(select count(*) from again) + o.turn")}),
    state_reason = case l.state when 'parked' then null else l.state_reason end,
    attempts = case l.state when 'parked' then 0 else l.attempts end
  from (select session_id, row_number() over (order by session_id) as turn from locked) o
  where l.session_id = o.session_id and (l.state = 'parked' or l.due_at > now())
  returning l.session_id, l.head - l.delivered - l.unused as waiting
)
select session_id, false as is_lane, 1 as due from again
union all
select session_id, true, coalesce(waiting, 0)::int from locked left join hurried using (session_id)`;

/** When a callback of a step becomes due, by its turn from 1. Without a bound of the rate, a microsecond after the one before. */
function writeDueAt(turn: string): string {
  return `$3::timestamptz + (${turn} - 1) * ($4::float8 * interval '1 second') + (${turn}) * interval '1 microsecond'`;
}

const LIST_HELD = `
  select distinct endpoint from (
    select l.endpoint, ${HOLD_COLUMNS} from ${LANES_WITH_ENDPOINTS} where l.session_id = any($1::bigint[])
  ) h
  where hold is not null`;
