import { LANE_ACTIONS } from "@payment-routing/delivery";
import type { ProblemCode } from "../../problems/problem.ts";
import {
  AUDIT,
  CALLBACKS,
  DECISIONS,
  DECISIONS_ON_EVENT,
  ENDPOINT_STATISTICS,
  ENDPOINTS,
  LANES,
  OVERVIEW,
  PAGE,
} from "../operator-tables.ts";
import type { OperationText } from "./operation-text.ts";

const GUARDED =
  "Give at least one parameter: without a filter, the request would concern everything, and is rejected.";

const LANE_VERBS = {
  pause: "Pause",
  resume: "Resume",
  unpark: "Unpark",
  skip: "Skip the callback of",
} as const;

/** The texts of the routes for callbacks, lanes, endpoints, decisions and the state of the service. */
export const OPERATOR_OPERATIONS: Readonly<Record<string, OperationText>> = {
  "GET /callbacks": {
    id: "listCallbacks",
    summary: "List callbacks",
    description:
      "The newest first. A filter without `from` and `session_id` that matches few callbacks may have to read too many others, and is rejected.",
    parameters: { ...CALLBACKS, ...PAGE },
    problems: ["needs-time-range"],
  },
  "GET /callbacks/{callback_id}": {
    id: "readCallback",
    summary: "Read a callback with its attempts",
    description:
      "With a key of scope `viewer`, without personal data. With another, the audit records who read it, once in 15 minutes.",
    problems: ["unknown-callback"],
  },
  "GET /callbacks/{callback_id}/body": {
    id: "readCallbackBody",
    summary: "Read the body of a callback",
    description: "It contains personal data, so the audit records each request.",
    problems: ["unknown-callback"],
  },
  "POST /callbacks/{callback_id}/redeliver": {
    id: "redeliverCallback",
    summary: "Send a callback again, or sooner",
    description:
      "A settled callback is sent once more, marked as a redelivery. For a waiting callback, its lane is tried immediately, and opened if it is parked.",
    problems: [
      "unknown-callback",
      "other-state",
      "callback-under-way",
      "rejected-callback",
      "unknown-client",
    ],
  },
  "GET /redeliveries": {
    id: "countRedeliveries",
    summary: "Count the callbacks that a redelivery would send",
    description: GUARDED,
    parameters: CALLBACKS,
  },
  "POST /redeliveries": {
    id: "redeliverCallbacks",
    summary: "Send many callbacks again",
    description: GUARDED,
    parameters: CALLBACKS,
  },
  "GET /lanes": { id: "listLanes", summary: "List lanes", parameters: { ...LANES, ...PAGE } },
  "GET /lanes/{session_id}": { id: "readLane", summary: "Read a lane", problems: ["unknown-lane"] },
  ...Object.fromEntries(LANE_ACTIONS.flatMap(describeLaneAction)),
  "GET /endpoints": {
    id: "listEndpoints",
    summary: "List endpoints",
    description:
      "Endpoints that something waits for or that have a state to report, by name; with `endpoint` also one that was sent to in the last 30 days.",
    parameters: { ...ENDPOINTS, ...PAGE },
  },
  "POST /endpoints/pause": {
    id: "pauseEndpoint",
    summary: "Pause an endpoint",
    problems: ["not-an-origin", "other-state"],
  },
  "POST /endpoints/resume": {
    id: "resumeEndpoint",
    summary: "Resume an endpoint",
    description: "Continues immediately, and forgets failures and requests for a pause.",
    problems: ["not-an-origin", "other-state"],
  },
  "GET /endpoints/skip": {
    id: "countEndpointSkip",
    summary: "Count what a skip of an endpoint would change",
    parameters: { endpoint: "this endpoint; required" },
  },
  "POST /endpoints/skip": {
    id: "skipEndpoint",
    summary: "Skip everything that waits for an endpoint",
    description: "Also withdraws redeliveries and test events.",
    problems: ["not-an-origin"],
  },
  "POST /test-events": {
    id: "sendTestEvent",
    summary: "Send a test event to a client",
    description: "A callback that belongs to no payment session.",
    statuses: { 202: "The test event will be sent." },
    problems: ["unknown-client", "rejected-callback"],
  },
  "POST /payment-sessions/{session_id}/erase": {
    id: "eraseSession",
    summary: "Erase a payment session",
    description: "Deletes everything that is known of the session.",
    problems: ["unknown-session", "undelivered-callbacks"],
  },
  "GET /audit": {
    id: "listAudit",
    summary: "List the actions of operators",
    description: "The newest first.",
    parameters: { ...AUDIT, ...PAGE },
  },
  "GET /endpoints/statistics": {
    id: "listEndpointStatistics",
    summary: "List the attempts of endpoints in a period",
    description:
      "Those with the most failed attempts first, and then by name. Counts are complete up to the last full minute.",
    parameters: ENDPOINT_STATISTICS,
  },
  "GET /overview": {
    id: "readOverview",
    summary: "Read the overview of the service",
    description:
      "What waits now, and what happened in a period. Counts of the period are complete up to the last full minute.",
    parameters: OVERVIEW,
  },
  "GET /events": {
    id: "followChanges",
    summary: "Follow what changes",
    description:
      "Server-sent events, each within two seconds of a change by any process that uses the database. An event says what to read again, and has no data of it. Events may be lost: read again after a break of ten seconds. A stream ends after ten minutes, and at a shutdown; connect again. A process has at most 100.",
    problems: ["too-many-streams"],
  },
  "GET /system": {
    id: "readSystem",
    summary: "Describe the processes and the database",
  },
  "GET /decisions": {
    id: "listRecordedDecisions",
    summary: "List decisions",
    description:
      "The newest first. Decisions are found fast by `client_id` together with `event_id`. Other filters read all decisions of the period, so give `since`. A page that takes long to find has fewer decisions than `limit`, or none: as long as there is a `next`, there may be more.",
    parameters: DECISIONS,
    problems: ["unknown-version"],
  },
  "GET /clients/{client_id}/decisions/{event_id}": {
    id: "listDecisions",
    summary: "List the decisions on an event",
    description: "The newest first.",
    parameters: DECISIONS_ON_EVENT,
    problems: ["unknown-version"],
  },
  "POST /explain": {
    id: "explainSearch",
    summary: "Explain a search without answering it",
    parameters: {
      at: "the time to decide as of; now unless given",
      configuration_digest: "the digest of the version that decides; the served one unless given",
    },
    problems: ["account-mismatch", "unknown-version"],
  },
};

function describeLaneAction(action: keyof typeof LANE_VERBS): [string, OperationText][] {
  const verb = LANE_VERBS[action];
  const name = `${action.slice(0, 1).toUpperCase()}${action.slice(1)}`;
  const problems: Record<typeof action, readonly ProblemCode[]> = {
    pause: ["other-state"],
    resume: ["other-state"],
    unpark: ["other-state", "rejected-callback", "unknown-client"],
    skip: ["not-next", "callback-under-way"],
  };
  const many = { description: GUARDED, parameters: LANES };
  return [
    [
      `GET /lanes/${action}`,
      { id: `count${name}`, summary: `Count the lanes that ${action} would change`, ...many },
    ],
    [`POST /lanes/${action}`, { id: `${action}Lanes`, summary: `${verb} many lanes`, ...many }],
    [
      `POST /lanes/{session_id}/${action}`,
      {
        id: `${action}Lane`,
        summary: action === "skip" ? "Skip the next callback of a lane" : `${verb} a lane`,
        problems: ["unknown-lane", ...problems[action]],
      },
    ],
  ];
}
