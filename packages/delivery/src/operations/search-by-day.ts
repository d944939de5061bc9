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

interface DaySearch<Row> {
  /** Searches before this time. */
  readonly before: Date | undefined;
  readonly limit: number;
  /** The longest that the whole search may take. */
  readonly searchMs: number;
  /** Reads the newest rows of a slice that match, at most `limit`. */
  read(client: PoolClient, slice: Slice, limit: number): Promise<readonly Row[]>;
}

/**
 * Searches the days of callbacks, the newest first, until a page is full. A query over all days would have to find the first
 * match of each before it returns any. Throws a DeliveryError (`needs-time-range`) when the time is over.
 */
export function searchByDay<Row>(
  pool: Pool,
  { before, limit, searchMs, read }: DaySearch<Row>,
): Promise<readonly Row[]> {
  const endsAt = performance.now() + searchMs;
  return runTransaction(pool, async (client) => {
    // Partitions exist days in advance. The clock of the database may be ahead.
    const days = await listPartitions(client, "callbacks", new Date(Date.now() + 2 * DAY_MS));
    const found: Row[] = [];
    for (const { end } of days.toReversed()) {
      const from = new Date(end.getTime() - DAY_MS);
      if (before !== undefined && from >= before) continue;
      const to = before !== undefined && before < end ? before : end;
      const restMs = Math.floor(endsAt - performance.now());
      if (restMs <= 0) throw tooSlow(searchMs);
      await client.query(`set local statement_timeout = ${restMs}`);
      const rows = await read(client, { from, to }, limit - found.length).catch((error) => {
        throw (error as { readonly code?: unknown }).code === QUERY_CANCELED
          ? tooSlow(searchMs, error)
          : error;
      });
      found.push(...rows);
      if (found.length >= limit) break;
    }
    return found;
  });
}

const DAY_MS = 86_400_000;
const QUERY_CANCELED = "57014";

function tooSlow(searchMs: number, cause?: unknown): DeliveryError {
  return new DeliveryError("needs-time-range", `no page was found in ${searchMs} ms: bound the time`, cause);
}
