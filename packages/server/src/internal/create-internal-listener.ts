import { createListener, type Listener, type ListenerOptions } from "../listener.ts";
import { createProbeRoutes, type FindUnreadiness } from "../observability/operations-routes.ts";
import { limitFailures } from "../rate-limiter.ts";
import type { InternalAuthenticator } from "./internal-authenticator.ts";
import type { InternalRoute } from "./internal-route.ts";
import { createInternalRoutes, type InternalService } from "./internal-routes.ts";
import { OPERATOR_ROUTES } from "./operator/operator-routes.ts";
import { createReportsRoute } from "./reports-route.ts";
import { SESSION_ROUTES } from "./session-routes.ts";

export interface InternalListenerOptions
  extends Omit<ListenerOptions, "routes" | "acceptsStreams">,
    Pick<InternalService, "findDelivery" | "findAddress" | "isShuttingDown"> {
  readonly authenticator: InternalAuthenticator;
  readonly findUnreadiness: FindUnreadiness;
  /** Further routes. */
  readonly routes: readonly InternalRoute[];
}

/** Creates the listener for processors and operators, on a port of its own. */
export function createInternalListener(options: InternalListenerOptions): Listener {
  const { settings, metrics, authenticator, findUnreadiness } = options;
  const service: InternalService = {
    ...options,
    gate: { authenticator, failedAuthentications: limitFailures(settings), metrics },
    maxBytes: settings.bodyLimitBytes,
    bodyTimeoutMs: settings.bodyTimeoutMs,
  };
  const routes = [
    ...createInternalRoutes([...SESSION_ROUTES, ...OPERATOR_ROUTES, ...options.routes], service),
    createReportsRoute(service),
    ...createProbeRoutes(findUnreadiness),
  ];
  return createListener({ ...options, routes, acceptsStreams: true });
}
