import {
  listAttemptedEndpoints,
  listFailingEndpoints,
  listProcesses,
  readStatistics,
} from "@payment-routing/database";
import { readLastCheck } from "@payment-routing/delivery";
import type { EndpointStatisticsList, Overview } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../http/internal/internal-route.ts";
import { ORIGINS_PARAMETER } from "../http/internal/query-parameters.ts";
import { integerParameter, readQuery } from "../http/internal/read-query.ts";
import { writeMembers } from "../http/internal/write-members.ts";
import { findWarnings } from "./find-warnings.ts";
import { readRoute } from "./operator-action.ts";
import {
  describePeriod,
  readEndpoints,
  writeCallbacks,
  writeDecisions,
  writeSearches,
} from "./write-statistics.ts";

export const OVERVIEW_QUERY = {
  /** Hours are stored for 30 days. */
  minutes: integerParameter({ min: 1, max: 43_200, preset: 60 }),
};

export const ENDPOINT_STATISTICS_QUERY = {
  ...OVERVIEW_QUERY,
  endpoint: ORIGINS_PARAMETER,
  limit: integerParameter({ min: 1, max: 1000, preset: 50 }),
};

/** The overview of the console, and statistics of endpoints. */
export const OVERVIEW_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("overview", "/internal/v1/overview"), query: OVERVIEW_QUERY, answer: describeOverview },
  {
    ...readRoute("endpoint-statistics", "/internal/v1/endpoints/statistics"),
    query: ENDPOINT_STATISTICS_QUERY,
    answer: listEndpointStatistics,
  },
];

async function describeOverview({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(OVERVIEW_QUERY, query);
  if (!parsed.ok) return parsed;
  const { operations, context } = delivery;
  const { pool } = context;
  const period = describePeriod(parsed.value.minutes);
  // One after the other: a request holds one connection.
  const { total, ...endpoints } = await operations.readBacklog(MAX_BREAKERS);
  const points = await readStatistics(pool, { ...period, series: ["searches", "callbacks", "decisions"] });
  const failing = await listFailingEndpoints(pool, period.from, WORST_ENDPOINTS);
  const worst = await readEndpoints(pool, failing, period);
  const processes = await listProcesses(pool);
  const partitionDays = await delivery.countPartitionDays();
  const lastCheck = await readLastCheck(pool);
  const of = (wanted: string) => points.filter(({ series }) => series === wanted);
  const decisions = writeDecisions(of("decisions"));
  const backlog = writeMembers(total);
  const content: Overview = {
    from: period.from.toISOString(),
    step_seconds: period.stepSeconds,
    backlog,
    searches: writeSearches(of("searches")),
    callbacks: writeCallbacks(of("callbacks")),
    decisions,
    open_breakers: writeMembers(endpoints.openBreakers),
    worst_endpoints: worst,
    warnings: findWarnings({ ...endpoints, processes, partitionDays, lastCheck, backlog, decisions }),
  };
  return { ok: true, content };
}

const MAX_BREAKERS = 100;
const WORST_ENDPOINTS = 10;

async function listEndpointStatistics({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(ENDPOINT_STATISTICS_QUERY, query);
  if (!parsed.ok) return parsed;
  const { minutes, endpoint: wanted, limit } = parsed.value;
  const { pool } = delivery.context;
  const period = describePeriod(minutes);
  const { from } = period;
  const endpoints = wanted ?? (await listAttemptedEndpoints(pool, from, limit));
  const items = await readEndpoints(pool, endpoints, period);
  const content: EndpointStatisticsList = {
    from: from.toISOString(),
    step_seconds: period.stepSeconds,
    items: items.filter(({ attempts }) => attempts > 0),
  };
  return { ok: true, content };
}
