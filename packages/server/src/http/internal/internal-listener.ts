import type { OperatorStore } from "@payment-routing/config-store";
import type { ChangeFeed } from "@payment-routing/database";
import { createBrowserAddressFinder } from "../../console/browser-address.ts";
import { type ConsoleOptions, createConsoleRoutes } from "../../console/console-routes.ts";
import { createConsoleSessions } from "../../console/console-sessions.ts";
import type { SessionGate } from "../../console/session-gate.ts";
import { HANDLERS } from "../../operator/operator-handlers.ts";
import { createReportsRoute } from "../../processor/reports-route.ts";
import type { Tracing } from "../../tracing/open-tracing.ts";
import type { FindAddress } from "../client-address.ts";
import type { DeliveryAccess } from "../delivery-access.ts";
import { FairShare } from "../fair-share.ts";
import { createListener, type Listener, type ListenerOptions } from "../listener.ts";
import { limitFailures } from "../rate-limiter.ts";
import { createReferenceRoutes } from "../reference-routes.ts";
import type { Route } from "../request-context.ts";
import type { InternalAuthenticator } from "./internal-authenticator.ts";

import { createKeyShares } from "./key-shares.ts";
import { createOperationRoutes, type InternalService } from "./operation-routes.ts";

interface InternalListenerOptions extends Pick<ListenerOptions, "settings" | "logger" | "metrics"> {
  readonly authenticator: InternalAuthenticator;
  readonly delivery: DeliveryAccess;
  readonly operatorStore: OperatorStore;
  readonly console: ConsoleOptions | undefined;
  readonly feed: ChangeFeed;
  readonly probes: readonly Route[];
  readonly findAddress: FindAddress;
  readonly isShuttingDown: () => boolean;
  readonly tracing: Tracing | undefined;
  readonly findSearchPort: () => number | undefined;
}

/** Creates the listener of processors, operators and the console. */
export function createInternalListener(options: InternalListenerOptions): Listener {
  const { settings, logger, metrics, authenticator, delivery, operatorStore, feed } = options;
  const sessions = options.console && createSessionGate(options.console, options);
  const failedAuthentications = limitFailures(settings);
  const service: InternalService = {
    shares: createKeyShares(),
    gate: { authenticator, failedAuthentications, findAddress: options.findAddress, metrics, sessions },
    store: operatorStore,
    feed,
    tracing: options.tracing,
    findDelivery: () => delivery.find(),
    isShuttingDown: options.isShuttingDown,
    maxBytes: settings.bodyLimitBytes,
    bodyTimeoutMs: settings.bodyTimeoutMs,
  };
  const routes = [
    ...createOperationRoutes(HANDLERS, service),
    createReportsRoute(service),
    ...options.probes,
    ...createReferenceRoutes(options.findSearchPort),
    ...(options.console && sessions ? createConsoleRoutes(options.console, service, sessions, logger) : []),
  ];
  return createListener({ settings, logger, metrics, routes, acceptsStreams: true });
}

function createSessionGate(
  { sessions: store, oidc }: ConsoleOptions,
  { authenticator, settings, delivery }: InternalListenerOptions,
): SessionGate {
  const sessions = createConsoleSessions({ store, authenticator, acceptsPersons: oidc !== undefined });
  // A request that has not been admitted yet belongs to nobody.
  const lookUps = new FairShare({ perCaller: 1, total: 2 });
  return {
    sessions: {
      ...sessions,
      find: (token, options) => lookUps.run(token, () => sessions.find(token, options)),
    },
    findBrowserAddress: createBrowserAddressFinder(settings.trustedProxies),
    isDatabaseReached: () => delivery.find() !== undefined,
  };
}
