import type { FastifyInstance } from "fastify";
import type { KnownPaths } from "../connections/listener.ts";
import type { Problem } from "../problems/problem.ts";
import type { SendProblem } from "../problems/send-problem.ts";
import type { Metrics } from "./metrics.ts";

export const OPERATIONS_PATHS: KnownPaths = new Map([
  ["/livez", { operation: "livez", allow: "GET, HEAD" }],
  ["/readyz", { operation: "readyz", allow: "GET, HEAD" }],
  ["/metrics", { operation: "metrics", allow: "GET, HEAD" }],
]);

export interface OperationsRoutesOptions {
  readonly metrics: Metrics;
  readonly sendProblem: SendProblem;
  readonly isShuttingDown: () => boolean;
}

/** What the operator's tools ask: is the process alive, may it get requests, how does it do. */
export function addOperationsRoutes(app: FastifyInstance, options: OperationsRoutesOptions): void {
  const { metrics, sendProblem, isShuttingDown } = options;

  app.get("/livez", PROBED, (_request, reply) => reply.send({ status: "alive" }));

  app.get("/readyz", PROBED, (_request, reply) =>
    isShuttingDown() ? sendProblem(reply, NOT_READY) : reply.send({ status: "ready" }),
  );

  app.get("/metrics", PROBED, async (_request, reply) => {
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).send(text);
  });
}

// Some load balancers probe with HEAD.
const PROBED = { exposeHeadRoute: true };

const NOT_READY: Problem = { code: "shutting-down", detail: "The service takes no new requests." };
