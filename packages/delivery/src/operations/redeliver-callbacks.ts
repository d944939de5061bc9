import {
  type Actor,
  type Column,
  encodeColumns,
  longQuery,
  queryRecords,
  recordAction,
  runTransaction,
  unnestColumns,
} from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext, MerchantDirectory } from "../context.ts";
import { isLeased } from "../lanes/lease.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { isActive, STORED_ACTIVE } from "../lanes/stored-state.ts";
import {
  type CallbackFilter,
  type CallbackState,
  type SortKey,
  writeCallbackFilter,
  writeListByTime,
} from "./callback-filter.ts";
import { Conditions } from "./conditions.ts";
import { type EndpointHold, HOLD_COLUMNS, type HoldRow, readHold } from "./endpoint-hold.ts";
import { LANES_WITH_ENDPOINTS } from "./lane-summary.ts";

/** The effect of `redeliverCallbacks` now. */
export interface RedeliveryCount {
  readonly callbacks: number;
  /** Settled callbacks, to send again as redeliveries outside the order. */
  readonly settled: number;
  /** Waiting callbacks, whose lanes are retried now, and unparked if parked. */
  readonly waiting: number;
  /** Unaffected: rejected callbacks, those in paused lanes, and test events. */
  readonly left: number;
}

/** Progress of `redeliverCallbacks`. */
export interface RedeliveryProgress {
  /** Processed callbacks, and their total. */
  readonly done: number;
  readonly total: number;
  /** Callbacks to send again, without those with a pending redelivery. */
  readonly settled: number;
  /** Distinct lanes of waiting callbacks that are due now, without those in progress. */
  readonly lanes: number;
  /** Held endpoints, whose callbacks wait. */
  readonly waitsFor: readonly HeldEndpoint[];
}

export interface HeldEndpoint extends EndpointHold {
  readonly endpoint: string;
}

/** Counts the effect of `redeliverCallbacks`. */
export async function countRedelivery(
  context: DeliveryContext,
  filter: CallbackFilter,
): Promise<RedeliveryCount> {
  const conditions = new Conditions();
  const tables = writeCallbackFilter(filter, conditions);
  const { rows } = await context.pool.query<RedeliveryCount>(
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
 * Redelivers the current callbacks of a filter, oldest first, to the current addresses of their sessions, in bounded
 * transactions. Yields after each, and can be stopped between them. Redeliveries refer to the audit record of the request, which
 * shows the progress of an interrupted operation. A repetition skips callbacks with a pending redelivery.
 */
export async function* redeliverCallbacks(
  context: DeliveryContext,
  filter: CallbackFilter,
  actor: Actor,
  batchSize = 500,
): AsyncGenerator<RedeliveryProgress, RedeliveryProgress, void> {
  const { callbacks: total, ...planned } = await countRedelivery(context, filter);
  const { rows } = await context.pool.query<{ now: string }>("select now()::text as now");
  const range = { filter, before: rows[0]?.now ?? "infinity", batchSize };
  const auditId = await recordAction(context.pool, {
    ...actor,
    action: "redeliver-callbacks",
    subject: nameSubject(filter),
    detail: { filter, callbacks: total, ...planned },
  });
  let progress: RedeliveryProgress = { done: 0, total, settled: 0, lanes: 0, waitsFor: [] };
  // A lane or an endpoint may occur in several batches.
  const lanes = new Set<number>();
  const holds = new Map<string, HeldEndpoint>();
  let after: SortKey | undefined;
  for (;;) {
    const batch = await runTransaction(context.pool, (client) =>
      redeliverBatch(client, context.merchants, { ...range, after }, { actor: actor.actor, auditId }),
    );
    if (batch.last === undefined) return progress;
    after = batch.last;
    for (const lane of batch.lanes) lanes.add(lane);
    for (const hold of batch.holds) holds.set(hold.endpoint, hold);
    progress = {
      total: Math.max(total, progress.done + batch.lookedAt),
      done: progress.done + batch.lookedAt,
      settled: progress.settled + batch.settled,
      lanes: lanes.size,
      waitsFor: [...holds.values()],
    };
    if (batch.lanes.length > 0) context.events.emit("lanesDue");
    yield progress;
  }
}

/** The subject of the audit record. */
function nameSubject({ sessionId, clientId }: CallbackFilter): string {
  if (sessionId !== undefined) return `session:${sessionId}`;
  return clientId === undefined ? "callbacks" : `client:${clientId}`;
}

interface Range {
  readonly filter: CallbackFilter;
  /** Later callbacks are not redelivered, so that the operation ends. */
  readonly before: string;
  readonly after: SortKey | undefined;
  readonly batchSize: number;
}

interface Batch {
  readonly lookedAt: number;
  readonly settled: number;
  /** Session IDs of the lanes that are due now. */
  readonly lanes: readonly number[];
  readonly holds: readonly HeldEndpoint[];
  /** Start of the next batch. Undefined at the end. */
  readonly last: SortKey | undefined;
}

async function redeliverBatch(
  client: PoolClient,
  merchants: MerchantDirectory,
  { filter, before, after, batchSize }: Range,
  { actor, auditId }: { readonly actor: string; readonly auditId: number },
): Promise<Batch> {
  const conditions = new Conditions();
  conditions.add(before, (value) => `c.at <= ${value}::timestamptz`);
  const columns = `c.at, c.at::text as at_text, c.session_id, c.sequence, ${SENDABLE_STATE} as state`;
  const list = { filter, columns, order: "oldest first", after, limit: batchSize } as const;
  const query = longQuery(writeListByTime(list, conditions), conditions.values);
  const listed = await queryRecords<ListedCallback>(client, query);
  const last = listed.at(-1);
  if (last === undefined) return { lookedAt: 0, settled: 0, lanes: [], holds: [], last };
  // First, because the filter may use the old address.
  await readdressLanes(client, merchants, [...new Set(listed.map(({ sessionId }) => sessionId))]);
  const values = [actor, auditId, ...encodeColumns(LISTED_COLUMNS, listed)];
  const sent = await queryRecords<Sent>(client, REDELIVER, values);
  const lanes = sent.filter(({ isLane }) => isLane).map(({ sessionId }) => sessionId);
  const held = await queryRecords<HeldRow>(client, LIST_HOLDS, [sent.map(({ sessionId }) => sessionId)]);
  return {
    lookedAt: listed.length,
    settled: sent.length - lanes.length,
    lanes,
    holds: held.flatMap(readHeld),
    last: [last.atText, String(last.sessionId), String(last.sequence)],
  };
}

/** A callback to send again, or a lane to make due. */
interface Sent {
  readonly sessionId: number;
  readonly isLane: boolean;
}

interface HeldRow extends HoldRow {
  readonly endpoint: string;
}

function readHeld(row: HeldRow): readonly HeldEndpoint[] {
  const hold = readHold(row);
  return hold === undefined ? [] : [{ endpoint: row.endpoint, ...hold }];
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
with listed as materialized (select * from ${unnestColumns(LISTED_COLUMNS, "g", 2)}),
again as (
  insert into redeliveries (session_id, sequence, endpoint, url, requested_by, audit_id, due_at)
  select i.session_id, i.sequence, l.endpoint, l.url, $1::text, $2::bigint,
    now() + row_number() over (order by i.at, i.session_id, i.sequence) * interval '1 microsecond'
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
  update lanes l set state = ${STORED_ACTIVE}, due_at = now(), updated_at = now(),
    state_reason = case l.state when 'parked' then null else l.state_reason end,
    attempts = case l.state when 'parked' then 0 else l.attempts end
  from locked where l.session_id = locked.session_id and (l.state = 'parked' or l.due_at > now())
)
select session_id, false as is_lane from again union all select session_id, true from locked`;

const LIST_HOLDS = `
  select distinct l.endpoint, ${HOLD_COLUMNS}
  from ${LANES_WITH_ENDPOINTS}
  where l.session_id = any($1::bigint[])`;
