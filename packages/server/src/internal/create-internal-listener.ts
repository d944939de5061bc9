import type { InternalAuthenticator } from "../authentication/internal-authenticator.ts";
import { createListener, type Listener, type ListenerOptions } from "../connections/listener.ts";
import { limitFailures } from "../limits/caller-limits.ts";
import { addProbes, type OperationsRoutesOptions, PROBE_PATHS } from "../observability/operations-routes.ts";
import { addInternalRoutes, type InternalService, listPaths } from "./add-internal-routes.ts";
import type { InternalRoute } from "./internal-route.ts";
import { OPERATOR_ROUTES } from "./operator/index.ts";
import { addReportsRoute, REPORTS_ROUTE } from "./reports-route.ts";
import { SESSION_ROUTES } from "./session-routes.ts";

export interface InternalListenerOptions
  extends Omit<ListenerOptions, "paths" | "takesStreams">,
    Pick<InternalService, "findDelivery" | "isShuttingDown">,
    Pick<OperationsRoutesOptions, "findUnreadiness"> {
  readonly authenticator: InternalAuthenticator;
  /** Routes that are made for this listener. */
  readonly routes: readonly InternalRoute[];
}

/** Creates the listener for processors and operators. It shares no path and no port with that of the search. */
export function createInternalListener(options: InternalListenerOptions): Listener {
  const { settings, metrics, sendProblem, authenticator, findDelivery, isShuttingDown, findUnreadiness } =
    options;
  const routes = [...SESSION_ROUTES, ...OPERATOR_ROUTES, ...options.routes];
  const paths = new Map([...listPaths([...routes, REPORTS_ROUTE]), ...PROBE_PATHS]);
  const listener = createListener({ ...options, paths, takesStreams: true });
  const service: InternalService = {
    gate: {
      authenticator,
      failedAuthentications: limitFailures(settings),
      metrics,
    },
    findDelivery,
    sendProblem,
    isShuttingDown,
    maxBytes: settings.bodyLimitBytes,
    bodyTimeoutMs: settings.bodyTimeoutMs,
  };
  addInternalRoutes(listener.app, routes, service);
  addReportsRoute(listener.app, service);
  addProbes(listener.app, { sendProblem, findUnreadiness });
  return listener;
}
