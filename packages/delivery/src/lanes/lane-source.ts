import { columnNames } from "@payment-routing/database";
import { isDelivered, SHARE_OWNERSHIP } from "../cells/ownership-gate.ts";
import { SIGNAL_COLUMNS } from "../endpoints/endpoint-signal.ts";
import { type ClaimedTable, writeClaim } from "./claim-callbacks.ts";
import { type CallbackSource, selectClaimed } from "./claimed-callback.ts";
import { writeSettle } from "./settle-callbacks.ts";
import { isActive, isInactive } from "./stored-state.ts";

// Whether the lease continues for the next callback.
const GOES_ON = `g.passes and g.wants_next and l.head > g.sequence and ${isActive("l.state")} and l.endpoint = g.endpoint
  and l.endpoint <> all((select endpoints from closed)::text[]) and not exists (select from delivery_hold)`;

const LANE_CLAIM: ClaimedTable = {
  table: "lanes",
  key: "session_id",
  isPending: `${isActive("state")} and due_at is not null`,
  // Without coalesce, the planner underestimates the rows and sorts all due lanes.
  isClaimable: "coalesce(r.client_id <> all($5::bigint[]), true)",
  mayProbe: "true",
  sequence: "delivered + 1",
  columns: writeLaneColumns("r"),
  isCallback: writeIsNext("b", "r"),
};

const writeLaneSettle = (goesOn: string): string =>
  writeSettle({
    key: "session_id",
    changes: `
-- The endpoints that are held now.
closed as (
  select coalesce(array_agg(endpoint), '{}') as endpoints from endpoints
  where endpoint = any(array(select distinct endpoint from given where wants_next))
    and (state = 'paused' or slow_until > now() or open_until is not null)
),
-- The lanes whose lease and sequence match: this is the fence.
moved as (
  update lanes l set
    delivered = case when g.passes then g.sequence else l.delivered end,
    attempts = case when g.passes then 0
      when g.action = 'hold' or g.outcome is null then l.attempts else l.attempts + 1 end,
    due_at = case
      when ${goesOn} then now() + g.lease
      when (g.passes or g.action = 'stall') and l.head > g.sequence then now()
      when g.action in ('retry', 'hold') then now() + g.wait_ms * interval '1 ms'
    end,
    waiting_since = case when g.passes and l.head = g.sequence then null else l.waiting_since end,
    state = case when ${isActive("l.state")} and (g.action = 'park' or g.action = 'stall' and l.head = g.sequence)
      then 'parked' else l.state end,
    state_reason = case when ${isInactive("l.state")} then l.state_reason when not g.passes then g.reason end,
    lease_version = case when ${goesOn} then l.lease_version else l.lease_version + 1 end,
    leased_by = case when ${goesOn} then $2 end,
    leased_until = case when ${goesOn} then now() + g.lease end,
    updated_at = now()
  from given g where l.session_id = g.session_id and l.lease_version = g.lease_version and l.delivered = g.sequence - 1
  returning l.session_id, l.client_id, l.endpoint, l.url, l.delivered, l.head, l.lease_version, l.attempts, l.waiting_since,
    l.lease_version = g.lease_version as goes_on, sequence, action, reason, passes, made_at, ${columnNames(SIGNAL_COLUMNS)}
),
settled as (
  update callbacks c
  set state = case m.action when 'deliver' then 'delivered' else 'skipped' end, settled_at = now()
  from moved m
  where m.passes and c.session_id = m.session_id and c.sequence = m.sequence and c.at = m.made_at
    -- Redundant, but excludes the partitions of later days. One day of tolerance for clocks that are set back.
    and c.at < now() + interval '1 day'
    -- Without coalesce, the planner starts with the callbacks, because it expects few rows in an empty table.
    and coalesce(c.state = 'waiting', false)
),
ignored as (
  insert into ignored_callbacks (session_id, sequence)
  select session_id, sequence from moved where action = 'deliver' and reason is not null
  on conflict do nothing
)`,
    next: selectNext("m", "m.goes_on"),
  });

/** The callbacks of sessions, in order. */
export const LANES: CallbackSource = {
  name: "lanes",
  slotShare: 1,
  claim: writeClaim(LANE_CLAIM),
  settle: writeLaneSettle(GOES_ON),
};

/** Likewise in a cell: of the clients that it owns. */
export const CELL_LANES: CallbackSource = {
  ...LANES,
  before: SHARE_OWNERSHIP,
  claim: writeClaim({
    ...LANE_CLAIM,
    isClaimable: `${LANE_CLAIM.isClaimable} and ${isDelivered("r.client_id")}`,
  }),
  settle: writeLaneSettle(`${GOES_ON} and ${isDelivered("l.client_id")}`),
};

/** SQL of the next callback of a row `lane`, as a `ClaimedRow`. It is loaded only if a condition is met. */
export function selectNext(lane: string, condition: string): string {
  return `
  select ${selectClaimed(lane, writeLaneColumns(lane), "false, 0::float8", "b")}
  from (select where ${condition}) as one left join callbacks b on ${writeIsNext("b", lane)}`;
}

function writeLaneColumns(lane: string): string {
  return `${lane}.client_id, ${lane}.delivered + 1 as sequence, ${lane}.head > ${lane}.delivered + 1 as has_newer,
    null::bigint as redelivery_id`;
}

function writeIsNext(callback: string, lane: string): string {
  return `${callback}.session_id = ${lane}.session_id and ${callback}.sequence = ${lane}.delivered + 1
    and ${callback}.at >= ${lane}.waiting_since and ${callback}.at <= now()`;
}
