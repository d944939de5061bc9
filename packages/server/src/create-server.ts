import { randomUUID } from "node:crypto";
import {
  type ChangeAnnouncer,
  createChangeFeed,
  type Pool,
  type ProcessAnnouncement,
} from "@payment-routing/database";
import type { Router } from "@payment-routing/routing";
import { createAddressFinder } from "./client-address.ts";
import { createBrowserAddressFinder } from "./console/browser-address.ts";
import { createConsoleFileRoutes } from "./console/console-files.ts";
import { createConsoleSessions } from "./console/console-sessions.ts";
import type { OidcOptions } from "./console/oidc/oidc-options.ts";
import { createOidcRoutes } from "./console/oidc/oidc-routes.ts";
import type { SessionGate } from "./console/session-gate.ts";
import { createSessionRoutes } from "./console/session-routes.ts";
import { createConfigurationRoutes } from "./internal/administration/configuration-routes.ts";
import { createJobRoutes } from "./internal/administration/job-routes.ts";
import { createKeyRoutes } from "./internal/administration/key-routes.ts";
import { createDecisionRoutes } from "./internal/decision-routes.ts";
import { CLOCK_DIFFERS, DATABASE_UNAVAILABLE } from "./internal/describe-failure.ts";
import {
  createInternalAuthenticator,
  type InternalAuthenticator,
} from "./internal/internal-authenticator.ts";
import { createInternalRoutes, type InternalService } from "./internal/internal-routes.ts";
import { createEventsRoute } from "./internal/operator/events-route.ts";
import { OPERATOR_ROUTES } from "./internal/operator/operator-routes.ts";
import { createReportsRoute } from "./internal/reports-route.ts";
import { SESSION_ROUTES } from "./internal/session-routes.ts";
import { closeListener, createListener, type Listener, listen } from "./listener.ts";
import { announceServer } from "./observability/announce-server.ts";
import { announceServerChanges } from "./observability/announce-server-changes.ts";
import { KeyUses } from "./observability/key-uses.ts";
import { createLogger, type Logger } from "./observability/logger.ts";
import { addProcessMetrics, createMetrics, type Metrics, setConfiguration } from "./observability/metrics.ts";
import { createMetricsRoutes, createProbeRoutes } from "./observability/operations-routes.ts";
import { recordStatistics, type StatisticsRecorder } from "./observability/record-statistics.ts";
import { measureDelivery, watchDelivery } from "./observability/watch-delivery.ts";
import type {
  Administration,
  ConsoleSessionStore,
  DecisionRecorder,
  DeliveryAccess,
  LiveConfiguration,
  ServedConfiguration,
} from "./ports.ts";
import { SHUTTING_DOWN } from "./problems/request-problems.ts";
import { limitFailures, limitSearches } from "./rate-limiter.ts";
import { createReferenceRoutes } from "./reference/reference-routes.ts";
import type { Route } from "./request-context.ts";
import type { SearchService } from "./search/answer-search.ts";
import { type Authenticator, createAuthenticator } from "./search/authenticator.ts";
import { createSearchRoutes } from "./search/search-route.ts";
import { defaultSettings, type Settings } from "./settings.ts";

/** Options of `createServer`. */
export interface ServerOptions {
  /** The router and the credentials. Pass a `LiveConfiguration` to reload without a restart. */
  readonly configuration: ServedConfiguration | LiveConfiguration;
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<Settings>;
  /** Payment sessions and their callbacks. Without it there is no internal listener. */
  readonly delivery?: DeliveryAccess;
  /** Records each decision. Without it none is recorded. */
  readonly decisions?: DecisionRecorder;
  /** Answers what operators ask about decisions. Without it the list of decisions is empty. */
  readonly administration?: Administration;
  /**
   * The database that the process announces itself in and stores statistics in; one connection is enough. Without it
   * operators see neither.
   */
  readonly database?: Pool;
  /** The console for operators, on the internal listener. Without it there is none. */
  readonly console?: ConsoleOptions;
  /** Default: JSON lines on standard output, from `settings.logLevel` on. */
  readonly logger?: Logger;
}

export interface ConsoleOptions {
  readonly sessions: ConsoleSessionStore;
  /** The folder of the built pages, with `index.html`. Without it only the interface for sessions is served. */
  readonly folder?: URL;
  /** The public key that the sign-in page of a sandbox offers. */
  readonly sandboxKey?: string;
  /** Also lets persons sign in with OpenID Connect. */
  readonly oidc?: OidcOptions;
}

export interface Server {
  /** Starts to accept connections. Rejects with the error of the system when a port is not available. */
  listen(): Promise<ListeningAddresses>;
  /**
   * Stops accepting connections, rejects further requests with 503, and waits for the requests in flight, at most
   * `settings.shutdownTimeoutMs`. Returns whether all of them finished.
   */
  close(): Promise<boolean>;
}

/** The URLs of the listeners, with the ports that the system assigned. */
export interface ListeningAddresses {
  /** The URL of searches. With role `worker`, which answers none, equal to `operationsUrl`. */
  readonly url: string;
  /** The URL of /livez, /readyz and /metrics. */
  readonly operationsUrl: string;
  /** The URL of the internal listener. Only with roles `api` and `all`. */
  readonly internalUrl?: string;
  /** The URL of the pages of the console, if the internal listener serves them. */
  readonly consoleUrl?: string;
}

/** Creates a server that does not listen yet. Servers share nothing: a process may have several. */
export function createServer(options: ServerOptions): Server {
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const { delivery } = options;
  const { role = delivery === undefined ? "search" : "all", host } = settings;
  const logger = options.logger ?? createLogger(settings.logLevel);
  const live = makeLive(options.configuration);
  const keyUses = new KeyUses();
  let current = prepare(live.current, keyUses);
  const serving = () => current;
  const metrics = createMetrics(live.current.router.configurationDigest);
  const unsubscribeReplaced = live.onReplaced((configuration) => {
    current = prepare(configuration, keyUses);
    setConfiguration(metrics, configuration.router.configurationDigest);
    announcement?.update();
    changes?.add("configuration");
    metrics.configurationChanges.inc({ outcome: "applied" });
  });
  const unsubscribeRejected = live.onRejected(() => metrics.configurationChanges.inc({ outcome: "refused" }));
  addProcessMetrics(metrics);
  let announcement: ProcessAnnouncement | undefined;
  let statistics: StatisticsRecorder | undefined;
  let changes: ChangeAnnouncer | undefined;
  const feed = createChangeFeed(() => delivery?.find()?.context.pool);
  let shuttingDown = false;
  const isShuttingDown = () => shuttingDown;
  const findAddress = createAddressFinder(settings.trustedProxies, logger);
  const shared = { settings, logger, metrics, findAddress, isShuttingDown };
  const findConfigurationDigest = () => live.current.router.configurationDigest;
  const announced = { processId: randomUUID(), metrics, role, delivery, findConfigurationDigest, logger };

  const isWorker = role === "worker";
  const isSplit = !isWorker && settings.operationsPort !== undefined;
  // Searches need no database: its state shows only on the internal listener, and on a worker.
  const findUnreadiness = isWorker
    ? findDeliveryUnreadiness
    : async () => (shuttingDown ? SHUTTING_DOWN : undefined);
  const measure = delivery && (() => measureDelivery(metrics, delivery));
  const operationsRoutes = [...createProbeRoutes(findUnreadiness), ...createMetricsRoutes(metrics, measure)];
  const main = createListener({
    ...shared,
    routes: [...(isWorker ? [] : createSearch()), ...(isSplit ? [] : operationsRoutes)],
  });
  const operations = isSplit ? createListener({ ...shared, routes: operationsRoutes }) : main;
  const internal = createInternal();
  if (delivery !== undefined) watchDelivery(metrics, logger, delivery);

  function createSearch(): readonly Route[] {
    const { decisions } = options;
    decisions?.onOutcome((outcome, count) => {
      metrics.decisionRecords.inc({ outcome }, count);
      if (outcome === "stored") changes?.add("decisions");
    });
    const service = createSearchService(serving, decisions, settings, metrics);
    return createSearchRoutes({ ...shared, service, bodyTimeoutMs: settings.bodyTimeoutMs });
  }

  function createInternal(): Listener | undefined {
    if (delivery === undefined || isWorker || role === "search") return undefined;
    const authenticator: InternalAuthenticator = {
      authenticate: (...args) => serving().internalAuthenticator.authenticate(...args),
      authenticateDigest: (...args) => serving().internalAuthenticator.authenticateDigest(...args),
    };
    const sessions = options.console && {
      sessions: createConsoleSessions({
        store: options.console.sessions,
        authenticator,
        acceptsPersons: options.console.oidc !== undefined,
      }),
      findBrowserAddress: createBrowserAddressFinder(settings.trustedProxies),
      isDatabaseReached: () => delivery.find() !== undefined,
    };
    const failedAuthentications = limitFailures(settings);
    const service: InternalService = {
      gate: { authenticator, failedAuthentications, findAddress, metrics, sessions },
      findDelivery: () => delivery.find(),
      isShuttingDown,
      maxBytes: settings.bodyLimitBytes,
      bodyTimeoutMs: settings.bodyTimeoutMs,
    };
    const decisionRoutes = createDecisionRoutes(live, options.administration, settings.bodyLimitBytes);
    const { administration } = options;
    const administrationRoutes = administration
      ? [
          ...createConfigurationRoutes(administration.configuration),
          ...createJobRoutes(administration.jobs),
          ...createKeyRoutes(administration.keys, administration.listSecrets),
        ]
      : [];
    const routes = [
      ...createInternalRoutes(
        [
          ...SESSION_ROUTES,
          ...OPERATOR_ROUTES,
          createEventsRoute(feed),
          ...decisionRoutes,
          ...administrationRoutes,
        ],
        service,
      ),
      createReportsRoute(service),
      ...createProbeRoutes(findDeliveryUnreadiness),
      ...createReferenceRoutes(),
      ...createConsole(service, sessions),
    ];
    return createListener({ ...shared, routes, acceptsStreams: true });
  }

  function createConsole(service: InternalService, sessions: SessionGate | undefined): readonly Route[] {
    if (options.console === undefined || sessions === undefined) return [];
    const { folder, sandboxKey, oidc } = options.console;
    const gate = { ...service.gate, sessions };
    return [
      ...createSessionRoutes({ ...service, gate, sandboxKey, oidcName: oidc?.name }),
      ...(oidc === undefined
        ? []
        : createOidcRoutes({ gate: sessions, options: oidc, logger, isShuttingDown })),
      ...(folder === undefined ? [] : createConsoleFileRoutes(folder)),
    ];
  }

  async function findDeliveryUnreadiness() {
    if (shuttingDown) return SHUTTING_DOWN;
    if ((await delivery?.isReady()) !== true) return DATABASE_UNAVAILABLE;
    return delivery?.findClock?.()?.state === "worker-differs" ? CLOCK_DIFFERS : undefined;
  }

  return {
    async listen() {
      const { database } = options;
      announcement = database && announceServer(database, announced);
      statistics = database && recordStatistics(database, { ...announced, keyUses });
      changes = database && announceServerChanges(database, delivery);
      const port = isWorker ? (settings.operationsPort ?? settings.port) : settings.port;
      const url = await listen(main, host, port);
      const operationsUrl = isSplit ? await listen(operations, host, settings.operationsPort ?? 0) : url;
      if (internal === undefined) return { url, operationsUrl };
      const internalUrl = await listen(internal, settings.internalHost, settings.internalPort);
      const hasPages = options.console?.folder !== undefined;
      return { url, operationsUrl, internalUrl, ...(hasPages && { consoleUrl: `${internalUrl}/console` }) };
    },
    async close() {
      shuttingDown = true;
      options.administration?.jobs.stop();
      await feed.close();
      const listeners = internal === undefined ? [main] : [main, internal];
      const finished = await Promise.all(
        listeners.map((each) => closeListener(each, settings.shutdownTimeoutMs)),
      );
      // Last, so that /readyz and /metrics are available until the end.
      if (isSplit) await closeListener(operations, 0);
      unsubscribeReplaced();
      unsubscribeRejected();
      await statistics?.stop();
      await changes?.stop();
      await announcement?.end();
      return finished.every(Boolean);
    },
  };
}

/** A configuration with its authenticators, which are created once. */
interface Serving {
  readonly router: Router;
  readonly authenticator: Authenticator;
  readonly internalAuthenticator: InternalAuthenticator;
}

function makeLive(configuration: ServedConfiguration | LiveConfiguration): LiveConfiguration {
  if ("current" in configuration) return configuration;
  const unsubscribe = () => undefined;
  return { current: configuration, onReplaced: () => unsubscribe, onRejected: () => unsubscribe };
}

function prepare({ router, credentials }: ServedConfiguration, keyUses: KeyUses): Serving {
  return {
    router,
    authenticator: createAuthenticator(credentials, keyUses),
    internalAuthenticator: createInternalAuthenticator(credentials.internal, keyUses),
  };
}

function createSearchService(
  serving: () => Serving,
  decisions: DecisionRecorder | undefined,
  settings: Settings,
  metrics: Metrics,
): SearchService {
  if (decisions !== undefined) metrics.decisionBacklog.measure = () => decisions.measure();
  return {
    decisions,
    // Answering a search is synchronous, so it uses one configuration.
    get router() {
      return serving().router;
    },
    get authenticator() {
      return serving().authenticator;
    },
    metrics,
    maxBytes: settings.bodyLimitBytes,
    searches: limitSearches(settings),
    failedAuthentications: limitFailures(settings),
  };
}
