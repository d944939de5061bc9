import type { Queryable } from "../open-pool.ts";
import { queryRecords } from "../query-records.ts";
import { addLatencies, type Latencies } from "./latency.ts";
import type { StatisticsSeries } from "./maintain-statistics.ts";

/** Which statistics to read. */
export interface StatisticsQuery {
  readonly series: readonly StatisticsSeries[];
  /** Origins of endpoints, for the series `attempts`. */
  readonly endpoints?: readonly string[];
  readonly from: Date;
  /** The width of a point in seconds: 60, or 3600. */
  readonly stepSeconds: number;
}

/** The counts and latencies of one step, with all outcomes, over all processes. */
export interface StatisticsPoint {
  readonly series: StatisticsSeries;
  readonly endpoint: string;
  /** The beginning of the step. */
  readonly at: Date;
  readonly outcomes: ReadonlyMap<string, number>;
  readonly latencies: Latencies;
}

/**
 * Reads statistics in order of time. A step in which nothing happened has no point.
 *
 * @param source SQL of rows like those of `statistics`
 */
export async function readStatistics(
  client: Queryable,
  { series, endpoints = [""], from, stepSeconds }: StatisticsQuery,
  source = "statistics",
): Promise<readonly StatisticsPoint[]> {
  const { rows } = await client.query<StatisticsRow>(read(source), [series, from, endpoints, stepSeconds]);
  return rows.map(({ outcomes, latencies, ...row }) => {
    const buckets: Latencies = new Map();
    for (const [bucket, count] of latencies ?? []) addLatencies(buckets, bucket, count);
    return { ...row, outcomes: new Map(Object.entries(outcomes)), latencies: buckets };
  });
}

/** The endpoints with attempts since a time, or with failed ones: those with the most failed ones first, then by name. */
export async function rankEndpoints(
  client: Queryable,
  which: keyof typeof LIST,
  from: Date,
  limit: number,
  source = "statistics",
): Promise<readonly string[]> {
  const { rows } = await client.query<{ endpoint: string }>(LIST[which](source), [from, limit]);
  return rows.map(({ endpoint }) => endpoint);
}

/** Failed attempts at an endpoint that have the same cause. */
export interface EndpointFailure {
  readonly endpoint: string;
  readonly cause: string;
  readonly attempts: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  /** The callback of the last attempt. Undefined if it is deleted, or a version before this one attempted it. */
  readonly callbackId: string | undefined;
}

/**
 * Lists the failures of the last days (UTC), today included, the most frequent ones first.
 *
 * @param source SQL of rows like those of `endpoint_days`
 */
export function listEndpointFailures(
  client: Queryable,
  { endpoint, days, limit }: { readonly endpoint?: string; readonly days: number; readonly limit: number },
  source = "endpoint_days",
): Promise<readonly EndpointFailure[]> {
  return queryRecords(client, listFailures(source), [days, endpoint ?? null, limit]);
}

const listFailures = (source: string) => `
  select endpoint, cause, attempts, first_at, last_at, (
      select callback_id from callbacks c
      where c.session_id = last_session and c.sequence = last_sequence and c.at <= last_at limit 1
    ) as callback_id
  from (
    select endpoint, outcome as cause, sum(attempts)::bigint as attempts, min(first_at) as first_at, max(last_at) as last_at,
      (array_agg(session_id order by last_at desc))[1] as last_session,
      (array_agg(sequence order by last_at desc))[1] as last_sequence
    from ${source} as attempted
    where outcome <> 'accepted'
      and last_at >= ((now() at time zone 'UTC')::date - $1::int + 1)::timestamp at time zone 'UTC'
      and ($2::text is null or endpoint = $2)
    group by endpoint, outcome
    order by sum(attempts) desc, endpoint, outcome limit $3
  ) as failures
  order by attempts desc, endpoint, cause`;

interface StatisticsRow extends Omit<StatisticsPoint, "outcomes" | "latencies"> {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly latencies: readonly (readonly [bucket: number, count: number])[] | null;
}

const read = (source: string) => `
  with selected as (
    select series, endpoint, date_bin($4::int * interval '1 second', at, 'epoch') as step, outcome, count, buckets, counts
    from ${source} as counted where series = any($1::text[]) and at >= $2 and endpoint = any($3::text[])
  ),
  by_outcome as (
    select series, endpoint, step, outcome, sum(count) as count from selected group by series, endpoint, step, outcome
  ),
  outcomes as (
    select series, endpoint, step, jsonb_object_agg(outcome, count) as outcomes
    from by_outcome group by series, endpoint, step
  ),
  by_bucket as (
    select series, endpoint, step, bucket, sum(number) as number
    from selected, unnest(buckets, counts) as u (bucket, number) group by series, endpoint, step, bucket
  ),
  latencies as (
    select series, endpoint, step, jsonb_agg(jsonb_build_array(bucket, number)) as latencies
    from by_bucket group by series, endpoint, step
  )
  select series, endpoint, step as at, outcomes, latencies
  from outcomes left join latencies using (series, endpoint, step) order by step, series, endpoint`;

// In the form of the partial indexes.
const writeFailed = (source: string) => `
  select endpoint, sum(count) as failed
  from ${source} as counted where series = 'attempts' and outcome <> 'accepted' and at >= $1 group by endpoint`;

const LIST = {
  failing: (source: string) =>
    `select endpoint from (${writeFailed(source)}) as each order by failed desc, endpoint limit $2`,
  attempted: (source: string) => `
  select endpoint
  from (select distinct endpoint from ${source} as counted where series = 'attempts' and at >= $1) as each
    left join (${writeFailed(source)}) as failing using (endpoint)
  order by failed desc nulls last, endpoint limit $2`,
};
