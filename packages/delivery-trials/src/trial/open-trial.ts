import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DatabaseProxy, startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import pg from "pg";
import { type DatabaseOptions, startTrialDatabase, type TrialDatabase } from "../database/trial-database.ts";
import { createReporter } from "../load/reporter.ts";
import { type Load, type LoadOptions, startLoad } from "../load/start-load.ts";
import type { Receipt } from "../receiver/receipt.ts";
import { type Receivers, startReceivers } from "../receiver/receiver-process.ts";
import { createFleet, type Fleet } from "../service/fleet.ts";
import { nameSecrets, type TrialMerchant } from "../service/merchants.ts";
import type { ServiceRole } from "../service/service-process.ts";
import { deriveSecrets } from "../service/trial-secrets.ts";
import { writeConfiguration } from "../service/write-configuration.ts";
import { createRandom, type Random } from "./random.ts";

/** Everything that callbacks need, on this machine: a database, processes of the service, the servers of merchants. */
export interface Trial extends AsyncDisposable {
  readonly database: TrialDatabase;
  /** The way that processes of the service take to it, where they have one that is not the trial's own. */
  readonly wayToDatabase: DatabaseProxy;
  /** Connections of the trial's own, to look at what there is. */
  readonly pool: pg.Pool;
  readonly receivers: Receivers;
  readonly fleet: Fleet;
  readonly random: Random;
  readonly merchants: ReadonlyMap<string, TrialMerchant>;
  /** Starts to report payments of some merchants. */
  load(merchants: readonly string[], options?: Partial<LoadOptions>): Load;
  /** Writes the configuration anew, for processes that start from now on. */
  reconfigure(changes: Readonly<Record<string, Partial<TrialMerchant>>>): Promise<void>;
  /** All that merchants have received so far. */
  collectReceipts(): Promise<readonly Receipt[]>;
  /** How many requests of the load had to be sent again. */
  readonly repeats: number;
}

export interface TrialOptions {
  readonly seed: number;
  readonly merchants: readonly MerchantPlan[];
  readonly services: readonly ServiceRole[];
  readonly database?: Partial<DatabaseOptions>;
  readonly leaseMs?: number;
  /** Whether processes of the service have a way of their own to the database, which can go wrong. */
  readonly hasOwnWay?: boolean;
  /** The folder of the version of this repository to begin with, built; this one unless given. */
  readonly version?: string | undefined;
  /** How long the service waits for an answer of the database. */
  readonly databaseTimeoutMs?: number;
}

export interface MerchantPlan extends Pick<TrialMerchant, "name" | "callbacks"> {
  /** The host of its address, where that is not 127.0.0.1. */
  readonly hostname?: string;
}

/** Starts all of it. Whatever becomes of this process, nothing is left behind. */
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
    // Files of their own each time: processes that run keep theirs.
    const own = join(folder, `configuration-${++generation}`);
    await mkdir(own);
    return writeConfiguration(own, { merchants: [...merchants.values()], trialSecrets, ...keys });
  };
  const files = await configure();
  const database = opened.use(await startTrialDatabase({ fsync: false, ...options.database }));
  const { connectionString } = database;
  const pool = opened.adopt(new pg.Pool({ connectionString, max: 4 }), (each) => each.end());
  pool.on("error", () => {});
  const { hasOwnWay = false, leaseMs = 3000, databaseTimeoutMs, version } = options;
  const way = hasOwnWay ? opened.use(await openWay(connectionString)) : undefined;
  const service = {
    ...files,
    connectionString: way?.connectionString ?? connectionString,
    leaseMs,
    databaseTimeoutMs,
    version,
  };
  const fleet = opened.use(createFleet(service, folder));
  await Promise.all(options.services.map((role) => fleet.start(role)));
  const reporter = createReporter({ findUrls: fleet.findUrls, key: keys.processorKey, patienceMs: 60_000 });
  opened.defer(() => reporter.close());
  const receipts: Receipt[] = [];
  let nextSessionId = 1 + (options.seed % 1000) * 1_000_000;
  const resources = opened.move();
  return {
    database,
    get wayToDatabase() {
      if (way === undefined) throw new Error("the service has no way of its own to the database");
      return way;
    },
    pool,
    receivers,
    fleet,
    random: createRandom(options.seed),
    merchants,
    get repeats() {
      return reporter.repeats;
    },
    load(names, loadOptions = {}) {
      const firstSessionId = nextSessionId;
      nextSessionId += MAX_SESSIONS;
      const own = names.map((name) => findMerchant(merchants, name));
      return startLoad({ ...USUAL_LOAD, reporter, merchants: own, firstSessionId, ...loadOptions });
    },
    async reconfigure(changes) {
      for (const [name, change] of Object.entries(changes))
        merchants.set(name, { ...findMerchant(merchants, name), ...change });
      fleet.configure(await configure());
    },
    async collectReceipts() {
      receipts.push(...(await receivers.takeReceipts()));
      return receipts;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** What the server notices of who is gone, it notices sooner than it would: a trial is short. */
function openWay(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  url.searchParams.set("idle_in_transaction_session_timeout", "2000");
  return startDatabaseProxy(url.href, { noticedAfterMs: 5000 });
}

/** More than any load has. */
const MAX_SESSIONS = 1_000_000;

// Enough that something is under way at every moment, on a machine that has two cores for all of it.
const USUAL_LOAD = { singly: 6, inBatches: 1, batchSize: 20, pauseMs: 10 };

async function openMerchants(
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
