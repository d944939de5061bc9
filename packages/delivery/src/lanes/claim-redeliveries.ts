import type { DedicatedConnection } from "@payment-routing/database";
import { CLAIM_PROBES, writeDueEndpoints } from "../endpoints/due-endpoints.ts";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import type { ClaimRequest } from "./claim-lanes.ts";
import {
  type CallbackContent,
  type ContentRow,
  readCallbackContent,
  selectCallbackContent,
} from "./claimed-callback.ts";
import { assignLease, isLeased, writeLostLease } from "./lease.ts";

/** A callback that an operator wants to be sent again, and that this worker is to send. */
export interface ClaimedRedelivery {
  readonly redeliveryId: number;
  readonly sessionId: number;
  readonly sequence: number;
  /** Undefined when the callback's row is not there any more. */
  readonly clientId: number | undefined;
  readonly endpoint: string;
  readonly url: string;
  /** The version of the lease. Settling requires it. */
  readonly leaseVersion: number;
  /** When it was claimed and until when, by `performance.now()`. */
  readonly claimedAtMs: number;
  readonly leaseEndsAtMs: number;
  readonly attempts: number;
  /** The one attempt that a breaker lets through to find out how the endpoint does. */
  readonly isProbe: boolean;
  /** Whether the outgoing contract rejected it. It is then never sent. */
  readonly isRejected: boolean;
  readonly content: CallbackContent | undefined;
}

/**
 * Claims redeliveries that are due, as lanes are claimed: those of a session one after another, the lowest sequence first, and
 * none while its lane is paused. Test events have no order. Where a breaker lets an attempt through, that is for a lane, and for
 * a redelivery only when no lane is due that this worker could send.
 */
export async function claimRedeliveries(
  connection: DedicatedConnection,
  { freeSlots, leaseMs, worker, capacities, turn, unknownClients = [] }: ClaimRequest,
): Promise<readonly ClaimedRedelivery[]> {
  const askedAtMs = performance.now();
  const { rows } = await connection.query<RedeliveryRow>({
    name: "claim-redeliveries",
    text: CLAIM_REDELIVERIES,
    values: [
      freeSlots,
      leaseMs,
      JSON.stringify(Object.fromEntries(capacities)),
      turn,
      unknownClients,
      worker,
    ],
  });
  return rows.map((row) => ({
    redeliveryId: Number(row.redelivery_id),
    sessionId: Number(row.session_id),
    sequence: Number(row.sequence),
    clientId: row.client_id === null ? undefined : Number(row.client_id),
    endpoint: row.endpoint,
    url: row.url,
    leaseVersion: Number(row.lease_version),
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts: row.attempts,
    isProbe: row.is_probe,
    isRejected: row.is_rejected,
    content: readCallbackContent(row),
  }));
}

interface RedeliveryRow extends ContentRow {
  readonly redelivery_id: string;
  readonly session_id: string;
  readonly sequence: string;
  readonly client_id: string | null;
  readonly endpoint: string;
  readonly url: string;
  readonly lease_version: string;
  readonly attempts: number;
  readonly is_probe: boolean;
  readonly is_rejected: boolean;
}

// The state of the lane is a scalar subquery: for an `exists`, the plan may list all paused lanes before it checks the
// first row.
/** SQL for a row of `redeliveries r`: its lane is not paused, and nothing of its session goes before it or is under way. */
export const ITS_TURN = `(r.session_id = ${TEST_SESSION_ID} or not exists (
      select from redeliveries o
      where o.session_id = r.session_id and o.done_at is null and o.redelivery_id <> r.redelivery_id
        and (o.sequence < r.sequence or ${isLeased("o")})
    ))
    and (select l.state from lanes l where l.session_id = r.session_id) is distinct from 'paused'`;

const CLAIM_REDELIVERIES = `
with recursive
${writeDueEndpoints("redeliveries", "due_at is not null")},
picked as materialized (
  select p.redelivery_id, y.endpoint, y.is_broken as is_probe, p.lease_ended_at
  from ready y cross join lateral (
    select r.redelivery_id, r.leased_until as lease_ended_at from redeliveries r
    where r.endpoint = y.endpoint and r.due_at <= now() and ${ITS_TURN}
    order by r.due_at limit case when y.is_broken then 1 else y.capacity end for update of r skip locked
  ) p
  where not y.is_broken or (
    select l.session_id from lanes l where l.endpoint = y.endpoint and l.state = 'open' and l.due_at <= now()
      and coalesce(l.client_id <> all($5::bigint[]), true)
    order by l.due_at limit 1
  ) is null
),
${CLAIM_PROBES},
claimed as (
  update redeliveries r set ${assignLease("r", "$6", "now() + $2::int * interval '1 ms'")}
  from picked p
  where r.redelivery_id = p.redelivery_id and (not p.is_probe or p.endpoint in (select endpoint from probes))
  returning r.*, p.is_probe, p.lease_ended_at
),
lost as (${writeLostLease({
  relation: "claimed",
  sequence: "sequence",
  attempt: "attempts + 1",
  endedAt: "lease_ended_at",
  isRedelivery: true,
  condition: "lease_ended_at is not null",
})}
)
select c.redelivery_id, c.session_id, c.sequence, c.endpoint, c.url, c.lease_version, c.attempts, c.is_probe, b.client_id,
  b.issues is not null as is_rejected,
  ${selectCallbackContent("b")}
from claimed c left join callbacks b on b.session_id = c.session_id and b.sequence = c.sequence`;
