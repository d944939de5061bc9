import type { RequestContext, Route } from "../http/request-context.ts";
import type { Problem } from "../problems/problem.ts";
import type { Metrics } from "./metrics.ts";
import type { Exchange } from "./request-tracker.ts";

/** Returns why the process is not ready for requests. Undefined when it is ready. */
export type FindUnreadiness = () => Promise<Problem | undefined>;

/** `/livez` and `/readyz`: whether the process is alive, and whether it is ready for requests. */
export function createProbeRoutes(findUnreadiness: FindUnreadiness): readonly Route[] {
  return [
    ...probe("livez", (context) => answerJson(context, { status: "alive" })),
    ...probe("readyz", async (context) => {
      const problem = await findUnreadiness();
      if (problem === undefined) answerJson(context, { status: "ready" });
      else context.reject(problem);
    }),
  ];
}

/** `/metrics`, for Prometheus. `measure` updates the metrics that are measured only when they are read. */
export function createMetricsRoutes(
  { registry }: Metrics,
  measure: (() => Promise<void>) | undefined,
): readonly Route[] {
  return probe("metrics", async (context) => {
    await measure?.();
    context.answer({ status: 200, contentType: registry.contentType, body: await registry.metrics() });
  });
}

/** Some load balancers probe with HEAD. */
function probe(operation: Exchange["operation"], handle: Route["handle"]): readonly Route[] {
  const path = `/${operation}`;
  return [
    { method: "GET", path, operation, handle },
    { method: "HEAD", path, operation, handle },
  ];
}

function answerJson(context: RequestContext, content: object): void {
  const contentType = "application/json; charset=utf-8";
  context.answer({ status: 200, contentType, body: JSON.stringify(content) });
}
