import type { AddressInfo } from "node:net";
import type { Router } from "@payment-routing/routing";
import { createAuthenticator } from "./authentication/authenticator.ts";
import type { Credentials } from "./authentication/credentials.ts";
import { closeListener } from "./connections/close-listener.ts";
import { createListener, type Listener } from "./connections/listener.ts";
import { createRateLimiter, type RateLimiter } from "./limits/rate-limiter.ts";
import { createLogger, type Logger } from "./observability/logger.ts";
import { addProcessMetrics, createMetrics, type Metrics } from "./observability/metrics.ts";
import { addOperationsRoutes, OPERATIONS_PATHS } from "./observability/operations-routes.ts";
import { createProblemSender } from "./problems/send-problem.ts";
import type { SearchService } from "./search/answer-search.ts";
import { addSearchRoute, SEARCH_PATHS } from "./search/search-route.ts";
import { defaultSettings, type Settings } from "./settings.ts";

export interface ServerOptions {
  readonly router: Router;
  readonly credentials: Credentials;
  /** What differs from the defaults. `config` and `sandbox` are for who loads the configuration: they do nothing here. */
  readonly settings?: Partial<Settings>;
  /** Default: JSON lines on standard output, from `settings.logLevel` on. */
  readonly logger?: Logger;
}

/** The service, on one listener or on two. */
export interface Server {
  /** Starts to accept connections. Rejects with the error of the system when an address cannot be had. */
  listen(): Promise<ListeningAddresses>;
  /**
   * Stops accepting connections, turns /readyz to 503, answers further searches 503, and resolves when the requests
   * in flight have finished or `settings.shutdownTimeoutMs` is over. Tells whether all of them finished.
   */
  close(): Promise<boolean>;
}

/** Where the server listens, with the ports that it was given by the system. */
export interface ListeningAddresses {
  readonly url: string;
  /** Where /livez, /readyz and /metrics are. */
  readonly operationsUrl: string;
}

/** Puts the service together. Servers share nothing: several may run in a process. */
export function createServer(options: ServerOptions): Server {
  const settings: Settings = { ...defaultSettings(), ...options.settings };
  const logger = options.logger ?? createLogger(settings.logLevel);
  const metrics = createMetrics(options.router.configurationDigest);
  addProcessMetrics(metrics);
  const sendProblem = createProblemSender(metrics);
  let shuttingDown = false;
  const isShuttingDown = () => shuttingDown;

  const isSplit = settings.operationsPort !== undefined;
  const shared = { settings, logger, metrics, sendProblem };
  const searches = createListener({
    ...shared,
    paths: new Map([...SEARCH_PATHS, ...(isSplit ? [] : OPERATIONS_PATHS)]),
  });
  const operations = isSplit ? createListener({ ...shared, paths: OPERATIONS_PATHS }) : searches;
  const service = createSearchService(options, settings, metrics);
  addSearchRoute(searches.app, {
    service,
    sendProblem,
    isShuttingDown,
    bodyTimeoutMs: settings.bodyTimeoutMs,
  });
  addOperationsRoutes(operations.app, { metrics, sendProblem, isShuttingDown });

  return {
    async listen() {
      const url = await listen(searches, settings.host, settings.port);
      const operationsUrl = isSplit ? await listen(operations, settings.host, settings.operationsPort) : url;
      return { url, operationsUrl };
    },
    async close() {
      shuttingDown = true;
      const finished = await closeListener(searches, settings.shutdownTimeoutMs);
      // Last, so that /readyz and /metrics tell what is going on to the end.
      if (isSplit) await closeListener(operations, 0);
      return finished;
    },
  };
}

// Callers that authenticate are as many as the configuration has clients; sources of failures are anyone.
const MAX_CLIENTS = Number.POSITIVE_INFINITY;
const MAX_SOURCES = 10_000;

function createSearchService(
  { router, credentials }: ServerOptions,
  settings: Settings,
  metrics: Metrics,
): SearchService {
  const { clientRequestsPerSecond: searches, failedAuthenticationsPerMinute: failures } = settings;
  return {
    router,
    metrics,
    maxBytes: settings.bodyLimitBytes,
    authenticator: createAuthenticator(credentials),
    searches: limit(searches, searches, MAX_CLIENTS),
    failedAuthentications: limit(failures, failures / 60, MAX_SOURCES),
  };
}

function limit(burst: number, perSecond: number, maxKeys: number): RateLimiter | undefined {
  return burst === 0 ? undefined : createRateLimiter({ burst, perSecond, maxKeys });
}

async function listen({ app }: Listener, host: string, port: number): Promise<string> {
  await app.listen({ host, port });
  const { port: boundPort } = app.server.address() as AddressInfo;
  const isEverywhere = host === "0.0.0.0" || host === "::";
  return `http://${isEverywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${boundPort}`;
}
