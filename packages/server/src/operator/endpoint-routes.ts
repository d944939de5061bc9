import type { Actor } from "@payment-routing/database";
import { type ActionOutcome, type Operations, rejectUnlessOrigin } from "@payment-routing/delivery";
import {
  type EndpointList,
  type EndpointSkipCount,
  type EndpointSkipProgress,
  parseEndpointAction,
} from "@payment-routing/operator-contract";
import {
  answerWith,
  type InternalAnswer,
  type InternalRequest,
  type InternalRoute,
  reject,
} from "../http/internal/internal-route.ts";
import {
  choiceParameter,
  ORIGIN_PARAMETER,
  PAGE_PARAMETERS,
  toPageOptions,
} from "../http/internal/read-query.ts";
import { withQuery } from "../http/internal/with-query.ts";
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

/**
 * List, pause, resume and skip endpoints. GET counts what POST would skip. The document names the endpoint: an origin in a
 * path would need escapes.
 */
export const ENDPOINT_ROUTES: readonly InternalRoute[] = [
  {
    ...readRoute("endpoints", ENDPOINTS),
    ...withQuery(ENDPOINTS_QUERY, async ({ limit, after, ...filter }, { delivery, inTurn }) => {
      const page = toPageOptions({ limit, after });
      const found = await delivery.operations.listEndpoints(withoutUndefined(filter), page);
      return answerWith<EndpointList>(await writePage(found, inTurn));
    }),
  },
  changeRoute("pause", (operations, endpoint, actor) => operations.pauseEndpoint(endpoint, actor)),
  changeRoute("resume", (operations, endpoint, actor) => operations.resumeEndpoint(endpoint, actor)),
  {
    ...readRoute("endpoint-skip", `${ENDPOINTS}/skip`),
    ...withQuery({ endpoint: ORIGIN_PARAMETER }, async ({ endpoint }, { delivery }) => {
      if (endpoint === undefined)
        return reject({ code: "invalid-query", detail: "Set endpoint to an origin." });
      const count = await delivery.operations.countEndpointSkip(endpoint);
      return answerWith<EndpointSkipCount>(writeMembers(count));
    }),
  },
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

function skip(request: InternalRequest): Promise<InternalAnswer> {
  return act(request, parseEndpointAction, async ({ delivery, action, actor }) => {
    const rejection = rejectUnlessOrigin(action.endpoint);
    if (rejection !== undefined) return reject(describeRejection(rejection));
    const steps = delivery.operations.skipEndpoint(action.endpoint, actor);
    const lines: AsyncIterable<EndpointSkipProgress> = await startProgress(steps, request.inShare);
    return { ok: true, lines };
  });
}
