import type { Actor } from "@payment-routing/database";
import { type ActionOutcome, type Operations, rejectUnlessOrigin } from "@payment-routing/delivery";
import {
  type EndpointList,
  type EndpointSkipCount,
  type EndpointSkipProgress,
  parseEndpointAction,
} from "@payment-routing/operator-contract";
import { type InternalAnswer, type InternalRequest, type InternalRoute, reject } from "../internal-route.ts";
import { choiceParameter, ORIGIN_PARAMETER } from "../query-parameters.ts";
import { readQuery } from "../read-query.ts";
import { withoutUndefined } from "./callback-query.ts";
import { answerAction, describeRefusal } from "./describe-outcome.ts";
import { act, actionRoute, readRoute } from "./operator-action.ts";
import { PAGE_PARAMETERS, takePage, writePage } from "./page-parameters.ts";
import { startProgress, writeMembers } from "./written.ts";

const ENDPOINTS = "/internal/v1/endpoints";

/** Endpoints as operators see, pause, resume and give them up; for the last, GET counts what POST would do. Which one is in the document: an origin in a path needs escapes. */
export const ENDPOINT_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("endpoints", ENDPOINTS), takesQuery: true, answer: listEndpoints },
  changing("pause", (operations, endpoint, actor) => operations.pauseEndpoint(endpoint, actor)),
  changing("resume", (operations, endpoint, actor) => operations.resumeEndpoint(endpoint, actor)),
  { ...readRoute("endpoint-skip", `${ENDPOINTS}/skip`), takesQuery: true, answer: countSkip },
  { ...actionRoute("endpoint-skip", `${ENDPOINTS}/skip`), answer: skip },
];

function changing(
  verb: string,
  change: (operations: Operations, endpoint: string, actor: Actor) => Promise<ActionOutcome>,
): InternalRoute {
  return {
    ...actionRoute("endpoint-action", `${ENDPOINTS}/${verb}`),
    answer: (request) =>
      act(request, parseEndpointAction, async ({ delivery, action, actor }) =>
        answerAction(await change(delivery.operations, action.endpoint, actor)),
      ),
  };
}

/** Which endpoints: those for which all that is given holds. */
export const ENDPOINT_PARAMETERS = {
  endpoint: ORIGIN_PARAMETER,
  state: choiceParameter(["open", "paused"]),
  breaker: choiceParameter(["closed", "open", "half-open"]),
};

async function listEndpoints({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ ...ENDPOINT_PARAMETERS, ...PAGE_PARAMETERS }, query);
  if (!asked.ok) return asked;
  const { endpoint, state, breaker } = asked.value;
  const filter = withoutUndefined({ endpoint, state, breaker });
  const page = await delivery.operations.listEndpoints(filter, takePage(asked.value));
  const content: EndpointList = writePage(page);
  return { ok: true, content };
}

async function countSkip({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const asked = readQuery({ endpoint: ORIGIN_PARAMETER }, query);
  if (!asked.ok) return asked;
  const { endpoint } = asked.value;
  if (endpoint === undefined) {
    return { ok: false, problem: { code: "invalid-query", detail: "Say which endpoint: an origin." } };
  }
  const content: EndpointSkipCount = writeMembers(await delivery.operations.countEndpointSkip(endpoint));
  return { ok: true, content };
}

function skip(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseEndpointAction, async ({ delivery, action, actor }) => {
    const declined = rejectUnlessOrigin(action.endpoint);
    if (declined !== undefined) return reject(describeRefusal(declined));
    const steps = delivery.operations.skipEndpoint(action.endpoint, actor);
    const lines: AsyncIterable<EndpointSkipProgress> = await startProgress(steps);
    return { ok: true, lines };
  });
}
