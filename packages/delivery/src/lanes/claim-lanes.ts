import type { DedicatedConnection } from "@payment-routing/database";
import { CLAIM_PROBES, writeDueEndpoints } from "../endpoints/due-endpoints.ts";
import { type ClaimedCallback, type ClaimedRow, readClaimedRow, selectClaimed } from "./claimed-callback.ts";
import { assignLease, writeLostLease } from "./lease.ts";

export interface ClaimRequest {
  /** Number of callbacks that the worker can post now. */
  readonly freeSlots: number;
  readonly leaseMs: number;
  /** Name of the worker, for `leased_by`. */
  readonly worker: string;
  /** Number of posts allowed now, for each known endpoint. Others: 1. */
  readonly capacities: ReadonlyMap<string, number>;
  /** Last endpoint served, when more endpoints have due lanes than there are slots. */
  readonly turn: string;
  /** Clients whose lanes are not claimed. Default: none. */
  readonly unknownClients?: readonly number[];
}

interface Claim {
  readonly callbacks: readonly ClaimedCallback[];
  /** Whether due lanes were left for lack of slots or capacity. */
  readonly hasMore: boolean;
  /** Milliseconds until a lane becomes due within a second, or a held endpoint is released. */
  readonly nextDueMs: number | undefined;
  readonly turn: string;
}

/**
 * Leases due lanes: for each endpoint the longest due first, and at most its share.
 *
 * The cost is one or two index steps for each endpoint with due lanes, plus the claimed rows: 100,000 lanes of a dead endpoint
 * cost as much as one. Skips locked rows.
 */
export async function claimLanes(connection: DedicatedConnection, request: ClaimRequest): Promise<Claim> {
  const askedAtMs = performance.now();
  const { rows } = await connection.queryArrays<ClaimRow>({
    name: "claim-lanes",
    text: CLAIM_LANES,
    values: [
      request.freeSlots,
      request.leaseMs,
      JSON.stringify(Object.fromEntries(request.capacities)),
      request.turn,
      request.unknownClients ?? [],
      request.worker,
    ],
  });
  const [hasMore = false, nextDueMs, turn] = rows[0] ?? [];
  return {
    callbacks: rows.flatMap(
      ([_hasMore, _nextDueMs, _turn, ...claimed]) =>
        readClaimedRow(claimed, askedAtMs, request.leaseMs) ?? [],
    ),
    hasMore,
    nextDueMs: nextDueMs ?? undefined,
    turn: turn ?? "",
  };
}

/** The columns of the statement, in order. */
type ClaimRow = [has_more: boolean, next_due_ms: number | null, turn: string | null, ...claimed: ClaimedRow];

const CLAIM_LANES = `
with recursive
-- A crash of the server may undo a claim: the lane is then due again. So the commit need not be durable.
relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
${writeDueEndpoints("lanes", "state = 'open' and due_at is not null")},
offered as (select endpoint, case when is_broken then 1 else capacity end as capacity, is_broken as is_probe from ready),
picked as materialized (
  select o.*, l.session_id, l.lease_ended_at
  from offered o cross join lateral (
    select session_id, lanes.leased_until as lease_ended_at from lanes
    where endpoint = o.endpoint and state = 'open' and due_at <= now()
      -- Without coalesce, the planner underestimates the rows and sorts all due lanes.
      and coalesce(client_id <> all($5::bigint[]), true)
    order by due_at limit o.capacity for update skip locked
  ) l
),
${CLAIM_PROBES},
claimed as (
  update lanes l set ${assignLease("l", "$6", "now() + $2::int * interval '1 ms'")}
  from picked p
  where l.session_id = p.session_id and (not p.is_probe or p.endpoint in (select endpoint from probes))
  returning l.session_id, l.client_id, l.endpoint, l.url, l.delivered, l.head, l.lease_version, l.attempts, l.waiting_since,
    p.is_probe, p.lease_ended_at
),
lost as (${writeLostLease({
  relation: "claimed",
  sequence: "delivered + 1",
  attempt: "attempts + 1",
  endedAt: "lease_ended_at",
  isRedelivery: false,
  condition: "lease_ended_at is not null",
})}
),
summary as (
  select
    exists (select from seen where ready_at <= now() and capacity = 0)
      or exists (select from picked group by endpoint, capacity having count(*) = capacity)
      or (select count(*) from ready) >= $1 as has_more,
    (select extract(epoch from min(ready_at) - now()) * 1000 from seen where ready_at > now())::float8 as next_due_ms,
    (select max(endpoint) from ready) as turn
)
select s.*, j.*
from relaxed, summary s left join (
  select ${selectClaimed("c", "c.is_probe", "b")}
  from claimed c
  left join callbacks b on b.session_id = c.session_id and b.sequence = c.delivered + 1
    and b.at >= c.waiting_since and b.at <= now()
) j on true`;
