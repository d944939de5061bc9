import { CALLBACK_STATES, type CallbackFilter, LANE_STATES } from "@payment-routing/delivery";
import {
  choiceParameter,
  choicesParameter,
  ID_PARAMETER,
  ORIGIN_PARAMETER,
  TEXT_PARAMETER,
  TIME_PARAMETER,
} from "../query-parameters.ts";
import type { QueryOf } from "../read-query.ts";

/** Which callbacks: those for which all that is given holds. */
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

export function toCallbackFilter(asked: QueryOf<typeof CALLBACK_PARAMETERS>): CallbackFilter {
  return withoutUndefined({
    clientId: asked.client_id,
    accountId: asked.account_id,
    sessionId: asked.session_id,
    transactionId: asked.transaction_id,
    sessionCode: asked.session_code,
    transactionCode: asked.transaction_code,
    eventType: asked.event_type,
    states: asked.state,
    laneState: asked.lane_state,
    endpoint: asked.endpoint,
    from: asked.from,
    to: asked.to,
  });
}

/** Leaves out what was not asked for. */
export function withoutUndefined<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Members]?: Exclude<Members[Name], undefined> };
}
