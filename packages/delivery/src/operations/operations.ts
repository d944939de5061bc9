import { listActions, readAction } from "../actions/action.ts";
import { carryOutActions } from "../actions/carry-out-actions.ts";
import { approveAction, requestAction, stopAction } from "../actions/change-action.ts";
import type { DeliveryContext } from "../context.ts";
import { findSessions } from "../sessions/session-keys.ts";
import type { CallbackFilter } from "./callback-filter.ts";
import { pauseLane, resumeLane, skipCallback } from "./change-lane.ts";
import { countLanes } from "./change-lanes.ts";
import { listAudit } from "./list-audit.ts";
import { listCallbacks } from "./list-callbacks.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { listLanes, readLane } from "./list-lanes.ts";
import { countOpenBreakers, measureBacklog } from "./measure-backlog.ts";
import type { PageOptions } from "./page.ts";
import { pauseEndpoint, resumeEndpoint } from "./pause-endpoint.ts";
import { readBacklog } from "./read-backlog.ts";
import { readCallback } from "./read-callback.ts";
import { recordReading } from "./record-reading.ts";
import { redeliverCallback } from "./redeliver-callback.ts";
import { countRedelivery } from "./redeliver-callbacks.ts";
import { revealBody } from "./reveal-body.ts";
import { sendTestEvent } from "./send-test-event.ts";
import { countEndpointSkip } from "./skip-endpoint.ts";
import { unparkLane } from "./unpark-lane.ts";

/** Queries and actions for operators. Each action writes actor and reason to the audit in its own transaction. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(context: DeliveryContext) {
  const { pool } = context;
  return {
    listCallbacks: (filter?: CallbackFilter, page?: PageOptions) => listCallbacks(pool, filter, page),
    readCallback: bind(readCallback, pool),
    findSessions: bind(findSessions, pool),
    revealBody: bind(revealBody, context),
    recordReading: bind(recordReading, pool),
    listLanes: bind(listLanes, pool),
    readLane: bind(readLane, pool),
    listEndpoints: bind(listEndpoints, context),
    readBacklog: bind(readBacklog, context),
    measureBacklog: bind(measureBacklog, context),
    countOpenBreakers: bind(countOpenBreakers, pool),
    listAudit: bind(listAudit, pool),
    pauseLane: bind(pauseLane, context),
    resumeLane: bind(resumeLane, context),
    unparkLane: bind(unparkLane, context),
    skipCallback: bind(skipCallback, context),
    countLanes: bind(countLanes, pool),
    pauseEndpoint: bind(pauseEndpoint, context),
    resumeEndpoint: bind(resumeEndpoint, context),
    countEndpointSkip: bind(countEndpointSkip, pool),
    redeliverCallback: bind(redeliverCallback, context),
    countRedelivery: bind(countRedelivery, pool),
    listActions: bind(listActions, context),
    readAction: bind(readAction, context),
    requestAction: bind(requestAction, context),
    approveAction: bind(approveAction, context),
    stopAction: bind(stopAction, context),
    carryOutActions: bind(carryOutActions, context),
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
