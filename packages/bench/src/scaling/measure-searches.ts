import { setTimeout as delay } from "node:timers/promises";
import { SANDBOX_FILES, startService, startTrialDatabase } from "@payment-routing/delivery-trials";
import { startSearches } from "@payment-routing/test-support/load";
import pg from "pg";
import { findParent, readCpuTimeMs } from "../delivery/cpu-time.ts";
import { readWal } from "../delivery/measure-storage.ts";
import { type Report, roundFigure } from "../harness/report.ts";

/** The processor time of a search in its process and in PostgreSQL, which stores its decision, and what PostgreSQL logs for it. */
export async function measureSearches(durationMs: number): Promise<Report["figures"]> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await startTrialDatabase({ fsync: true }));
  const { connectionString } = database;
  const pool = opened.adopt(new pg.Pool({ connectionString, max: 1 }), (each) => each.end());
  const { configuration } = SANDBOX_FILES;
  const log = { keepsLog: false, requestLogPercent: 1 };
  const search = await startService({
    name: "search",
    role: "search",
    connectionString,
    configuration,
    ...log,
  });
  opened.defer(() => search.kill("SIGKILL"));
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = findParent(rows[0]?.pid ?? 0) ?? 0;
  const load = startSearches({
    seed: 1,
    rate: Number.POSITIVE_INFINITY,
    findPort: () => Number(new URL(search.url).port),
  });
  opened.defer(() => load.stop());
  await delay(durationMs / 2);
  const readAll = async () => ({
    searches: load.ledger.answered,
    search: readCpuTimeMs([search.processId]),
    database: readCpuTimeMs([postmaster]),
    wal: await readWal(pool),
  });
  const before = await readAll();
  await delay(durationMs);
  const after = await readAll();
  const searches = after.searches - before.searches;
  if (load.ledger.issues.length > 0) throw new Error(load.ledger.issues[0]);
  return {
    search_per_s: roundFigure((searches / durationMs) * 1000),
    search_cpu_ms: roundFigure((after.search - before.search) / searches),
    search_cpu_ms_database: roundFigure((after.database - before.database) / searches),
    search_wal_bytes: roundFigure((after.wal - before.wal) / searches),
  };
}
