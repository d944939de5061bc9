import { writeDueEndpoints } from "../endpoints/due-endpoints.ts";
import type { ClaimRequest } from "./claim-lanes.ts";
import type { CallbackContent } from "./claimed-callback.ts";
import { type ContentRow, readContent, selectContent } from "./claimed-row.ts";
import type { KeptConnection } from "./kept-connection.ts";
import { writeLostLease } from "./lost-lease.ts";

/** A callback that an operator wants to be sent again, and that this worker is to send. */
export interface ClaimedRedelivery {
  readonly redeliveryId: number;
  readonly sessionId: number;
  readonly sequence: number;
  /** Undefined when the callback's row is not there any more. */
  readonly clientId: number | undefined;
  readonly endpoint: string;
  readonly url: string;
  /** What settling is fenced by. */
  readonly lease: number;
  /** When it was claimed and until when, by `performance.now()`. */
  readonly claimedAtMs: number;
  readonly leaseEndsAtMs: number;
  readonly attempts: number;
  readonly content: CallbackContent | undefined;
}

/**
 * Takes redeliveries that are due, in the way that lanes are taken. They have no order, and none goes to an endpoint whose
 * breaker is open: finding out how it does is for lanes.
 */
export async function claimRedeliveries(
  connection: KeptConnection,
  { freeSlots, leaseMs, rooms, turn }: ClaimRequest,
): Promise<readonly ClaimedRedelivery[]> {
  const askedAtMs = performance.now();
  const { rows } = await connection.query<RedeliveryRow>({
    name: "claim-redeliveries",
    text: CLAIM_REDELIVERIES,
    values: [freeSlots, leaseMs, JSON.stringify(Object.fromEntries(rooms)), turn],
  });
  return rows.map((row) => ({
    redeliveryId: Number(row.redelivery_id),
    sessionId: Number(row.session_id),
    sequence: Number(row.sequence),
    clientId: row.client_id === null ? undefined : Number(row.client_id),
    endpoint: row.endpoint,
    url: row.url,
    lease: Number(row.lease),
    claimedAtMs: askedAtMs,
    leaseEndsAtMs: askedAtMs + leaseMs,
    attempts: row.attempts,
    content: readContent(row),
  }));
}

interface RedeliveryRow extends ContentRow {
  readonly redelivery_id: string;
  readonly session_id: string;
  readonly sequence: string;
  readonly client_id: string | null;
  readonly endpoint: string;
  readonly url: string;
  readonly lease: string;
  readonly attempts: number;
}

const CLAIM_REDELIVERIES = `
with recursive
${writeDueEndpoints("redeliveries", "due_at is not null")},
picked as materialized (
  select r.redelivery_id, r.lease % 2 = 1 as is_taken_over, r.due_at as lease_ended_at
  from ready y cross join lateral (
    select redelivery_id, lease, due_at from redeliveries
    where endpoint = y.endpoint and due_at <= now()
    order by due_at limit y.room for update skip locked
  ) r
  where not y.is_broken
),
claimed as (
  update redeliveries r set lease = r.lease + 1 + r.lease % 2, due_at = now() + $2::int * interval '1 ms'
  from picked p where r.redelivery_id = p.redelivery_id
  returning r.*, p.is_taken_over, p.lease_ended_at
),
lost as (${writeLostLease({
  relation: "claimed",
  sequence: "sequence",
  attempt: "attempts + 1",
  endedAt: "lease_ended_at",
  isRedelivery: true,
  condition: "is_taken_over",
})}
)
select c.redelivery_id, c.session_id, c.sequence, c.endpoint, c.url, c.lease, c.attempts, b.client_id,
  ${selectContent("b")}
from claimed c left join callbacks b on b.session_id = c.session_id and b.sequence = c.sequence`;
