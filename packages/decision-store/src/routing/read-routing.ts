import { type Queryable, queryRecords } from "@payment-routing/database";
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

/** Searches that a version decided, and how often it offered a method. */
interface MethodShare {
  readonly configurationDigest: string;
  readonly searches: number;
  readonly offered: number;
  /** The most frequent first. */
  readonly notOffered: readonly { readonly outcome: string; readonly count: number }[];
}

/** How often methods were offered in a period. */
export interface RoutingStatistics {
  /** The beginning of the first step. */
  readonly from: Date;
  readonly stepSeconds: number;
  /** Methods by version. */
  readonly items: readonly (MethodShare & { readonly methodId: number })[];
  /** By step and version. */
  readonly points: readonly (MethodShare & { readonly at: Date })[];
}

/** Reads counts by hour, or by day if hours are summed up since the period began. */
export async function readRouting(
  client: Queryable,
  { clientIds = ALL, methodId, ...period }: RoutingQuery,
): Promise<RoutingStatistics> {
  const stepMs = period.from.getTime() < findFirstHour(Date.now()) ? DAY_MS : HOUR_MS;
  const toStep = (time: Date) => new Date(Math.floor(time.getTime() / stepMs) * stepMs);
  const from = toStep(period.from);
  const rows = await queryRecords<RoutingRow>(client, READ, [clientIds, from, period.to]);
  const steps = rows.map((row) => ({ ...row, at: toStep(row.at) }));
  const versions = sumUp(rows, ({ digest }) => digest);
  const ids = [...new Set(versions.flatMap(({ methods }) => Object.keys(methods).map(Number)))].sort(
    (a, b) => a - b,
  );
  return {
    from,
    stepSeconds: stepMs / 1000,
    items: ids
      .filter((id) => (methodId === undefined ? id !== ANY_METHOD : id === methodId))
      .flatMap((id) => versions.map((version) => ({ methodId: id, ...describe(version, id) }))),
    points: sumUp(steps, ({ at, digest }) => `${at.getTime()} ${digest}`).map((step) => ({
      at: step.at,
      ...describe(step, methodId ?? ANY_METHOD),
    })),
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
function describe({ digest, methods }: RoutingRow, id: number): MethodShare {
  const { offered = 0, ...reasons } = methods[id] ?? {};
  const searches = sum(methods[ANY_METHOD]);
  const absent = searches - offered - sum(reasons);
  const notOffered = Object.entries({ ...reasons, ...(absent > 0 && { "not-offered": absent }) })
    .map(([outcome, count]) => ({ outcome, count }))
    .sort((a, b) => b.count - a.count || (a.outcome < b.outcome ? -1 : 1));
  return { configurationDigest: digest, searches, offered, notOffered };
}

function sum(counts: Readonly<Record<string, number>> = {}): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
