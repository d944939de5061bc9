import { EventEmitter } from "node:events";
import type { DeliveryContext } from "./database/context.ts";
import { createPartitions } from "./database/create-partitions.ts";
import { DeliveryError } from "./database/delivery-error.ts";
import type { MerchantDirectory } from "./database/merchant-directory.ts";
import { findMissingMigrations } from "./database/migrate.ts";
import { openPool, type PoolOptions } from "./database/open-pool.ts";
import type { SecretDirectory } from "./database/secret-directory.ts";
import { type HistoryItem, type HistoryOptions, readHistory } from "./sessions/read-history.ts";
import { type PaymentSession, readSession } from "./sessions/read-session.ts";
import { createReportIntake, type IntakeLimits, type ReportIntake } from "./sessions/report-intake.ts";

/** Options of `openDelivery`. */
export interface DeliveryOptions extends PoolOptions {
  /** `postgresql://…` of a database that was migrated. */
  readonly connectionString: string;
  readonly merchants: MerchantDirectory;
  readonly secrets: SecretDirectory;
  /** What time it is; the clock of this machine by default. */
  readonly clock?: () => Date;
  readonly intake?: IntakeLimits;
}

/** Payment sessions and their callbacks on one database. Any number of processes may have it open at once. */
export interface Delivery extends Omit<ReportIntake, "close"> {
  readonly context: DeliveryContext;
  /** Undefined for a session that was never reported as a whole, or was erased. */
  readSession(sessionId: number): Promise<PaymentSession | undefined>;
  readHistory(sessionId: number, options?: HistoryOptions): Promise<readonly HistoryItem[]>;
  /** Takes no more reports, waits for those that were taken, and disconnects. */
  close(): Promise<void>;
}

/**
 * Opens the delivery on a database. Throws a DeliveryError: `not-migrated` when `migrate` has not been there,
 * `unavailable` when the database cannot be reached.
 */
export async function openDelivery(options: DeliveryOptions): Promise<Delivery> {
  const pool = openPool(options.connectionString, options);
  const context: DeliveryContext = {
    pool,
    merchants: options.merchants,
    secrets: options.secrets,
    clock: options.clock ?? (() => new Date()),
    events: new EventEmitter(),
  };
  try {
    await checkSchema(context);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const intake = createReportIntake(context, options.intake);
  return {
    context,
    applyReport: intake.applyReport,
    applyReports: intake.applyReports,
    readSession: (sessionId) => readSession(pool, sessionId),
    readHistory: (sessionId, historyOptions) => readHistory(pool, sessionId, historyOptions),
    async close() {
      await intake.close();
      await pool.end();
    },
  };
}

async function checkSchema({ pool }: DeliveryContext): Promise<void> {
  const missing = await findMissingMigrations(pool).catch((cause: unknown) => {
    throw new DeliveryError("unavailable", "the database cannot be reached", cause);
  });
  if (missing.length > 0) {
    throw new DeliveryError("not-migrated", `the database lacks ${missing.join(", ")}: migrate it first`);
  }
  await createPartitions(pool);
}
