import { longQuery, type Queryable, queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import { type CallbackFilter, isUndelivered } from "./callback-filter.ts";
import {
  CALLBACK_COLUMNS,
  type CallbackRow,
  type CallbackSummary,
  readCallbackRow,
  writeWithAttempts,
} from "./callback-summary.ts";
import { Conditions } from "./conditions.ts";
import { IS_BUSY } from "./lane-summary.ts";
import { type Place, writeListByTime } from "./list-by-time.ts";
import { countRows, decodeCursor, makePage, type Page, type PageOptions } from "./page.ts";
import { type SearchLimits, type Slice, searchByDay } from "./search-by-day.ts";

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
function findEnd(to: Date | undefined, after: Place | undefined): Date | undefined {
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
