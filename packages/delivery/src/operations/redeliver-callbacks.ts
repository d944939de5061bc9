import {
  type Actor,
  type Column,
  encodeColumns,
  longQuery,
  recordAction,
  runTransaction,
  unnestColumns,
} from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext, MerchantDirectory } from "../context.ts";
import { isLeased } from "../lanes/lease.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { type CallbackFilter, type CallbackState, writeCallbackFilter } from "./callback-filter.ts";
import { Conditions } from "./conditions.ts";
import { type EndpointHold, HOLD_COLUMNS, type HoldRow, readHold } from "./endpoint-hold.ts";
import { type Place, writeListByTime } from "./list-by-time.ts";

/** What redelivering the callbacks of a filter would come to. */
export interface RedeliveryCount {
  readonly callbacks: number;
  /** Settled: they would go out once more, marked as redeliveries and outside the order. */
  readonly settled: number;
  /** Waiting: their lanes would be tried at once, and opened where they are parked, in the order of each session. */
  readonly waiting: number;
  /** What the outgoing contract refuses, what waits in a paused lane, and test events: left as they are. */
  readonly left: number;
}

/** How far a redelivery has come. */
export interface RedeliveryProgress {
  /** Callbacks that were looked at, of how many. */
  readonly done: number;
  readonly total: number;
  /** Callbacks that will be sent once more. Less than all that are settled if some were waiting to be sent again. */
  readonly settled: number;
  /** Lanes of those that wait, each once, that are due now: parked ones are opened. What is under way is not among them. */
  readonly lanes: number;
  /** Endpoints that nothing is sent to for now: what goes there waits. */
  readonly waitsFor: readonly HeldEndpoint[];
}

export interface HeldEndpoint extends EndpointHold {
  readonly endpoint: string;
}

/** Counts what `redeliverCallbacks` would do. Changes nothing. */
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
         where ${SENDABLE_STATE} in ('refused', 'test') or ${SENDABLE_STATE} = 'waiting' and ${IS_PAUSED}
       ))::int as left
     from ${tables} where ${conditions}`,
      conditions.values,
    ),
  );
  return rows[0] ?? { callbacks: 0, settled: 0, waiting: 0, left: 0 };
}

/**
 * Redelivers the callbacks of a filter that there are now, the oldest first, to the addresses that their sessions would
 * have today, a bounded number in a transaction: it stops where its caller stops asking for more. Yields after each
 * transaction. Its audit says what was asked for; redeliveries name it, so that an operation which was broken off shows
 * how far it came. Asked for again, it passes over what is to be sent again already.
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
  // A lane may have callbacks in several batches, and an endpoint in each.
  const lanes = new Set<string>();
  const holds = new Map<string, HeldEndpoint>();
  let after: Place | undefined;
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

/** What the audit finds it by. */
function nameSubject({ sessionId, clientId }: CallbackFilter): string {
  if (sessionId !== undefined) return `session:${sessionId}`;
  return clientId === undefined ? "callbacks" : `client:${clientId}`;
}

interface Range {
  readonly filter: CallbackFilter;
  /** What is made from here on is not redelivered, so that it comes to an end. */
  readonly before: string;
  readonly after: Place | undefined;
  readonly batchSize: number;
}

interface Batch {
  readonly lookedAt: number;
  readonly settled: number;
  /** The sessions of the lanes that are due now. */
  readonly lanes: readonly string[];
  readonly holds: readonly HeldEndpoint[];
  /** Where the next batch begins; undefined when there is none. */
  readonly last: Place | undefined;
}

async function redeliverBatch(
  client: PoolClient,
  merchants: MerchantDirectory,
  { filter, before, after, batchSize }: Range,
  { actor, auditId }: { readonly actor: string; readonly auditId: number },
): Promise<Batch> {
  const conditions = new Conditions();
  conditions.add(before, (value) => `c.at <= ${value}::timestamptz`);
  const columns = `c.at, c.at::text as made_at, c.session_id, c.sequence, ${SENDABLE_STATE} as state`;
  const list = { filter, columns, order: "oldest first", after, limit: batchSize } as const;
  const { rows: listed } = await client.query<ListedRow>(
    longQuery(writeListByTime(list, conditions), conditions.values),
  );
  const last = listed.at(-1);
  if (last === undefined) return { lookedAt: 0, settled: 0, lanes: [], holds: [], last };
  // Before anything else, since what is listed may have been found by its address.
  await readdressLanes(client, merchants, [...new Set(listed.map(({ session_id }) => Number(session_id)))]);
  const values = [actor, auditId, ...encodeColumns(LISTED_COLUMNS, listed)];
  const { rows: sent } = await client.query<SentRow>(REDELIVER, values);
  const lanes = sent.filter(({ is_lane }) => is_lane).map(({ session_id }) => session_id);
  const held = await client.query<HeldRow>(LIST_HOLDS, [sent.map(({ session_id }) => session_id)]);
  return {
    lookedAt: listed.length,
    settled: sent.length - lanes.length,
    lanes,
    holds: held.rows.flatMap(readHeld),
    last: [last.made_at, last.session_id, last.sequence],
  };
}

/** A callback that is to be sent again, or a lane that is due now. */
interface SentRow {
  readonly session_id: string;
  readonly is_lane: boolean;
}

interface HeldRow extends HoldRow {
  readonly endpoint: string;
}

function readHeld(row: HeldRow): readonly HeldEndpoint[] {
  const hold = readHold(row);
  return hold === undefined ? [] : [{ endpoint: row.endpoint, ...hold }];
}

interface ListedRow {
  /** As text: a Date has no microseconds. */
  readonly made_at: string;
  readonly session_id: string;
  readonly sequence: string;
  readonly state: CallbackState;
}

const LISTED_COLUMNS: readonly Column<ListedRow>[] = [
  ["at", "timestamptz", ({ made_at }) => made_at],
  ["session_id", "bigint", ({ session_id }) => Number(session_id)],
  ["sequence", "bigint", ({ sequence }) => Number(sequence)],
  ["state", "text", ({ state }) => state],
];

/** What was refused and then skipped, or superseded, is still refused. */
const SENDABLE_STATE = "case when c.refusal is null then c.state else 'refused' end";

const IS_PAUSED = "l.state is not distinct from 'paused'";

const SETTLED = "'delivered', 'skipped', 'superseded'";

/**
 * Lanes are locked in the order of their sessions, as everybody locks them. A lane whose next callback the contract
 * refuses stays parked: nothing would come of it.
 */
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
      or l.state = 'open' and l.due_at is not null and not ${isLeased("l")}
    )
    and not exists (
      select from callbacks b
      where l.state = 'parked' and b.session_id = l.session_id and b.sequence = l.delivered + 1 and b.state = 'refused'
    )
  order by l.session_id for update
),
hurried as (
  update lanes l set state = 'open', due_at = now(), updated_at = now(),
    state_reason = case l.state when 'parked' then null else l.state_reason end,
    attempts = case l.state when 'parked' then 0 else l.attempts end
  from locked where l.session_id = locked.session_id and (l.state = 'parked' or l.due_at > now())
)
select session_id, false as is_lane from again union all select session_id, true from locked`;

const LIST_HOLDS = `
  select distinct e.endpoint, ${HOLD_COLUMNS}
  from lanes l join endpoints e on e.endpoint = l.endpoint
  where l.session_id = any($1::bigint[])`;
