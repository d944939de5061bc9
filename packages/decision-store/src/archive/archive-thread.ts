// The thread of `maintainArchive`, for one run: a day takes minutes of processor time, and callbacks and searches may not wait.
import { parentPort, workerData } from "node:worker_threads";
import { openPool } from "@payment-routing/database";
import type { ArchiveSettings, LogLine } from "../decision-maintenance.ts";
import { archiveDays } from "./archive-days.ts";

const { connectionString, queryTimeoutMs, folder, retentionDays } = workerData as ArchiveSettings;
const log = (level: LogLine["level"]) => (fields: LogLine["fields"], message: string) =>
  parentPort?.postMessage({ level, fields, message } satisfies LogLine);
const pool = openPool(connectionString, {
  maxConnections: 3,
  queryTimeoutMs,
  applicationName: "payment-routing archive",
});
try {
  const logger = { info: log("info"), warn: log("warn"), error: log("error") };
  await archiveDays(pool, { folder, retentionDays, logger });
} finally {
  await pool.end();
}
