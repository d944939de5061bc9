import type { Actor } from "@payment-routing/database";
import type { DeliveryContext } from "../context.ts";
import type { ActionOutcome } from "./action-outcome.ts";
import type { CallbackFilter } from "./callback-filter.ts";
import type { CallbackSummary } from "./callback-summary.ts";
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
import { type CallbackDetail, readCallback } from "./read-callback.ts";
import { redeliverCallback } from "./redeliver-callback.ts";
import {
  countRedelivery,
  type RedeliveryCount,
  type RedeliveryProgress,
  redeliverCallbacks,
} from "./redeliver-callbacks.ts";
import { sendTestEvent, type TestEventOutcome } from "./send-test-event.ts";
import { skipCallback } from "./skip-callback.ts";
import {
  countEndpointSkip,
  type EndpointSkipCount,
  type EndpointSkipProgress,
  skipEndpoint,
} from "./skip-endpoint.ts";
import type { TestEvent } from "./test-event.ts";
import { unparkLane } from "./unpark-lane.ts";

/** What operators see and do. Every action is audited with who did it and why, in the transaction that does it. */
export interface Operations {
  listCallbacks(filter?: CallbackFilter, page?: PageOptions): Promise<Page<CallbackSummary>>;
  /** With its body and every attempt; undefined when there is none of that ID, or it is past its retention. */
  readCallback(callbackId: string): Promise<CallbackDetail | undefined>;
  /** Lanes that have something to deliver, are not open, or whose receiver ignored a callback as older, first the one that has not been empty for longest. */
  listLanes(filter?: LaneFilter, page?: PageOptions): Promise<Page<LaneSummary>>;
  /** Undefined when the session has never had a callback. */
  readLane(sessionId: number): Promise<LaneSummary | undefined>;
  listEndpoints(filter?: EndpointFilter, page?: PageOptions): Promise<Page<EndpointSummary>>;
  /** What waits for each endpoint, for metrics. */
  measureBacklog(): Promise<readonly EndpointBacklog[]>;
  listAudit(filter?: AuditFilter, page?: PageOptions): Promise<Page<AuditRecord>>;

  pauseLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  resumeLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  /** Tries what a lane is parked for again; all that the outgoing contract refused is made anew first. */
  unparkLane(sessionId: number, actor: Actor): Promise<ActionOutcome>;
  /** Leaves out the callback whose turn it is; `sequence` says which that is, so that no other is skipped. */
  skipCallback(sessionId: number, sequence: number, actor: Actor): Promise<ActionOutcome>;
  /** What `changeLanes` would do. Changes nothing. */
  countLanes(action: LaneAction, filter: LaneFilter): Promise<LanesCount>;
  /** Does the same to all lanes of a filter, in transactions of a bounded size; yields after each of them. */
  changeLanes(
    action: LaneAction,
    filter: LaneFilter,
    actor: Actor,
  ): AsyncGenerator<LanesProgress, LanesProgress, void>;
  pauseEndpoint(endpoint: string, actor: Actor): Promise<ActionOutcome>;
  resumeEndpoint(endpoint: string, actor: Actor): Promise<ActionOutcome>;
  /** What `skipEndpoint` would do. Changes nothing. */
  countEndpointSkip(endpoint: string): Promise<EndpointSkipCount>;
  /**
   * Skips all that waits for an origin now and withdraws redeliveries to it, in transactions of a bounded size; yields
   * after each of them.
   */
  skipEndpoint(
    endpoint: string,
    actor: Actor,
  ): AsyncGenerator<EndpointSkipProgress, EndpointSkipProgress, void>;
  /** Sends a settled callback once more, marked; has the lane of one that waits tried at once. */
  redeliverCallback(callbackId: string, actor: Actor): Promise<ActionOutcome>;
  /** What `redeliverCallbacks` would do. Changes nothing. */
  countRedelivery(filter: CallbackFilter): Promise<RedeliveryCount>;
  /** The same for all callbacks of a filter, in transactions of a bounded size; yields after each of them. */
  redeliverCallbacks(
    filter: CallbackFilter,
    actor: Actor,
  ): AsyncGenerator<RedeliveryProgress, RedeliveryProgress, void>;
  /** Sends a marked callback of no session to the merchant's endpoint. */
  sendTestEvent(event: TestEvent, actor: Actor): Promise<TestEventOutcome>;
}

export function createOperations(context: DeliveryContext): Operations {
  const { pool } = context;
  return {
    listCallbacks: (filter, page) => listCallbacks(pool, filter, page),
    readCallback: (callbackId) => readCallback(pool, callbackId),
    listLanes: (filter, page) => listLanes(pool, filter, page),
    readLane: (sessionId) => readLane(pool, sessionId),
    listEndpoints: (filter, page) => listEndpoints(pool, filter, page),
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
