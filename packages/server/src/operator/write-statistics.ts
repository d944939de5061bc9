import {
  addLatencies,
  findQuantile,
  type Latencies,
  type Queryable,
  readStatistics,
  type StatisticsPoint,
  type StatisticsQuery,
} from "@payment-routing/database";
import type {
  CallbackStatistics,
  DecisionStatistics,
  EndpointStatistics,
  OutcomeCount,
  SearchStatistics,
} from "@payment-routing/operator-contract";

export type StatisticsPeriod = Pick<StatisticsQuery, "from" | "stepSeconds">;

const MINUTE_MS = 60_000;
/** Minutes are stored for 48 hours, then hours. */
const MINUTES_KEPT = 48 * 60;

/** The period of the last minutes. It begins with a step. */
export function describePeriod(minutes: number): StatisticsPeriod {
  const stepSeconds = minutes > MINUTES_KEPT ? 3600 : 60;
  const stepMs = stepSeconds * 1000;
  const from = Math.floor((Date.now() - minutes * MINUTE_MS) / stepMs) * stepMs;
  return { from: new Date(from), stepSeconds };
}

export function writeSearches(points: readonly StatisticsPoint[]): SearchStatistics {
  return {
    count: sum(points, () => true),
    outcomes: writeOutcomes(points),
    ...writeQuantiles(points),
    points: points.map((point) => ({
      at: point.at.toISOString(),
      count: sum([point], () => true),
      ...writeQuantiles([point]),
    })),
  };
}

export function writeCallbacks(points: readonly StatisticsPoint[]): CallbackStatistics {
  const write = (each: readonly StatisticsPoint[]) => ({
    created: sum(each, (outcome) => outcome === "created"),
    delivered: sum(each, (outcome) => outcome === "delivered"),
    failed_attempts: sum(each, (outcome) => outcome === "failed-attempt"),
    parked: sum(each, (outcome) => outcome === "parked"),
    ...writeQuantiles(each),
  });
  return {
    ...write(points),
    points: points.map((point) => ({ at: point.at.toISOString(), ...write([point]) })),
  };
}

export function writeDecisions(points: readonly StatisticsPoint[]): DecisionStatistics {
  return {
    stored: sum(points, (outcome) => outcome === "stored"),
    dropped: sum(points, (outcome) => outcome === "dropped"),
  };
}

/** Reads the attempts of endpoints, in the order given. */
export async function readEndpoints(
  client: Queryable,
  endpoints: readonly string[],
  period: StatisticsPeriod,
  source?: string,
): Promise<readonly EndpointStatistics[]> {
  if (endpoints.length === 0) return [];
  const read = await readStatistics(client, { ...period, series: ["attempts"], endpoints }, source);
  const byEndpoint = Map.groupBy(read, ({ endpoint }) => endpoint);
  return endpoints.map((endpoint) => writeEndpoint(endpoint, byEndpoint.get(endpoint) ?? []));
}

function writeEndpoint(endpoint: string, points: readonly StatisticsPoint[]): EndpointStatistics {
  return {
    endpoint,
    attempts: sum(points, () => true),
    failed: sum(points, isFailed),
    outcomes: writeOutcomes(points),
    ...writeQuantiles(points),
    points: points.map((point) => ({
      at: point.at.toISOString(),
      accepted: sum([point], (outcome) => !isFailed(outcome)),
      failed: sum([point], isFailed),
      outcomes: writeOutcomes([point]),
      ...writeQuantiles([point]),
    })),
  };
}

const isFailed = (outcome: string) => outcome !== "accepted";

function sum(points: readonly StatisticsPoint[], matches: (outcome: string) => boolean): number {
  let total = 0;
  for (const { outcomes } of points)
    for (const [outcome, count] of outcomes) if (matches(outcome)) total += count;
  return total;
}

/** The most frequent first. */
function writeOutcomes(points: readonly StatisticsPoint[]): OutcomeCount[] {
  const names = new Set(points.flatMap(({ outcomes }) => [...outcomes.keys()]));
  return [...names]
    .map((outcome) => ({ outcome, count: sum(points, (each) => each === outcome) }))
    .sort((one, other) => other.count - one.count || (one.outcome < other.outcome ? -1 : 1));
}

const QUANTILES = { p50_ms: 0.5, p95_ms: 0.95, p99_ms: 0.99 } as const;

function writeQuantiles(points: readonly StatisticsPoint[]): {
  readonly [Name in keyof typeof QUANTILES]?: number;
} {
  const latencies: Latencies = new Map();
  for (const point of points)
    for (const [bucket, count] of point.latencies) addLatencies(latencies, bucket, count);
  const written = Object.entries(QUANTILES).map(([name, share]) => [
    name,
    Number(findQuantile(latencies, share)?.toPrecision(3)),
  ]);
  return latencies.size === 0 ? {} : Object.fromEntries(written);
}
