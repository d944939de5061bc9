import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseProxy, startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import {
  createReporter,
  type Load,
  type LoadOptions,
  type Reporter,
  startLoad,
} from "@payment-routing/test-support/load";
import pg from "pg";
import type { DatabaseOptions } from "../database/database-process.ts";
import { startTrialDatabase, type TrialDatabase } from "../database/trial-database.ts";
import type { Receipt } from "../receiver/receipt.ts";
import { type Receivers, startReceivers } from "../receiver/receiver-process.ts";
import { createFleet, type Fleet } from "../service/fleet.ts";
import { deriveSecrets, nameSecrets, type TrialMerchant } from "../service/merchants.ts";
import type { ServiceRole } from "../service/service-process.ts";
import { writeConfiguration } from "../service/write-configuration.ts";
import { createDatabaseRole, type DatabaseRole } from "./database-role.ts";
import { createRandom, type Random } from "./random.ts";

/** A database, processes of the service, and merchant servers on this machine. */
export interface Trial extends AsyncDisposable {
  readonly connectionString: string;
  /** Throws when the trial was given the database of others. */
  readonly database: TrialDatabase;
  /** The proxy between the service and the database. Throws unless `usesDatabaseProxy` is set. */
  readonly databaseProxy: DatabaseProxy;
  /** The role of the service in the database. Throws unless `usesDatabaseRole` is set. */
  readonly databaseRole: DatabaseRole;
  /** Connections of the trial itself, not through the proxy. */
  readonly pool: pg.Pool;
  readonly receivers: Receivers;
  readonly fleet: Fleet;
  readonly random: Random;
  readonly merchants: ReadonlyMap<string, TrialMerchant>;
  /** Starts to report payments for the given merchants. */
  load(merchants: readonly string[], options?: Partial<LoadOptions>): Load;
  /** Writes a new configuration for processes that start later. */
  reconfigure(changes: Readonly<Record<string, Partial<TrialMerchant>>>): Promise<void>;
  /** Everything merchants have received since the trial started. */
  collectReceipts(): Promise<readonly Receipt[]>;
  readonly reporter: Reporter;
  /** The key of an operator to the internal listeners. */
  readonly operatorKey: string;
}

export interface TrialOptions {
  readonly seed: number;
  readonly merchants: readonly MerchantPlan[];
  readonly services: readonly ServiceRole[];
  readonly database?: Partial<DatabaseOptions>;
  /** The address of a database that runs already. Default: the trial starts one. */
  readonly connectionString?: string;
  readonly leaseMs?: number;
  /** Connects the service through a proxy, which can drop traffic. */
  readonly usesDatabaseProxy?: boolean;
  /** Runs the service with the rights that `deploy` gives it. By default it is a superuser. */
  readonly usesDatabaseRole?: boolean;
  /** Folder of a built version of this repository to start with. Default: this repository. */
  readonly version?: string | undefined;
  /** The service's database timeout. */
  readonly databaseTimeoutMs?: number;
}

export interface MerchantPlan extends Pick<TrialMerchant, "name" | "callbacks"> {
  /** Host of the endpoint. Default: 127.0.0.1. */
  readonly hostname?: string;
}

/** Starts a trial. Its processes end with this one, even when it is killed. */
export async function openTrial(options: TrialOptions): Promise<Trial> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "delivery-trial-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const trialSecrets = deriveSecrets(randomBytes(16).toString("hex"));
  const receivers = opened.use(await startReceivers(join(folder, "receipts.ndjson"), trialSecrets.key));
  const merchants = new Map(await openMerchants(receivers, options.merchants));
  const keys = {
    processorKey: randomBytes(24).toString("hex"),
    operatorKey: randomBytes(24).toString("hex"),
  };
  let generation = 0;
  const configure = async () => {
    // New files each time: running processes keep theirs.
    const own = join(folder, `configuration-${++generation}`);
    await mkdir(own);
    return writeConfiguration(own, { merchants: [...merchants.values()], trialSecrets, ...keys });
  };
  const files = await configure();
  const database =
    options.connectionString === undefined
      ? opened.use(await startTrialDatabase({ fsync: false, ...options.database }))
      : undefined;
  const connectionString = options.connectionString ?? database?.connectionString ?? "";
  const pool = opened.adopt(new pg.Pool({ connectionString, max: 4 }), (each) => each.end());
  pool.on("error", () => {});
  const { usesDatabaseProxy = false, leaseMs = 3000, databaseTimeoutMs, version } = options;
  const proxy = usesDatabaseProxy ? opened.use(await startProxy(connectionString)) : undefined;
  const databaseRole = options.usesDatabaseRole
    ? await createDatabaseRole(pool, connectionString, join(folder, "database-url"))
    : undefined;
  const service = {
    ...files,
    addressFile: databaseRole?.addressFile,
    connectionString: proxy?.connectionString ?? connectionString,
    leaseMs,
    databaseTimeoutMs,
    version,
  };
  const fleet = opened.use(createFleet(service, folder));
  await Promise.all(options.services.map((role) => fleet.start(role)));
  const { findPorts } = fleet;
  const reporter = createReporter({ findPorts, key: keys.processorKey, timeoutMs: REPORT_TIMEOUT_MS });
  opened.defer(() => reporter.close());
  const receipts: Receipt[] = [];
  let nextSessionId = 1 + (options.seed % 1000) * 1_000_000;
  const resources = opened.move();
  return {
    connectionString,
    get database() {
      if (database === undefined) throw new Error("the trial has no database of its own");
      return database;
    },
    get databaseProxy() {
      if (proxy === undefined) throw new Error("the trial has no database proxy");
      return proxy;
    },
    get databaseRole() {
      if (databaseRole === undefined) throw new Error("the service of the trial is a superuser");
      return databaseRole;
    },
    pool,
    receivers,
    fleet,
    random: createRandom(options.seed),
    merchants,
    reporter,
    operatorKey: keys.operatorKey,
    load(names, loadOptions = {}) {
      const firstSessionId = nextSessionId;
      nextSessionId += MAX_SESSIONS;
      const own = names.map((name) => findMerchant(merchants, name));
      return startLoad({ ...DEFAULT_LOAD, reporter, merchants: own, firstSessionId, ...loadOptions });
    },
    async reconfigure(changes) {
      for (const [name, change] of Object.entries(changes))
        merchants.set(name, { ...findMerchant(merchants, name), ...change });
      fleet.configure(await configure());
    },
    async collectReceipts() {
      receipts.push(...(await receivers.readNewReceipts()));
      return receipts;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Shortens the detection of lost clients by the server, because a trial is short. */
function startProxy(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  url.searchParams.set("idle_in_transaction_session_timeout", "2000");
  return startDatabaseProxy(url.href, { noticedAfterMs: 5000 });
}

/** Longer than any fault. */
const REPORT_TIMEOUT_MS = 180_000;

/** More than any load has. Loads start this many session IDs apart. */
const MAX_SESSIONS = 1_000_000;

// Enough that a request is in progress at every moment on two cores.
const DEFAULT_LOAD = { singly: 6, inBatches: 1, batchSize: 20, pauseMs: 10 };

/** Starts the server of each merchant. */
export async function openMerchants(
  receivers: Receivers,
  plans: readonly MerchantPlan[],
): Promise<readonly (readonly [string, TrialMerchant])[]> {
  return Promise.all(
    plans.map(async ({ name, hostname = "127.0.0.1", callbacks = {} }, index) => {
      const secretIds = [nameSecrets({ name }).webhook];
      const port = await receivers.listen(name, { host: "127.0.0.1", port: 0, secretIds });
      const endpoint = `http://${hostname}:${port}/callbacks`;
      return [name, { clientId: FIRST_CLIENT_ID + index, name, endpoint, callbacks }] as const;
    }),
  );
}

const FIRST_CLIENT_ID = 10_001;

function findMerchant(merchants: ReadonlyMap<string, TrialMerchant>, name: string): TrialMerchant {
  const found = merchants.get(name);
  if (found === undefined) throw new RangeError(`there is no merchant ${name}`);
  return found;
}
