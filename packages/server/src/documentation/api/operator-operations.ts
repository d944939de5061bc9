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
} from "../parameter-texts.ts";
import type { OperationText } from "./routes.ts";

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
      "The newest first. Callbacks are found fast by `session_id`, by `client_id` alone, in a time range, and by a state that waits while no more than 2,000 lanes wait. Other filters read the days back from the newest one until a page is full, for at most 150 ms; small days are read whatever the time. With `from` the request takes as long as it needs.",
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
      "A settled callback is sent once more, marked as a redelivery. For a waiting callback, its lane is tried immediately, and unparked if it is parked. `other-state`: the lane is paused, the callback has an unfinished redelivery, or it is a test event.",
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
  "GET /lanes": {
    id: "listLanes",
    summary: "List lanes",
    description:
      "Lanes that have something to deliver, are not active, or whose receiver ignored a callback as older; the lane that has waited longest comes first.",
    parameters: { ...LANES, ...PAGE },
  },
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
      "Those with the most failed attempts first, and then by name; an endpoint without attempts in the period is absent. Counts are complete up to the last full minute.",
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
      "Server-sent events, each within two seconds of a change by any process that uses the database. An event says what to read again, and has no data of it; the first one has all kinds. Hints of the same second come together. Without a change, an event without kinds comes every two seconds as long as the database answers. Events may be lost: read again after five seconds without one. A stream ends after ten minutes, and at a shutdown; connect again. A process has at most 100 streams, 20 of a key.",
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
      "The newest first. Decisions are found fast by `client_id` together with `event_id`. Other filters read all decisions of the period, so give `since`. After about three million decisions the response has those that were found, possibly none: as long as there is a `next`, there may be more.",
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
    description: "Takes the document of a search, and no `reason`, because it changes nothing.",
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
  const onMany =
    action === "skip"
      ? " Skips the callback that a parked lane is parked for, and changes no other lanes."
      : "";
  const onOne: Partial<Record<typeof action, string>> = {
    unpark: "Tries again, with all retries; first creates all rejected callbacks anew.",
    resume: "Continues where it stopped.",
  };
  const many = { description: `${GUARDED}${onMany}`, parameters: LANES };
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
        ...(onOne[action] !== undefined && { description: onOne[action] }),
        problems: ["unknown-lane", ...problems[action]],
      },
    ],
  ];
}
