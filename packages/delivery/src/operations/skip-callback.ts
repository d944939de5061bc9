import type { Actor } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import { movePast, writeLostLease } from "../lanes/lease.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import { changeLane } from "./change-lane.ts";

/**
 * Skips the next callback of a lane, even one with a final status. Opens a parked lane; a paused one stays paused. Rejected while
 * a worker holds the lane, because the callback may still be accepted.
 *
 * @param sequence of the callback to skip; must be the next one
 */
export function skipCallback(
  context: DeliveryContext,
  sessionId: number,
  sequence: number,
  actor: Actor,
): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "skip-callback", actor, async (client, lane) => {
    const next = lane.delivered < lane.head ? lane.delivered + 1 : undefined;
    if (sequence !== next) {
      const found = next === undefined ? "none waits" : `callback ${next} is next`;
      return decline(
        "not-next",
        `sequence: expected the callback whose turn it is, got ${sequence}, and ${found}`,
      );
    }
    if (lane.isHeld) return decline("held", `callback ${sequence} of session ${sessionId} is under way`);
    await client.query(RECORD_LOST, [sessionId]);
    await client.query(SKIP, [sessionId, sequence]);
    await client.query(MOVE_LANE, [sessionId, sequence]);
    return { sequence };
  });
}

const RECORD_LOST = writeLostLease({
  relation: "lanes",
  sequence: "delivered + 1",
  attempt: "attempts + 1",
  endedAt: "lanes.leased_until",
  isRedelivery: false,
  condition: `session_id = $1 and lanes.leased_until is not null`,
});

const SKIP = `
  update callbacks set state = 'skipped', settled_at = now()
  where session_id = $1 and sequence = $2 and state in ('waiting', 'rejected')`;

const MOVE_LANE = `
  update lanes l set ${movePast("$2")}
  where l.session_id = $1`;
