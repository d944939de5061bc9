import type { Receipt } from "../receiver/receipt.ts";
import { nameSecrets } from "../service/merchants.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilDelivered } from "../trial/settle.ts";
import { concludeTrial } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

const NAME = "rotated";

/** A merchant's secrets change while its callbacks are being retried, and the old ones are retired before they get through. */
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
    const faults: string[] = [];
    await expectAttempts(trial, faults, "before the rotation");

    await changeSecrets(trial, [1]);
    await trial.receivers.trust(
      NAME,
      [1, 2].map((generation) => nameSecrets({ name: NAME }, generation).webhook),
    );
    const second = await trial.load([NAME, "well"], { maxSessions: 20 }).finish();
    await expectAttempts(trial, faults, "with both");

    await changeSecrets(trial, []);
    await trial.receivers.trust(NAME, [nameSecrets({ name: NAME }, 2).webhook]);
    await expectAttempts(trial, faults, "after the retirement");
    const before = new Set(await trial.collectReceipts());
    await trial.receivers.behave(NAME, "accepts");
    const rules = { mayBeRerendered: true };
    await waitUntilDelivered(trial, [first, second]);
    faults.push(
      ...judgeRerendering((await trial.collectReceipts()).filter((receipt) => !before.has(receipt))),
    );
    faults.push(...(await judgeAudit(trial)));
    return await concludeTrial(trial, [first, second], { faults, rules });
  },
};

/** Signs with the second generation from now on, and still with others; the processes are replaced one by one. */
async function changeSecrets(trial: Trial, overlap: readonly number[]): Promise<void> {
  await trial.reconfigure({ [NAME]: { generation: 2, overlap } });
  for (const old of [...trial.fleet.running]) {
    await trial.fleet.start(old.role);
    await old.kill("SIGTERM");
  }
}

/** Waits until each lane of the merchant was tried once more. */
async function expectAttempts({ pool }: Trial, faults: string[], when: string): Promise<void> {
  const { rows } = await pool.query("select now()::text as since");
  const areMade = await waitUntil(async () => {
    const result = await pool.query(COUNT_UNTRIED, [rows[0].since]);
    return result.rows[0].untried === 0;
  });
  if (!areMade) faults.push(`not every callback was tried ${when}`);
}

const COUNT_UNTRIED = `
  select count(*)::int as untried from lanes l
  where delivered < head
    and not exists (select from attempts a where a.session_id = l.session_id and a.at > $1::timestamptz)`;

function judgeRerendering(receipts: readonly Receipt[]): readonly string[] {
  const { webhook } = nameSecrets({ name: NAME }, 2);
  const others = receipts.filter(({ merchant, secretId }) => merchant === NAME && secretId !== webhook);
  return others.map(({ id, secretId }) => `${id}: signed with ${secretId} after that was retired`);
}

/** What was signed anew is in the audit: every callback whose bytes are not those that were sent at first. */
async function judgeAudit(trial: Trial): Promise<readonly string[]> {
  const receipts = Map.groupBy(await trial.collectReceipts(), ({ id }) => id);
  const changed = [...receipts].filter(
    ([, received]) => new Set(received.map(({ digest }) => digest)).size > 1,
  );
  const { rows } = await trial.pool.query<{ subject: string }>(
    "select distinct subject from audit where action = 'rerender-callback'",
  );
  if (changed.length === 0) return ["nothing was signed anew: the trial tried nothing"];
  if (rows.length === changed.length) return [];
  return [`${changed.length} callbacks were signed anew, and ${rows.length} are audited`];
}
