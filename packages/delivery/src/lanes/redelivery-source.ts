import { columnNames } from "@payment-routing/database";
import { isDelivered, SHARE_OWNERSHIP } from "../cells/ownership-gate.ts";
import { SIGNAL_COLUMNS } from "../endpoints/endpoint-signal.ts";
import { TEST_SESSION_ID } from "../sessions/snapshot.ts";
import { type ClaimedTable, writeClaim } from "./claim-callbacks.ts";
import type { CallbackSource } from "./claimed-callback.ts";
import { endLease, isLeased } from "./lease.ts";
import { writeSettle } from "./settle-callbacks.ts";
import { isActive } from "./stored-state.ts";

// The state of the lane is a scalar subquery: for an `exists`, the plan may list all paused lanes before it checks the
// first row.
/** SQL for a row of `redeliveries r`: its lane is not paused, and no earlier redelivery of its session waits or is leased. */
export const ITS_TURN = `(r.session_id = ${TEST_SESSION_ID} or not exists (
      select from redeliveries o
      where o.session_id = r.session_id and o.done_at is null and o.redelivery_id <> r.redelivery_id
        and (o.sequence < r.sequence or ${isLeased("o")})
    ))
    and (select l.state from lanes l where l.session_id = r.session_id) is distinct from 'paused'`;

const IS_PENDING_AGAIN = "g.action in ('retry', 'hold')";

const REDELIVERY_CLAIM: ClaimedTable = {
  table: "redeliveries",
  key: "redelivery_id",
  isPending: "due_at is not null",
  isClaimable: ITS_TURN,
  mayProbe: writeMayProbe("coalesce(l.client_id <> all($5::bigint[]), true)"),
  sequence: "sequence",
  columns: "b.client_id, r.sequence, false as has_newer, r.redelivery_id",
  isCallback: "b.session_id = r.session_id and b.sequence = r.sequence",
};

/** No lane waits for the probe. */
function writeMayProbe(isClaimable: string): string {
  return `(
    select l.session_id from lanes l where l.endpoint = o.endpoint and ${isActive("l.state")} and l.due_at <= now()
      and ${isClaimable}
    order by l.due_at limit 1
  ) is null`;
}

/**
 * Settled callbacks that an operator requested again, and test events. Those of a session are sent one after another, the lowest
 * sequence first; test events have no order. Lanes have priority: for slots, and for the probe of an endpoint.
 */
export const REDELIVERIES: CallbackSource = {
  name: "redeliveries",
  slotShare: 0.5,
  claim: writeClaim(REDELIVERY_CLAIM),
  settle: writeSettle({
    key: "redelivery_id",
    changes: `
-- The redeliveries whose lease matches: this is the fence.
moved as (
  update redeliveries r set
    attempts = r.attempts + (g.action <> 'hold' and g.outcome is not null)::int,
    ${endLease("r")},
    due_at = case when ${IS_PENDING_AGAIN} then now() + g.wait_ms * interval '1 ms' end,
    done_at = case when not ${IS_PENDING_AGAIN} then now() end,
    outcome = case when ${IS_PENDING_AGAIN} then null when g.action = 'deliver' then 'accepted'
      when g.outcome is null then 'impossible' else 'exhausted' end
  from given g where r.redelivery_id = g.redelivery_id and r.lease_version = g.lease_version
  returning r.session_id, r.redelivery_id, r.sequence, r.due_at, r.done_at, r.outcome as end_state,
    ${columnNames(SIGNAL_COLUMNS)}
),
-- Later redeliveries of the session wait for a retry too, so that claims do not read them repeatedly. When the redelivery is
-- done, the next one is due immediately.
behind as (
  update redeliveries o set
    due_at = case when m.done_at is null then greatest(o.due_at, m.due_at) else least(o.due_at, now()) end
  from moved m
  where o.session_id = m.session_id and o.session_id <> ${TEST_SESSION_ID} and o.done_at is null
    and o.redelivery_id <> m.redelivery_id and o.leased_until is null and o.attempts = 0
    and case when m.done_at is null then o.sequence > m.sequence and m.due_at > now()
      else o.sequence = (
        select min(n.sequence) from redeliveries n
        where n.session_id = m.session_id and n.done_at is null and n.redelivery_id <> m.redelivery_id
      ) end
),
received as (
  delete from ignored_callbacks i using moved m
  where m.end_state = 'accepted' and i.session_id = m.session_id and i.sequence = m.sequence
)`,
    next: "select null::bigint as session_id where false",
  }),
};

/** Likewise in a cell: of the clients that it owns. */
export const CELL_REDELIVERIES: CallbackSource = {
  ...REDELIVERIES,
  before: SHARE_OWNERSHIP,
  claim: writeClaim({
    ...REDELIVERY_CLAIM,
    isClaimable: `${ITS_TURN} and not exists (
      select from callbacks c
      where c.session_id = r.session_id and c.sequence = r.sequence and not ${isDelivered("c.client_id")}
    )`,
    mayProbe: writeMayProbe(
      `coalesce(l.client_id <> all($5::bigint[]), true) and ${isDelivered("l.client_id")}`,
    ),
  }),
};
