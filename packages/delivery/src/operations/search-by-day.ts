import { listPartitions, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import { DeliveryError } from "../delivery-error.ts";

/** A part of a day by UTC. */
export interface Slice {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** How much of the callbacks a search reads. */
export interface SearchLimits {
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
export function searchByDay<Row>(
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
    throw TOO_SLOW.has(error.code) ? tooSlow(searchMs, error) : error;
  });
}

const LIMIT_TIME = `
  select set_config('statement_timeout', case when pg_relation_size(to_regclass($1)) > $2::bigint then $3 else '0' end, true)`;

const DAY_MS = 86_400_000;
/** query_canceled and lock_not_available. */
const TOO_SLOW: ReadonlySet<unknown> = new Set(["57014", "55P03"]);

function tooSlow(searchMs: number, cause: unknown): DeliveryError {
  return new DeliveryError("needs-time-range", `no page was found in ${searchMs} ms: bound the time`, cause);
}
