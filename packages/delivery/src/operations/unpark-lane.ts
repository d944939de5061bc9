import { rerenderCallback } from "../callbacks/rerender-callback.ts";
import type { DeliveryContext } from "../database/context.ts";
import type { Actor } from "../database/record-action.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { changeLane } from "./change-lane.ts";

/**
 * Tries the callback that a lane is parked for again, at once and with all of its retries, by the configuration as it is
 * now: it goes to the address that the lane would have today. One that the outgoing
 * contract refused is made anew first, since the configuration may have been mended, or the session reported with what
 * was missing: if it is refused again, the lane stays parked.
 */
export async function unparkLane(
  context: DeliveryContext,
  sessionId: number,
  actor: Actor,
): Promise<ActionOutcome> {
  const refusal = await mendNext(context, sessionId, actor);
  if (refusal !== undefined) return refusal;
  return changeLane(context, sessionId, "unpark-lane", actor, async (client, { state }) => {
    if (state !== "parked") {
      return decline("other-state", `lane ${sessionId}: expected a parked lane, got one that is ${state}`);
    }
    await readdressLanes(client, context.merchants, [sessionId]);
    await client.query(UNPARK_LANE, [sessionId]);
    return {};
  });
}

/** Makes the callback whose turn it is anew if it was refused; says why it cannot go out. */
async function mendNext(
  context: DeliveryContext,
  sessionId: number,
  actor: Actor,
): Promise<ActionOutcome | undefined> {
  const { rows } = await context.pool.query<{ sequence: string }>(FIND_REFUSED, [sessionId]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const rerendering = await rerenderCallback(context, sessionId, Number(row.sequence), actor);
  if (rerendering.ok) return undefined;
  const message = `the outgoing contract refuses callback ${row.sequence} of session ${sessionId}`;
  switch (rerendering.reason) {
    case "refused":
      return { done: false, reason: "refused", message, issues: rerendering.issues };
    case "unknown-client":
      return decline("unknown-client", `the client of session ${sessionId} is not configured for callbacks`);
    default:
      // Somebody else has mended or skipped it in the meantime.
      return undefined;
  }
}

const FIND_REFUSED = `
  select c.sequence from lanes l join callbacks c on c.session_id = l.session_id and c.sequence = l.delivered + 1
  where l.session_id = $1 and l.state = 'parked' and c.state = 'refused'`;

export const UNPARK_LANE = `
  update lanes set state = 'open', state_reason = null, attempts = 0, due_at = now(), updated_at = now()
  where session_id = $1`;
