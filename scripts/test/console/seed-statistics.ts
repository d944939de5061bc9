import type { Pool } from "pg";
import type { Merchants } from "../../src/console/start-service.ts";
import { SESSIONS } from "./seed.ts";

/** Searches of each of the last minutes. */
export const SEARCHES_A_MINUTE = 120;

/** The version that decided until six hours ago, and offered the mobile wallet less. */
export const VERSION_BEFORE = `sha256:${"0".repeat(64)}`;

/** Stores the statistics of an hour, and counts of methods of a day, as a process would have done: its minutes cannot be waited for. */
export async function seedStatistics(pool: Pool, { origins }: Merchants): Promise<void> {
  await pool.query(INSERT, [SEARCHES_A_MINUTE, origins.accepts, origins.fails]);
  await pool.query(INSERT_DAYS, [
    ...[origins.fails, SESSIONS.behindBreaker, origins.rejects, SESSIONS.parked],
    ...[origins.accepts, SESSIONS.delivered],
  ]);
  await pool.query(INSERT_ACCEPTED);
  await pool.query(INSERT_ROUTING, [VERSION_BEFORE]);
}

const INSERT_ROUTING = `
  insert into routing_hours (client_id, at, digest, methods)
  select client_id, at, digest, jsonb_build_object(
    '0', jsonb_build_object('offered', searches - 40, 'no-eligible-method', 40),
    '1', jsonb_build_object('offered', searches - 300, 'country', 200, 'amount', 100),
    '3', jsonb_build_object('offered', searches - 120, 'currency', 80, 'country', 40),
    '11', jsonb_build_object('offered', wallets, 'platform', searches - wallets - 60, 'product-type', 60))
  from generate_series(0, 24) as ago,
    lateral (select date_trunc('hour', now()) - ago * interval '1 hour' as at, 2000 + (900 * sin(ago / 4.0))::int as searches) as hour,
    lateral (
      select case when ago > 6 then $1 else (select digest from configuration_activations order by 1 limit 1) end as digest,
        searches / case when ago > 6 then 4 else 2 end as wallets
    ) as version,
    (values (0), (10077)) as client (client_id)
  on conflict (client_id, at, digest) do update set methods = excluded.methods`;

// Latencies are stored by bucket, each 15 % wider than the one before: 41 holds 3 ms, 71 holds 200 ms.
const INSERT = `
  insert into statistics_minutes (series, at, process_id, endpoint, outcome, count, buckets, counts)
  select series, at, '00000000-0000-4000-8000-000000000000', endpoint, outcome, count,
    case when bucket > 0 then array[bucket - 5, bucket, bucket + 7] end,
    case when bucket > 0 then array[count / 2, count - count / 2 - count / 25, count / 25] end
  from generate_series(1, 60) as ago,
    lateral (select date_trunc('minute', now()) - ago * interval '1 minute' as at, 1 + sin(ago / 9.0) as wave) as minute,
    lateral (values
      ('searches', '', 'offered', $1 - 2, 41 + (3 * wave)::int),
      ('searches', '', 'invalid-document', 2, 38),
      ('callbacks', '', 'created', 30 + (20 * wave)::int, null),
      ('callbacks', '', 'delivered', 25 + (20 * wave)::int, 71 + (4 * wave)::int),
      ('callbacks', '', 'failed-attempt', 5, null),
      ('decisions', '', 'stored', $1 - 2, null),
      ('attempts', $2::text, 'accepted', 25 + (20 * wave)::int, 60),
      ('attempts', $2::text, 'timeout', 1, 62),
      ('attempts', $3::text, 'accepted', (4 * wave)::int, 64),
      ('attempts', $3::text, '5xx', 4, 64)
    ) as counted (series, endpoint, outcome, count, bucket)
  where count > 0`;

const INSERT_DAYS = `
  insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at, session_id, sequence)
  select endpoint, (now() at time zone 'UTC')::date, outcome, attempts, now() - interval '50 minutes', now(), session, 1
  from (values ($1, '5xx', 240, $2::bigint), ($3, '4xx', 8, $4), ($5, 'timeout', 60, $6)) as failed (endpoint, outcome, attempts, session)
  on conflict do nothing`;

// What is counted by minutes is counted by days too.
const INSERT_ACCEPTED = `
  insert into endpoint_days as d (endpoint, day, outcome, attempts, first_at, last_at)
  select endpoint, (now() at time zone 'UTC')::date, outcome, sum(count), min(at), max(at)
  from statistics_minutes where series = 'attempts' and outcome = 'accepted' group by endpoint, outcome
  on conflict (endpoint, day, outcome) do update
  set attempts = greatest(d.attempts, excluded.attempts)`;
