import { CALLBACK_STATES, type CallbackFilter, LANE_STATES } from "@payment-routing/delivery";
import {
  choiceParameter,
  choicesParameter,
  ID_PARAMETER,
  ORIGIN_PARAMETER,
  type QueryOf,
  TEXT_PARAMETER,
  TIME_PARAMETER,
} from "../http/internal/read-query.ts";

/** The filter of callbacks. All given parameters must match. */
export const CALLBACK_PARAMETERS = {
  client_id: ID_PARAMETER,
  account_id: ID_PARAMETER,
  session_id: ID_PARAMETER,
  transaction_id: ID_PARAMETER,
  session_code: ID_PARAMETER,
  transaction_code: ID_PARAMETER,
  event_type: TEXT_PARAMETER,
  state: choicesParameter(CALLBACK_STATES),
  lane_state: choiceParameter(LANE_STATES),
  endpoint: ORIGIN_PARAMETER,
  from: TIME_PARAMETER,
  to: TIME_PARAMETER,
};

export function toCallbackFilter(parameters: QueryOf<typeof CALLBACK_PARAMETERS>): CallbackFilter {
  return withoutUndefined({
    clientId: parameters.client_id,
    accountId: parameters.account_id,
    sessionId: parameters.session_id,
    transactionId: parameters.transaction_id,
    sessionCode: parameters.session_code,
    transactionCode: parameters.transaction_code,
    eventType: parameters.event_type,
    states: parameters.state,
    laneState: parameters.lane_state,
    endpoint: parameters.endpoint,
    from: parameters.from,
    to: parameters.to,
  });
}

/** Omits undefined members. */
export function withoutUndefined<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Members]?: Exclude<Members[Name], undefined> };
}
