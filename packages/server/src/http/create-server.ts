import type { AddressInfo } from "node:net";
import type { LiveConfiguration, OperatorStore, ServedConfiguration } from "@payment-routing/config-store";
import { createChangeFeed, type Pool } from "@payment-routing/database";
import type { DecisionRecorder } from "@payment-routing/decision-store";
import type { ConsoleOptions } from "../console/console-routes.ts";
import type { MeasuredConfiguration } from "../metrics/expiry-metrics.ts";
import { KeyUses } from "../metrics/key-uses.ts";
import { createLogger, type Logger } from "../metrics/logger.ts";
import {
  addProcessMetrics,
  createMetrics,
  forgetClients,
  type Metrics,
  setConfiguration,
} from "../metrics/metrics.ts";
import { createMetricsRoutes, createProbeRoutes } from "../metrics/probe-routes.ts";
import { type PublishedServer, publishServer } from "../metrics/publish-server.ts";
import { measureDelivery, watchDelivery } from "../metrics/watch-delivery.ts";
import { SHUTTING_DOWN } from "../problems/request-problems.ts";
import type { SearchService } from "../search/answer-search.ts";
import { createSearchRoutes } from "../search/search-route.ts";
import { type ServingConfiguration, serveConfiguration } from "../search/serving-configuration.ts";
import type { Tracing } from "../tracing/open-tracing.ts";
import { createAddressFinder } from "./client-address.ts";
import type { DeliveryAccess } from "./delivery-access.ts";
import { CLOCK_DIFFERS, DATABASE_UNAVAILABLE } from "./internal/describe-failure.ts";
import { createInternalListener } from "./internal/internal-listener.ts";
import { closeListener, createListener, type Listener, listen } from "./listener.ts";
import { limitFailures, limitSearches } from "./rate-limiter.ts";
import type { Route } from "./request-context.ts";
import { defaultSettings, type Settings } from "./server-settings.ts";

/** Options of `createServer`. */
export interface ServerOptions {
  /** The router and the credentials. Pass a `LiveConfiguration` to reload without a restart. */
  readonly configuration: ServedConfiguration | LiveConfiguration;
  /** Describes the current configuration for metrics. Without it they know no endpoint and no end. */
  readonly describeConfiguration?: () => MeasuredConfiguration;
  /** Settings that differ from the defaults. */
  readonly settings?: Partial<Settings>;
  /** Payment sessions and their callbacks. The internal listener needs it and `operatorStore`; without them there is none. */
  readonly delivery?: DeliveryAccess;
  /** Records each decision. Without it none is recorded. */
  readonly decisions?: DecisionRecorder;
  /** What operators read and change, beside payment sessions. */
  readonly operatorStore?: OperatorStore;
  /**
   * The database that the process announces itself in and stores statistics in; one connection is enough. Without it
   * operators see neither.
   */
  readonly database?: Pool;
  /** The console for operators, on the internal listener. Without it there is none. */
  readonly console?: ConsoleOptions;
  /** Records spans. Without it nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** Default: JSON lines on standard output, from `settings.logLevel` on. */
  readonly logger?: Logger;
}

export interface Server {
  /** Starts to accept connections. Rejects with the error of the system when a port is not available. */
  listen(): Promise<ListeningAddresses>;
  /**
   * Stops accepting connections, rejects further requests with 503, and waits for the requests in flight, at most
   * `settings.shutdownTimeoutMs`. Returns whether all of them finished.
   */
  stopListening(): Promise<boolean>;
  /**
   * Then stores the statistics of the last minute, and deletes the process from the database. Returns whether the statistics are
   * stored.
   */
  unpublish(): Promise<boolean>;
  /** Does both, one after the other. Returns whether all requests in flight finished. */
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
  const serving = serveConfiguration(live.current, keyUses);
  const findConfigurationDigest = () => live.current.router.configurationDigest;
  const metrics = createMetrics(findConfigurationDigest());
  const unsubscribeReplaced = live.onReplaced((configuration) => {
    serving.replace(configuration);
    setConfiguration(metrics, configuration.router.configurationDigest);
    forgetClients(metrics, configuration.credentials);
    published?.addConfiguration();
    metrics.configurationChanges.inc({ outcome: "applied" });
    metrics.configurationRejected.set(0);
  });
  const unsubscribeRejected = live.onRejected(() => {
    metrics.configurationChanges.inc({ outcome: "rejected" });
    metrics.configurationRejected.set(1);
  });
  if (options.describeConfiguration) metrics.expiry.describe = options.describeConfiguration;
  addProcessMetrics(metrics);
  let published: PublishedServer | undefined;
  const feed = createChangeFeed(() => delivery?.find()?.context.pool);
  let shuttingDown = false;
  const isShuttingDown = () => shuttingDown;
  const findAddress = createAddressFinder(settings.trustedProxies, logger);
  const shared = { settings, logger, metrics, findAddress, isShuttingDown, tracing: options.tracing };

  const isWorker = role === "worker";
  const isSplit = !isWorker && settings.operationsPort !== undefined;
  // Searches need no database: its state shows only on the internal listener, and on a worker.
  const findUnreadiness = isWorker
    ? findDeliveryUnreadiness
    : async () => (shuttingDown ? SHUTTING_DOWN : undefined);
  const measure = delivery && shareRun(() => measureDelivery(metrics, delivery));
  const isReady = delivery && shareRun(() => delivery.isReady());
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
      if (outcome === "stored") published?.addDecisions();
    });
    const service = createSearchService(serving, decisions, settings, metrics);
    return createSearchRoutes({ ...shared, service, bodyTimeoutMs: settings.bodyTimeoutMs });
  }

  function createInternal(): Listener | undefined {
    const { operatorStore, console } = options;
    if (delivery === undefined || operatorStore === undefined || isWorker || role === "search")
      return undefined;
    return createInternalListener({
      ...shared,
      authenticator: serving.internalAuthenticator,
      delivery,
      operatorStore,
      console,
      feed,
      probes: createProbeRoutes(findDeliveryUnreadiness),
      findSearchPort: () => (main.server.address() as AddressInfo | null)?.port,
    });
  }

  async function findDeliveryUnreadiness() {
    if (shuttingDown) return SHUTTING_DOWN;
    if ((await isReady?.()) !== true) return DATABASE_UNAVAILABLE;
    return delivery?.findClock?.()?.state === "worker-differs" ? CLOCK_DIFFERS : undefined;
  }

  async function stopListening(): Promise<boolean> {
    shuttingDown = true;
    options.operatorStore?.jobs.stop();
    // Ends its followers. Its connection closes later when the database does not answer.
    feed.close().catch(() => undefined);
    const listeners = internal === undefined ? [main] : [main, internal];
    const finished = await Promise.all(
      listeners.map((each) => closeListener(each, settings.shutdownTimeoutMs)),
    );
    // Last, so that /readyz and /metrics are available until the end.
    if (isSplit) await closeListener(operations, 0);
    unsubscribeReplaced();
    unsubscribeRejected();
    return finished.every(Boolean);
  }

  const unpublish = async () => (await published?.stop()) ?? true;

  return {
    stopListening,
    unpublish,
    async listen() {
      const { database } = options;
      const source = { metrics, role, delivery, findConfigurationDigest, keyUses, logger };
      published = database && publishServer(database, source);
      const port = isWorker ? (settings.operationsPort ?? settings.port) : settings.port;
      const url = await listen(main, host, port);
      const operationsUrl = isSplit ? await listen(operations, host, settings.operationsPort ?? 0) : url;
      if (internal === undefined) return { url, operationsUrl };
      const internalUrl = await listen(internal, settings.internalHost, settings.internalPort);
      const hasPages = options.console?.folder !== undefined;
      return { url, operationsUrl, internalUrl, ...(hasPages && { consoleUrl: `${internalUrl}/console` }) };
    },
    async close() {
      const finished = await stopListening();
      await unpublish();
      return finished;
    },
  };
}

/** Callers while it runs share the run: probes and metrics use no more connections, however many ask. */
function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function makeLive(configuration: ServedConfiguration | LiveConfiguration): LiveConfiguration {
  if ("current" in configuration) return configuration;
  const unsubscribe = () => undefined;
  return { current: configuration, onReplaced: () => unsubscribe, onRejected: () => unsubscribe };
}

function createSearchService(
  serving: ServingConfiguration,
  decisions: DecisionRecorder | undefined,
  settings: Settings,
  metrics: Metrics,
): SearchService {
  if (decisions !== undefined) metrics.decisionBacklog.measure = () => decisions.measure();
  return {
    decisions,
    // Answering a search is synchronous, so it uses one configuration.
    get router() {
      return serving.router;
    },
    get authenticator() {
      return serving.authenticator;
    },
    metrics,
    maxBytes: settings.bodyLimitBytes,
    searches: limitSearches(settings),
    failedAuthentications: limitFailures(settings),
  };
}
