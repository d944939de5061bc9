import { CONSOLE_ROUTES, type ConsoleRoute } from "../../console/session-routes.ts";
import type { InternalRoute } from "../../http/internal/internal-route.ts";
import type { Route } from "../../http/request-context.ts";
import { createMetrics } from "../../metrics/metrics.ts";
import { createMetricsRoutes, createProbeRoutes } from "../../metrics/probe-routes.ts";
import { EVENTS_ROUTE } from "../../operator/events-route.ts";
import { OPERATOR_ROUTES } from "../../operator/operator-routes.ts";
import type { ProblemCode } from "../../problems/problem.ts";
import { SESSION_ROUTES } from "../../processor/payment-session-routes.ts";
import { REPORTS_ROUTE } from "../../processor/reports-route.ts";
import { SEARCH_ROUTES } from "../../search/search-route.ts";

/** A route without its function. */
export type RouteHead = Pick<Route, "method" | "path"> &
  Partial<Pick<InternalRoute, "scopes" | "document" | "query" | "answersLines" | "answersEvents">> &
  Partial<Pick<ConsoleRoute, "requiresSession">>;

/** The routes of all listeners, except the documentation itself. */
export function listRoutes(): readonly RouteHead[] {
  return [
    ...SEARCH_ROUTES,
    ...SESSION_ROUTES,
    REPORTS_ROUTE,
    ...OPERATOR_ROUTES,
    EVENTS_ROUTE,
    ...CONSOLE_ROUTES,
    ...createProbeRoutes(async () => undefined),
    ...createMetricsRoutes(createMetrics(""), undefined),
  ];
}

const INTERNAL_PREFIX = "/internal/v1";

/** A path as OpenAPI writes it: `/lanes/{session_id}`. */
export function writePath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** Whether it is a route for processors and operators, or of the console. */
export function isInternal({ path }: RouteHead): boolean {
  return path.startsWith(INTERNAL_PREFIX) || isConsole({ path });
}

export function isConsole({ path }: Pick<RouteHead, "path">): boolean {
  return path.startsWith("/console/");
}

/** The name of a route in texts and response schemas: the method, and the path after the prefix. */
export function keyOf({ method, path }: RouteHead): string {
  const shown = writePath(path);
  return `${method} ${shown.startsWith(INTERNAL_PREFIX) ? shown.slice(INTERNAL_PREFIX.length) : shown}`;
}

/** The texts about a route in the documentation. */
export interface OperationText {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** Descriptions of the query parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The statuses of success. Default: 200. */
  readonly statuses?: Readonly<Record<number, string>>;
  /** The problems beyond those of every route, in their order of precedence. */
  readonly problems?: readonly ProblemCode[];
  /** Whether the response has the version of the session as ETag. */
  readonly hasEntityTag?: true;
}
