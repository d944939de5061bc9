import type { CallbackFilter } from "@payment-routing/delivery";
import {
  type CallbackBody,
  type CallbackDetail,
  type CallbackList,
  parseOperatorAction,
  type RedeliveryCount,
  type RedeliveryProgress,
} from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import { PAGE_PARAMETERS, toPageOptions } from "../http/internal/read-query.ts";
import { withFilter, withQuery } from "../http/internal/with-query.ts";
import { startProgress, writeMembers, writePage } from "../http/internal/write-members.ts";
import { CALLBACK_PARAMETERS, toCallbackFilter } from "./callback-query.ts";
import { act, actionRoute, answerAction, describeRejection, readRoute } from "./operator-action.ts";
import { admitPersonalData, leaveOutPersonalData } from "./personal-data.ts";

const CALLBACKS = "/internal/v1/callbacks";
const CALLBACKS_QUERY = { ...CALLBACK_PARAMETERS, ...PAGE_PARAMETERS };

/** List callbacks, read one with its attempts, and redeliver one. */
export const CALLBACK_ROUTES: readonly InternalRoute[] = [
  {
    ...readRoute("callbacks", CALLBACKS),
    ...withQuery(CALLBACKS_QUERY, async (values, { delivery, inTurn }) => {
      const page = await delivery.operations.listCallbacks(toCallbackFilter(values), toPageOptions(values));
      return answerWith<CallbackList>(await writePage(page, inTurn));
    }),
  },
  { ...readRoute("callback", `${CALLBACKS}/:callback_id`), answer: readCallback },
  {
    ...readRoute("callback-body", `${CALLBACKS}/:callback_id/body`),
    scopes: ["operator"],
    answer: readBody,
  },
  { ...actionRoute("redelivery", `${CALLBACKS}/:callback_id/redeliver`), answer: redeliver },
];

async function readCallback(request: InternalRequest): Promise<InternalAnswer> {
  const { delivery, parameters, exchange } = request;
  const { callback_id: id = "" } = parameters;
  const callback = CALLBACK_ID.test(id) ? await delivery.operations.readCallback(id) : undefined;
  if (callback === undefined) return reject(describeUnknown(id));
  exchange.sessionId = callback.sessionId;
  exchange.clientId = callback.clientId;
  const { body: _, ...detail } = callback;
  const written: CallbackDetail = writeMembers(detail);
  const isAdmitted = await admitPersonalData(request, callback.sessionId);
  return answerWith(isAdmitted ? written : leaveOutPersonalData(written));
}

async function readBody({ delivery, parameters, keyId }: InternalRequest): Promise<InternalAnswer> {
  const { callback_id: id = "" } = parameters;
  const actor = { actor: keyId, reason: "asked for the body" };
  const revealed = CALLBACK_ID.test(id) ? await delivery.operations.revealBody(id, actor) : undefined;
  if (revealed === undefined) return reject(describeUnknown(id));
  const { body, ...checked } = revealed;
  return answerWith<CallbackBody>({ ...writeMembers(checked), body: new TextDecoder().decode(body) });
}

function redeliver(request: InternalRequest): Promise<InternalAnswer> {
  const { callback_id: id = "" } = request.parameters;
  return act(request, parseOperatorAction, async ({ delivery, actor }) =>
    CALLBACK_ID.test(id)
      ? answerAction(await delivery.operations.redeliverCallback(id, actor))
      : reject(describeUnknown(id)),
  );
}

/** The characters of a callback ID. */
const CALLBACK_ID = /^\w+$/;

function describeUnknown(id: string) {
  const message = `callback ${JSON.stringify(id)} is unknown or past its retention`;
  return describeRejection({ done: false, reason: "unknown-callback", message });
}

const REDELIVERIES = "/internal/v1/redeliveries";

/** Redeliver callbacks by filter. GET counts what POST would redeliver. */
export const REDELIVERIES_ROUTES: readonly InternalRoute[] = [
  {
    ...readRoute("redeliveries", REDELIVERIES),
    ...withCallbacks(async (filter, { delivery }) =>
      answerWith<RedeliveryCount>(writeMembers(await delivery.operations.countRedelivery(filter))),
    ),
  },
  {
    ...actionRoute("redeliveries", REDELIVERIES),
    ...withCallbacks((filter, request) =>
      act(request, parseOperatorAction, async ({ delivery, actor }) => {
        const steps = delivery.operations.redeliverCallbacks(filter, actor);
        const lines: AsyncIterable<RedeliveryProgress> = await startProgress(steps, request.inShare);
        return { ok: true, lines };
      }),
    ),
    answersLines: true,
  },
];

function withCallbacks(
  answer: (filter: CallbackFilter, request: InternalRequest) => Promise<InternalAnswer>,
) {
  const otherwise = "all callbacks would be redelivered";
  return withFilter(CALLBACK_PARAMETERS, toCallbackFilter, otherwise, answer);
}
