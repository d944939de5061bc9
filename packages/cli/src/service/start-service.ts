import {
  createAdministration,
  type DecisionRecorder,
  type LiveConfiguration,
  type LoadedConfiguration,
  liveMerchants,
  liveSecrets,
  recordDecisions,
} from "@payment-routing/config-store";
import type { Pool } from "@payment-routing/database";
import {
  createServer,
  type ListeningAddresses,
  type Logger,
  oncePerMinute,
  type Server,
} from "@payment-routing/server";
import { CommandError } from "../command.ts";
import { describeListenFailure } from "../describe-listen-failure.ts";
import { connectDelivery, type DeliveryConnection } from "./delivery-connection.ts";
import { describeDatabaseFailure } from "./describe-database-failure.ts";
import { followServiceDatabase, followServiceFiles } from "./follow-service-configuration.ts";
import { type ServiceSettings, usesDatabase } from "./judge-service-settings.ts";
import { openDatabase, type ServiceDatabase } from "./open-database.ts";

export interface ServiceOptions {
  readonly settings: ServiceSettings;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** In the sandbox, the origin of the merchant that stands beside the service. */
  readonly sandboxMerchant?: string;
}

/** The service as it runs. */
export interface RunningService extends ListeningAddresses {
  readonly configurationDigest: string;
  /**
   * Stops it in order: nothing new is taken, what is under way finishes or is given back, the database is left. Tells
   * whether everything finished in time.
   */
  stop(): Promise<boolean>;
}

/**
 * Starts what the role says: searches, the internal listener, deliveries.
 *
 * @throws CommandError for what its user can mend
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { settings, logger } = options;
  // Closed in the reverse of this order, each whatever becomes of the others.
  await using opened = new AsyncDisposableStack();
  const { live, database } = await openSources(options, opened);
  const decisions = database && startRecorder(database, live, options);
  opened.defer(() => decisions?.close());
  const delivery =
    database && settings.role !== "search" ? describeDelivery(database, live, options) : undefined;
  opened.defer(() => delivery?.close());
  const server = createServer({
    configuration: live,
    settings,
    logger,
    ...(delivery && { delivery }),
    ...(decisions && { decisions }),
    ...(delivery && { administration: createAdministration(live, () => findPool(delivery)) }),
  });

  let finished = false;
  opened.defer(async () => {
    [finished] = await Promise.all([server.close(), delivery?.stopWorker()]);
  });

  await openDelivery(delivery);
  const addresses = await listen(server, settings);
  const running = opened.move();
  return {
    ...addresses,
    configurationDigest: live.current.router.configurationDigest,
    async stop() {
      await running.disposeAsync();
      return finished;
    },
  };
}

function findPool(delivery: DeliveryConnection): Pool {
  const opened = delivery.find();
  if (opened === undefined) throw new Error("the database has not been reached yet");
  return opened.context.pool;
}

interface ServiceSources {
  readonly live: LiveConfiguration<LoadedConfiguration>;
  readonly database: ServiceDatabase | undefined;
}

/** Files are read first: a fault in them is told before a database is started. */
async function openSources(options: ServiceOptions, opened: AsyncDisposableStack): Promise<ServiceSources> {
  const { settings } = options;
  const files = settings.configSource === "files" ? await followServiceFiles(options) : undefined;
  opened.defer(() => files?.close());
  const database = usesDatabase(settings) ? await openDatabase(settings, { mayCreate: true }) : undefined;
  opened.defer(() => database?.close());
  if (files !== undefined) return { live: files.live, database };
  const followed = await followServiceDatabase(options, database?.connectionString ?? "");
  opened.defer(() => followed.close());
  return { live: followed.live, database };
}

/** Where searches are answered, and records of them are wanted. */
function startRecorder(
  { connectionString }: ServiceDatabase,
  configuration: LiveConfiguration<LoadedConfiguration>,
  { settings, logger }: ServiceOptions,
): DecisionRecorder | undefined {
  const { role, decisionSamplePercent: samplePercent, decisionBuffer: capacity } = settings;
  if (role === "worker" || samplePercent === 0) return undefined;
  const { decisionRetentionDays: retentionDays } = settings;
  return recordDecisions({
    connectionString,
    queryTimeoutMs: settings.databaseTimeoutMs,
    configuration,
    samplePercent,
    capacity,
    retentionDays,
    logger,
  });
}

function describeDelivery(
  { connectionString }: ServiceDatabase,
  live: LiveConfiguration<LoadedConfiguration>,
  { settings, logger, sandboxMerchant }: ServiceOptions,
): DeliveryConnection {
  if (live.current.secrets === undefined) throw new Error("the configuration was loaded without secrets");
  const ofSandbox = sandboxMerchant === undefined ? [] : [new URL(sandboxMerchant).host];
  const worker = {
    outbound: { allowHttp: settings.sandbox, allow: [...settings.callbackExceptions, ...ofSandbox] },
    slots: settings.deliverySlots,
    leaseMs: settings.deliveryLeaseMs,
    stopGraceMs: settings.shutdownTimeoutMs,
    onError: oncePerMinute((error, skipped) => logger.warn({ err: error, passed_over: skipped }, "delivery")),
  };
  return connectDelivery({
    connectionString,
    merchants: liveMerchants(live),
    secrets: liveSecrets(live),
    maxConnections: settings.databaseConnections,
    queryTimeoutMs: settings.databaseTimeoutMs,
    worker: settings.role === "api" ? undefined : worker,
    retention: { callbackDays: settings.retentionDays, sessionDays: settings.sessionRetentionDays },
    logger,
  });
}

async function openDelivery(delivery: DeliveryConnection | undefined): Promise<void> {
  try {
    await delivery?.open();
  } catch (cause) {
    const reason = describeDatabaseFailure(cause);
    throw new CommandError([`payment-routing serve: the database cannot be opened: ${reason}`], { cause });
  }
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
      : `${port === settings.operationsPort ? "--operations-port" : "--port"} and --host`;
    throw new CommandError([`payment-routing serve: ${address}:${port} ${reason}. See ${flags}.`], { cause });
  }
}
