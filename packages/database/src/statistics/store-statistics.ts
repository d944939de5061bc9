import type { Queryable } from "../open-pool.ts";
import type { Latencies } from "./latency.ts";

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
}

/** Inserts the counts of a minute of a process. Inserting the same minute again changes nothing. */
export async function insertStatistics(
  client: Queryable,
  processId: string,
  minute: Date,
  counts: readonly StatisticsCount[],
): Promise<void> {
  const rows = counts.map(({ latencies, ...row }) => ({
    ...row,
    buckets: latencies && [...latencies.keys()],
    counts: latencies && [...latencies.values()],
  }));
  await client.query(INSERT, [processId, minute, JSON.stringify(rows)]);
}

const INSERT = `
  insert into statistics_minutes (series, at, process_id, endpoint, outcome, count, buckets, counts)
  select series, $2, $1, endpoint, outcome, count, buckets, counts
  from jsonb_to_recordset($3::jsonb)
    as r (series text, endpoint text, outcome text, count bigint, buckets smallint[], counts bigint[])
  on conflict do nothing`;
