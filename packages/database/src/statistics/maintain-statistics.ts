import type { Pool } from "pg";
import { longQuery, withAdvisoryLock } from "../transactions.ts";

/**
 * Sums minutes that are older than 48 hours up to hours, and deletes hours that are older than 30 days. Each minute is either
 * in its own table or in the sum. Does nothing while another process is doing it.
 */
export async function maintainStatistics(pool: Pool, now: Date): Promise<void> {
  await withAdvisoryLock(pool, "statistics", async (client) => {
    const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
    await client.query(longQuery(SUM_UP, [new Date(hour - MINUTES_KEPT_MS)]));
    await client.query(
      longQuery("delete from statistics_hours where at < $1", [new Date(hour - HOURS_KEPT_MS)]),
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
