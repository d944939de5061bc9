import {
  listPartitions,
  longQuery,
  type Queryable,
  queryRecords,
  runTransaction,
} from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { DeliveryError } from "../delivery-error.ts";
import { type CallbackFilter, isUndelivered, type SortKey, writeListByTime } from "./callback-filter.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { Conditions } from "./conditions.ts";
import { IS_BUSY } from "./lane-summary.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";

/** What a filter that no index answers may read without a time range. */
const LIMITS: SearchLimits = { searchMs: 150, smallDayBytes: 8_388_608 };

/**
 * Lists the callbacks of a filter, newest first. Throws a DeliveryError (`needs-time-range`) when it would have to read many
 * others, because the filter matches few and has no `from`.
 */
export async function listCallbacks(
  pool: Pool,
  filter: CallbackFilter = {},
  options: PageOptions = {},
  limits = LIMITS,
): Promise<Page<CallbackSummary>> {
  const after =
    options.after === undefined ? undefined : decodeCursor(options.after, ["time", "number", "number"]);
  const throughLanes = isUndelivered(filter) && (await areFewWaiting(pool, filter));
  const read = async (client: Queryable, limit: number, slice?: Slice) => {
    const conditions = new Conditions();
    // Not as parameters, so that the other days are not even planned.
    if (slice !== undefined)
      conditions.require(`c.at >= '${slice.from.toISOString()}' and c.at < '${slice.to.toISOString()}'`);
    const order = "newest first";
    const listed = writeListByTime(
      { filter, columns: CALLBACK_COLUMNS, order, after, limit, throughLanes },
      conditions,
    );
    const text = `with listed as materialized (${listed}) ${writeWithAttempts("listed")}
     order by r.at desc, r.session_id desc, r.sequence desc`;
    return queryRecords<CallbackRow>(client, longQuery(text, conditions.values));
  };
  const limit = countRows(options);
  const isIndexed = throughLanes || !needsBound(filter);
  const rows = isIndexed
    ? await read(pool, limit)
    : await searchByDay(pool, {
        before: findEnd(filter.to, after),
        limit,
        limits,
        read: (client, slice, rest) => read(client, rest, slice),
      });
  return makePage(
    rows,
    options,
    ({ atText, sessionId, sequence }) => [atText, sessionId, sequence],
    readCallbackRow,
  );
}

/** The rows of a page are before this time. */
function findEnd(to: Date | undefined, after: SortKey | undefined): Date | undefined {
  if (after === undefined) return to;
  // The cursor has microseconds, and others may be of the same one.
  const end = new Date(Date.parse(after[0] ?? "") + 1);
  return to !== undefined && to < end ? to : end;
}

/** Without these members of a filter, an index finds the callbacks in the order of the list. */
function needsBound({ from, sessionId, clientId: _client, to: _to, ...others }: CallbackFilter): boolean {
  return from === undefined && sessionId === undefined && Object.keys(others).length > 0;
}

/** Each waiting lane is looked up. Beyond this number it is faster to read callbacks by time. */
const MAX_LANES = 2000;

async function areFewWaiting(pool: Pool, { endpoint }: CallbackFilter): Promise<boolean> {
  const conditions = new Conditions();
  conditions.require(IS_BUSY);
  conditions.add(endpoint, (value) => `endpoint = ${value}`);
  const { rows } = await pool.query<{ lanes: number }>(
    `select count(*)::int as lanes from (select from lanes l where ${conditions} limit ${MAX_LANES + 1}) busy`,
    conditions.values,
  );
  return (rows[0]?.lanes ?? 0) <= MAX_LANES;
}

/** A part of a day by UTC. */
interface Slice {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** How much of the callbacks a search reads. */
interface SearchLimits {
  /** The time after which no further day is read. */
  readonly searchMs: number;
  /** Days of at most this size are read whatever the time: it is a little work, which takes long on a busy machine only. */
  readonly smallDayBytes: number;
}

interface DaySearch<Row> {
  /** Searches before this time. */
  readonly before: Date | undefined;
  readonly limit: number;
  readonly limits: SearchLimits;
  /** Reads the newest rows of a slice that match, at most `limit`. */
  read(client: PoolClient, slice: Slice, limit: number): Promise<readonly Row[]>;
}

/**
 * Searches the days of callbacks, the newest first, until a page is full. A query over all days would have to find the first
 * match of each before it returns any. Throws a DeliveryError (`needs-time-range`) when the time is over.
 */
function searchByDay<Row>(
  pool: Pool,
  { before, limit, limits: { searchMs, smallDayBytes }, read }: DaySearch<Row>,
): Promise<readonly Row[]> {
  const endsAt = performance.now() + searchMs;
  const search = runTransaction(pool, async (client) => {
    await client.query(`set local lock_timeout = ${searchMs}`);
    // Partitions exist days in advance. The clock of the database may be ahead.
    const days = await listPartitions(client, "callbacks", new Date(Date.now() + 2 * DAY_MS));
    const found: Row[] = [];
    for (const { name, end } of days.toReversed()) {
      const from = new Date(end.getTime() - DAY_MS);
      if (before !== undefined && from >= before) continue;
      const to = before !== undefined && before < end ? before : end;
      const restMs = Math.max(1, Math.floor(endsAt - performance.now()));
      await client.query(LIMIT_TIME, [name, smallDayBytes, String(restMs)]);
      found.push(...(await read(client, { from, to }, limit - found.length)));
      if (found.length >= limit) break;
    }
    return found;
  });
  return search.catch((error) => {
    if (!TOO_SLOW.has(error.code)) throw error;
    const message = `no page was found in ${searchMs} ms: bound the time`;
    throw new DeliveryError("needs-time-range", message, error);
  });
}

const LIMIT_TIME = `
  select set_config('statement_timeout', case when pg_relation_size(to_regclass($1)) > $2::bigint then $3 else '0' end, true)`;

const DAY_MS = 86_400_000;
/** query_canceled and lock_not_available. */
const TOO_SLOW: ReadonlySet<unknown> = new Set(["57014", "55P03"]);
