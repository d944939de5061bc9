import { anyInteger } from "../inputs/any-integer.ts";
import { moment } from "../inputs/times.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { choice, optionalText } from "../settings/setting-kinds.ts";
import type { Query } from "./operator-service.ts";

const STATES: readonly string[] = ["waiting", "delivered", "skipped", "superseded", "refused", "test"];

/** Which callbacks: those for which all that is given holds. */
export const CALLBACK_FILTER_SETTINGS = {
  clientId: anyInteger("Callbacks of a client."),
  accountId: anyInteger("Callbacks of an account."),
  sessionId: anyInteger("Callbacks of a payment session."),
  transactionId: anyInteger("Callbacks that tell of a transaction."),
  sessionCode: anyInteger("Callbacks that give the session this status code."),
  transactionCode: anyInteger("Callbacks that give a transaction this status code."),
  eventType: optionalText("code", "Callbacks of this event type."),
  state: {
    ...optionalText("states", `Callbacks in any of these states, separated by commas: ${STATES.join(", ")}.`),
    expected: `any of ${STATES.join(", ")}, separated by commas`,
    parse: (text: string) => (text.split(",").every((word) => STATES.includes(word)) ? text : undefined),
  },
  laneState: choice("state", ["open", "paused", "parked"], undefined, "Callbacks of lanes in this state."),
  endpoint: optionalText("origin", "Callbacks that go to this origin."),
  from: moment("Made at this time or later: 2026-11-20T09:30:00Z."),
  to: moment("Made before this time."),
};

export type CallbackFilterSettings = SettingsOf<typeof CALLBACK_FILTER_SETTINGS>;

/** The filter as the service is asked for it. */
export function writeCallbackFilter(given: CallbackFilterSettings): Query {
  return {
    client_id: given.clientId,
    account_id: given.accountId,
    session_id: given.sessionId,
    transaction_id: given.transactionId,
    session_code: given.sessionCode,
    transaction_code: given.transactionCode,
    event_type: given.eventType,
    state: given.state,
    lane_state: given.laneState,
    endpoint: given.endpoint,
    from: given.from,
    to: given.to,
  };
}
