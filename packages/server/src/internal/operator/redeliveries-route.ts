import type { CallbackFilter, RedeliveryCount, RedeliveryProgress } from "@payment-routing/delivery";
import { parseOperatorAction } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../internal-route.ts";
import { readQuery } from "../read-query.ts";
import { act } from "./act.ts";
import { CALLBACK_PARAMETERS, toCallbackFilter } from "./callback-query.ts";
import { acting, showing } from "./operator-route.ts";
import { type Written, writeMembers } from "./written.ts";

const REDELIVERIES = "/internal/v1/redeliveries";

/** Many callbacks sent again: GET counts what POST would do. */
export const REDELIVERIES_ROUTES: readonly InternalRoute[] = [
  { ...showing("redeliveries", REDELIVERIES), answer: count },
  { ...acting("redeliveries", REDELIVERIES), answer: redeliver },
];

/** What a redelivery would come to. */
export type RedeliveryCountContent = Written<RedeliveryCount>;

/** A line of the answer to a redelivery: how far it has come. The last line, and no other, is `finished`. */
export interface RedeliveryLine extends Written<RedeliveryProgress> {
  readonly finished: boolean;
}

async function count({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(query);
  if (!asked.ok) return asked;
  return { ok: true, content: writeMembers(await delivery.operations.countRedelivery(asked.filter)) };
}

async function redeliver(request: InternalRequest): Promise<InternalAnswer> {
  const asked = readFilter(request.query);
  if (!asked.ok) return asked;
  return act(request, parseOperatorAction, async ({ delivery, actor }) => {
    const progress = delivery.operations.redeliverCallbacks(asked.filter, actor);
    // The first step is taken before the answer begins: what fails there has a problem to be told by.
    return { ok: true, lines: writeLines(progress, await progress.next()) };
  });
}

async function* writeLines(
  progress: AsyncGenerator<RedeliveryProgress, RedeliveryProgress, void>,
  first: IteratorResult<RedeliveryProgress, RedeliveryProgress>,
): AsyncGenerator<RedeliveryLine, void, void> {
  try {
    for (let step = first; ; step = await progress.next()) {
      yield { ...writeMembers(step.value), finished: step.done === true };
      if (step.done === true) return;
    }
  } finally {
    // Whoever asked may be gone: what is committed stays, and nothing more is done.
    await progress.return({ done: 0, total: 0, settled: 0, lanes: 0 });
  }
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
