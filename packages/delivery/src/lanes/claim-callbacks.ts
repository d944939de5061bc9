import type { DedicatedConnection } from "@payment-routing/database";
import { CLAIM_PROBES, writeDueEndpoints } from "../endpoints/due-endpoints.ts";
import type { CallbackSource } from "./callback-source.ts";
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
  /** Last endpoint served, when more endpoints have due rows than there are slots. */
  readonly turn: string;
  /** Clients whose lanes are not claimed. Default: none. */
  readonly unknownClients?: readonly number[];
}

interface Claim {
  readonly callbacks: readonly ClaimedCallback[];
  /** Whether due rows were left for lack of slots or capacity. */
  readonly hasMore: boolean;
  /** Milliseconds until a row becomes due within a second, or a held endpoint is released. */
  readonly nextDueMs: number | undefined;
  readonly turn: string;
}

/**
 * Leases due rows: for each endpoint the longest due first, and at most its share.
 *
 * The cost is one or two index steps for each endpoint with due rows, plus the claimed rows: 100,000 lanes of a dead endpoint
 * cost as much as one. Skips locked rows.
 */
export async function claimCallbacks(
  connection: DedicatedConnection,
  source: CallbackSource,
  request: ClaimRequest,
): Promise<Claim> {
  const askedAtMs = performance.now();
  const { rows } = await connection.queryArrays<ClaimRow>({
    name: `claim-${source.name}`,
    text: source.claim,
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

/** SQL about a table of which rows are claimed. Its row is `r`, an endpoint to claim from is `o`. */
interface ClaimedTable {
  readonly table: CallbackSource["name"];
  readonly key: string;
  /** The condition of the index of due rows. */
  readonly isPending: string;
  /** Further condition of a row that is claimed. */
  readonly isClaimable: string;
  /** Condition for the probe of an endpoint with an open breaker. */
  readonly mayProbe: string;
  /** Sequence number of the callback of a row. */
  readonly sequence: string;
  /** The columns for `selectClaimed`. */
  readonly columns: string;
  /** Condition that joins the callback `b`. */
  readonly isCallback: string;
}

/** SQL that claims rows of a table. */
export function writeClaim(claimed: ClaimedTable): string {
  const { table, key, isPending, isClaimable, mayProbe, sequence, columns, isCallback } = claimed;
  return `
with recursive
-- A crash of the server may undo a claim: the row is then due again. So the commit need not be durable.
relaxed as materialized (select set_config('synchronous_commit', 'off', true)),
${writeDueEndpoints(table, isPending)},
offered as (select endpoint, case when is_broken then 1 else capacity end as capacity, is_broken as is_probe from ready),
picked as materialized (
  select o.*, due.*
  from offered o cross join lateral (
    select r.${key}, r.leased_until as lease_ended_at from ${table} r
    where r.endpoint = o.endpoint and ${isPending} and r.due_at <= now() and ${isClaimable}
    order by r.due_at limit o.capacity for update of r skip locked
  ) due
  where not o.is_probe or ${mayProbe}
),
${CLAIM_PROBES},
claimed as (
  update ${table} r set ${assignLease("r", "$6", "now() + $2::int * interval '1 ms'")}
  from picked p
  where r.${key} = p.${key} and (not p.is_probe or p.endpoint in (select endpoint from probes))
  returning r.*, p.is_probe, p.lease_ended_at
),
lost as (${writeLostLease({
    relation: "claimed r",
    sequence,
    attempt: "attempts + 1",
    endedAt: "lease_ended_at",
    isRedelivery: table === "redeliveries",
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
  select ${selectClaimed("r", columns, "r.is_probe", "b")}
  from claimed r left join callbacks b on ${isCallback}
) j on true`;
}
