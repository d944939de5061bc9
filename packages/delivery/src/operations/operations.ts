import type { Actor } from "@payment-routing/database";
import { recordAction, runTransaction } from "@payment-routing/database";
import type { Pool, PoolClient } from "pg";
import type { DeliveryContext } from "../context.ts";
import { movePast, writeLostLease } from "../lanes/lease.ts";
import type { ActionOutcome } from "./action-outcome.ts";
import { decline } from "./action-outcome.ts";
import type { CallbackFilter } from "./callback-filter.ts";
import type { CallbackSummary } from "./callback-summary.ts";
import { changeLane } from "./change-lane.ts";
import {
  changeLanes,
  countLanes,
  type LaneAction,
  type LanesCount,
  type LanesProgress,
} from "./change-lanes.ts";
import type { LaneSummary } from "./lane-summary.ts";
import { type AuditFilter, type AuditRecord, listAudit } from "./list-audit.ts";
import { listCallbacks } from "./list-callbacks.ts";
import { type EndpointFilter, type EndpointSummary, listEndpoints } from "./list-endpoints.ts";
import { type LaneFilter, listLanes, readLane } from "./list-lanes.ts";
import { type EndpointBacklog, measureBacklog } from "./measure-backlog.ts";
import type { Page, PageOptions } from "./page.ts";
import { pauseEndpoint, resumeEndpoint } from "./pause-endpoint.ts";
import { pauseLane, resumeLane } from "./pause-lane.ts";
import { type Backlog, readBacklog } from "./read-backlog.ts";
import { type CallbackDetail, readCallback } from "./read-callback.ts";
import { redeliverCallback } from "./redeliver-callback.ts";
import {
  countRedelivery,
  type RedeliveryCount,
  type RedeliveryProgress,
  redeliverCallbacks,
} from "./redeliver-callbacks.ts";
import { type RevealedBody, revealBody } from "./reveal-body.ts";
import { sendTestEvent, type TestEventOutcome } from "./send-test-event.ts";
import {
  countEndpointSkip,
  type EndpointSkipCount,
  type EndpointSkipProgress,
  skipEndpoint,
} from "./skip-endpoint.ts";
import type { TestEvent } from "./test-event.ts";
import { unparkLane } from "./unpark-lane.ts";

/** Queries and actions for operators. Each action writes actor and reason to the audit in its own transaction. */
export interface Operations {
  listCallbacks(filter?: CallbackFilter, page?: PageOptions): Promise<Page<CallbackSummary>>;
  /** Reads a callback with its body and attempts. Undefined if it does not exist, or was deleted by retention. */
  readCallback(callbackId: string): Promise<CallbackDetail | undefined>;
  /** Reads the body of a callback for a person. The audit records who. Undefined as in `readCallback`. */
  revealBody(callbackId: string, actor: Actor): Promise<RevealedBody | undefined>;
  /**
   * Records that somebody reads the personal data of a session, once in 15 minutes. Resolves to whether they may: false only for
   * a repeated reading without a record.
   */
  recordReading(sessionId: number, reader: Reader): Promise<boolean>;
  /** Lists lanes that are not idle, not open, or whose receiver ignored a callback as older. The lane waiting longest is first. */
  listLanes(filter?: LaneFilter, page?: PageOptions): Promise<Page<LaneSummary>>;
  /** Undefined if the session has no callback. */
  readLane(sessionId: number): Promise<LaneSummary | undefined>;
  listEndpoints(filter?: EndpointFilter, page?: PageOptions): Promise<Page<EndpointSummary>>;
  /** Reads the backlog of all endpoints together, and at most `maxBreakers` endpoints with an open circuit breaker. */
  readBacklog(maxBreakers: number): Promise<Backlog>;
  /** Measures the backlog of each endpoint, for metrics. */
  measureBacklog(): Promise<readonly EndpointBacklog[]>;
  listAudit(filter?: AuditFilter, page?: PageOptions): Promise<Page<AuditRecord>>;

  pauseLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  resumeLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  /** Retries the callback of a parked lane. Renders rejected callbacks again first. */
  unparkLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  /** Skips the next callback of a lane, which must have the given sequence number. */
  skipCallback(sessionId: number, sequence: number, actor: Actor): Promise<ActionOutcome>;
  /** Counts the effect of `changeLanes`. */
  countLanes(action: LaneAction, filter: LaneFilter): Promise<LanesCount>;
  /** Applies an action to all lanes of a filter, in bounded transactions. Yields after each. */
  changeLanes(
    action: LaneAction,
    filter: LaneFilter,
    actor: Actor,
  ): AsyncGenerator<LanesProgress, LanesProgress, void>;
  pauseEndpoint(endpoint: string, actor: Actor): Promise<ActionOutcome>;
  resumeEndpoint(endpoint: string, actor: Actor): Promise<ActionOutcome>;
  /** Counts the effect of `skipEndpoint`. */
  countEndpointSkip(endpoint: string): Promise<EndpointSkipCount>;
  /**
   * Skips all callbacks that wait for an origin and withdraws its redeliveries, in bounded transactions. Yields after each.
   */
  skipEndpoint(
    endpoint: string,
    actor: Actor,
  ): AsyncGenerator<EndpointSkipProgress, EndpointSkipProgress, void>;
  /** Sends a settled callback again, marked as a redelivery. For a waiting callback, retries its lane now. */
  redeliverCallback(callbackId: string, actor: Actor): Promise<ActionOutcome>;
  /** Counts the effect of `redeliverCallbacks`. */
  countRedelivery(filter: CallbackFilter): Promise<RedeliveryCount>;
  /** Redelivers all callbacks of a filter, in bounded transactions. Yields after each. */
  redeliverCallbacks(
    filter: CallbackFilter,
    actor: Actor,
  ): AsyncGenerator<RedeliveryProgress, RedeliveryProgress, void>;
  /** Sends a test callback to the merchant's endpoint. */
  sendTestEvent(event: TestEvent, actor: Actor): Promise<TestEventOutcome>;
}

export function createOperations(context: DeliveryContext): Operations {
  const { pool } = context;
  return {
    listCallbacks: (filter, page) => listCallbacks(pool, filter, page),
    readCallback: (callbackId) => readCallback(pool, callbackId),
    revealBody: (callbackId, actor) => revealBody(context, callbackId, actor),
    recordReading: (sessionId, reader) => recordReading(pool, sessionId, reader),
    listLanes: (filter, page) => listLanes(pool, filter, page),
    readLane: (sessionId) => readLane(pool, sessionId),
    listEndpoints: (filter, page) => listEndpoints(context, filter, page),
    readBacklog: (maxBreakers) => readBacklog(context, maxBreakers),
    measureBacklog: () => measureBacklog(pool),
    listAudit: (filter, page) => listAudit(pool, filter, page),
    pauseLane: (sessionId, actor) => pauseLane(context, sessionId, actor),
    resumeLane: (sessionId, actor) => resumeLane(context, sessionId, actor),
    unparkLane: (sessionId, actor) => unparkLane(context, sessionId, actor),
    skipCallback: (sessionId, sequence, actor) => skipCallback(context, sessionId, sequence, actor),
    countLanes: (action, filter) => countLanes(pool, action, filter),
    changeLanes: (action, filter, actor) => changeLanes(context, action, filter, actor),
    pauseEndpoint: (endpoint, actor) => pauseEndpoint(context, endpoint, actor),
    resumeEndpoint: (endpoint, actor) => resumeEndpoint(context, endpoint, actor),
    countEndpointSkip: (endpoint) => countEndpointSkip(pool, endpoint),
    skipEndpoint: (endpoint, actor) => skipEndpoint(context, endpoint, actor),
    redeliverCallback: (callbackId, actor) => redeliverCallback(context, callbackId, actor),
    countRedelivery: (filter) => countRedelivery(context, filter),
    redeliverCallbacks: (filter, actor) => redeliverCallbacks(context, filter, actor),
    sendTestEvent: (event, actor) => sendTestEvent(context, event, actor),
  };
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
