import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readDecisions } from "@payment-routing/decision-store";
import { beginRecovery, endRecovery } from "@payment-routing/delivery";
import { type SearchLedger, startSearches } from "@payment-routing/test-support/load";
import { isAccepted, type Receipt } from "../receiver/receipt.ts";
import { AcknowledgedReports, checkCallbacks, keyOf } from "../result/check-acknowledged.ts";
import { checkDecisions } from "../result/check-decisions.ts";
import { runChecker } from "../result/check-trial.ts";
import type { Round } from "../result/print-rounds.ts";
import { SANDBOX_FILES, type ServiceProcess, startService } from "../service/service-process.ts";
import { readDecisionMetrics } from "../trial/open-decision-trial.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntilRedelivered } from "../trial/open-trial-delivery.ts";
import { waitUntil, waitUntilDelivered } from "../trial/wait-until.ts";
import { checkService, listEpochs } from "./check-round.ts";
import { Cluster } from "./cluster.ts";
import type { Fault } from "./faults.ts";
import { startOperator } from "./operate.ts";

interface FailoverOptions {
  readonly faults: readonly Fault[];
  readonly times: number;
  readonly isSynchronous: boolean;
  readonly progress: (message: string) => void;
}

interface Situation {
  readonly cluster: Cluster;
  readonly trial: Trial;
  readonly search: ServiceProcess;
}

/** Injects each fault into one cluster, with one fleet of the service, in the namespaces of this process. */
export async function* runFailover(options: FailoverOptions): AsyncGenerator<Round> {
  const { faults, times, isSynchronous, progress } = options;
  const folder = tmpdir();
  const cluster = await Cluster.start(folder, isSynchronous);
  await cluster.waitUntilWhole();
  const { connectionString } = cluster;
  await using trial = await openTrial({
    seed: 1,
    connectionString,
    merchants: MERCHANTS.map((name) => ({ name })),
    services: ["api", "api", "worker", "worker"],
    leaseMs: 60_000,
  });
  const spool = join(folder, "spool");
  await mkdir(spool);
  const search = await startService({
    name: "search",
    role: "search",
    connectionString,
    configuration: SANDBOX_FILES.configuration,
    requestLogPercent: 0,
    arguments: ["--decision-spool", spool],
  });
  let round = 0;
  for (const fault of faults)
    for (let time = 1; time <= times; time++) {
      progress(`${fault.name}, ${time} of ${times}: ${fault.description}`);
      yield await runRound({ cluster, trial, search }, fault, ++round);
    }
}

const MERCHANTS = ["one", "two"];
const LOAD = { singly: 4, inBatches: 1, batchSize: 10, pauseMs: 40 };
const SEARCHES_PER_SECOND = 50;
/** Before the fault, and after the cluster is whole again. */
const WORKING_MS = 5000;

async function runRound(situation: Situation, fault: Fault, round: number): Promise<Round> {
  const { cluster, trial, search } = situation;
  const [before = { epoch: 0, timeline: 0 }] = await listEpochs(trial.pool);
  const { dropped } = await readDecisionMetrics(search);
  const since = new Date();
  trial.reporter.statuses.clear();
  const reports = new AcknowledgedReports();
  const load = trial.load(MERCHANTS, { ...LOAD, ledger: reports });
  const findPort = () => Number(new URL(search.url).port);
  const searches = startSearches({ seed: round, rate: SEARCHES_PER_SECOND, findPort });
  const endpoint = new URL(trial.merchants.get("two")?.endpoint ?? "").origin;
  const operator = startOperator(trial, endpoint, () => reports.acknowledged.at(-20)?.sessionId);
  await delay(WORKING_MS);

  const faultAtMs = Date.now();
  await fault.inject(cluster);
  const timeline = await cluster.waitUntilWhole();
  const wholeAtMs = Date.now();
  await delay(WORKING_MS);
  await Promise.all([load.stop(), operator.stop(), searches.stop()]);
  const processor = describe(trial.reporter.statuses);
  const { wanted, forgotten } = cluster.isSynchronous
    ? { wanted: reports, forgotten: 0 }
    : await recover(trial, reports);

  // Without a synchronous standby, operators find sessions no more, and decisions are forgotten too.
  const issues = [...wanted.issues, ...(cluster.isSynchronous ? operator.issues : [])];
  if (!(await waitUntilDelivered(trial, [wanted]))) issues.push("callbacks were not delivered in time");
  if (!(await waitUntilRedelivered(trial))) issues.push("redeliveries did not finish in time");
  const receipts = await trial.collectReceipts();
  const callbacks = await checkCallbacks(trial.pool, wanted, receipts);
  const decisions = await concludeSearches(situation, searches.ledger, since);
  const service = await checkService(cluster, trial, { before, timeline });
  issues.push(...callbacks.issues, ...decisions.issues, ...service.issues, ...(await runChecker(trial)));
  const delivered = receipts.filter((each) => isAccepted(each) && !each.redelivery);
  const afterwards = reports.acknowledged.filter(({ atMs }) => atMs > wholeAtMs);
  const figures = {
    fault: fault.name,
    // Acknowledged reports that the new primary does not have. They are reported again, and count as acknowledged then.
    forgotten,
    ...callbacks.figures,
    searches: searches.ledger.answered,
    "decisions stored": decisions.stored,
    dropped: decisions.dropped - dropped,
    // Senders end when their session is forgotten, and the pauses with them.
    "no commit, s": findLongestPause(reports.acknowledged, faultAtMs),
    "no delivery, s": findLongestPause(delivered, faultAtMs),
    // About a second if workers were not notified.
    "then delivered in, ms": findMedianDelay(afterwards, delivered),
    timelines: service.timelines,
    epochs: service.epochs,
    processor,
    operator: describe(operator.statuses),
    issues: issues.length,
  };
  return { figures, issues };
}

/** Lists the number of answers with each status; 0 is none. */
function describe(statuses: ReadonlyMap<number, number>): string {
  return Array.from(statuses, ([status, count]) => `${status || "none"} × ${count}`).join(", ");
}

/** Counts what was forgotten, and recovers: processors report everything again while deliveries are held. */
async function recover(trial: Trial, reports: AcknowledgedReports) {
  const { forgotten } = await checkCallbacks(trial.pool, reports, []);
  const by = { actor: "trial", reason: "an asynchronous standby was promoted" };
  await beginRecovery(trial.pool, by);
  const wanted = new AcknowledgedReports();
  const [firstSessionId = 0] = reports.sessions.keys();
  const again = { firstSessionId, maxSessions: reports.sessions.size, ledger: wanted };
  await trial.load(MERCHANTS, { ...LOAD, ...again }).finish();
  await endRecovery(trial.pool, by);
  return { wanted, forgotten };
}

/** Waits until no decision waits, and compares them with the answers. */
async function concludeSearches({ cluster, search, trial }: Situation, ledger: SearchLedger, since: Date) {
  const isIdle = await waitUntil(async () => {
    const { spoolBytes, oldestAgeSeconds } = await readDecisionMetrics(search);
    return spoolBytes === 0 && oldestAgeSeconds === 0;
  });
  const { dropped } = await readDecisionMetrics(search);
  const pages = readDecisions(trial.pool, { since, until: new Date(Date.now() + 60_000) });
  const { issues, stored, missing } = await checkDecisions(pages, ledger);
  return {
    stored,
    dropped,
    issues: [
      ...issues,
      ...(isIdle ? [] : ["decisions wait"]),
      ...(missing.length > 0 && cluster.isSynchronous ? ["decisions are missing"] : []),
    ],
  };
}

/** The longest time in which nothing happened after a moment, in seconds. */
function findLongestPause(events: readonly { readonly atMs: number }[], sinceMs: number): string {
  const times = events.map(({ atMs }) => atMs).filter((atMs) => atMs >= sinceMs);
  const sorted = [sinceMs, ...times].sort((a, b) => a - b);
  const pauses = sorted.map((atMs, index) => atMs - (sorted[index - 1] ?? atMs));
  return (pauses.reduce((longest, pause) => Math.max(longest, pause), 0) / 1000).toFixed(1);
}

function findMedianDelay(
  acknowledged: AcknowledgedReports["acknowledged"],
  receipts: readonly Receipt[],
): number {
  const arrivals = new Map(receipts.toReversed().map((each) => [keyOf(each), each.atMs]));
  const delays = acknowledged.map((each) => (arrivals.get(keyOf(each)) ?? Infinity) - each.atMs);
  return Math.round(delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] ?? Number.NaN);
}
