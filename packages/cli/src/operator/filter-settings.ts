import { moment } from "../inputs/times.ts";
import { type SettingDefinitions, SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { anyInteger, choice, flag, optionalText } from "../settings/setting-kinds.ts";

const STATES = ["waiting", "delivered", "skipped", "superseded", "rejected", "test"] as const;

/** The filter for callbacks. All given options must match. */
export const CALLBACK_FILTER_SETTINGS = {
  client_id: anyInteger("Select callbacks of this client."),
  account_id: anyInteger("Select callbacks of this account."),
  session_id: anyInteger("Select callbacks of this payment session."),
  transaction_id: anyInteger("Select callbacks of this transaction."),
  session_code: anyInteger("Select callbacks with this status code of the session."),
  transaction_code: anyInteger("Select callbacks with this status code of a transaction."),
  event_type: optionalText("code", "Select callbacks of this event type."),
  state: {
    default: undefined,
    description: `Select callbacks in one of these states, separated by commas: ${STATES.join(", ")}.`,
    placeholder: "states",
    expected: `any of ${STATES.join(", ")}, separated by commas`,
    parse: (text: string) => {
      const states = text.split(",").map((word) => STATES.find((state) => state === word));
      return states.every((state) => state !== undefined) ? states : undefined;
    },
  },
  lane_state: choice(
    "state",
    ["active", "paused", "parked"],
    undefined,
    "Select callbacks of lanes in this state.",
  ),
  endpoint: optionalText("origin", "Select callbacks to this origin, for example https://merchant.example."),
  never_attempted: {
    ...flag("Select callbacks that no attempt was made to deliver, or only others."),
    default: undefined,
    placeholder: "answer",
  },
  from: moment("Select callbacks created at or after this time, for example 2026-11-20T09:30:00Z."),
  to: moment("Select callbacks created before this time."),
};

/** The filter for lanes. All given options must match. */
export const LANE_FILTER_SETTINGS = {
  client_id: anyInteger("Select lanes of this client."),
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
  state_reason: optionalText("text", "Select lanes whose state reason contains this text."),
};

/** The settings of a filter, which have the names of the parameters of the service. */
export function readFilter<Filter extends SettingDefinitions>(
  filter: Filter,
  given: SettingsOf<Filter>,
): SettingsOf<Filter> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, given[name]])) as SettingsOf<Filter>;
}

/** @throws SettingsError unless exactly one of the ID argument and the filter is given */
export function requireEither(name: string, operand: string | number | undefined, filter: object): void {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (isFiltered === (operand === undefined)) return;
  const got = isFiltered ? "both" : "neither";
  throw new SettingsError([
    `<${name}>: expected either an ID or filter options that select ${name}s, got ${got}`,
  ]);
}
