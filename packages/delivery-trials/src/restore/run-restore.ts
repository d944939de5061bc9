import { setTimeout as delay } from "node:timers/promises";
import { scriptSession } from "@payment-routing/test-support/load";
import { AcknowledgedReports, checkCallbacks, keyOf } from "../result/check-acknowledged.ts";
import { runChecker } from "../result/check-trial.ts";
import { type Progress, type Round, seconds } from "../result/print-rounds.ts";
import { runCommand } from "../service/service-process.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/wait-until.ts";
import { checkMerchants, type RestoredCallback } from "./check-merchants.ts";

/**
 * Loses the disk of PostgreSQL under load, restores a backup and the archived log until a random moment or the end, and recovers
 * as the runbook says.
 */
export async function runRestore(seed: number, until: "moment" | "end", progress: Progress): Promise<Round> {
  await using trial = await openTrial({
    seed,
    // An attempt that times out comes again, and would hide other repetitions.
    merchants: MERCHANTS.map((name) => ({ name, callbacks: { total_timeout_ms: 15_000 } })),
    services: SERVICES,
    database: { fsync: true, archiveSeconds: ARCHIVE_SECONDS },
    leaseMs: LEASE_MS,
  });
  const { connectionString, database, fleet, pool, random } = trial;
  const reports = new AcknowledgedReports();
  const load = trial.load(MERCHANTS, { ...LOAD, ledger: reports });
  await delay(BEFORE_BACKUP_MS);
  await database.backUp("point-in-time");
  const backedUpAtMs = Date.now();
  await interruptMerchant(trial);
  await load.stop();

  const lostAtMs = Date.now();
  const archivedAtMs = await readArchived(trial);
  const storedBefore = (await listCallbacks(trial)).length;
  await Promise.all(fleet.running.map((process) => process.kill("SIGKILL")));
  // The last segment ends a little before it is archived.
  const momentMs = backedUpAtMs + random.below(archivedAtMs - 1000 - backedUpAtMs);
  const moment = until === "moment" ? [new Date(momentMs).toISOString()] : [];
  progress(`the disk is lost; restores until ${moment[0] ?? "the end of the archive"}`);
  const startedAtMs = Date.now();
  await database.restore("point-in-time", ...moment);
  const answeredAtMs = Date.now();
  const restored = await listCallbacks(trial);
  const before = [...(await trial.collectReceipts())];

  const reason = ["--reason", "the disk was lost"];
  const recovery: { as_of: string; floor: number } = JSON.parse(
    await runCommand(connectionString, "recover", "--json", ...reason),
  );
  for (const role of SERVICES) await fleet.start(role);
  const asOfMs = Date.parse(recovery.as_of);
  const wanted = await reportAgain(trial, reports, asOfMs);
  const again = wanted.reports;
  const isHeld = (await trial.collectReceipts()).length === before.length;
  await runCommand(connectionString, "recover", "--acknowledge", ...reason);
  progress(`${again} reports are reported again`);
  await trial.load(MERCHANTS, { ...LOAD, maxSessions: 100, ledger: wanted }).finish();
  const isDelivered = await waitUntilDelivered(trial, [wanted], 2 * LEASE_MS);

  const receipts = await trial.collectReceipts();
  const callbacks = await checkCallbacks(pool, wanted, receipts);
  const merchants = checkMerchants(restored, before, receipts.slice(before.length), recovery.floor);
  const known = new Set(restored.map(keyOf));
  const forgotten = reports.acknowledged.filter((each) => !known.has(keyOf(each)));
  const keptMs = until === "moment" ? momentMs : asOfMs;
  const issues = [
    ...reports.issues,
    ...wanted.issues,
    ...(isHeld ? [] : ["callbacks were sent while deliveries were held"]),
    ...(isDelivered ? [] : ["callbacks were not delivered in time"]),
    ...forgotten.filter(({ atMs }) => atMs < keptMs).map((each) => `report ${keyOf(each)} is not restored`),
    ...callbacks.issues,
    ...merchants.issues,
    ...(await runChecker(trial)),
  ];
  const figures = {
    "restored until": until,
    "reports acknowledged": reports.acknowledged.length,
    "callbacks stored before": storedBefore,
    "after the restore": restored.length,
    forgotten: forgotten.length,
    "reported again": again,
    ...merchants.figures,
    "stored at the end": callbacks.figures.wanted,
    received: callbacks.figures.received,
    lost: callbacks.figures.lost,
    "out of order": callbacks.figures.reordered,
    "not archived, s": seconds(lostAtMs - archivedAtMs),
    "newest restored, s before the loss": seconds(lostAtMs - asOfMs),
    "database writable after, s": seconds(answeredAtMs - startedAtMs),
    "first callback after, s": seconds((receipts[before.length]?.atMs ?? Number.NaN) - startedAtMs),
    issues: issues.length,
  };
  return { figures, issues };
}

const MERCHANTS = ["one", "two"];
const SERVICES = ["api", "worker", "worker"] as const;
const LOAD = { singly: 4, inBatches: 1, batchSize: 10, pauseMs: 40 };
export const ARCHIVE_SECONDS = 10;
/** That of the service. Callbacks that were being sent at the restored moment wait for it. */
const LEASE_MS = 60_000;
const BEFORE_BACKUP_MS = 3000;

/** One merchant is away again and again, so that callbacks wait at any moment. */
async function interruptMerchant({ receivers, random }: Trial): Promise<void> {
  for (let turn = 0; turn < 6; turn++) {
    await receivers.behave("two", turn % 2 === 0 ? "throttles" : "accepts");
    await delay(4000 + random.below(4000));
  }
}

async function readArchived({ pool }: Trial): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>("select last_archived_time as at from pg_stat_archiver");
  return rows[0]?.at?.getTime() ?? Number.NaN;
}

async function listCallbacks({ pool }: Trial): Promise<readonly RestoredCallback[]> {
  const { rows } = await pool.query<RestoredCallback>(
    `select callback_id as id, session_id::float8 as "sessionId", sequence::float8, state from callbacks`,
  );
  return rows;
}

/** What processors do: send everything since a time again, in the same order. Returns what is acknowledged in the end. */
async function reportAgain(
  { reporter, merchants }: Trial,
  { sessions, acknowledged }: AcknowledgedReports,
  sinceMs: number,
): Promise<AcknowledgedReports> {
  const wanted = new AcknowledgedReports();
  for (const { sessionId, merchant } of sessions.values()) wanted.begin(sessionId, merchant);
  wanted.acknowledged.push(...acknowledged.filter(({ atMs }) => atMs < sinceMs));
  const reports = acknowledged.slice(wanted.acknowledged.length).flatMap(({ sessionId, sequence }) => {
    const { clientId = 0 } = merchants.get(sessions.get(sessionId)?.merchant ?? "") ?? {};
    return scriptSession(sessionId, clientId)[sequence - 1] ?? [];
  });
  const answers = await reporter.reportAll(reports);
  for (const [index, report] of reports.entries())
    wanted.enter(report, answers[index] ?? { outcome: "none" });
  return wanted;
}
