import type { PAGE_PARAMETERS, QueryParameters } from "../http/internal/read-query.ts";
import type { CALLBACK_PARAMETERS } from "../operator/callback-query.ts";
import type { KEYS_QUERY } from "../operator/configuration/key-routes.ts";
import type { DECISIONS_QUERY, EVENT_QUERY } from "../operator/decision-routes.ts";
import type { ENDPOINT_PARAMETERS } from "../operator/endpoint-routes.ts";
import type { LANE_PARAMETERS } from "../operator/lane-routes.ts";
import type { AUDIT_PARAMETERS } from "../operator/operator-routes.ts";
import type { ENDPOINT_STATISTICS_QUERY, OVERVIEW_QUERY } from "../operator/overview-routes.ts";

/** The description of each parameter. */
type Described<Parameters extends QueryParameters> = Readonly<Record<keyof Parameters, string>>;

export const PAGE: Described<typeof PAGE_PARAMETERS> = {
  limit: "the maximum number of items",
  after: "the `next` of the page before",
};

export const CALLBACKS: Described<typeof CALLBACK_PARAMETERS> = {
  client_id: "callbacks of this client",
  account_id: "of this account",
  session_id: "of this payment session",
  transaction_id: "with this transaction",
  session_code: "with this status code of the session",
  transaction_code: "with this status code of a transaction",
  event_type: "of this event type",
  state: "in any of these states",
  lane_state: "of sessions whose lane is in this state",
  endpoint: "of sessions whose callbacks now go to this origin",
  from: "created at this time or later",
  to: "created before this time",
};

export const LANES: Described<typeof LANE_PARAMETERS> = {
  client_id: "lanes of this client",
  endpoint: "that go to this origin",
  state: "in this state; `failing` lanes are active, and their next callback was attempted and not accepted",
  state_reason: "whose `state_reason` contains this text",
};

export const ENDPOINTS: Described<typeof ENDPOINT_PARAMETERS> = {
  endpoint: "this endpoint",
  state: "in this state",
  breaker: "whose circuit breaker is in this state",
};

export const AUDIT: Described<typeof AUDIT_PARAMETERS> = {
  actor: "by this key",
  action: "of this kind",
  subject: "on this subject",
  from: "at this time or later",
  to: "before this time",
};

export const DECISIONS_ON_EVENT: Described<typeof EVENT_QUERY> = {
  since: "decided at this time or later",
  until: "decided before this time",
  outcome: "with this code of a problem, or `offered` for those that offered methods",
  configuration_digest: "by the version of the configuration whose digest begins with this text",
  ...PAGE,
  explain: "whether to repeat and explain each decision; then a page has at most 10",
  explain_by: "the digest of another version that explains them, instead of the one that decided",
};

export const DECISIONS: Described<typeof DECISIONS_QUERY> = {
  client_id: "decisions on searches of this client",
  event_id: "with this `event_id`",
  ...DECISIONS_ON_EVENT,
};

export const OVERVIEW: Described<typeof OVERVIEW_QUERY> = {
  minutes: "the length of the period until now; over 2880, points are hours",
};

export const ENDPOINT_STATISTICS: Described<typeof ENDPOINT_STATISTICS_QUERY> = {
  ...OVERVIEW,
  endpoint: "these endpoints only",
  limit: "the maximum number of endpoints",
};

export const KEYS: Described<typeof KEYS_QUERY> = { client_id: "keys of this client" };
