import type { CallbackFilter } from "@payment-routing/delivery";
import {
  type CallbackDetail,
  type CallbackList,
  parseOperatorAction,
  type RedeliveryCount,
  type RedeliveryProgress,
} from "@payment-routing/operator-contract";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "../internal-route.ts";
import { readQuery } from "../read-query.ts";
import { CALLBACK_PARAMETERS, toCallbackFilter } from "./callback-query.ts";
import { answerAction, describeRefusal } from "./describe-outcome.ts";
import { act, actionRoute, readRoute } from "./operator-action.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";
import { startProgress, writeMembers } from "./written.ts";

const CALLBACKS = "/internal/v1/callbacks";

/** Callbacks as operators see them, one with each attempt, and sent again. */
export const CALLBACK_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("callbacks", CALLBACKS), takesQuery: true, answer: listCallbacks },
  { ...readRoute("callback", `${CALLBACKS}/:callback_id`), answer: readCallback },
  { ...actionRoute("redelivery", `${CALLBACKS}/:callback_id/redeliver`), answer: redeliver },
];

async function listCallbacks({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...CALLBACK_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const { operations } = delivery;
  const page = await operations.listCallbacks(toCallbackFilter(asked.value), takePage(asked.value));
  const content: CallbackList = writePage(page);
  return { ok: true, content };
}

async function readCallback({ delivery, parameters, exchange }: InternalRequest): Promise<InternalAnswer> {
  const { callback_id: id = "" } = parameters;
  const callback = CALLBACK_ID.test(id) ? await delivery.operations.readCallback(id) : undefined;
  if (callback === undefined) return reject(describeUnknown(id));
  exchange.sessionId = callback.sessionId;
  exchange.clientId = callback.clientId;
  const { body, ...detail } = callback;
  const content: CallbackDetail = { ...writeMembers(detail), body: new TextDecoder().decode(body) };
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

/** What may be one: the database takes no other text to look for. */
const CALLBACK_ID = /^\w+$/;

function describeUnknown(id: string) {
  const message = `callback ${JSON.stringify(id)} is not known, or past its retention`;
  return describeRefusal({ done: false, reason: "unknown-callback", message });
}

const REDELIVERIES = "/internal/v1/redeliveries";

/** Many callbacks sent again: GET counts what POST would do. */
export const REDELIVERIES_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("redeliveries", REDELIVERIES), takesQuery: true, answer: count },
  { ...actionRoute("redeliveries", REDELIVERIES), takesQuery: true, answer: redeliverMany },
];

async function count({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(query);
  if (!asked.ok) return asked;
  const content: RedeliveryCount = writeMembers(await delivery.operations.countRedelivery(asked.filter));
  return { ok: true, content };
}

async function redeliverMany(request: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(request.query);
  if (!asked.ok) return asked;
  return act(request, parseOperatorAction, async ({ delivery, actor }) => {
    const steps = delivery.operations.redeliverCallbacks(asked.filter, actor);
    const lines: AsyncIterable<RedeliveryProgress> = await startProgress(steps);
    return { ok: true, lines };
  });
}

function readFilter(
  query: URLSearchParams,
): { readonly ok: true; readonly filter: CallbackFilter } | (InternalAnswer & { readonly ok: false }) {
  const asked = readQuery(CALLBACK_PARAMETERS, query);
  if (!asked.ok) return asked;
  const filter = toCallbackFilter(asked.value);
  if (Object.keys(filter).length > 0) return { ok: true, filter };
  const detail = "Say which callbacks: without a parameter it would be all that there are.";
  return { ok: false, problem: { code: "invalid-query", detail } };
}
