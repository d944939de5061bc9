import { type Queryable, queryRecords } from "@payment-routing/database";
import type { RoutingStatistics } from "@payment-routing/operator-contract";
import {
  ANY_METHOD,
  addMethods,
  DAY_MS,
  findFirstHour,
  HOUR_MS,
  type MethodCounts,
  ROW,
  type RoutingRow,
} from "./routing-counts.ts";

export interface RoutingQuery {
  /** Undefined: all clients. */
  readonly clientIds: readonly number[] | undefined;
  /** Undefined: all methods; points are then of any method. */
  readonly methodId: number | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** Reads counts by hour, or by day if hours are summed up since the period began. */
export async function readRouting(
  client: Queryable,
  { clientIds = ALL, methodId, from, to }: RoutingQuery,
): Promise<RoutingStatistics> {
  const stepMs = from.getTime() < findFirstHour(Date.now()) ? DAY_MS : HOUR_MS;
  const toStep = (time: Date) => new Date(Math.floor(time.getTime() / stepMs) * stepMs).toISOString();
  const rows = await queryRecords<RoutingRow>(client, READ, [clientIds, toStep(from), to]);
  const versions = sumUp(rows, ({ digest }) => digest);
  const steps = sumUp(rows, ({ at, digest }) => toStep(at) + digest);
  const ids = new Set(versions.flatMap(({ methods }) => Object.keys(methods).map(Number)));
  return {
    from: toStep(from),
    step_seconds: stepMs / 1000,
    items: [...ids]
      .filter((id) => (methodId === undefined ? id !== ANY_METHOD : id === methodId))
      .sort((a, b) => a - b)
      .flatMap((id) => versions.map((version) => ({ method_id: id, ...describe(version, id) }))),
    points: steps.map((step) => ({ at: toStep(step.at), ...describe(step, methodId ?? ANY_METHOD) })),
  };
}

const ALL: readonly number[] = [0];

const READ = `select ${ROW} from routing_hours where client_id = any($1) and at >= $2 and at < $3 order by at, digest`;

/** Sums up rows that have the same key. The result is in the order of the first of each. */
function sumUp(rows: readonly RoutingRow[], keyOf: (row: RoutingRow) => string): readonly RoutingRow[] {
  return [...Map.groupBy(rows, keyOf).values()].map((group) => {
    const methods: MethodCounts = {};
    for (const row of group) addMethods(methods, row.methods);
    return { ...(group[0] as RoutingRow), methods };
  });
}

/** Accounts that do not have the method make the rest of the searches. */
function describe({ digest, methods }: RoutingRow, id: number) {
  const { offered = 0, ...reasons } = methods[id] ?? {};
  const searches = sum(methods[ANY_METHOD]);
  const absent = searches - offered - sum(reasons);
  const not_offered = Object.entries({ ...reasons, ...(absent > 0 && { "not-offered": absent }) })
    .map(([outcome, count]) => ({ outcome, count }))
    .sort((a, b) => b.count - a.count || (a.outcome < b.outcome ? -1 : 1));
  return { configuration_digest: digest, searches, offered, not_offered };
}

function sum(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
