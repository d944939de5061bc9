import { EventEmitter } from "node:events";
import {
  countPartitionDays,
  createPartitions,
  findMissingMigrations,
  openPool,
  type PoolOptions,
  runTransaction,
} from "@payment-routing/database";
import type { Pool } from "pg";
import { startActions } from "./actions/carry-out-actions.ts";
import { requireCell } from "./cells/cell.ts";
import { type CheckOptions, type CheckSummary, checkDelivery } from "./checker/check-delivery.ts";
import type { DeliveryIssue } from "./checker/delivery-issue.ts";
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
import type { Tracer } from "./tracer.ts";

/** Options of `openDelivery`. */
export interface DeliveryOptions extends Omit<PoolOptions, "onEpoch"> {
  /** `postgresql://…` of a migrated database. */
  readonly connectionString: string;
  readonly merchants: MerchantDirectory;
  readonly secrets: SecretDirectory;
  /** Called when partitions of later days cannot be created, while those of today exist. */
  readonly onPartitionsFailed?: (error: unknown) => void;
  /**
   * Called when the database was restored, promoted or copied. New callbacks have the given sequence number or a higher one,
   * above any that may have been sent.
   */
  readonly onEpoch?: (floor: number) => void;
  /** Records spans. Without it nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** The name of the database, if it is one of several cells. */
  readonly cell?: string | undefined;
}

/** Settings for tests. */
export interface DeliveryInternals {
  /** Default: the system clock. */
  readonly clock?: () => Date;
  readonly intake?: Partial<IntakeLimits>;
  readonly worker?: WorkerInternals;
}

/** Payment sessions and their callbacks on one database, which any number of processes may share. */
export interface Delivery extends Omit<ReportIntake, "close"> {
  /** Events for metrics, and the connection pool. */
  readonly context: DeliveryContext;
  /** Undefined for a session that was never reported in full, or was erased. */
  readSession(sessionId: number): Promise<PaymentSession | undefined>;
  /** A page of the newest items, in order of time; `next` leads to older ones. Undefined as in `readSession`. */
  readHistory(sessionId: number, options?: PageOptions): Promise<Page<HistoryItem> | undefined>;
  /** Delivers callbacks until the worker or the delivery is stopped. */
  startWorker(options?: WorkerOptions): Worker;
  /** Queries and actions for operators. */
  readonly operations: Operations;
  /** Carries out actions on many things that operators request, until the delivery is closed. */
  startActions(onError: (error: unknown) => void): void;
  eraseSession(sessionId: number, options: EraseOptions): Promise<Erasure>;
  applyRetention(periods?: RetentionPeriods): Promise<RetentionOutcome | undefined>;
  /** Rejects if the database cannot write, for example because its disk is full. */
  probeWrites(): Promise<void>;
  /** Number of days with partitions, from today on: 8 if all exist. */
  countPartitionDays(): Promise<number>;
  check(options?: CheckOptions): AsyncGenerator<DeliveryIssue, CheckSummary, void>;
  /** Rejects new reports, completes accepted ones, stops workers, and disconnects. */
  close(): Promise<void>;
}

/**
 * Opens the delivery on a database. Throws a DeliveryError: `not-migrated` if migrations are missing, `unavailable` if the
 * database cannot be reached.
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
  await requireMigrated(pool);
  const cell = await requireCell(pool, options.cell);
  const context: DeliveryContext = {
    pool,
    merchants: options.merchants,
    secrets: options.secrets,
    clock: internals.clock ?? (() => new Date()),
    events: new EventEmitter(),
    tracer: options.tracer,
    cell,
  };
  await preparePartitions(context, onPartitionsFailed);
  // Operators see and change what this cell owns.
  const served =
    cell === undefined
      ? context
      : {
          ...context,
          pool: opened.adopt(
            openPool(options.connectionString, { ...options, onlyServed: true, maxConnections: 5 }),
            (each) => each.end(),
          ),
        };
  opened.defer(announceLanes(context));
  const workers = new Set<Worker>();
  opened.defer(async () => {
    await Promise.all([...workers].map((worker) => worker.stop()));
  });
  const intake = opened.adopt(createReportIntake(context, internals.intake), (each) => each.close());
  // A failure is retried in an hour, or by the first report of a day without a partition.
  const partitioning = setInterval(
    () => void createPartitions(pool).catch(onPartitionsFailed),
    HOUR_MS,
  ).unref();
  opened.defer(() => clearInterval(partitioning));
  const actions = opened.use(new AsyncDisposableStack());
  const resources = opened.move();
  let closing: Promise<void> | undefined;
  return {
    context,
    applyReport: intake.applyReport,
    applyReports: intake.applyReports,
    readSession: (sessionId) => readSession(served.pool, sessionId),
    readHistory: (sessionId, historyOptions) => readHistory(served.pool, sessionId, historyOptions),
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
    operations: createOperations(served),
    startActions: (onError) => actions.defer(startActions(served, onError)),
    eraseSession: (sessionId, eraseOptions) => eraseSession(served, sessionId, eraseOptions),
    applyRetention: (periods) => applyRetention(context, periods),
    probeWrites: () => probeWrites(pool),
    countPartitionDays: () => countPartitionDays(pool),
    check: (checkOptions) => checkDelivery(served, checkOptions),
    close() {
      closing ??= resources.disposeAsync();
      return closing;
    },
  };
}

async function requireMigrated(pool: Pool): Promise<void> {
  const missing = await findMissingMigrations(pool).catch((cause: unknown) => {
    throw new DeliveryError("unavailable", "the database cannot be reached", cause);
  });
  if (missing.length > 0) {
    throw new DeliveryError("not-migrated", `the database lacks ${missing.join(", ")}: migrate it first`);
  }
}

async function preparePartitions(
  { pool }: DeliveryContext,
  onPartitionsFailed: (error: unknown) => void,
): Promise<void> {
  try {
    await createPartitions(pool);
  } catch (error) {
    // A read-only database can be checked, and reports are rejected as unavailable until it is writable.
    if ((await countPartitionDays(pool)) === 0 && !isReadOnly(error)) throw error;
    onPartitionsFailed(error);
  }
}

function isReadOnly(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === "25006";
}

const HOUR_MS = 3_600_000;

/** Writes and deletes a row: a full disk still allows reads. */
async function probeWrites(pool: Pool): Promise<void> {
  await runTransaction(pool, async (client) => {
    await client.query("delete from write_probe");
    await client.query(WRITE);
  });
}

/** 64 KiB, more than the free space within existing files. */
const WRITE = "insert into write_probe select decode(repeat(md5(random()::text), 4096), 'hex')";
