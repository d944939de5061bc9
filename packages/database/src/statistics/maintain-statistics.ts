import type { Pool } from "pg";
import type { Queryable } from "../open-pool.ts";
import { longQuery, withAdvisoryLock } from "../transactions.ts";
import type { Latencies } from "./latency.ts";

/**
 * Sums minutes that are older than 48 hours up to hours, and deletes hours and days that are older than 30 days. Each minute is either
 * in its own table or in the sum. Does nothing while another process is doing it.
 */
export async function maintainStatistics(pool: Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, "statistics", async (client) => {
    const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    await client.query(longQuery(SUM_UP, [new Date(hour - MINUTES_KEPT_MS)]));
    await client.query(
      longQuery("delete from statistics_hours where at < $1", [new Date(hour - HOURS_KEPT_MS)]),
    );
    await client.query(
      longQuery("delete from endpoint_days where last_at < $1", [new Date(hour - HOURS_KEPT_MS)]),
    );
  });
}

const HOUR_MS = 3_600_000;
const MINUTES_KEPT_MS = 48 * HOUR_MS;
const HOURS_KEPT_MS = 30 * 24 * HOUR_MS;

const KEY = "series, at, endpoint, outcome";

const SUM_UP = `
  with minutes as (delete from statistics_minutes where at < $1 returning *),
  hours as (
    select series, date_bin('1 hour', at, 'epoch') as at, endpoint, outcome, count, buckets, counts from minutes
  ),
  summed as (select ${KEY}, sum(count) as count from hours group by ${KEY}),
  by_bucket as (
    select ${KEY}, bucket, sum(number)::bigint as number
    from hours, unnest(buckets, counts) as u (bucket, number) group by ${KEY}, bucket
  ),
  latencies as (
    select ${KEY}, array_agg(bucket order by bucket) as buckets, array_agg(number order by bucket) as counts
    from by_bucket group by ${KEY}
  )
  insert into statistics_hours (${KEY}, count, buckets, counts)
  select ${KEY}, count, buckets, counts from summed left join latencies using (${KEY})`;

/** The kinds of counts. Only attempts are counted for each endpoint. */
export type StatisticsSeries = "searches" | "callbacks" | "decisions" | "attempts";

/** How often something happened in a minute, in one process. */
export interface StatisticsCount {
  readonly series: StatisticsSeries;
  /** Origin of the endpoint; empty in series other than `attempts`. */
  readonly endpoint: string;
  readonly outcome: string;
  readonly count: number;
  /** Undefined where no latency is measured. */
  readonly latencies: Latencies | undefined;
  /** Of attempts: the first and the last one. */
  readonly firstAt?: Date | undefined;
  readonly lastAt?: Date | undefined;
  /** The callback of the last attempt. */
  readonly sessionId?: number | undefined;
  readonly sequence?: number | undefined;
}

/** Inserts the counts of a minute of a process. Inserting the same minute again changes nothing. */
export async function insertStatistics(
  client: Queryable,
  processId: string,
  minute: Date,
  counts: readonly StatisticsCount[],
): Promise<void> {
  const rows = counts.map(({ latencies, firstAt, lastAt, sessionId, ...row }) => ({
    ...row,
    first_at: firstAt,
    last_at: lastAt,
    session_id: sessionId,
    buckets: latencies && [...latencies.keys()],
    counts: latencies && [...latencies.values()],
  }));
  await client.query(INSERT, [processId, minute, JSON.stringify(rows)]);
}

// Days count what is inserted. Every process locks them in the same order.
const INSERT = `
  with counted as (
    select * from jsonb_to_recordset($3::jsonb) as r (
      series text, endpoint text, outcome text, count bigint, buckets smallint[], counts bigint[],
      first_at timestamptz, last_at timestamptz, session_id bigint, sequence bigint
    )
  ),
  inserted as (
    insert into statistics_minutes (series, at, process_id, endpoint, outcome, count, buckets, counts)
    select series, $2, $1, endpoint, outcome, count, buckets, counts from counted
    on conflict do nothing
    returning series, endpoint, outcome
  )
  insert into endpoint_days as d (endpoint, day, outcome, attempts, first_at, last_at, session_id, sequence)
  select endpoint, (last_at at time zone 'UTC')::date, outcome, count, first_at, last_at, session_id, sequence
  from counted join inserted using (series, endpoint, outcome)
  where series = 'attempts' and last_at is not null
  order by endpoint, outcome
  on conflict (endpoint, day, outcome) do update
  set attempts = d.attempts + excluded.attempts, first_at = least(d.first_at, excluded.first_at),
    last_at = greatest(d.last_at, excluded.last_at),
    session_id = case when excluded.last_at >= d.last_at then excluded.session_id else d.session_id end,
    sequence = case when excluded.last_at >= d.last_at then excluded.sequence else d.sequence end`;
