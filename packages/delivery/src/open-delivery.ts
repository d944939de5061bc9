import { EventEmitter } from "node:events";
import {
  type Actor,
  countPartitionDays,
  createPartitions,
  findMissingMigrations,
  openPool,
  type PoolOptions,
  runTransaction,
} from "@payment-routing/database";
import type { Pool } from "pg";
import { type Rerendering, rerenderCallback } from "./callbacks/rerender-callback.ts";
import { type CheckOptions, type CheckSummary, checkDelivery } from "./checker/check-delivery.ts";
import type { Finding } from "./checker/finding.ts";
import type { DeliveryContext, MerchantDirectory, SecretDirectory } from "./context.ts";
import { DeliveryError } from "./delivery-error.ts";
import { announceLanes } from "./lanes/lanes-channel.ts";
import { startWorker, type Worker } from "./lanes/worker.ts";
import type { WorkerInternals, WorkerOptions } from "./lanes/worker-options.ts";
import { createOperations, type Operations } from "./operations/operations.ts";
import type { Page, PageOptions } from "./operations/page.ts";
import { applyRetention, type RetentionOutcome, type RetentionPeriods } from "./retention/apply-retention.ts";
import { type EraseOptions, type Erasure, eraseSession } from "./retention/erase-session.ts";
import { type HistoryItem, type PaymentSession, readHistory, readSession } from "./sessions/load-session.ts";
import { createReportIntake, type IntakeLimits, type ReportIntake } from "./sessions/report-intake.ts";

/** Options of `openDelivery`. */
export interface DeliveryOptions extends Omit<PoolOptions, "onEpoch"> {
  /** `postgresql://…` of a database that was migrated. */
  readonly connectionString: string;
  readonly merchants: MerchantDirectory;
  readonly secrets: SecretDirectory;
  /** Told when the partitions of the coming days cannot be made while there are those of today. */
  readonly onPartitionsFailed?: (error: unknown) => void;
  /**
   * Told that the database is another than before: restored, promoted or copied. Callbacks that are made from now on have
   * the given sequence number or a larger one, past all that may have been sent.
   */
  readonly onEpoch?: (floor: number) => void;
}

/** What tests replace. */
export interface DeliveryInternals {
  /** Default: the clock of this machine. */
  readonly clock?: () => Date;
  readonly intake?: Partial<IntakeLimits>;
  readonly worker?: WorkerInternals;
}

/** Payment sessions and their callbacks on one database. Any number of processes may have it open at once. */
export interface Delivery extends Omit<ReportIntake, "close"> {
  /** For what this interface does not offer: events to measure, and the connections. */
  readonly context: DeliveryContext;
  /** Undefined for a session that was never reported as a whole, or was erased. */
  readSession(sessionId: number): Promise<PaymentSession | undefined>;
  /** Its newest items in the order in which they happened; `next` leads to older ones. Undefined as `readSession`. */
  readHistory(sessionId: number, options?: PageOptions): Promise<Page<HistoryItem> | undefined>;
  /** Starts to deliver callbacks, until the worker is stopped or the delivery closed. */
  startWorker(options?: WorkerOptions): Worker;
  /** What operators see and do. */
  readonly operations: Operations;
  rerenderCallback(sessionId: number, sequence: number, actor: Actor): Promise<Rerendering>;
  eraseSession(sessionId: number, options: EraseOptions): Promise<Erasure>;
  applyRetention(periods?: RetentionPeriods): Promise<RetentionOutcome | undefined>;
  /** Writes something, and rejects where that fails. */
  probeWrites(): Promise<void>;
  /** Makes the partitions of the coming days. Done when the delivery is opened, and once an hour while it is open. */
  createPartitions(): Promise<readonly string[]>;
  /** For how many days from today on there are partitions: 8 when all are made. */
  countPartitionDays(): Promise<number>;
  check(options?: CheckOptions): AsyncGenerator<Finding, CheckSummary, void>;
  /** Takes no more reports, waits for those that were taken, stops its workers, and disconnects. */
  close(): Promise<void>;
}

/**
 * Opens the delivery on a database. Throws a DeliveryError: `not-migrated` when `migrate` has not been there,
 * `unavailable` when the database cannot be reached.
 */
export function openDelivery(options: DeliveryOptions): Promise<Delivery> {
  return createDelivery(options);
}

/** `openDelivery` for tests. */
export async function createDelivery(
  options: DeliveryOptions,
  internals: DeliveryInternals = {},
): Promise<Delivery> {
  const { onPartitionsFailed = () => {} } = options;
  await using opened = new AsyncDisposableStack();
  const { onEpoch = () => {} } = options;
  const pool = opened.adopt(openPool(options.connectionString, { ...options, onEpoch }), (each) =>
    each.end(),
  );
  const context: DeliveryContext = {
    pool,
    merchants: options.merchants,
    secrets: options.secrets,
    clock: internals.clock ?? (() => new Date()),
    events: new EventEmitter(),
  };
  await prepareDatabase(context, onPartitionsFailed);
  opened.defer(announceLanes(context));
  const workers = new Set<Worker>();
  opened.defer(async () => {
    await Promise.all([...workers].map((worker) => worker.stop()));
  });
  const intake = opened.adopt(createReportIntake(context, internals.intake), (each) => each.close());
  // What fails now is done in an hour, or by the first report of a day without a partition.
  const partitioning = setInterval(
    () => void createPartitions(pool).catch(onPartitionsFailed),
    HOUR_MS,
  ).unref();
  opened.defer(() => clearInterval(partitioning));
  const resources = opened.move();
  let closing: Promise<void> | undefined;
  return {
    context,
    applyReport: intake.applyReport,
    applyReports: intake.applyReports,
    readSession: (sessionId) => readSession(pool, sessionId),
    readHistory: (sessionId, historyOptions) => readHistory(pool, sessionId, historyOptions),
    startWorker(workerOptions) {
      const worker = startWorker(context, { ...internals.worker, ...workerOptions });
      workers.add(worker);
      const { name, statistics } = worker;
      return {
        name,
        statistics,
        get clock() {
          return worker.clock;
        },
        stop: () => worker.stop().finally(() => workers.delete(worker)),
      };
    },
    operations: createOperations(context),
    rerenderCallback: (sessionId, sequence, actor) => rerenderCallback(context, sessionId, sequence, actor),
    eraseSession: (sessionId, eraseOptions) => eraseSession(context, sessionId, eraseOptions),
    applyRetention: (periods) => applyRetention(context, periods),
    probeWrites: () => probeWrites(pool),
    createPartitions: () => createPartitions(pool),
    countPartitionDays: () => countPartitionDays(pool),
    check: (checkOptions) => checkDelivery(context, checkOptions),
    close() {
      closing ??= resources.disposeAsync();
      return closing;
    },
  };
}

async function prepareDatabase(
  { pool }: DeliveryContext,
  onPartitionsFailed: (error: unknown) => void,
): Promise<void> {
  const missing = await findMissingMigrations(pool).catch((cause: unknown) => {
    throw new DeliveryError("unavailable", "the database cannot be reached", cause);
  });
  if (missing.length > 0) {
    throw new DeliveryError("not-migrated", `the database lacks ${missing.join(", ")}: migrate it first`);
  }
  try {
    await createPartitions(pool);
  } catch (error) {
    if ((await countPartitionDays(pool)) === 0) throw error;
    onPartitionsFailed(error);
  }
}

const HOUR_MS = 3_600_000;

/** Writes something, and throws where that fails: a disk that is full lets everything be read. */
async function probeWrites(pool: Pool): Promise<void> {
  await runTransaction(pool, async (client) => {
    await client.query("delete from write_probe");
    await client.query(WRITE);
  });
}

/** 64 KiB: more than is left over in files that are there. */
const WRITE = "insert into write_probe select decode(repeat(md5(random()::text), 4096), 'hex')";
