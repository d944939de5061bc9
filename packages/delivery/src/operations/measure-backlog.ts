import { queryRecords } from "@payment-routing/database";
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
  return queryRecords(
    pool,
    `select endpoint, lanes, lanes_parked, lanes_paused, callbacks, oldest_undelivered_age_ms
     from (${SUM_UP_LANES}) s order by endpoint`,
  );
}

export const SUM_UP_LANES = `
    select s.*, (extract(epoch from now() - o.made_at) * 1000)::float8 as oldest_undelivered_age_ms
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
