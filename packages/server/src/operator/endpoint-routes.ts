import type { Actor } from "@payment-routing/database";
import { type ActionOutcome, type Operations, rejectUnlessOrigin } from "@payment-routing/delivery";
import {
  type EndpointList,
  type EndpointSkipCount,
  type EndpointSkipProgress,
  parseEndpointAction,
} from "@payment-routing/operator-contract";
import {
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import {
  choiceParameter,
  ORIGIN_PARAMETER,
  PAGE_PARAMETERS,
  readQuery,
  toPageOptions,
} from "../http/internal/read-query.ts";
import { startProgress, writeMembers, writePage } from "../http/internal/write-members.ts";
import { withoutUndefined } from "./callback-query.ts";
import { act, actionRoute, answerAction, describeRejection, readRoute } from "./operator-action.ts";

const ENDPOINTS = "/internal/v1/endpoints";

/** The filter of endpoints. All given parameters must match. */
export const ENDPOINT_PARAMETERS = {
  endpoint: ORIGIN_PARAMETER,
  state: choiceParameter(["open", "paused"]),
  breaker: choiceParameter(["closed", "open", "half-open"]),
};

const ENDPOINTS_QUERY = { ...ENDPOINT_PARAMETERS, ...PAGE_PARAMETERS };
const SKIP_QUERY = { endpoint: ORIGIN_PARAMETER };

/**
 * List, pause, resume and skip endpoints. GET counts what POST would skip. The document names the endpoint: an origin in a
 * path would need escapes.
 */
export const ENDPOINT_ROUTES: readonly InternalRoute[] = [
  { ...readRoute("endpoints", ENDPOINTS), query: ENDPOINTS_QUERY, answer: listEndpoints },
  changeRoute("pause", (operations, endpoint, actor) => operations.pauseEndpoint(endpoint, actor)),
  changeRoute("resume", (operations, endpoint, actor) => operations.resumeEndpoint(endpoint, actor)),
  { ...readRoute("endpoint-skip", `${ENDPOINTS}/skip`), query: SKIP_QUERY, answer: countSkip },
  {
    ...actionRoute("endpoint-skip", `${ENDPOINTS}/skip`, "EndpointAction"),
    answersLines: true,
    answer: skip,
  },
];

function changeRoute(
  verb: string,
  change: (operations: Operations, endpoint: string, actor: Actor) => Promise<ActionOutcome>,
): InternalRoute {
  return {
    ...actionRoute("endpoint-action", `${ENDPOINTS}/${verb}`, "EndpointAction"),
    answer: (request) =>
      act(request, parseEndpointAction, async ({ delivery, action, actor }) =>
        answerAction(await change(delivery.operations, action.endpoint, actor)),
      ),
  };
}

async function listEndpoints({ delivery, query, inTurn }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(ENDPOINTS_QUERY, query);
  if (!parsed.ok) return parsed;
  const { endpoint, state, breaker } = parsed.value;
  const filter = withoutUndefined({ endpoint, state, breaker });
  const page = await delivery.operations.listEndpoints(filter, toPageOptions(parsed.value));
  const content: EndpointList = await writePage(page, inTurn);
  return { ok: true, content };
}

async function countSkip({ delivery, query }: InternalRequest): Promise<InternalAnswer> {
  const parsed = readQuery(SKIP_QUERY, query);
  if (!parsed.ok) return parsed;
  const { endpoint } = parsed.value;
  if (endpoint === undefined) {
    return { ok: false, problem: { code: "invalid-query", detail: "Set endpoint to an origin." } };
  }
  const content: EndpointSkipCount = writeMembers(await delivery.operations.countEndpointSkip(endpoint));
  return { ok: true, content };
}

function skip(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseEndpointAction, async ({ delivery, action, actor }) => {
    const rejection = rejectUnlessOrigin(action.endpoint);
    if (rejection !== undefined) return reject(describeRejection(rejection));
    const steps = delivery.operations.skipEndpoint(action.endpoint, actor);
    const lines: AsyncIterable<EndpointSkipProgress> = await startProgress(steps, request.inShare);
    return { ok: true, lines };
  });
}
