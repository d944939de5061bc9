import { setTimeout as delay } from "node:timers/promises";
import { beginRecovery, endRecovery } from "@payment-routing/delivery";
import { type Ledger, scriptSession } from "@payment-routing/test-support/load";
import type { RestoreKind } from "../database/database-process.ts";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import { runChecker, sumUp } from "../result/check-trial.ts";
import { openTrial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/wait-until.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** A file-level restore leaves no trace in the database: an operator announces it. */
export const snapshotRestored: Scenario = {
  name: "snapshot-restored",
  fault: "a backup of PostgreSQL restored while callbacks go on, and announced by recover",
  run: (options) => restoreUnderLoad(options, "snapshot"),
};

/** Recovery starts a new timeline, which the service detects. */
export const restoredToMoment: Scenario = {
  name: "restored-to-moment",
  fault: "PostgreSQL restored to a point in time while callbacks go on",
  run: (options) => restoreUnderLoad(options, "point-in-time"),
};

/** A new cluster, which the service detects. `binaries` is the folder of a PostgreSQL with `pg_dump`. */
export function restoreDump(binaries: string): Scenario {
  return {
    name: "dump-restored",
    fault: "a dump of PostgreSQL restored into another cluster while callbacks go on",
    run: (options) => restoreUnderLoad(options, "dump", binaries),
  };
}

async function restoreUnderLoad(
  { seed, durationMs }: RunOptions,
  how: RestoreKind,
  binaries?: string,
): ReturnType<Scenario["run"]> {
  await using trial = await openTrial({
    seed,
    merchants: [{ name: "one" }, { name: "two" }],
    services: ["api", "worker", "worker"],
    ...(binaries && { database: { binaries } }),
  });
  // Few sessions, because all are reported twice.
  const sessions = { firstSessionId: 1, singly: 4, inBatches: 0, pauseMs: 20 };
  // Callbacks that wait at the time of the backup are delivered before the restore, and again after it.
  await trial.receivers.behave("two", "throttles");
  const load = trial.load(MERCHANTS, sessions);
  await delay(durationMs / 4 + trial.random.below(durationMs / 4));
  await trial.database.backUp(how);
  await trial.receivers.behave("two", "accepts");
  await delay(durationMs / 4 + trial.random.below(durationMs / 4));
  const before = await load.stop();
  const isDelivered = await waitUntilDelivered(trial, [before]);
  await Promise.all(trial.fleet.running.map((process) => process.kill("SIGKILL")));
  await trial.database.restore(how);
  if (how === "snapshot") {
    const actor = { actor: "trial", reason: "the backup was restored" };
    await beginRecovery(trial.pool, actor);
    await endRecovery(trial.pool, actor);
  }
  for (const role of ["api", "worker", "worker"] as const) await trial.fleet.start(role);
  // Processors repeat their reports and continue.
  const again = await trial.load(MERCHANTS, { ...sessions, maxSessions: before.sessions.size }).finish();
  const after = await trial.load(MERCHANTS, { maxSessions: 100, pauseMs: 0 }).finish();
  const ledgers = [again, after];
  const isDeliveredAgain = await waitUntilDelivered(trial, ledgers);
  const receipts = await trial.collectReceipts();
  const issues = [
    ...before.issues,
    ...(isDelivered && isDeliveredAgain ? [] : ["callbacks were not delivered in time"]),
    ...ledgers.flatMap((ledger) => checkLedger(ledger, receipts)),
    ...(await runChecker(trial)),
  ];
  return { issues, figures: sumUp(trial, again.sessions.size + after.sessions.size, receipts) };
}

const MERCHANTS = ["one", "two"];

/** Checks that a receiver that ignores known and older callbacks accepted every status. */
function checkLedger({ sessions }: Ledger, receipts: readonly Receipt[]): readonly string[] {
  const ofSession = Map.groupBy(receipts.filter(isAccepted), ({ sessionId }) => sessionId);
  return [...sessions.keys()].flatMap((sessionId) => {
    const known = new Set<string>();
    const reported = new Set<string>();
    const issues: string[] = [];
    let newest = 0;
    let last = "";
    for (const { id, sequence, codes } of ofSession.get(sessionId) ?? []) {
      if (known.has(id)) continue;
      known.add(id);
      if (sequence <= newest)
        issues.push(`the receiver ignores callback ${id} as older: ${sequence} after ${newest}`);
      newest = Math.max(newest, sequence);
      last = codes.join();
      reported.add(last);
    }
    const wanted = scriptSession(sessionId, 0).map(({ codes }) => codes.join());
    for (const codes of wanted) if (!reported.has(codes)) issues.push(`no callback with codes ${codes}`);
    if (last !== wanted.at(-1)) issues.push(`expected ${wanted.at(-1)} last, got ${last}`);
    return issues.map((issue) => `session ${sessionId}: ${issue}`);
  });
}
