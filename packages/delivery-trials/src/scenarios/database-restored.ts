import { setTimeout as delay } from "node:timers/promises";
import { beginRecovery, endRecovery } from "@payment-routing/delivery";
import type { RestoreKind } from "../database/trial-database.ts";
import type { Ledger } from "../load/ledger.ts";
import { scriptSession } from "../load/session-script.ts";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/settle.ts";
import { openDeliveryOf } from "../verdict/open-delivery-of.ts";
import type { Effort, Scenario } from "./scenario.ts";

/** The database shows nothing of it: an operator says so. */
export const snapshotRestored: Scenario = {
  name: "snapshot-restored",
  fault: "a backup of PostgreSQL restored while callbacks go on, and announced by recover",
  run: (effort) => restoreUnderLoad(effort, "snapshot"),
};

/** The database is on another timeline: the service finds out by itself. */
export const restoredToMoment: Scenario = {
  name: "restored-to-moment",
  fault: "PostgreSQL recovered to a moment of the past while callbacks go on",
  run: (effort) => restoreUnderLoad(effort, "point-in-time"),
};

/** Into a cluster of its own: the service finds out by itself. `binaries` is the folder of a PostgreSQL with `pg_dump`. */
export function restoreDump(binaries: string): Scenario {
  return {
    name: "dump-restored",
    fault: "a dump of PostgreSQL restored into another cluster while callbacks go on",
    run: (effort) => restoreUnderLoad(effort, "dump", binaries),
  };
}

async function restoreUnderLoad(
  { seed, durationMs }: Effort,
  how: RestoreKind,
  binaries?: string,
): ReturnType<Scenario["run"]> {
  await using trial = await openTrial({
    seed,
    merchants: [{ name: "one" }, { name: "two" }],
    services: ["api", "worker", "worker"],
    ...(binaries && { database: { binaries } }),
  });
  // Few sessions, since all are reported twice.
  const sessions = { firstSessionId: 1, singly: 4, inBatches: 0, pauseMs: 20 };
  // What waits when the backup is made is delivered before it is restored, and again after.
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
  // Processors report again what they have reported, and go on.
  const again = await trial.load(MERCHANTS, { ...sessions, maxSessions: before.sessions.size }).finish();
  const after = await trial.load(MERCHANTS, { maxSessions: 100, pauseMs: 0 }).finish();
  const ledgers = [again, after];
  const isDeliveredAgain = await waitUntilDelivered(trial, ledgers);
  const receipts = await trial.collectReceipts();
  const faults = [
    ...before.faults,
    ...(isDelivered && isDeliveredAgain ? [] : ["not all of it was delivered in time"]),
    ...ledgers.flatMap((ledger) => judgeLedger(ledger, receipts)),
    ...(await runChecker(trial)),
  ];
  const accepted = receipts.filter(isAccepted);
  const callbacks = new Set(accepted.map(({ id }) => id)).size;
  const figures = {
    sessions: again.sessions.size + after.sessions.size,
    callbacks,
    repeatedReports: trial.repeats,
    receipts: receipts.length,
    duplicates: accepted.length - callbacks,
    attempts: receipts.length,
  };
  return { faults, figures };
}

const MERCHANTS = ["one", "two"];

/** Whether a receiver that ignores what it had, and what is older than it had, was told of every status in the end. */
function judgeLedger({ sessions }: Ledger, receipts: readonly Receipt[]): readonly string[] {
  const ofSession = Map.groupBy(receipts.filter(isAccepted), ({ sessionId }) => sessionId);
  return [...sessions.keys()].flatMap((sessionId) => {
    const known = new Set<string>();
    const told = new Set<string>();
    const faults: string[] = [];
    let newest = 0;
    let last = "";
    for (const { id, sequence, codes } of ofSession.get(sessionId) ?? []) {
      if (known.has(id)) continue;
      known.add(id);
      if (sequence <= newest) faults.push(`callback ${id} was taken for older: ${sequence} after ${newest}`);
      newest = Math.max(newest, sequence);
      last = codes.join();
      told.add(last);
    }
    const wanted = scriptSession(sessionId, 0).map(({ codes }) => codes.join());
    for (const codes of wanted) if (!told.has(codes)) faults.push(`never told of ${codes}`);
    if (last !== wanted.at(-1)) faults.push(`expected ${wanted.at(-1)} in the end, got ${last}`);
    return faults.map((fault) => `session ${sessionId}: ${fault}`);
  });
}

async function runChecker(trial: Trial): Promise<readonly string[]> {
  await using delivery = await openDeliveryOf(trial);
  const faults: string[] = [];
  for await (const { kind, sessionId, message } of delivery.check())
    faults.push(`checker: session ${sessionId}, ${kind}: ${message}`);
  return faults;
}
