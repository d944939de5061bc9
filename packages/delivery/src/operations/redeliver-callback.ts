import type { Issue } from "@payment-routing/callback-contract";
import { type Actor, queryRecords, recordAction, runTransaction } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import { readdressLanes } from "../lanes/readdress-lanes.ts";
import { type ActionOutcome, DONE, decline } from "./action-outcome.ts";
import type { CallbackState } from "./callback-filter.ts";
import { changeLane } from "./change-lane.ts";
import { readLane } from "./list-lanes.ts";
import { UNPARK_LANES, unparkLane } from "./unpark-lane.ts";

/**
 * Redelivers a settled callback, marked and outside the order of its lane, or retries the lane of a waiting one, and unparks it
 * if parked. Both use the current address of the session, and wait for a paused lane or a held endpoint. A settled callback that the
 * outgoing contract rejected is not sent.
 */
export async function redeliverCallback(
  context: DeliveryContext,
  callbackId: string,
  actor: Actor,
): Promise<ActionOutcome> {
  const [row] = await queryRecords<FoundCallback>(context.pool, FIND_CALLBACK, [callbackId]);
  if (row === undefined) return decline("unknown-callback", `callback ${callbackId} is not known`);
  const outcome = await redeliver(context, callbackId, row, actor);
  if (!outcome.done) return outcome;
  const lane = await readLane(context.pool, row.sessionId);
  const pause = { reason: "lane-paused", until: undefined } as const;
  return { ...outcome, waitsFor: lane?.state === "paused" ? pause : lane?.endpointHold };
}

function redeliver(
  context: DeliveryContext,
  callbackId: string,
  row: FoundCallback,
  actor: Actor,
): Promise<ActionOutcome> | ActionOutcome {
  const sessionId = row.sessionId;
  switch (row.state) {
    case "waiting":
    case "rejected":
      return row.laneState === "parked"
        ? unparkLane(context, sessionId, actor)
        : makeLaneDue(context, sessionId, actor);
    case "test":
      return decline(
        "other-state",
        `callback ${callbackId}: a test event is not sent again, another can be sent`,
      );
    default:
      if (row.issues !== undefined) return reject(callbackId, row.issues);
      return sendAgain(context, callbackId, row, actor);
  }
}

interface FoundCallback {
  readonly sessionId: number;
  readonly sequence: number;
  readonly state: CallbackState;
  readonly laneState: string | undefined;
  readonly issues: readonly Issue[] | undefined;
}

function reject(callbackId: string, issues: readonly Issue[]): ActionOutcome {
  const message = `callback ${callbackId}: the outgoing contract rejects it, so it is never sent`;
  return { done: false, reason: "rejected", message, issues };
}

function makeLaneDue(context: DeliveryContext, sessionId: number, actor: Actor): Promise<ActionOutcome> {
  return changeLane(context, sessionId, "hurry-lane", actor, async (client, lane) => {
    const { state, isHeld, head, delivered } = lane;
    if (state === "paused") return decline("other-state", `lane ${sessionId}: is paused, resume it first`);
    if (isHeld) return decline("held", `session ${sessionId}: a callback is under way`);
    // Delivered or erased since the callback was read.
    if (delivered === head) return decline("other-state", `session ${sessionId}: nothing waits any more`);
    await readdressLanes(client, context.merchants, [sessionId]);
    if (state === "parked") await client.query(UNPARK_LANES, [[sessionId]]);
    else await client.query(MAKE_LANE_DUE, [sessionId]);
    return {};
  });
}

async function sendAgain(
  context: DeliveryContext,
  callbackId: string,
  { sessionId, sequence }: FoundCallback,
  actor: Actor,
): Promise<ActionOutcome> {
  return runTransaction(context.pool, async (client) => {
    // The second of two concurrent requests finds the redelivery of the first.
    await readdressLanes(client, context.merchants, [sessionId]);
    const found = await client.query(FIND_CALLBACK, [callbackId]);
    // The session was erased since the callback was read.
    if (found.rowCount === 0) return decline("unknown-callback", `callback ${callbackId} is not known`);
    const pending = await client.query(FIND_PENDING, [sessionId, sequence]);
    if (pending.rowCount !== 0)
      return decline("other-state", `callback ${callbackId}: is to be sent again already`);
    const auditId = await recordAction(client, {
      ...actor,
      action: "redeliver-callback",
      subject: `session:${sessionId}`,
      detail: { sequence: sequence, callback_id: callbackId },
    });
    await client.query(INSERT_REDELIVERY, [sessionId, sequence, actor.actor, auditId]);
    return DONE;
  });
}

const FIND_CALLBACK = `
  select c.session_id, c.sequence, c.state, c.issues, l.state as lane_state
  from callbacks c left join lanes l on l.session_id = c.session_id
  where c.callback_id = $1`;

const MAKE_LANE_DUE = `
  update lanes set due_at = least(due_at, now()), updated_at = now() where session_id = $1 and delivered < head`;

const FIND_PENDING = `
  select from redeliveries where session_id = $1 and sequence = $2 and done_at is null`;

const INSERT_REDELIVERY = `
  insert into redeliveries (session_id, sequence, endpoint, url, requested_by, audit_id)
  select session_id, $2, endpoint, url, $3, $4 from lanes where session_id = $1`;
