import { queryRecords } from "@payment-routing/database";
import type { Pool } from "pg";
import type { DeliveryContext } from "../context.ts";
import { readLimits } from "../endpoints/endpoint-gates.ts";
import { type EndpointSummary, sumUpLanes, writeAge } from "./list-endpoints.ts";

/** The backlog of an endpoint. */
export interface EndpointBacklog
  extends Pick<
    EndpointSummary,
    "endpoint" | "lanes" | "lanesParked" | "lanesPaused" | "callbacks" | "oldestUndeliveredAgeMs"
  > {
  /** Active lanes whose next callback was attempted and not accepted. */
  readonly lanesFailing: number;
  /**
   * How long a lane has been due that a worker may claim for a first attempt. Undefined if there is none, and while the endpoint
   * is paused, slowed, behind a breaker or at its concurrency: more workers would not help.
   */
  readonly oldestClaimableMs: number | undefined;
}

/** Measures the backlog of each endpoint, for metrics. Takes time in proportion to the waiting lanes. */
export async function measureBacklog({
  pool,
  merchants,
}: Pick<DeliveryContext, "pool" | "merchants">): Promise<readonly EndpointBacklog[]> {
  const rows = await queryRecords<MeasuredRow>(pool, MEASURE);
  return rows.map(({ clientIds, lanesLeased, oldestClaimableMs, ...row }) => {
    const limits = clientIds.flatMap((id) => merchants.find(id) ?? []).map(readLimits);
    const isFull = limits.length > 0 && lanesLeased >= Math.max(...limits.map((each) => each.concurrency));
    return { ...row, oldestClaimableMs: isFull ? undefined : oldestClaimableMs };
  });
}

interface MeasuredRow extends EndpointBacklog {
  readonly clientIds: readonly number[];
  readonly lanesLeased: number;
}

const MEASURE = `
  select endpoint, client_ids, lanes, lanes_parked, lanes_paused, lanes_failing, lanes_leased, callbacks,
    ${writeAge("made_at")} as oldest_undelivered_age_ms,
    case when e.state is distinct from 'paused' and e.open_until is null and coalesce(e.slow_until <= now(), true)
      and not exists (select from delivery_hold)
      then ${writeAge("due_since")} end as oldest_claimable_ms
  from (${sumUpLanes()}) s left join find_oldest_undelivered() o using (endpoint) left join endpoints e using (endpoint)
  order by endpoint`;

/** Counts the circuit breakers that hold callbacks, by the class of the last failure, for metrics. */
export function countOpenBreakers(
  pool: Pool,
  backlog: readonly EndpointBacklog[],
): Promise<readonly { readonly failure: string; readonly endpoints: number }[]> {
  const waiting = backlog.filter(({ lanes, lanesParked, lanesPaused }) => lanes > lanesParked + lanesPaused);
  return queryRecords(pool, COUNT_OPEN, [waiting.map(({ endpoint }) => endpoint)]);
}

// Failures are stored once a minute. A breaker of an endpoint that gets no more callbacks stays half-open.
const COUNT_OPEN = `
  select coalesce(d.outcome, 'unknown') as failure, count(*)::int as endpoints
  from endpoints e left join lateral (
    select outcome from endpoint_days d where d.endpoint = e.endpoint and outcome <> 'accepted'
    order by last_at desc limit 1
  ) d on true
  where e.open_until > now() or e.open_until is not null and e.endpoint = any($1)
  group by 1`;
