import type { Actor } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { changeLane } from "./change-lane.ts";

/** Pauses a lane until it is resumed. A post in progress finishes, and new callbacks wait. */
export function pauseLane(context: DeliveryContext, sessionId: number, actor: Actor): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "pause-lane", actor, async (client, { state }) => {
    if (state !== "open")
      return decline("other-state", `lane ${sessionId}: expected an open lane, got one that is ${state}`);
    await client.query(PAUSE_LANES, [[sessionId], actor.reason]);
    return {};
  });
}

/** Resumes a paused lane. A retry stays scheduled, and other callbacks are due now. */
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
