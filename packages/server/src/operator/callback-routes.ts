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
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import { PAGE_PARAMETERS, readQuery, toPageOptions } from "../http/internal/read-query.ts";
import { startProgress, writeMembers, writePage } from "../http/internal/write-members.ts";
import { CALLBACK_PARAMETERS, toCallbackFilter } from "./callback-query.ts";
import { act, actionRoute, answerAction, describeRejection, readRoute } from "./operator-action.ts";
import { admitPersonalData, leaveOutPersonalData } from "./personal-data.ts";

const CALLBACKS = "/internal/v1/callbacks";
const CALLBACKS_QUERY = { ...CALLBACK_PARAMETERS, ...PAGE_PARAMETERS };

/** List callbacks, read one with its attempts, and redeliver one. */
export const CALLBACK_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("callbacks", CALLBACKS), query: CALLBACKS_QUERY, answer: listCallbacks },
  { ...readRoute("callback", `${CALLBACKS}/:callback_id`), answer: readCallback },
  {
    ...readRoute("callback-body", `${CALLBACKS}/:callback_id/body`),
    scopes: ["operator"],
    answer: readBody,
  },
  { ...actionRoute("redelivery", `${CALLBACKS}/:callback_id/redeliver`), answer: redeliver },
];

async function listCallbacks({ delivery, query, inTurn }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(CALLBACKS_QUERY, query);
  if (!parsed.ok) return parsed;
  const { operations } = delivery;
  const page = await operations.listCallbacks(toCallbackFilter(parsed.value), toPageOptions(parsed.value));
  const content: CallbackList = await writePage(page, inTurn);
  return { ok: true, content };
}

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
  return { ok: true, content: isAdmitted ? written : leaveOutPersonalData(written) };
}

async function readBody({ delivery, parameters, keyId }: InternalRequest): Promise<InternalAnswer> {
  const { callback_id: id = "" } = parameters;
  const actor = { actor: keyId, reason: "asked for the body" };
  const revealed = CALLBACK_ID.test(id) ? await delivery.operations.revealBody(id, actor) : undefined;
  if (revealed === undefined) return reject(describeUnknown(id));
  const { body, ...checked } = revealed;
  const content: CallbackBody = { ...writeMembers(checked), body: new TextDecoder().decode(body) };
  return { ok: true, content };
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
  { ...readRoute("redeliveries", REDELIVERIES), query: CALLBACK_PARAMETERS, answer: count },
  {
    ...actionRoute("redeliveries", REDELIVERIES),
    query: CALLBACK_PARAMETERS,
    answersLines: true,
    answer: redeliverMany,
  },
];

async function count({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readFilter(query);
  if (!parsed.ok) return parsed;
  const content: RedeliveryCount = writeMembers(await delivery.operations.countRedelivery(parsed.filter));
  return { ok: true, content };
}

async function redeliverMany(request: InternalRequest): Promise<InternalAnswer> {
  const parsed = readFilter(request.query);
  if (!parsed.ok) return parsed;
  return act(request, parseOperatorAction, async ({ delivery, actor }) => {
    const steps = delivery.operations.redeliverCallbacks(parsed.filter, actor);
    const lines: AsyncIterable<RedeliveryProgress> = await startProgress(steps, request.inShare);
    return { ok: true, lines };
  });
}

function readFilter(
  query: URLSearchParams,
): { readonly ok: true; readonly filter: CallbackFilter } | (InternalAnswer & { readonly ok: false }) {
  const parsed = readQuery(CALLBACK_PARAMETERS, query);
  if (!parsed.ok) return parsed;
  const filter = toCallbackFilter(parsed.value);
  if (Object.keys(filter).length > 0) return { ok: true, filter };
  const detail = "Set at least one parameter: without a filter, all callbacks would be redelivered.";
  return { ok: false, problem: { code: "invalid-query", detail } };
}
