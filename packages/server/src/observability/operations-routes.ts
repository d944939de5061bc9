import type { FastifyInstance } from "fastify";
import type { KnownPaths } from "../connections/known-paths.ts";
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
  /** Why the process may not get requests; undefined when it may. */
  readonly findUnreadiness: () => Promise<Problem | undefined>;
  /** Brings up to date what is measured only when somebody looks. */
  readonly measure?: () => Promise<void>;
}

/** What the operator's tools ask: is the process alive, may it get requests, how does it do. */
export function addOperationsRoutes(app: FastifyInstance, options: OperationsRoutesOptions): void {
  const { metrics, measure } = options;

  addProbes(app, options);

  app.get("/metrics", PROBED, async (_request, reply) => {
    await measure?.();
    const text = await metrics.registry.metrics();
    return reply.type(metrics.registry.contentType).send(text);
  });
}

/** The paths of `addProbes`. */
export const PROBE_PATHS: KnownPaths = new Map([...OPERATIONS_PATHS].filter(([path]) => path !== "/metrics"));

/** Answers whether the process is alive, and whether it may get requests. */
export function addProbes(
  app: FastifyInstance,
  { sendProblem, findUnreadiness }: Omit<OperationsRoutesOptions, "metrics" | "measure">,
): void {
  app.get("/livez", PROBED, (_request, reply) => reply.send({ status: "alive" }));

  app.get("/readyz", PROBED, async (_request, reply) => {
    const problem = await findUnreadiness();
    return problem === undefined ? reply.send({ status: "ready" }) : sendProblem(reply, problem);
  });
}

// Some load balancers probe with HEAD.
const PROBED = { exposeHeadRoute: true };
