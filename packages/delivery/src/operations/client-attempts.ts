import {
  addLatencies,
  type EndpointFailure,
  findBucket,
  longQuery,
  queryRecords,
  type StatisticsPoint,
  type StatisticsQuery,
} from "@payment-routing/database";
import type { Pool } from "pg";
import { DNS, TLS } from "../lanes/classify-attempt.ts";

/**
 * Reads the attempts of clients from the history, in points like those of `readStatistics`, which have the attempts of all clients.
 * Takes time in proportion to the callbacks of the clients.
 */
export async function readAttemptsOfClients(
  pool: Pool,
  clientIds: readonly number[],
  { from, stepSeconds }: Pick<StatisticsQuery, "from" | "stepSeconds">,
  endpoints?: readonly string[],
): Promise<readonly StatisticsPoint[]> {
  const values = [...bindCommon(clientIds, from), endpoints, stepSeconds];
  const rows = await queryRecords<AttemptsRow>(pool, longQuery(COUNT, values));
  const byStep = Map.groupBy(rows, ({ endpoint, step }) => `${step.toISOString()} ${endpoint}`);
  return Array.from(byStep.values(), (of) => {
    const [{ endpoint, step: at }] = of as [AttemptsRow];
    const outcomes = new Map<string, number>();
    const latencies: StatisticsPoint["latencies"] = new Map();
    for (const { outcome, durationMs, count } of of) {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
      addLatencies(latencies, findBucket(durationMs), count);
    }
    return { series: "attempts", endpoint, at, outcomes, latencies };
  });
}

/** Lists the failures of clients, like `listEndpointFailures`. */
export function listFailuresOfClients(
  pool: Pool,
  clientIds: readonly number[],
  { endpoint, days, limit }: { readonly endpoint?: string; readonly days: number; readonly limit: number },
): Promise<readonly EndpointFailure[]> {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const from = new Date(today - (days - 1) * DAY_MS);
  const values = [...bindCommon(clientIds, from), endpoint && [endpoint], limit];
  return queryRecords(pool, longQuery(LIST_FAILURES, values));
}

const DAY_MS = 86_400_000;

interface AttemptsRow {
  readonly endpoint: string;
  readonly step: Date;
  readonly outcome: string;
  readonly durationMs: number;
  readonly count: number;
}

function bindCommon(clientIds: readonly number[], from: Date): readonly unknown[] {
  return [clientIds, from, DNS.source, TLS.source];
}

// The causes of `classifyFailure`. A callback may be attempted long after it was created, but not before: clocks differ by less
// than an hour.
const ATTEMPTED = `
  select a.endpoint, a.at, a.duration_ms, c.callback_id,
    case when a.outcome = 'accepted' then a.outcome
      when a.status < 400 then '3xx' when a.status < 500 then '4xx' when a.status >= 500 then '5xx'
      when a.outcome in ('timeout', 'blocked') then a.outcome
      when a.error ~ $3::text then 'dns' when a.error ~ $4::text then 'tls' else 'connection' end as outcome
  from callbacks c join attempts a
    on a.session_id = c.session_id and a.sequence = c.sequence and a.at >= c.at - interval '1 hour'
  where c.client_id = any($1::bigint[]) and a.at >= $2::timestamptz and ($5::text[] is null or a.endpoint = any($5::text[]))`;

const COUNT = `
  select endpoint, date_bin($6::int * interval '1 second', at, 'epoch') as step, outcome, duration_ms, count(*)
  from (${ATTEMPTED}) as attempted group by 1, 2, 3, 4 order by 2, 1`;

const LIST_FAILURES = `
  select endpoint, outcome as cause, count(*) as attempts, min(at) as first_at, max(at) as last_at,
    (array_agg(callback_id order by at desc))[1] as callback_id
  from (${ATTEMPTED}) as attempted where outcome <> 'accepted'
  group by endpoint, outcome order by attempts desc, endpoint, cause limit $6`;
