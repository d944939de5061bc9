import type { CallbackFilter } from "@payment-routing/delivery";
import type { CallbackDetail, ListCallbacksParameters } from "@payment-routing/operator-contract";
import { answerWith, defineHandlers, reject } from "../http/internal/operation.ts";
import { writeMembers, writePage } from "../http/internal/write-members.ts";
import { limitClients } from "./limit-clients.ts";
import { answerAction, answerRequested, describeRejection } from "./operator-action.ts";
import { admitPersonalData, leaveOutPersonalData } from "./personal-data.ts";
import { readMembers, readTime } from "./read-members.ts";

/** List callbacks, read one with its attempts, and redeliver one or those of a filter. */
export const CALLBACK_HANDLERS = defineHandlers({
  listCallbacks: async ({ parameters: { limit, after, ...given }, delivery, clientIds, inTurn }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const filter = readFilter(given, clientIds);
    return answerWith(await writePage(await delivery.operations.listCallbacks(filter, page), inTurn));
  },

  readCallback: async (request) => {
    const { delivery, parameters, exchange } = request;
    const { callback_id: id } = parameters;
    const callback = await delivery.operations.readCallback(id);
    if (callback === undefined) return reject(describeUnknown(id));
    exchange.sessionId = callback.sessionId;
    exchange.clientId = callback.clientId;
    const { body: _, ...detail } = callback;
    const written: CallbackDetail = writeMembers(detail);
    const isAdmitted = await admitPersonalData(request, callback.sessionId);
    return answerWith(isAdmitted ? written : leaveOutPersonalData(written));
  },

  readCallbackBody: async ({ delivery, parameters: { callback_id: id }, actor }) => {
    const reader = { ...actor, reason: "asked for the body" };
    const revealed = await delivery.operations.revealBody(id, reader);
    if (revealed === undefined) return reject(describeUnknown(id));
    const { body, ...checked } = revealed;
    return answerWith({ ...writeMembers(checked), body: new TextDecoder().decode(body) });
  },

  redeliverCallback: async ({ delivery, parameters: { callback_id: id }, actor }) =>
    answerAction(await delivery.operations.redeliverCallback(id, actor)),

  countRedeliveries: async ({ parameters, delivery, clientIds }) =>
    answerWith(writeMembers(await delivery.operations.countRedelivery(readFilter(parameters, clientIds)))),

  redeliverCallbacks: async ({ parameters, body: { per_second: perSecond }, clientIds, delivery, actor }) => {
    const request = {
      kind: "redeliver-callbacks",
      target: readFilter(parameters, clientIds),
      ...(perSecond !== undefined && { perSecond }),
    } as const;
    return answerRequested(await delivery.operations.requestAction(request, actor));
  },
});

function readFilter(
  { client_id, state: states, from, to, ...rest }: Omit<ListCallbacksParameters, "limit" | "after">,
  limit: readonly number[] | undefined,
): CallbackFilter {
  return {
    ...readMembers(rest),
    ...limitClients(client_id, limit),
    ...(states !== undefined && { states }),
    ...readTime("from", from),
    ...readTime("to", to),
  };
}

function describeUnknown(id: string) {
  const message = `callback ${JSON.stringify(id)} is unknown or past its retention`;
  return describeRejection({ done: false, reason: "unknown-callback", message });
}
