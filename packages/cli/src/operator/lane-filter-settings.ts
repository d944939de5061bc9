import { anyInteger } from "../inputs/any-integer.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { choice, optionalText } from "../settings/setting-kinds.ts";
import type { Query } from "./operator-service.ts";

/** Which lanes: those for which all that is given holds. */
export const LANE_FILTER_SETTINGS = {
  clientId: anyInteger("Lanes of a client."),
  endpoint: optionalText("origin", "Lanes that deliver to this origin."),
  state: choice("state", ["open", "paused", "parked"], undefined, "Lanes in this state."),
  stateReason: optionalText("text", "Lanes that have this text in the reason of their state."),
};

/** The filter as the service is asked for it. */
export function writeLaneFilter(given: SettingsOf<typeof LANE_FILTER_SETTINGS>): Query {
  const { clientId: client_id, endpoint, state, stateReason: state_reason } = given;
  return { client_id, endpoint, state, state_reason };
}
