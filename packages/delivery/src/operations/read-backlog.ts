import { queryRecords } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import {
  ADD_OLDEST,
  addLimits,
  type EndpointRow,
  type EndpointSummary,
  writeAge,
  writeListed,
} from "./list-endpoints.ts";

/** The backlog of all endpoints together, and the endpoints that get nothing now. */
export interface Backlog {
  readonly total: BacklogTotal;
  /** Endpoints with an open circuit breaker, by name. */
  readonly openBreakers: readonly EndpointSummary[];
  /** Endpoints that wait for an operator to resume them. */
  readonly pausedEndpoints: number;
  /** Whether all deliveries wait for `endRecovery`. */
  readonly isHeld: boolean;
}

/** The sum of all endpoints. */
interface BacklogTotal
  extends Pick<EndpointSummary, "callbacks" | "lanesParked" | "lanesPaused" | "oldestUndeliveredAgeMs"> {
  /** Active lanes whose next callback was attempted and not accepted. */
  readonly lanesFailing: number;
}

/** Reads the backlog, with at most `maxBreakers` endpoints. Takes time in proportion to the waiting lanes. */
export async function readBacklog(
  { pool, merchants }: Pick<DeliveryContext, "pool" | "merchants">,
  maxBreakers: number,
): Promise<Backlog> {
  const rows = await queryRecords<BacklogRow>(pool, READ_BACKLOG, [maxBreakers]);
  const [{ total, pausedEndpoints, isHeld }] = rows as [BacklogRow];
  const openBreakers = rows.flatMap(({ total: _, pausedEndpoints: __, isHeld: ___, ...row }) =>
    row.endpoint === undefined ? [] : [addLimits(row, merchants)],
  );
  return { total, openBreakers, pausedEndpoints, isHeld };
}

/** The same totals in each row, and an endpoint, if any. */
type BacklogRow = Omit<Backlog, "openBreakers"> & (EndpointRow | { readonly endpoint: undefined });

// One statement, because the waiting lanes of all endpoints take most of the time.
const READ_BACKLOG = `
  ${writeListed()},
  page as (select * from listed where breaker = 'open' order by endpoint limit $1)
  select t.total, b.*, (select count(*)::int from endpoints where state = 'paused') as paused_endpoints,
    exists (select from delivery_hold) as is_held
  from (
    select json_strip_nulls(json_build_object(
      'callbacks', coalesce(sum(callbacks), 0), 'lanesParked', coalesce(sum(lanes_parked), 0),
      'lanesPaused', coalesce(sum(lanes_paused), 0), 'lanesFailing', coalesce(sum(lanes_failing), 0),
      'oldestUndeliveredAgeMs', ${writeAge("find_oldest_undelivered_of_all()")}
    )) as total from waiting
  ) t left join (${ADD_OLDEST}) b on true
  order by b.endpoint`;
