import type { Pool } from "pg";
import { IS_BUSY, IS_FAILING } from "./lane-summary.ts";

/** The backlog of an endpoint. */
export interface EndpointBacklog {
  readonly endpoint: string;
  /** Lanes that are not idle or not open, and the parked and paused ones among them. */
  readonly lanes: number;
  readonly lanesParked: number;
  readonly lanesPaused: number;
  /** Callbacks waiting in these lanes. */
  readonly callbacks: number;
  /** Age of the oldest next callback, by the database's clock. Undefined if none waits. */
  readonly oldestUndeliveredAgeMs: number | undefined;
}

/** Measures the backlog of each endpoint, for metrics. Takes time in proportion to the waiting lanes. */
export async function measureBacklog(pool: Pool): Promise<readonly EndpointBacklog[]> {
  const { rows } = await pool.query<BacklogRow>(`${SUM_UP_LANES} order by endpoint`);
  return rows.map((row) => ({
    endpoint: row.endpoint,
    lanes: row.lanes,
    lanesParked: row.lanes_parked,
    lanesPaused: row.lanes_paused,
    callbacks: row.callbacks,
    oldestUndeliveredAgeMs: row.oldest_ms ?? undefined,
  }));
}

interface BacklogRow {
  readonly endpoint: string;
  readonly lanes: number;
  readonly lanes_parked: number;
  readonly lanes_paused: number;
  readonly callbacks: number;
  readonly oldest_ms: number | null;
}

export const SUM_UP_LANES = `
    select s.*, (extract(epoch from now() - o.made_at) * 1000)::float8 as oldest_ms
    from (
      select endpoint, array_agg(distinct client_id) as client_ids, count(*)::int as lanes,
        (count(*) filter (where state = 'parked'))::int as lanes_parked,
        (count(*) filter (where state = 'paused'))::int as lanes_paused,
        (count(*) filter (where ${IS_FAILING}))::int as lanes_failing,
        sum(head - delivered - unused)::float8 as callbacks
      from lanes l
      where ${IS_BUSY}
      group by endpoint
    ) s left join find_oldest_undelivered() o using (endpoint)`;
