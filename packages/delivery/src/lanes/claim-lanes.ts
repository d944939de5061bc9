import type { DedicatedConnection } from "@payment-routing/database";
import { CLAIM_PROBES, writeDueEndpoints } from "../endpoints/due-endpoints.ts";
import { type ClaimedCallback, type ClaimedRow, readClaimedRow, selectClaimed } from "./claimed-callback.ts";
import { assignLease, leasedUntil, writeLostLease } from "./lease.ts";

/** What a worker asks for. */
export interface ClaimRequest {
  /** How many callbacks it can post at once now. */
  readonly freeSlots: number;
  readonly leaseMs: number;
  /** Name of the worker, for `leased_by`. */
  readonly worker: string;
  /** How many it may post now to each endpoint that it knows; to one that it does not know, one. */
  readonly rooms: ReadonlyMap<string, number>;
  /** Where the turn of the endpoints is, when more of them have something due than there are slots. */
  readonly turn: string;
  /** Clients whose lanes are left to others; none unless it is said. */
  readonly unknownClients?: readonly number[];
}

interface Claim {
  readonly callbacks: readonly ClaimedCallback[];
  /** Whether something due was left for want of slots or room. */
  readonly hasMore: boolean;
  /** Until something that is due soon, within a second, or waits for its endpoint will be; undefined when there is nothing. */
  readonly nextDueMs: number | undefined;
  readonly turn: string;
}

/**
 * Takes the leases of lanes that are due: of each endpoint the longest due first, and of each no more than its share.
 *
 * It costs a step or two for each endpoint that has anything due, and then only for what is claimed: 100,000 lanes that
 * wait for a dead endpoint cost as much as one. Nobody waits for anybody: rows that are locked are passed over.
 */
export async function claimLanes(connection: DedicatedConnection, request: ClaimRequest): Promise<Claim> {
  const askedAtMs = performance.now();
  const { rows } = await connection.queryArrays<ClaimRow>({
    name: "claim-lanes",
    text: CLAIM_LANES,
    values: [
      request.freeSlots,
      request.leaseMs,
      JSON.stringify(Object.fromEntries(request.rooms)),
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

/** What the statement selects, in its order. */
type ClaimRow = [has_more: boolean, next_due_ms: number | null, turn: string | null, ...claimed: ClaimedRow];

const CLAIM_LANES = `
with recursive
-- A claim that a crash of the server undoes was none: the lane is due again. So its commit is not waited for.
relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
${writeDueEndpoints("lanes", "state = 'open' and due_at is not null")},
offered as (select endpoint, case when is_broken then 1 else room end as room, is_broken as is_probe from ready),
picked as materialized (
  select o.*, l.session_id, l.lease_ended_at
  from offered o cross join lateral (
    select session_id, ${leasedUntil("lanes")} as lease_ended_at from lanes
    where endpoint = o.endpoint and state = 'open' and due_at <= now()
      -- Bare, the comparison is taken to leave next to nothing, and the plan sorts all that is due.
      and coalesce(client_id <> all($5::bigint[]), true)
    order by due_at limit o.room for update skip locked
  ) l
),
${CLAIM_PROBES},
claimed as (
  update lanes l set ${assignLease("l", "$6", "now() + $2::int * interval '1 ms'")}
  from picked p
  where l.session_id = p.session_id and (not p.is_probe or p.endpoint in (select endpoint from probes))
  returning l.session_id, l.client_id, l.endpoint, l.url, l.delivered, l.head, l.lease, l.attempts, l.waiting_since,
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
    exists (select from seen where ready_at <= now() and room = 0)
      or exists (select from picked group by endpoint, room having count(*) = room)
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
