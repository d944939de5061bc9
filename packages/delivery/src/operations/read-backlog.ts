import type { DeliveryContext } from "../context.ts";
import { type EndpointRow, type EndpointSummary, readEndpointRow, writeListed } from "./list-endpoints.ts";

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
interface BacklogTotal {
  readonly callbacks: number;
  readonly lanesParked: number;
  readonly lanesPaused: number;
  /** Open lanes whose next callback was attempted and not accepted. */
  readonly lanesFailing: number;
  /** Age of the oldest next callback, by the database's clock. Undefined if none waits. */
  readonly oldestUndeliveredAgeMs: number | undefined;
}

/** Reads the backlog, with at most `maxBreakers` endpoints. Takes time in proportion to the waiting lanes. */
export async function readBacklog(
  { pool, merchants }: Pick<DeliveryContext, "pool" | "merchants">,
  maxBreakers: number,
): Promise<Backlog> {
  const { rows } = await pool.query<BacklogRow>(READ_BACKLOG, [maxBreakers]);
  const { total, paused_endpoints, is_held } = rows[0] as BacklogRow;
  return {
    total: {
      callbacks: total.callbacks,
      lanesParked: total.lanes_parked,
      lanesPaused: total.lanes_paused,
      lanesFailing: total.lanes_failing,
      oldestUndeliveredAgeMs: total.oldest_ms ?? undefined,
    },
    openBreakers: rows.flatMap((row) => (row.endpoint === null ? [] : [readEndpointRow(row, merchants)])),
    pausedEndpoints: paused_endpoints,
    isHeld: is_held,
  };
}

/** The same totals in each row, and an endpoint, if any. */
type BacklogRow = {
  readonly total: TotalRow;
  readonly paused_endpoints: number;
  readonly is_held: boolean;
} & (EndpointRow | { readonly endpoint: null });

interface TotalRow {
  readonly callbacks: number;
  readonly lanes_parked: number;
  readonly lanes_paused: number;
  readonly lanes_failing: number;
  readonly oldest_ms: number | null;
}

// One statement, because the waiting lanes of all endpoints take most of the time.
const READ_BACKLOG = `
  ${writeListed()}
  select t.total, b.*, (select count(*)::int from endpoints where state = 'paused') as paused_endpoints,
    exists (select from delivery_hold) as is_held
  from (
    select json_build_object(
      'callbacks', coalesce(sum(callbacks), 0), 'lanes_parked', coalesce(sum(lanes_parked), 0),
      'lanes_paused', coalesce(sum(lanes_paused), 0), 'lanes_failing', coalesce(sum(lanes_failing), 0),
      'oldest_ms', max(oldest_ms)
    ) as total from waiting
  ) t left join (
    select * from listed where breaker = 'open' order by endpoint limit $1
  ) b on true
  order by b.endpoint`;
