import type { Actor } from "@payment-routing/database";
import type { PoolClient } from "pg";
import { rerenderWithin } from "../callbacks/rerender-callback.ts";
import type { DeliveryContext } from "../context.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { STORED_ACTIVE } from "../lanes/stored-state.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { changeLane } from "./change-lane.ts";

/**
 * Retries the callback of a parked lane with the full schedule, at the address of the current configuration. First renders
 * waiting callbacks again that the outgoing contract rejected. If the next callback is rejected again, the lane stays parked.
 */
export function unparkLane(
  context: DeliveryContext,
  sessionId: number,
  actor: Actor,
): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "unpark-lane", actor, async (client, { state }) => {
    if (state !== "parked") {
      return decline("other-state", `lane ${sessionId}: expected a parked lane, got one that is ${state}`);
    }
    const { stuck } = await unparkLanes(client, context, [sessionId], actor);
    return stuck.get(sessionId) ?? {};
  });
}

interface Unparked {
  /** Number of unparked lanes. */
  readonly unparked: number;
  /** Why other lanes stay parked, by session ID. */
  readonly stuck: ReadonlyMap<number, ActionOutcome & { readonly done: false }>;
}

/** Unparks the parked lanes among the given sessions, whose lanes the transaction has locked. */
export async function unparkLanes(
  client: PoolClient,
  context: DeliveryContext,
  sessionIds: readonly number[],
  actor: Actor,
): Promise<Unparked> {
  const stuck = await rerenderRejected(client, context, sessionIds, actor);
  const free = sessionIds.filter((sessionId) => !stuck.has(sessionId));
  await readdressLanes(client, context.merchants, free);
  const { rowCount } = await client.query(UNPARK_LANES, [free]);
  return { unparked: rowCount ?? 0, stuck };
}

/** Renders rejected callbacks again. Returns the lanes whose next callback is still rejected. */
async function rerenderRejected(
  client: PoolClient,
  context: DeliveryContext,
  sessionIds: readonly number[],
  actor: Actor,
): Promise<Unparked["stuck"]> {
  const stuck = new Map<number, ActionOutcome & { readonly done: false }>();
  const { rows } = await client.query<RejectedRow>(FIND_REJECTED, [sessionIds]);
  for (const { session_id, sequence, is_next } of rows) {
    const sessionId = Number(session_id);
    if (stuck.has(sessionId)) continue;
    const callback = { sessionId, sequence: Number(sequence) };
    const rerendering = await rerenderWithin(client, context, callback, actor);
    if (rerendering.ok || !is_next) continue;
    if (rerendering.reason === "rejected") {
      const message = `the outgoing contract rejects callback ${sequence} of session ${session_id}`;
      stuck.set(sessionId, { done: false, reason: "rejected", message, issues: rerendering.issues });
    } else if (rerendering.reason === "unknown-client") {
      const message = `the client of session ${session_id} is not configured for callbacks`;
      stuck.set(sessionId, decline("unknown-client", message));
    }
  }
  return stuck;
}

interface RejectedRow {
  readonly session_id: string;
  readonly sequence: string;
  readonly is_next: boolean;
}

// The offset makes the planner use the primary key.
const FIND_REJECTED = `
  select c.session_id, c.sequence, c.sequence = l.delivered + 1 as is_next
  from lanes l cross join lateral (
    select * from callbacks b
    where b.session_id = l.session_id and b.sequence > l.delivered and b.sequence <= l.head and b.at >= l.waiting_since
    offset 0
  ) c
  where l.session_id = any($1::bigint[]) and l.state = 'parked' and c.state = 'rejected'
  order by c.session_id, c.sequence`;

export const UNPARK_LANES = `
  update lanes set state = ${STORED_ACTIVE}, state_reason = null, attempts = 0, due_at = now(), updated_at = now()
  where session_id = any($1::bigint[]) and state = 'parked'`;
