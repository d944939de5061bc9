import type { ActionOutcome, Actor, EndpointSummary, Operations } from "@payment-routing/delivery";
import { parseEndpointAction } from "@payment-routing/operator-contract";
import type { InternalAnswer, InternalRequest, InternalRoute } from "../internal-route.ts";
import { choiceParameter, TEXT_PARAMETER } from "../query-parameters.ts";
import { readQuery } from "../read-query.ts";
import { act } from "./act.ts";
import { withoutUndefined } from "./callback-query.ts";
import { answerAction } from "./describe-outcome.ts";
import { acting, showing } from "./operator-route.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";
import type { Written } from "./written.ts";

const ENDPOINTS = "/internal/v1/endpoints";

/** Endpoints as operators see, pause and resume them. Which one is in the document: an origin in a path needs escapes. */
export const ENDPOINT_ROUTES: readonly InternalRoute[] = [
  { ...showing("endpoints", ENDPOINTS), answer: listEndpoints },
  changing("pause", (operations, endpoint, actor) => operations.pauseEndpoint(endpoint, actor)),
  changing("resume", (operations, endpoint, actor) => operations.resumeEndpoint(endpoint, actor)),
];

/** An endpoint as it is answered. */
export type EndpointContent = Written<EndpointSummary>;

function changing(
  verb: string,
  change: (operations: Operations, endpoint: string, actor: Actor) => Promise<ActionOutcome>,
): InternalRoute {
  return {
    ...acting("endpoint-action", `${ENDPOINTS}/${verb}`),
    answer: (request) =>
      act(request, parseEndpointAction, async ({ delivery, action, actor }) =>
        answerAction(await change(delivery.operations, action.endpoint, actor)),
      ),
  };
}

const ENDPOINT_PARAMETERS = {
  endpoint: TEXT_PARAMETER,
  state: choiceParameter(["open", "paused"]),
  breaker: choiceParameter(["closed", "open", "half-open"]),
};

async function listEndpoints({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...ENDPOINT_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const { endpoint, state, breaker } = asked.value;
  const filter = withoutUndefined({ endpoint, state, breaker });
  const page = await delivery.operations.listEndpoints(filter, takePage(asked.value));
  return { ok: true, content: writePage(page) };
}
