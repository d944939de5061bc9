import { type Actor, recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { movePast, writeLostLease } from "../lanes/lease.ts";
import { type ActionOutcome, decline } from "./action-outcome.ts";
import type { CallbackFilter } from "./callback-filter.ts";
import { changeLane, pauseLane, resumeLane } from "./change-lane.ts";
import { changeLanes, countLanes, type LaneAction } from "./change-lanes.ts";
import { listAudit } from "./list-audit.ts";
import { listCallbacks } from "./list-callbacks.ts";
import { listEndpoints, measureBacklog } from "./list-endpoints.ts";
import { type LaneFilter, listLanes, readLane } from "./list-lanes.ts";
import type { PageOptions } from "./page.ts";
import { pauseEndpoint, resumeEndpoint } from "./pause-endpoint.ts";
import { readBacklog } from "./read-backlog.ts";
import { readCallback } from "./read-callback.ts";
import { redeliverCallback } from "./redeliver-callback.ts";
import { countRedelivery, redeliverCallbacks } from "./redeliver-callbacks.ts";
import { revealBody } from "./reveal-body.ts";
import { sendTestEvent } from "./send-test-event.ts";
import { countEndpointSkip, skipEndpoint } from "./skip-endpoint.ts";
import { unparkLane } from "./unpark-lane.ts";

/** Queries and actions for operators. Each action writes actor and reason to the audit in its own transaction. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(context: DeliveryContext) {
  const { pool } = context;
  return {
    listCallbacks: (filter?: CallbackFilter, page?: PageOptions) => listCallbacks(pool, filter, page),
    readCallback: bind(readCallback, pool),
    revealBody: bind(revealBody, context),
    recordReading: bind(recordReading, pool),
    listLanes: bind(listLanes, pool),
    readLane: bind(readLane, pool),
    listEndpoints: bind(listEndpoints, context),
    readBacklog: bind(readBacklog, context),
    measureBacklog: bind(measureBacklog, pool),
    listAudit: bind(listAudit, pool),
    pauseLane: bind(pauseLane, context),
    resumeLane: bind(resumeLane, context),
    unparkLane: bind(unparkLane, context),
    skipCallback: bind(skipCallback, context),
    countLanes: bind(countLanes, pool),
    changeLanes: (action: LaneAction, filter: LaneFilter, actor: Actor) =>
      changeLanes(context, action, filter, actor),
    pauseEndpoint: bind(pauseEndpoint, context),
    resumeEndpoint: bind(resumeEndpoint, context),
    countEndpointSkip: bind(countEndpointSkip, pool),
    skipEndpoint: (endpoint: string, actor: Actor) => skipEndpoint(context, endpoint, actor),
    redeliverCallback: bind(redeliverCallback, context),
    countRedelivery: bind(countRedelivery, context),
    redeliverCallbacks: (filter: CallbackFilter, actor: Actor) => redeliverCallbacks(context, filter, actor),
    sendTestEvent: bind(sendTestEvent, context),
  };
}

/** The function without its first argument. */
function bind<First, Args extends readonly unknown[], Result>(
  act: (first: First, ...args: Args) => Result,
  first: First,
): (...args: Args) => Result {
  return (...args) => act(first, ...args);
}

const ACTION = "read-session";

/** Somebody who reads the personal data of a session. */
interface Reader {
  /** Name of the key or person. */
  readonly actor: string;
  /** Whether a page reads again by itself what a person has opened. */
  readonly isRepeated: boolean;
}

/**
 * Records that a person reads the personal data of a session, once in 15 minutes. A repeated reading is not recorded: it
 * resolves to whether the person has a record of the last day, because anybody can claim to be a page.
 */
async function recordReading(pool: Pool, sessionId: number, { actor, isRepeated }: Reader): Promise<boolean> {
  const subject = `session:${sessionId}`;
  if (isRepeated) return hasRecord(pool, actor, subject, "1 day");
  if (await hasRecord(pool, actor, subject, "15 minutes")) return true;
  await runTransaction(pool, async (client) => {
    // Of requests at the same time, one records.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${actor} ${subject}`]);
    if (await hasRecord(client, actor, subject, "15 minutes")) return;
    await recordAction(client, { actor, action: ACTION, subject, reason: "asked for personal data" });
  });
  return true;
}

async function hasRecord(
  client: Pool | PoolClient,
  actor: string,
  subject: string,
  age: string,
): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(HAS_RECORD, [subject, actor, ACTION, age]);
  return rows[0]?.found === true;
}

const HAS_RECORD = `
  select exists (
    select from audit where subject = $1 and actor = $2 and action = $3 and at > now() - $4::interval
  ) as found`;

/**
 * Skips the next callback of a lane, even one with a final status. Opens a parked lane; a paused one stays paused. Rejected while
 * a worker holds the lane, because the callback may still be accepted.
 *
 * @param sequence of the callback to skip; must be the next one
 */
function skipCallback(
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
