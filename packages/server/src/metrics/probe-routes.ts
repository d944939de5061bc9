import { ROUTES } from "@payment-routing/search-contract";
import type { RequestContext, Route } from "../http/request-context.ts";
import type { Problem } from "../problems/problem.ts";
import type { Metrics } from "./metrics.ts";

/** Returns why the process is not ready for requests. Undefined when it is ready. */
export type FindUnreadiness = () => Promise<Problem | undefined>;

/** `/livez` and `/readyz`: whether the process is alive, and whether it is ready for requests. */
export function createProbeRoutes(findUnreadiness: FindUnreadiness): readonly Route[] {
  const livez = (context: RequestContext) => answerJson(context, { status: "alive" });
  const readyz = async (context: RequestContext) => {
    const problem = await findUnreadiness();
    if (problem === undefined) answerJson(context, { status: "ready" });
    else context.reject(problem);
  };
  return [
    { ...ROUTES.getLivez, operation: "livez", handle: livez },
    { ...ROUTES.headLivez, operation: "livez", handle: livez },
    { ...ROUTES.getReadyz, operation: "readyz", handle: readyz },
    { ...ROUTES.headReadyz, operation: "readyz", handle: readyz },
  ];
}

/** `/metrics`, for Prometheus. `measure` updates the metrics that are measured only when they are read. */
export function createMetricsRoutes(
  { registry }: Metrics,
  measure: (() => Promise<void>) | undefined,
): readonly Route[] {
  const handle = async (context: RequestContext) => {
    await measure?.();
    context.answer({ status: 200, contentType: registry.contentType, body: await registry.metrics() });
  };
  return [ROUTES.getMetrics, ROUTES.headMetrics].map((route) => ({ ...route, operation: "metrics", handle }));
}

function answerJson(context: RequestContext, content: object): void {
  const contentType = "application/json; charset=utf-8";
  context.answer({ status: 200, contentType, body: JSON.stringify(content) });
}
