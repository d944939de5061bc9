import type { CallbackFilter, RedeliveryCount, RedeliveryProgress } from "@payment-routing/delivery";
import { parseOperatorAction } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../internal-route.ts";
import { readQuery } from "../read-query.ts";
import { act } from "./act.ts";
import { CALLBACK_PARAMETERS, toCallbackFilter } from "./callback-query.ts";
import { acting, showing } from "./operator-route.ts";
import { beginProgress, type ProgressLine } from "./write-progress.ts";
import { type Written, writeMembers } from "./written.ts";

const REDELIVERIES = "/internal/v1/redeliveries";

/** Many callbacks sent again: GET counts what POST would do. */
export const REDELIVERIES_ROUTES: readonly InternalRoute[] = [
  { ...showing("redeliveries", REDELIVERIES), takesQuery: true, answer: count },
  { ...acting("redeliveries", REDELIVERIES), takesQuery: true, answer: redeliver },
];

/** What a redelivery would come to. */
export type RedeliveryCountContent = Written<RedeliveryCount>;

/** A line of the answer to a redelivery. */
export type RedeliveryLine = ProgressLine<RedeliveryProgress>;

async function count({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(query);
  if (!asked.ok) return asked;
  return { ok: true, content: writeMembers(await delivery.operations.countRedelivery(asked.filter)) };
}

async function redeliver(request: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(request.query);
  if (!asked.ok) return asked;
  return act(request, parseOperatorAction, async ({ delivery, actor }) => {
    const steps = delivery.operations.redeliverCallbacks(asked.filter, actor);
    return { ok: true, lines: await beginProgress(steps) };
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
