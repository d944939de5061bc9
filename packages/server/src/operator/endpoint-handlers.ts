import { rejectUnlessOrigin } from "@payment-routing/delivery";
import { answerWith, defineHandlers, reject } from "../http/internal/operation.ts";
import { startProgress, writeMembers, writePage } from "../http/internal/write-members.ts";
import { answerAction, describeRejection } from "./operator-action.ts";

/** List, pause, resume and skip endpoints. A body names the endpoint: an origin in a path would need escapes. */
export const ENDPOINT_HANDLERS = defineHandlers({
  listEndpoints: async ({ parameters: { limit, after, ...filter }, delivery, inTurn }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    return answerWith(await writePage(await delivery.operations.listEndpoints(filter, page), inTurn));
  },

  pauseEndpoint: async ({ delivery, body: { endpoint, until }, actor }) => {
    const end = until === undefined ? undefined : new Date(until);
    return answerAction(await delivery.operations.pauseEndpoint(endpoint, actor, end));
  },
  resumeEndpoint: async ({ delivery, body, actor }) =>
    answerAction(await delivery.operations.resumeEndpoint(body.endpoint, actor)),

  countEndpointSkip: async ({ delivery, parameters }) =>
    answerWith(writeMembers(await delivery.operations.countEndpointSkip(parameters.endpoint))),

  skipEndpoint: async ({ delivery, body: { endpoint }, actor, inShare }) => {
    const rejection = rejectUnlessOrigin(endpoint);
    if (rejection !== undefined) return reject(describeRejection(rejection));
    const steps = delivery.operations.skipEndpoint(endpoint, actor);
    return { ok: true, items: await startProgress(steps, inShare) };
  },
});
