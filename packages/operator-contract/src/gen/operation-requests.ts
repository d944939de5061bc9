// Generated from schemas/operator/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";
import {
  parseActivationAction,
  parseConfigurationComparison,
  parseConfigurationJob,
  parseConfigurationReplay,
  parseConfigurationUpload,
  parseConsoleSignIn,
  parseEndpointAction,
  parseEndpointPause,
  parseErasureAction,
  parseFindRequest,
  parseKeyRevocation,
  parseNewKey,
  parseOperatorAction,
  parseRedeliveryAction,
  parseRollbackAction,
  parseSkipAction,
  parseTestEventAction,
} from "./index.ts";
import type { Operations } from "./operations.ts";
import {
  checkCountEndpointSkipParameters,
  checkCountPauseParameters,
  checkCountRedeliveriesParameters,
  checkExplainSearchParameters,
  checkListActionsParameters,
  checkListActivationsParameters,
  checkListAuditParameters,
  checkListCallbacksParameters,
  checkListDecisionsParameters,
  checkListEndpointFailuresParameters,
  checkListEndpointStatisticsParameters,
  checkListEndpointsParameters,
  checkListKeysParameters,
  checkListLanesParameters,
  checkListRecordedDecisionsParameters,
  checkListRejectedSearchesParameters,
  checkReadActionParameters,
  checkReadCallbackParameters,
  checkReadConfigurationVersionParameters,
  checkReadLaneParameters,
  checkReadOverviewParameters,
  checkReadRoutingParameters,
} from "./operations.validator.ts";

/** Problems that several operations have. */
const GATES = {
  read: [
    "shutting-down",
    "ambiguous-credentials",
    "untrusted-origin",
    "too-many-failed-authentications",
    "unauthenticated",
    "invalid-csrf-token",
    "scope-mismatch",
    "outside-client-limit",
    "database-unavailable",
    "key-limit-exceeded",
    "invalid-query",
  ],
  write: [
    "shutting-down",
    "body-too-large",
    "request-timeout",
    "unsupported-media-type",
    "ambiguous-credentials",
    "untrusted-origin",
    "too-many-failed-authentications",
    "unauthenticated",
    "invalid-csrf-token",
    "scope-mismatch",
    "outside-client-limit",
    "database-unavailable",
    "key-limit-exceeded",
    "invalid-query",
    "client-held",
  ],
  document: ["unreadable-document", "invalid-document"],
  session: [
    "shutting-down",
    "invalid-query",
    "ambiguous-credentials",
    "untrusted-origin",
    "database-unavailable",
    "unauthenticated",
  ],
} as const;

const countEndpointSkipParameters = {
  parameters: { endpoint: { in: "query", type: "string", example: "https://merchant.example" } },
  check: checkCountEndpointSkipParameters,
} as const satisfies Partial<RequestFormat>;
const countPauseParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    state: { in: "query", type: "string" },
    state_reason: { in: "query", type: "string" },
  },
  check: checkCountPauseParameters,
} as const satisfies Partial<RequestFormat>;
const countRedeliveriesParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    account_id: { in: "query", type: "integer" },
    session_id: { in: "query", type: "integer" },
    transaction_id: { in: "query", type: "integer" },
    session_code: { in: "query", type: "integer" },
    transaction_code: { in: "query", type: "integer" },
    event_type: { in: "query", type: "string" },
    state: { in: "query", type: "array" },
    lane_state: { in: "query", type: "string" },
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    never_attempted: { in: "query", type: "boolean" },
    from: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    to: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
  },
  check: checkCountRedeliveriesParameters,
} as const satisfies Partial<RequestFormat>;
const explainSearchParameters = {
  parameters: {
    at: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    configuration_digest: {
      in: "query",
      type: "string",
      example: "sha256:0000000000000000000000000000000000000000000000000000000000000000",
    },
  },
  check: checkExplainSearchParameters,
} as const satisfies Partial<RequestFormat>;
const listActionsParameters = {
  parameters: {
    state: { in: "query", type: "string" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListActionsParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listActivationsParameters = {
  parameters: { limit: { in: "query", type: "integer" }, after: { in: "query", type: "string" } },
  check: checkListActivationsParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listAuditParameters = {
  parameters: {
    actor: { in: "query", type: "string" },
    action: { in: "query", type: "string" },
    subject: { in: "query", type: "string" },
    from: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    to: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListAuditParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listCallbacksParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    account_id: { in: "query", type: "integer" },
    session_id: { in: "query", type: "integer" },
    transaction_id: { in: "query", type: "integer" },
    session_code: { in: "query", type: "integer" },
    transaction_code: { in: "query", type: "integer" },
    event_type: { in: "query", type: "string" },
    state: { in: "query", type: "array" },
    lane_state: { in: "query", type: "string" },
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    never_attempted: { in: "query", type: "boolean" },
    from: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    to: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListCallbacksParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listDecisionsParameters = {
  parameters: {
    client_id: { in: "path", type: "integer" },
    event_id: { in: "path", type: "integer" },
    since: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    until: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    outcome: { in: "query", type: "string" },
    configuration_digest: { in: "query", type: "string" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
    explain: { in: "query", type: "boolean" },
    explain_by: {
      in: "query",
      type: "string",
      example: "sha256:0000000000000000000000000000000000000000000000000000000000000000",
    },
  },
  check: checkListDecisionsParameters,
  defaults: { limit: 50, explain: false },
} as const satisfies Partial<RequestFormat>;
const listEndpointFailuresParameters = {
  parameters: {
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    days: { in: "query", type: "integer" },
    limit: { in: "query", type: "integer" },
  },
  check: checkListEndpointFailuresParameters,
  defaults: { days: 1, limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listEndpointStatisticsParameters = {
  parameters: {
    minutes: { in: "query", type: "integer" },
    endpoint: { in: "query", type: "array", example: "https://merchant.example" },
    limit: { in: "query", type: "integer" },
  },
  check: checkListEndpointStatisticsParameters,
  defaults: { minutes: 60, limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listEndpointsParameters = {
  parameters: {
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    state: { in: "query", type: "string" },
    breaker: { in: "query", type: "string" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListEndpointsParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listKeysParameters = {
  parameters: { client_id: { in: "query", type: "integer" } },
  check: checkListKeysParameters,
} as const satisfies Partial<RequestFormat>;
const listLanesParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    endpoint: { in: "query", type: "string", example: "https://merchant.example" },
    state: { in: "query", type: "string" },
    state_reason: { in: "query", type: "string" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListLanesParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const listRecordedDecisionsParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    event_id: { in: "query", type: "integer" },
    since: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    until: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    outcome: { in: "query", type: "string" },
    configuration_digest: { in: "query", type: "string" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
    explain: { in: "query", type: "boolean" },
    explain_by: {
      in: "query",
      type: "string",
      example: "sha256:0000000000000000000000000000000000000000000000000000000000000000",
    },
  },
  check: checkListRecordedDecisionsParameters,
  defaults: { limit: 50, explain: false },
} as const satisfies Partial<RequestFormat>;
const listRejectedSearchesParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    code: { in: "query", type: "string" },
    since: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    until: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkListRejectedSearchesParameters,
  defaults: { limit: 50 },
} as const satisfies Partial<RequestFormat>;
const readActionParameters = {
  parameters: { action_id: { in: "path", type: "integer" } },
  check: checkReadActionParameters,
} as const satisfies Partial<RequestFormat>;
const readCallbackParameters = {
  parameters: { callback_id: { in: "path", type: "string" } },
  check: checkReadCallbackParameters,
} as const satisfies Partial<RequestFormat>;
const readConfigurationVersionParameters = {
  parameters: {
    digest: {
      in: "path",
      type: "string",
      example: "sha256:0000000000000000000000000000000000000000000000000000000000000000",
    },
  },
  check: checkReadConfigurationVersionParameters,
} as const satisfies Partial<RequestFormat>;
const readLaneParameters = {
  parameters: { session_id: { in: "path", type: "integer" } },
  check: checkReadLaneParameters,
} as const satisfies Partial<RequestFormat>;
const readOverviewParameters = {
  parameters: { minutes: { in: "query", type: "integer" } },
  check: checkReadOverviewParameters,
  defaults: { minutes: 60 },
} as const satisfies Partial<RequestFormat>;
const readRoutingParameters = {
  parameters: {
    client_id: { in: "query", type: "integer" },
    method: { in: "query", type: "integer" },
    from: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
    to: { in: "query", type: "string", example: "2026-11-20T09:30:00Z" },
  },
  check: checkReadRoutingParameters,
} as const satisfies Partial<RequestFormat>;
/** Readers of the requests of operations, for servers. */
export const REQUESTS: Readonly<Record<keyof Operations, RequestFormat>> = {
  find: { parse: parseFindRequest, problems: [...GATES.write, ...GATES.document] },
  listCallbacks: { ...listCallbacksParameters, problems: [...GATES.read, "needs-time-range"] },
  readCallback: { ...readCallbackParameters, problems: [...GATES.read, "not-found", "unknown-callback"] },
  readCallbackBody: { ...readCallbackParameters, problems: [...GATES.read, "not-found", "unknown-callback"] },
  redeliverCallback: {
    ...readCallbackParameters,
    parse: parseOperatorAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "unknown-callback",
      "other-state",
      "callback-under-way",
      "rejected-callback",
      "unknown-client",
    ],
  },
  countRedeliveries: { ...countRedeliveriesParameters, problems: [...GATES.read] },
  redeliverCallbacks: {
    ...countRedeliveriesParameters,
    parse: parseRedeliveryAction,
    problems: [...GATES.write, ...GATES.document],
  },
  listLanes: { ...listLanesParameters, problems: [...GATES.read] },
  countPause: { ...countPauseParameters, problems: [...GATES.read] },
  pauseLanes: {
    ...countPauseParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document],
  },
  countResume: { ...countPauseParameters, problems: [...GATES.read] },
  resumeLanes: {
    ...countPauseParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document],
  },
  countUnpark: { ...countPauseParameters, problems: [...GATES.read] },
  unparkLanes: {
    ...countPauseParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document],
  },
  countSkip: { ...countPauseParameters, problems: [...GATES.read] },
  skipLanes: {
    ...countPauseParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document],
  },
  readLane: { ...readLaneParameters, problems: [...GATES.read, "not-found", "unknown-lane"] },
  pauseLane: {
    ...readLaneParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document, "not-found", "unknown-lane", "other-state"],
  },
  resumeLane: {
    ...readLaneParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document, "not-found", "unknown-lane", "other-state"],
  },
  unparkLane: {
    ...readLaneParameters,
    parse: parseOperatorAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "unknown-lane",
      "other-state",
      "rejected-callback",
      "unknown-client",
    ],
  },
  skipLane: {
    ...readLaneParameters,
    parse: parseSkipAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "unknown-lane",
      "not-next",
      "callback-under-way",
    ],
  },
  listEndpoints: { ...listEndpointsParameters, problems: [...GATES.read] },
  pauseEndpoint: {
    parse: parseEndpointPause,
    problems: [...GATES.write, ...GATES.document, "not-an-origin", "other-state"],
  },
  resumeEndpoint: {
    parse: parseEndpointAction,
    problems: [...GATES.write, ...GATES.document, "not-an-origin", "other-state"],
  },
  countEndpointSkip: { ...countEndpointSkipParameters, problems: [...GATES.read] },
  skipEndpoint: {
    parse: parseEndpointAction,
    problems: [...GATES.write, ...GATES.document, "not-an-origin"],
  },
  listActions: { ...listActionsParameters, problems: [...GATES.read] },
  readAction: { ...readActionParameters, problems: [...GATES.read, "not-found", "unknown-action"] },
  stopAction: {
    ...readActionParameters,
    parse: parseOperatorAction,
    problems: [...GATES.write, ...GATES.document, "not-found", "unknown-action", "other-state"],
  },
  approveAction: {
    ...readActionParameters,
    parse: parseOperatorAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "unknown-action",
      "other-state",
      "own-action",
      "unknown-version",
      "configuration-from-files",
      "other-version-active",
      "job-under-way",
      "invalid-configuration",
    ],
  },
  sendTestEvent: {
    parse: parseTestEventAction,
    problems: [...GATES.write, ...GATES.document, "unknown-client", "rejected-callback", "other-cell"],
  },
  eraseSession: {
    ...readLaneParameters,
    parse: parseErasureAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "unknown-session",
      "left-over",
      "undelivered-callbacks",
    ],
  },
  listAudit: { ...listAuditParameters, problems: [...GATES.read] },
  readSystem: { problems: [...GATES.read] },
  readCell: { problems: [...GATES.read] },
  readOverview: { ...readOverviewParameters, problems: [...GATES.read] },
  listEndpointStatistics: { ...listEndpointStatisticsParameters, problems: [...GATES.read] },
  listEndpointFailures: { ...listEndpointFailuresParameters, problems: [...GATES.read] },
  readRouting: { ...readRoutingParameters, problems: [...GATES.read] },
  listRecordedDecisions: { ...listRecordedDecisionsParameters, problems: [...GATES.read, "unknown-version"] },
  listRejectedSearches: { ...listRejectedSearchesParameters, problems: [...GATES.read] },
  listDecisions: { ...listDecisionsParameters, problems: [...GATES.read, "not-found", "unknown-version"] },
  explainSearch: {
    ...explainSearchParameters,
    problems: [...GATES.write, ...GATES.document, "account-mismatch", "unknown-version"],
  },
  readConfiguration: { problems: [...GATES.read] },
  listActivations: { ...listActivationsParameters, problems: [...GATES.read] },
  listConfigurationVersions: { ...listActivationsParameters, problems: [...GATES.read] },
  storeConfigurationVersion: {
    parse: parseConfigurationUpload,
    problems: [...GATES.write, ...GATES.document, "invalid-configuration", "job-under-way"],
  },
  readConfigurationVersion: {
    ...readConfigurationVersionParameters,
    problems: [...GATES.read, "not-found", "unknown-version"],
  },
  activateConfigurationVersion: {
    ...readConfigurationVersionParameters,
    parse: parseActivationAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "not-found",
      "configuration-from-files",
      "unknown-version",
      "other-version-active",
      "job-under-way",
      "invalid-configuration",
    ],
  },
  rollBackConfiguration: {
    parse: parseRollbackAction,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "configuration-from-files",
      "other-version-active",
      "no-version-before",
      "unknown-version",
    ],
  },
  validateConfiguration: {
    parse: parseConfigurationJob,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  lintConfiguration: {
    parse: parseConfigurationJob,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  runTestCases: {
    parse: parseConfigurationJob,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  compareConfigurations: {
    parse: parseConfigurationComparison,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  simulateConfiguration: {
    parse: parseConfigurationReplay,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  measureCoverage: {
    parse: parseConfigurationReplay,
    problems: [
      ...GATES.write,
      ...GATES.document,
      "unknown-version",
      "job-under-way",
      "invalid-configuration",
      "job-too-large",
    ],
  },
  listKeys: { ...listKeysParameters, problems: [...GATES.read] },
  createKey: {
    parse: parseNewKey,
    problems: [...GATES.write, ...GATES.document, "configuration-from-files", "key-exists"],
  },
  revokeKey: {
    parse: parseKeyRevocation,
    problems: [...GATES.write, ...GATES.document, "configuration-from-files", "unknown-key"],
  },
  listSecrets: { problems: [...GATES.read] },
  followChanges: { problems: [...GATES.read, "too-many-streams"] },
  readSignInOptions: { problems: ["shutting-down", "invalid-query"] },
  signIn: {
    parse: parseConsoleSignIn,
    problems: [
      ...GATES.document,
      "shutting-down",
      "body-too-large",
      "request-timeout",
      "unsupported-media-type",
      "invalid-query",
      "untrusted-origin",
      "database-unavailable",
      "too-many-failed-authentications",
      "unauthenticated",
      "scope-mismatch",
    ],
  },
  readConsoleSession: { problems: [...GATES.session] },
  signOut: { problems: [...GATES.session, "invalid-csrf-token"] },
  signOutEverywhere: { problems: [...GATES.session, "invalid-csrf-token"] },
};
