import { DECISIONS_QUERY } from "../internal/decision-routes.ts";
import { AUDIT_PARAMETERS } from "../internal/operator/audit-route.ts";
import { CALLBACK_PARAMETERS } from "../internal/operator/callback-query.ts";
import { ENDPOINT_PARAMETERS } from "../internal/operator/endpoint-routes.ts";
import { LANE_PARAMETERS } from "../internal/operator/lane-routes.ts";
import { PAGE_PARAMETERS } from "../internal/operator/page-parameters.ts";
import type { QueryParameters } from "../internal/read-query.ts";
import { OPERATOR_MEMBERS } from "./operator-members.ts";
import { type Tables, writeTable } from "./tables.ts";

/** What each parameter says; none may be left out. */
type Described<Parameters extends QueryParameters> = Readonly<Record<keyof Parameters, string>>;

const PAGE: Described<typeof PAGE_PARAMETERS> = {
  limit: "how many items at most",
  after: "what the part of the list before gave as `next`",
};

const CALLBACKS: Described<typeof CALLBACK_PARAMETERS> = {
  client_id: "callbacks of this client",
  account_id: "of this account",
  session_id: "of this payment session",
  transaction_id: "that tell of this transaction",
  session_code: "that give the session this status code",
  transaction_code: "that give a transaction this status code",
  event_type: "of this event type",
  state: "in any of these states",
  lane_state: "of sessions whose lane is in this state",
  endpoint: "of sessions whose callbacks go to this origin now",
  from: "made at this time or later",
  to: "made before this time",
};

const LANES: Described<typeof LANE_PARAMETERS> = {
  client_id: "lanes of this client",
  endpoint: "that go to this origin",
  state: "in this state",
  state_reason: "with this text in their `state_reason`",
};

const ENDPOINTS: Described<typeof ENDPOINT_PARAMETERS> = {
  endpoint: "this one",
  state: "in this state",
  breaker: "whose circuit breaker is in this state",
};

const AUDIT: Described<typeof AUDIT_PARAMETERS> = {
  actor: "by this key",
  action: "of this kind",
  subject: "done to this",
  from: "at this time or later",
  to: "before this time",
};

const DECISIONS: Described<typeof DECISIONS_QUERY> = {
  ...PAGE,
  explain: "whether each is made once more and explained: of 10 at a time at most",
};

/** The tables of docs/reference/operator-interface.md. */
export const OPERATOR_TABLES: Tables = {
  "page parameters": () => describeParameters(PAGE_PARAMETERS, PAGE),
  "callback parameters": () => describeParameters(CALLBACK_PARAMETERS, CALLBACKS),
  "lane parameters": () => describeParameters(LANE_PARAMETERS, LANES),
  "endpoint parameters": () => describeParameters(ENDPOINT_PARAMETERS, ENDPOINTS),
  "audit parameters": () => describeParameters(AUDIT_PARAMETERS, AUDIT),
  "decision parameters": () => describeParameters(DECISIONS_QUERY, DECISIONS),
  ...Object.fromEntries(
    Object.entries(OPERATOR_MEMBERS).map(([name, members]) => [name, () => describeMembers(members)]),
  ),
};

function describeParameters<Parameters extends QueryParameters>(
  parameters: Parameters,
  described: Described<Parameters>,
): string {
  const rows = Object.entries(parameters).map(([name, { expected, preset }]) => {
    const unlessGiven = preset === undefined ? "" : `; ${preset} unless given`;
    return [`\`${name}\``, `${expected}${unlessGiven}`, described[name] ?? ""];
  });
  return writeTable(["parameter", "is", "says"], rows);
}

function describeMembers(members: Readonly<Record<string, string>>): string {
  const rows = Object.entries(members).map(([name, says]) => [`\`${name}\``, says]);
  return writeTable(["member", "says"], rows);
}
