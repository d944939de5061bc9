import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { AcknowledgedReports, checkCallbacks } from "../result/check-acknowledged.ts";
import { runChecker } from "../result/check-trial.ts";
import { type Round, seconds } from "../result/print-rounds.ts";
import { runCommand } from "../service/service-process.ts";
import { openTrial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/wait-until.ts";
import { compareDatabases, describeDatabase } from "./describe-database.ts";
import type { UpgradeWay } from "./upgrade-way.ts";

/** Upgrades the database of a service as the runbook says, while processors report. */
export async function runUpgrade(way: UpgradeWay, progress: (message: string) => void): Promise<Round> {
  progress(`${way.name}: ${way.description}`);
  await using upgrade = await way.open(progress);
  const { connectionString: oldAddress } = upgrade;
  await using trial = await openTrial({
    seed: 1,
    connectionString: oldAddress,
    // An attempt that times out comes again, and would hide other repetitions.
    merchants: MERCHANTS.map((name) => ({ name, callbacks: { total_timeout_ms: 15_000 } })),
    services: SERVICES,
    leaseMs: 60_000,
  });
  const reports = new AcknowledgedReports();
  const load = trial.load(MERCHANTS, { ...LOAD, ledger: reports });
  await delay(WORKING_MS);
  // Fills a table without a primary key.
  await runCommand(oldAddress, "check");
  const startedAtMs = Date.now();
  await upgrade.prepare();
  progress(`prepared in ${seconds(Date.now() - startedAtMs)} s; the service went on`);
  await delay(WORKING_MS);

  const stoppedAtMs = Date.now();
  await Promise.all(trial.fleet.running.map((process) => process.kill("SIGTERM")));
  const before = await describeDatabase(oldAddress);
  const newAddress = await upgrade.replace();
  const after = await describeDatabase(newAddress);
  progress(`PostgreSQL ${before.version} is replaced by ${after.version}`);
  const reason = "a major upgrade of PostgreSQL";
  const recovery: { readonly floor: number } = JSON.parse(
    await runCommand(newAddress, "recover", "--reason", reason, "--json"),
  );
  trial.fleet.configure({ connectionString: newAddress });
  for (const role of SERVICES) await trial.fleet.start(role);
  await runCommand(newAddress, "recover", "--acknowledge", "--reason", reason);
  await delay(WORKING_MS);

  await load.stop();
  await using pools = new AsyncDisposableStack();
  const pool = pools.adopt(new pg.Pool({ connectionString: newAddress, max: 2 }), (each) => each.end());
  const isDelivered = await waitUntilDelivered({ pool }, [reports]);
  const receipts = await trial.collectReceipts();
  const callbacks = await checkCallbacks(pool, reports, receipts);
  const first = reports.acknowledged.find(({ sequence }) => sequence >= recovery.floor);
  const issues = [
    ...reports.issues,
    ...compareDatabases(before, after),
    ...(isDelivered ? [] : ["callbacks were not delivered in time"]),
    ...(first === undefined ? ["no callback has a number of the new epoch"] : []),
    ...callbacks.issues,
    ...(await runChecker({ connectionString: newAddress })),
  ];
  const figures = {
    upgrade: way.name,
    from: before.version,
    to: after.version,
    "tables, sequences, partitions": before.contents.size,
    "rows before": before.rows,
    "rows after": after.rows,
    ...callbacks.figures,
    "no commit, s": seconds((first?.atMs ?? Number.NaN) - stoppedAtMs),
    issues: issues.length,
  };
  return { figures, issues };
}

const MERCHANTS = ["one", "two"];
const SERVICES = ["api", "worker", "worker"] as const;
const LOAD = { singly: 4, inBatches: 1, batchSize: 10, pauseMs: 40 };
const WORKING_MS = 8000;
