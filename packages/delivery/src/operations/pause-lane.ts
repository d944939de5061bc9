import type { Actor } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { changeLane } from "./change-lane.ts";

/**
 * Sends nothing more of a session until its lane is resumed. What a worker has under way comes to its end; callbacks go
 * on gathering.
 */
export function pauseLane(context: DeliveryContext, sessionId: number, actor: Actor): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "pause-lane", actor, async (client, { state }) => {
    if (state !== "open")
      return decline("other-state", `lane ${sessionId}: expected an open lane, got one that is ${state}`);
    await client.query(PAUSE_LANES, [[sessionId], actor.reason]);
    return {};
  });
}

/** Goes on with a paused lane where it was: a retry keeps its time, and what has gathered is due now. */
export function resumeLane(
  context: DeliveryContext,
  sessionId: number,
  actor: Actor,
): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "resume-lane", actor, async (client, { state }) => {
    if (state !== "paused")
      return decline("other-state", `lane ${sessionId}: expected a paused lane, got one that is ${state}`);
    await client.query(RESUME_LANES, [[sessionId]]);
    return {};
  });
}

export const PAUSE_LANES = `
  update lanes set state = 'paused', state_reason = $2, updated_at = now()
  where session_id = any($1::bigint[]) and state = 'open'`;

export const RESUME_LANES = `
  update lanes set state = 'open', state_reason = null, updated_at = now(),
    due_at = case when delivered < head then coalesce(due_at, now()) end
  where session_id = any($1::bigint[]) and state = 'paused'`;
