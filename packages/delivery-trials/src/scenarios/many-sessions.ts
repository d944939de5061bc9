import { beginRecovery, endRecovery } from "@payment-routing/delivery";
import { isAccepted } from "../receiver/receipt.ts";
import { sumUp } from "../result/check-trial.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilDelivered } from "../trial/wait-until.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** The service resumes delivery soon after a failover, whatever the number of sessions. */
export function restoreManySessions(sessions: number): Scenario {
  return {
    name: "many-sessions-restored",
    fault: `a database of ${sessions} sessions comes back on another timeline`,
    run: (options) => restore(options, sessions),
  };
}

async function restore({ seed }: RunOptions, sessions: number): ReturnType<Scenario["run"]> {
  await using trial = await openTrial({ seed, merchants: [{ name: "one" }], services: ["api"] });
  // There is no worker, so all callbacks wait.
  const ledger = await trial.load(["one"], { maxSessions: 20 }).finish();
  await insertSessions(trial, sessions);
  await Promise.all(trial.fleet.running.map((process) => process.kill("SIGKILL")));
  await trial.pool.query("update epochs set timeline = timeline - 1");
  await trial.pool.query("checkpoint");
  await trial.database.crash();
  await trial.database.start();
  const answeredAtMs = Date.now();
  await Promise.all([trial.fleet.start("worker"), trial.fleet.start("api")]);
  const readyMs = Date.now() - answeredAtMs;
  const isReceived = await waitUntil(async () => (await trial.collectReceipts()).some(isAccepted));
  const isDelivered = await waitUntilDelivered(trial, [ledger]);

  const recoverMs = await measureRecover(trial);
  const after = await trial.load(["one"], { maxSessions: 20 }).finish();
  const isDeliveredAfter = await waitUntilDelivered(trial, [after]);
  const receipts = await trial.collectReceipts();
  const { rows } = await trial.pool.query<{ floor: number; epochs: number }>(
    "select max(floor)::float8 as floor, count(*)::int as epochs from epochs",
  );
  const { floor = 0, epochs = 0 } = rows[0] ?? {};
  const accepted = receipts.filter(isAccepted);
  const firstReceiptMs = Math.min(...accepted.map(({ atMs }) => atMs)) - answeredAtMs;
  const newest = receipts.filter(({ sessionId }) => after.sessions.has(sessionId));
  console.error(
    `  ${sessions} sessions: first receipt ${seconds(firstReceiptMs)} after the database answers (processes ready after ${seconds(readyMs)}), recover takes ${seconds(recoverMs)}`,
  );
  const issues = [
    ...(isReceived && firstReceiptMs <= MAX_FIRST_RECEIPT_MS
      ? []
      : [`expected the first receipt within 5 s, got it after ${seconds(firstReceiptMs)}`]),
    ...(isDelivered && isDeliveredAfter ? [] : ["callbacks were not delivered in time"]),
    ...(epochs === 3 ? [] : [`expected 3 epochs, got ${epochs}`]),
    ...newest.filter(({ sequence }) => sequence < floor).map(({ id }) => `callback ${id} is below the floor`),
  ];
  const total = sessions + ledger.sessions.size + after.sessions.size;
  return { issues, figures: sumUp(trial, total, receipts) };
}

const MAX_FIRST_RECEIPT_MS = 5000;

/** Inserts sessions with four delivered callbacks each. */
async function insertSessions({ pool, merchants }: Trial, sessions: number): Promise<void> {
  const { clientId = 0, endpoint = "" } = merchants.get("one") ?? {};
  const { origin } = new URL(endpoint);
  await pool.query(INSERT_SESSIONS, [FIRST_SESSION_ID, sessions, clientId]);
  await pool.query(INSERT_LANES, [FIRST_SESSION_ID, sessions, clientId, origin, endpoint]);
  await pool.query("vacuum analyze payment_sessions, lanes");
}

/** Above the session IDs of every load. */
const FIRST_SESSION_ID = 2_000_000_000;

const INSERT_SESSIONS = `
  insert into payment_sessions (session_id, client_id, account_id, version, source_sequence, callback_sequence, snapshot)
  select $1::bigint + n, $3::bigint, 1, 4, 4, 4, '\\x007b7d' from generate_series(1, $2::int) n`;

const INSERT_LANES = `
  insert into lanes (session_id, client_id, endpoint, url, head, delivered)
  select $1::bigint + n, $3::bigint, $4, $5, 4, 4 from generate_series(1, $2::int) n`;

async function measureRecover({ pool }: Trial): Promise<number> {
  const actor = { actor: "trial", reason: "the backup was restored" };
  const startedAtMs = performance.now();
  await beginRecovery(pool, actor);
  await endRecovery(pool, actor);
  return performance.now() - startedAtMs;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
