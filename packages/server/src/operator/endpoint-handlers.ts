import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { listEndpointFailures } from "@payment-routing/database";
import { rejectUnlessOrigin, selectAttempts } from "@payment-routing/delivery";
import { answerWith, defineHandlers, reject } from "../http/internal/operation.ts";
import { writeMembers, writePage } from "../http/internal/write-members.ts";
import { answerAction, answerRequested, describeRejection } from "./operator-action.ts";

/** List, pause, resume and skip endpoints. A body names the endpoint: an origin in a path would need escapes. */
export const ENDPOINT_HANDLERS = defineHandlers({
  listEndpoints: async ({ parameters: { limit, after, ...given }, delivery, clientIds, store, inTurn }) => {
    const page = { limit, ...(after !== undefined && { after }) };
    const configured = findConfigured(store.served.configuration);
    const filter = { ...given, ...(clientIds && { clientIds }) };
    const listed = await delivery.operations.listEndpoints(filter, page, configured);
    return answerWith(await writePage(listed, inTurn));
  },

  listEndpointFailures: async ({ parameters, delivery, clientIds }) => {
    const source = clientIds && selectAttempts(clientIds);
    const items = await listEndpointFailures(delivery.context.pool, parameters, source);
    return answerWith({ items: items.map((item) => writeMembers(item)) });
  },

  pauseEndpoint: async ({ delivery, body: { endpoint, until }, actor }) => {
    const end = until === undefined ? undefined : new Date(until);
    return answerAction(await delivery.operations.pauseEndpoint(endpoint, actor, end));
  },
  resumeEndpoint: async ({ delivery, body, actor }) =>
    answerAction(await delivery.operations.resumeEndpoint(body.endpoint, actor)),

  countEndpointSkip: async ({ delivery, parameters }) =>
    answerWith(writeMembers(await delivery.operations.countEndpointSkip(parameters.endpoint))),

  skipEndpoint: async ({ delivery, store, body: { endpoint }, actor }) => {
    const rejection = rejectUnlessOrigin(endpoint);
    if (rejection !== undefined) return reject(describeRejection(rejection));
    const request = { kind: "skip-endpoint", target: { endpoint } } as const;
    const options = { needsApproval: store.secondPerson };
    return answerRequested(await delivery.operations.requestAction(request, actor, options));
  },
});

// Cached: parsing the addresses of a thousand clients takes a millisecond.
const known = new WeakMap<MerchantConfiguration, ReadonlyMap<string, readonly number[]>>();

/** The endpoints of a configuration, each with its clients. */
function findConfigured(configuration: MerchantConfiguration): ReadonlyMap<string, readonly number[]> {
  const found = known.get(configuration);
  if (found !== undefined) return found;
  const byOrigin = new Map<string, number[]>();
  for (const { client_id, callbacks } of configuration.clients) {
    if (callbacks === undefined) continue;
    const { origin } = new URL(callbacks.endpoint);
    byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), client_id]);
  }
  known.set(configuration, byOrigin);
  return byOrigin;
}
