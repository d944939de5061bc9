import {
  createConsoleSessionStore,
  createOperatorStore,
  type LiveConfiguration,
  type LoadedConfiguration,
  liveMerchants,
  liveSecrets,
  liveVersions,
  maintainConsoleSessions,
} from "@payment-routing/config-store";
import { migrate, openPool, type Pool } from "@payment-routing/database";
import {
  type DecisionRecorder,
  maintainArchive,
  maintainRouting,
  recordDecisions,
} from "@payment-routing/decision-store";
import { requireCell } from "@payment-routing/delivery";
import {
  createServer,
  type ListeningAddresses,
  type Logger,
  oncePerMinute,
  openTracing,
  type Server,
  type Tracing,
} from "@payment-routing/server";
import { readCellsFile } from "../cells/cells-file.ts";
import { listPeers, type PeerCell } from "../cells/compare-cells.ts";
import { CommandError } from "../command.ts";
import { describeListenFailure } from "../listening/open-listener.ts";
import { describeDatabaseFailure } from "./check-database.ts";
import type { ServiceOptions, ServiceSettings } from "./check-service-settings.ts";
import { describeConsole } from "./console-options.ts";
import { hasDatabase, openDatabase, type ServiceDatabase } from "./database-settings.ts";
import { connectDelivery, type DeliveryConnection, waitForDatabase } from "./delivery-connection.ts";
import { describeServiceConfiguration } from "./describe-configuration.ts";
import { followServiceDatabase, followServiceFiles } from "./follow-service-configuration.ts";
import { type PartName, type ServiceParts, stopParts } from "./stop-parts.ts";

/** A running service. */
export interface RunningService extends ListeningAddresses {
  readonly configurationDigest: string;
  /**
   * Stops accepting requests, finishes or releases work in progress, and closes the database, within `--shutdown-timeout-ms` and
   * `--database-timeout-ms`. Resolves to the parts that did not finish, or lost something. Never rejects.
   */
  stop(): Promise<readonly PartName[]>;
}

/**
 * Starts the parts of the service that the role requires.
 *
 * @throws CommandError for errors that the user can correct
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const parts: ServiceParts = {};
  try {
    const { live, addresses } = await startParts(options, parts);
    const { configurationDigest } = live.current.router;
    return { ...addresses, configurationDigest, stop: () => stopParts(parts, options) };
  } catch (error) {
    await stopParts(parts, options);
    throw error;
  }
}

/** Adds each part as soon as it has to be stopped. */
async function startParts(options: ServiceOptions, parts: ServiceParts) {
  const { settings, logger } = options;
  const live = await openSources(options, parts);
  parts.tracing = await startTracing(options);
  const cells = settings.cells === undefined ? undefined : await readCellsFile(settings.cells);
  const { database } = parts;
  const decisions = database && startRecorder(database, live, options);
  parts.decisions = decisions;
  const delivery =
    database && settings.role !== "search"
      ? describeDelivery(database, live, parts.tracing, {
          ...options,
          peers: listPeers(cells ?? [], settings.cell, options.environment),
        })
      : undefined;
  parts.delivery = delivery;
  const sessions = delivery && createConsoleSessionStore(() => findPool(delivery));
  if (sessions !== undefined) parts.stopSessions = maintainConsoleSessions(sessions, logger);
  parts.stopArchive = database && startArchive(database, options);
  const announcing = database && openAnnouncingPool(database, settings);
  parts.announcing = announcing;
  const operatorStore =
    delivery &&
    createOperatorStore({
      live,
      findDatabase: () => findPool(delivery),
      source: settings.configSource,
      sandbox: settings.sandbox,
      jobMemoryMb: settings.configJobMemoryMb,
      decisionArchive: settings.decisionArchive,
      secondPerson: settings.secondPerson,
    });
  const server = createServer({
    configuration: live,
    describeConfiguration: await describeServiceConfiguration(live, options),
    settings,
    logger,
    ...(delivery && { delivery }),
    ...(announcing && { database: announcing }),
    ...(decisions && { decisions }),
    ...(operatorStore && { operatorStore }),
    ...(sessions && { console: describeConsole(settings, sessions, cells) }),
    tracing: parts.tracing,
  });
  parts.server = server;
  await openTables(delivery, database, options);
  if (delivery !== undefined && operatorStore !== undefined && settings.role !== "api") {
    const { decisionRetentionDays: retentionDays } = settings;
    const counting = { findVersion: operatorStore.findVersion, retentionDays };
    parts.stopCounting = maintainRouting(() => findPool(delivery), counting, logger);
  }
  return { live, addresses: await listen(server, settings) };
}

/** A connection of its own: a process of role search has no other that is always open, and busy ones would delay it. */
function openAnnouncingPool({ connectionString }: ServiceDatabase, settings: ServiceSettings): Pool {
  return openPool(connectionString, {
    maxConnections: 1,
    queryTimeoutMs: settings.databaseTimeoutMs,
    applicationName: "payment-routing process",
  });
}

function findPool(delivery: DeliveryConnection): Pool {
  const opened = delivery.find();
  if (opened === undefined) throw new Error("the database has not been reached yet");
  return opened.context.pool;
}

/** Loads files first, to report their issues before a database is started. */
async function openSources(
  options: ServiceOptions,
  parts: ServiceParts,
): Promise<LiveConfiguration<LoadedConfiguration>> {
  const { settings } = options;
  if (settings.configSource === "files") parts.configuration = await followServiceFiles(options);
  if (hasDatabase(settings)) parts.database = await openDatabase(settings, { mayCreate: true });
  parts.configuration ??= await followServiceDatabase(options, parts.database?.connectionString ?? "");
  return parts.configuration.live;
}

/** Undefined in a process that answers no searches or records none. */
function startRecorder(
  { connectionString }: ServiceDatabase,
  configuration: LiveConfiguration<LoadedConfiguration>,
  { settings, logger }: ServiceOptions,
): DecisionRecorder | undefined {
  const { role, decisionSamplePercent: samplePercent, decisionBuffer: capacity } = settings;
  if (role === "worker" || samplePercent === 0) return undefined;
  const { decisionRetentionDays: retentionDays, decisionSpool: folder, decisionSpoolBytes } = settings;
  return recordDecisions({
    connectionString,
    queryTimeoutMs: settings.databaseTimeoutMs,
    versions: liveVersions(configuration),
    samplePercent,
    capacity,
    spool: folder === undefined ? undefined : { folder, maxBytes: decisionSpoolBytes },
    retentionDays,
    logger,
  });
}

/** Undefined without a collector. */
async function startTracing({ settings, logger }: ServiceOptions): Promise<Tracing | undefined> {
  const {
    otelExporterOtlpEndpoint: endpoint,
    tracePercent: percent,
    traceMerchants: tellsMerchants,
  } = settings;
  if (endpoint === undefined) return undefined;
  const onError = oncePerMinute((error, skipped) =>
    logger.warn({ event: "traces-not-sent", err: error, passed_over: skipped }, "traces cannot be sent"),
  );
  return await openTracing({ endpoint, percent, tellsMerchants, onError });
}

/** Undefined without an archive, and in a process that only reads it. */
function startArchive(
  { connectionString }: ServiceDatabase,
  { settings, logger }: ServiceOptions,
): (() => void) | undefined {
  const { role, decisionArchive: folder, decisionRetentionDays: retentionDays, databaseTimeoutMs } = settings;
  if (folder === undefined || role === "api" || role === "search") return undefined;
  return maintainArchive(
    { connectionString, queryTimeoutMs: databaseTimeoutMs, folder, retentionDays },
    logger,
  );
}

function describeDelivery(
  { connectionString }: ServiceDatabase,
  live: LiveConfiguration<LoadedConfiguration>,
  tracer: Tracing | undefined,
  { settings, logger, sandboxMerchant, peers }: ServiceOptions & { readonly peers: readonly PeerCell[] },
): DeliveryConnection {
  if (live.current.secrets === undefined) throw new Error("the configuration was loaded without secrets");
  const sandboxHosts = sandboxMerchant === undefined ? [] : [new URL(sandboxMerchant).host];
  const worker = {
    outbound: { allowHttp: settings.sandbox, allow: [...settings.callbackExceptions, ...sandboxHosts] },
    slots: settings.deliverySlots,
    leaseMs: settings.deliveryLeaseMs,
    stopGraceMs: settings.shutdownTimeoutMs,
    onError: oncePerMinute((error, skipped) =>
      logger.warn(
        { event: "delivery-failed", err: error, passed_over: skipped },
        "a step of the delivery failed, and is repeated",
      ),
    ),
  };
  return connectDelivery({
    connectionString,
    merchants: liveMerchants(live),
    secrets: liveSecrets(live),
    maxConnections: settings.databaseConnections,
    queryTimeoutMs: settings.databaseTimeoutMs,
    tracer,
    cell: settings.cell,
    peers,
    worker: settings.role === "api" ? undefined : worker,
    retention: { callbackDays: settings.retentionDays, sessionDays: settings.sessionRetentionDays },
    logger,
  });
}

async function openTables(
  delivery: DeliveryConnection | undefined,
  database: ServiceDatabase | undefined,
  { settings, logger }: ServiceOptions,
): Promise<void> {
  try {
    if (delivery !== undefined) await delivery.open();
    else if (database !== undefined) await migrateForDecisions(database, settings, logger);
  } catch (cause) {
    const reason = describeDatabaseFailure(cause);
    throw new CommandError([`payment-routing serve: the database cannot be opened: ${reason}`], { cause });
  }
}

/** In a process of role search. It starts also when the database is away: searches need none. */
async function migrateForDecisions(
  { connectionString }: ServiceDatabase,
  { cell }: ServiceSettings,
  logger: Logger,
): Promise<void> {
  const migrated = migrate(connectionString, { partitions: false }).then(() =>
    checkCell(connectionString, cell),
  );
  migrated.catch((error) =>
    logger.error({ event: "migration-failed", err: error }, "the database cannot be migrated"),
  );
  await waitForDatabase(migrated);
}

async function checkCell(connectionString: string, cell: string | undefined): Promise<void> {
  const pool = openPool(connectionString, { maxConnections: 1 });
  await requireCell(pool, cell).finally(() => pool.end());
}

async function listen(server: Server, settings: ServiceSettings): Promise<ListeningAddresses> {
  try {
    return await server.listen();
  } catch (cause) {
    const failure = describeListenFailure(cause);
    if (failure === undefined) throw cause;
    const { address, port, reason } = failure;
    const isInternal = port === settings.internalPort && port !== settings.port;
    const flags = isInternal
      ? "--internal-port and --internal-host"
      : `${port !== undefined && port === settings.operationsPort ? "--operations-port" : "--port"} and --host`;
    throw new CommandError(
      [`payment-routing serve: ${address}${port === undefined ? "" : `:${port}`} ${reason}. See ${flags}.`],
      { cause },
    );
  }
}
