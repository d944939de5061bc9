import type { DedicatedConnection } from "@payment-routing/database";
import {
  type CallbackSource,
  type ClaimedCallback,
  type ClaimedRow,
  readClaimedRow,
  selectClaimed,
} from "./claimed-callback.ts";
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
  /** How many of the rows had a lease that ended before its worker settled them. */
  readonly leasesLost: number;
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
  const claim = {
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
  };
  const { rows } =
    source.before === undefined
      ? await connection.queryArrays<ClaimRow>(claim)
      : await connection.queryArraysAfter<ClaimRow>(source.before, claim);
  const [hasMore = false, nextDueMs, turn, leasesLost = 0] = rows[0] ?? [];
  return {
    callbacks: rows.flatMap(
      ([_hasMore, _nextDueMs, _turn, _leasesLost, ...claimed]) =>
        readClaimedRow(claimed, askedAtMs, request.leaseMs) ?? [],
    ),
    hasMore,
    nextDueMs: nextDueMs ?? undefined,
    turn: turn ?? "",
    leasesLost,
  };
}

/** The columns of the statement, in order. */
type ClaimRow = [
  has_more: boolean,
  next_due_ms: number | null,
  turn: string | null,
  leases_lost: number,
  ...claimed: ClaimedRow,
];

/** SQL about a table of which rows are claimed. Its row is `r`, an endpoint to claim from is `o`. */
export interface ClaimedTable {
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
offered as (
  select endpoint, case when is_broken then 1 else capacity end as capacity, is_broken as is_probe, changed_at from ready
),
picked as materialized (
  select o.*, due.*
  from offered o cross join lateral (
    select r.${key}, r.leased_until as lease_ended_at, r.due_at as due_since from ${table} r
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
  returning r.*, p.is_probe, p.lease_ended_at,
    (extract(epoch from now() - greatest(p.due_since, p.changed_at)) * 1000)::float8 as overdue_ms
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
    (select max(endpoint) from ready) as turn,
    (select count(*) from claimed where lease_ended_at is not null)::int as leases_lost
)
select s.*, j.*
from relaxed, summary s left join (
  select ${selectClaimed("r", columns, "r.is_probe, r.overdue_ms", "b")}
  from claimed r left join callbacks b on ${isCallback}
) j on true`;
}

/**
 * SQL that finds endpoints with due rows, as common table expressions: `seen` has every endpoint with rows due now or soon,
 * unless it or all delivery is paused; `ready` has the endpoints to claim from, with a number of rows. Takes one or two index
 * steps for each endpoint, and skips endpoints without due rows by an index skip scan.
 *
 * Parameters of the statement: `$1` free slots, `$2` lease in milliseconds, `$3` an object of known endpoints and their
 * capacities (others have 1), `$4` the last endpoint served.
 *
 * @param table with an index on `(endpoint, due_at)` for the rows of the condition
 */
function writeDueEndpoints(table: string, condition: string): string {
  const isDue = `${condition} and due_at <= now() + interval '${SOON}'`;
  return `
-- The first due row of each endpoint.
first_due as (
  (select endpoint, due_at from ${table} where ${isDue} order by endpoint, due_at limit 1)
  union all
  select n.endpoint, n.due_at
  from first_due f cross join lateral (
    select endpoint, due_at from ${table} where ${isDue} and endpoint > f.endpoint
    order by endpoint, due_at limit 1
  ) n
),
seen as materialized (
  select f.endpoint, coalesce(($3::jsonb ->> f.endpoint)::int, 1) as capacity, e.open_until is not null as is_broken,
    e.updated_at as changed_at,
    greatest(f.due_at, e.slow_until, e.open_until) as ready_at
  from first_due f
  left join endpoints e using (endpoint)
  where e.state is distinct from 'paused' and not exists (select from delivery_hold)
),
-- Each endpoint gets a share of the slots. More endpoints than slots are served in turn.
ready as materialized (
  select endpoint, is_broken, changed_at, least(capacity, greatest(1, $1::int / (count(*) over ())::int)) as capacity
  from (
    select * from seen where ready_at <= now() and capacity > 0
    order by endpoint <= $4, endpoint limit $1
  ) s
)`;
}

/** How far ahead a claim looks for the next due row. Workers poll at least this often. */
const SOON = "1 s";

/**
 * SQL of the common table expression `probes`: the endpoints with an open breaker for which this worker makes the probe. A
 * breaker whose pause is over allows one attempt, by the worker that updates its row.
 */
const CLAIM_PROBES = `probes as (
  update endpoints e set open_until = now() + $2::int * interval '1 ms', updated_at = now()
  where e.endpoint = any(array(
    select b.endpoint from endpoints b
    where b.endpoint = any(array(select endpoint from picked where is_probe)) and b.open_until <= now()
    order by b.endpoint for update skip locked
  ))
  returning e.endpoint
)`;
