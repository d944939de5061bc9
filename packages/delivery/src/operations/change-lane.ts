import { type Actor, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { isLeased, movePast, writeLostLaneLease } from "../lanes/lease.ts";
import { isActive, STORED_ACTIVE, selectState } from "../lanes/stored-state.ts";
import { type ActionOutcome, DONE, decline } from "./action-outcome.ts";
import type { LaneSummary } from "./lane-summary.ts";

/** A lane that this transaction has locked. */
type LockedLane = Pick<
  LaneSummary,
  "sessionId" | "state" | "stateReason" | "head" | "delivered" | "attempts" | "isHeld"
>;

/** Changes a locked lane. Returns the detail for the audit, or the rejection. */
type LaneChange = (
  client: PoolClient,
  lane: LockedLane,
) => Promise<Readonly<Record<string, unknown>> | (ActionOutcome & { readonly done: false })>;

/** Runs an action on a lane with its audit record in one transaction, and wakes the workers. */
export async function changeLane(
  context: DeliveryContext,
  sessionId: number,
  action: string,
  actor: Actor,
  change: LaneChange,
): Promise<ActionOutcome> {
  const outcome = await runTransaction(context.pool, async (client) => {
    const [lane] = await queryRecords<LockedLane>(client, LOCK_LANE, [sessionId]);
    if (lane === undefined) return decline("unknown-lane", `session ${sessionId} has no callbacks`);
    const detail = await change(client, lane);
    if (isDeclined(detail)) return detail;
    const { state, stateReason, delivered, attempts } = lane;
    const before = { state, reason: stateReason ?? null, delivered, attempts };
    await recordAction(client, {
      ...actor,
      action,
      subject: `session:${sessionId}`,
      detail: { before, ...detail },
    });
    return DONE;
  });
  if (outcome.done) context.events.emit("lanesDue");
  return outcome;
}

function isDeclined(
  detail: Awaited<ReturnType<LaneChange>>,
): detail is ActionOutcome & { readonly done: false } {
  return "done" in detail && detail.done === false;
}

const LOCK_LANE = `
  select session_id, ${selectState("state")} as state, state_reason, head, delivered, attempts, ${isLeased("lanes")} as is_held
  from lanes where session_id = $1 for update`;

/** Pauses a lane until it is resumed. A post in progress finishes, and new callbacks wait. */
export function pauseLane(context: DeliveryContext, sessionId: number, actor: Actor): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "pause-lane", actor, async (client, { state }) => {
    if (state !== "active")
      return decline("other-state", `lane ${sessionId}: expected an active lane, got one that is ${state}`);
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

/**
 * Skips the next callback of a lane, even one with a final status. Unparks a parked lane; a paused one stays paused. Rejected while
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

export const PAUSE_LANES = `
  update lanes set state = 'paused', state_reason = $2, updated_at = now()
  where session_id = any($1::bigint[]) and ${isActive("state")}`;

export const RESUME_LANES = `
  update lanes set state = ${STORED_ACTIVE}, state_reason = null, updated_at = now(),
    due_at = case when delivered < head then coalesce(due_at, now()) end
  where session_id = any($1::bigint[]) and state = 'paused'`;

const RECORD_LOST = writeLostLaneLease("session_id = $1 and lanes.leased_until is not null");

const SKIP = `
  update callbacks set state = 'skipped', settled_at = now()
  where session_id = $1 and sequence = $2 and state in ('waiting', 'rejected')`;

const MOVE_LANE = `
  update lanes l set ${movePast("$2")}
  where l.session_id = $1`;
