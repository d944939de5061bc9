import { moment } from "../inputs/times.ts";
import { flagName, type SettingDefinition, SettingsError } from "../settings/setting-definition.ts";
import { anyInteger, choice, optionalText } from "../settings/setting-kinds.ts";
import type { Query } from "./operator-service.ts";

const STATES: readonly string[] = ["waiting", "delivered", "skipped", "superseded", "rejected", "test"];

/** The filter for callbacks. All given options must match. */
export const CALLBACK_FILTER_SETTINGS = {
  clientId: anyInteger("Select callbacks of this client."),
  accountId: anyInteger("Select callbacks of this account."),
  sessionId: anyInteger("Select callbacks of this payment session."),
  transactionId: anyInteger("Select callbacks of this transaction."),
  sessionCode: anyInteger("Select callbacks with this status code of the session."),
  transactionCode: anyInteger("Select callbacks with this status code of a transaction."),
  eventType: optionalText("code", "Select callbacks of this event type."),
  state: {
    ...optionalText(
      "states",
      `Select callbacks in one of these states, separated by commas: ${STATES.join(", ")}.`,
    ),
    expected: `any of ${STATES.join(", ")}, separated by commas`,
    parse: (text: string) => (text.split(",").every((word) => STATES.includes(word)) ? text : undefined),
  },
  laneState: choice(
    "state",
    ["active", "paused", "parked"],
    undefined,
    "Select callbacks of lanes in this state.",
  ),
  endpoint: optionalText("origin", "Select callbacks to this origin, for example https://merchant.example."),
  from: moment("Select callbacks created at or after this time, for example 2026-11-20T09:30:00Z."),
  to: moment("Select callbacks created before this time."),
};

/** The filter for lanes. All given options must match. */
export const LANE_FILTER_SETTINGS = {
  clientId: anyInteger("Select lanes of this client."),
  endpoint: optionalText(
    "origin",
    "Select lanes that deliver to this origin, for example https://merchant.example.",
  ),
  state: choice(
    "state",
    ["active", "paused", "parked", "failing"],
    undefined,
    "Select lanes in this state. Failing lanes are active, and their next callback was attempted and not accepted.",
  ),
  stateReason: optionalText("text", "Select lanes whose state reason contains this text."),
};

/** A filter as query parameters of the service. They have the names of its settings, in snake case. */
export function writeFilter<Definitions extends FilterSettings>(
  definitions: Definitions,
  given: Readonly<Record<keyof Definitions, unknown>>,
): Query {
  const names = Object.keys(definitions);
  return Object.fromEntries(names.map((name) => [flagName(name).replaceAll("-", "_"), given[name]])) as Query;
}

/** Settings that select what a command is about. */
export type FilterSettings = Readonly<Record<string, SettingDefinition<Query[string]>>>;

/** @throws SettingsError unless exactly one of the ID argument and the filter is given */
export function requireEither(name: string, operand: string | number | undefined, filter: Query): void {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (isFiltered === (operand === undefined)) return;
  const got = isFiltered ? "both" : "neither";
  throw new SettingsError([
    `<${name}>: expected either an ID or filter options that select ${name}s, got ${got}`,
  ]);
}
