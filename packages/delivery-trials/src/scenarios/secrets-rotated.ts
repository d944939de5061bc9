import type { Receipt } from "../receiver/receipt.ts";
import { nameSecrets } from "../service/merchants.ts";
import type { ServiceRole } from "../service/service-process.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { waitUntil, waitUntilDelivered } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

const NAME = "rotated";
const OLD = nameSecrets({ name: NAME }, 1);
const NEW = nameSecrets({ name: NAME }, 2);

/** A merchant's secrets are rotated and the old ones retired while its callbacks are being retried. */
export const secretsRotated: Scenario = {
  name: "secrets-rotated",
  fault: "new secrets beside the old ones, then the old ones retired, while callbacks are being retried",
  async run({ seed }) {
    await using trial = await openTrial({
      seed,
      merchants: [{ name: NAME }, { name: "well" }],
      services: ["api", "worker"],
    });
    await trial.receivers.behave(NAME, "rejects");
    const first = await trial.load([NAME], { maxSessions: 20 }).finish();
    const issues: string[] = [];
    await expectAttempts(trial, issues, "before the rotation");

    await trial.receivers.trust(NAME, [OLD.webhook, NEW.webhook]);
    await trial.reconfigure({ [NAME]: { generation: 2, overlap: [1] } });
    await replaceProcess(trial, "api");
    // The API signs with the new secrets, and a worker that does not have them sends the callbacks.
    const second = await trial.load([NAME], { maxSessions: 20 }).finish();
    await expectAttempts(trial, issues, "by a worker without the new secrets");
    await replaceProcess(trial, "worker");
    await expectAttempts(trial, issues, "with both");
    if ((await listRerendered(trial)).length > 0)
      issues.push("callbacks were signed again although no secret was retired");

    const retiredAtMs = Date.now();
    await trial.reconfigure({ [NAME]: { generation: 2, overlap: [], retired: [1] } });
    await replaceProcess(trial, "api");
    await replaceProcess(trial, "worker");
    await trial.receivers.trust(NAME, [NEW.webhook]);
    await expectAttempts(trial, issues, "after the retirement");
    const well = await trial.load(["well"], { maxSessions: 20 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) issues.push("retried callbacks delayed other merchants");
    const before = new Set(await trial.collectReceipts());
    await trial.receivers.behave(NAME, "accepts");
    await waitUntilDelivered(trial, [first, second]);
    issues.push(
      ...checkRerendering((await trial.collectReceipts()).filter((receipt) => !before.has(receipt))),
    );
    issues.push(...(await checkAudit(trial)));
    return await concludeTrial(trial, [first, second, well], { issues, rules: { retiredAtMs } });
  },
};

/** Replaces the process of a role with one that has the new configuration. */
async function replaceProcess({ fleet }: Trial, role: ServiceRole): Promise<void> {
  const old = fleet.running.find((process) => process.role === role);
  await fleet.start(role);
  await old?.kill("SIGTERM");
}

/** Waits for another attempt in each lane. */
async function expectAttempts({ pool }: Trial, issues: string[], when: string): Promise<void> {
  const { rows } = await pool.query("select now()::text as since");
  const areMade = await waitUntil(async () => {
    const result = await pool.query(COUNT_UNTRIED, [rows[0].since]);
    return result.rows[0].untried === 0;
  });
  if (!areMade) issues.push(`not every callback was attempted ${when}`);
}

const COUNT_UNTRIED = `
  select count(*)::int as untried from lanes l
  where delivered < head
    and not exists (select from attempts a where a.session_id = l.session_id and a.at > $1::timestamptz)`;

function checkRerendering(receipts: readonly Receipt[]): readonly string[] {
  const others = receipts.filter(({ merchant, secretId }) => merchant === NAME && secretId !== NEW.webhook);
  return others.map(({ id, secretId }) => `${id}: signed with the retired secret ${secretId}`);
}

/** Checks that the audit lists each callback that was signed again, and that one of its secrets was retired. */
async function checkAudit(trial: Trial): Promise<readonly string[]> {
  const receipts = Map.groupBy(await trial.collectReceipts(), ({ id }) => id);
  const changed = [...receipts]
    .filter(([, received]) => new Set(received.map(({ digest }) => digest)).size > 1)
    .map(([id]) => id);
  if (changed.length === 0) return ["no callback was signed again: the trial has no effect"];
  const audited = await listRerendered(trial);
  const ids = new Set(audited.map(({ id }) => id));
  return [
    ...changed.filter((id) => !ids.has(id)).map((id) => `${id}: signed again without an audit record`),
    ...audited
      .filter(({ secretsBefore }) => !secretsBefore.includes(OLD.body))
      .map(({ id }) => `${id}: signed again although none of its secrets was retired`),
  ];
}

interface RerenderedCallback {
  readonly id: string;
  readonly secretsBefore: readonly string[];
}

async function listRerendered({ pool }: Trial): Promise<readonly RerenderedCallback[]> {
  const { rows } = await pool.query<RerenderedCallback>(LIST_RERENDERED);
  return rows;
}

const LIST_RERENDERED = `
  select detail->>'callback_id' as id, detail->'secrets_before' as "secretsBefore"
  from audit where action = 'rerender-callback'`;
