import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilDelivered } from "../trial/settle.ts";
import { concludeTrial } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** What the names of merchants come to resolve to. The trial lets callbacks be posted to 127.0.0.1 and nowhere else. */
const REBOUND: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.2"],
  private: ["10.0.0.7"],
  metadata: ["169.254.169.254"],
  mapped: ["::ffff:127.0.0.2"],
  mixed: ["127.0.0.1", "127.0.0.2"],
};

const HONEST = "127.0.0.1";

/** Names that resolve to a merchant's server at first, and to one that only this machine can reach later. */
export const addressesRebind: Scenario = {
  name: "addresses-rebind",
  fault:
    "names that change their address to a loopback, private, metadata or IPv4-mapped one, or get one besides",
  async run({ seed }) {
    const names = Object.keys(REBOUND);
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "well" }, ...names.map((name) => ({ name, hostname: `${name}.merchant.test` }))],
      services: ["api", "worker"],
    });
    rebind(trial, names, () => [HONEST]);
    const first = await trial.load(names, { maxSessions: 2 * names.length }).finish();
    const faults: string[] = [];
    if (!(await waitUntilDelivered(trial, [first])))
      faults.push("names that resolve honestly were not delivered to");

    for (const name of names) await listenInside(trial, name);
    rebind(trial, names, (name) => REBOUND[name] ?? []);
    // Connections that were made before are the merchant's own. New ones are what this is about.
    for (const name of names) await trial.receivers.behave(name, "resets");
    const second = await trial.load(names, { maxSessions: 2 * names.length }).finish();
    for (const name of names)
      if (!(await waitUntil(() => isBlocked(trial, name)))) faults.push(`${name}: no attempt was blocked`);
    const well = await trial.load(["well"], { maxSessions: 20 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) faults.push("a name that resolves honestly was held up");

    for (const name of names) await trial.receivers.behave(name, "accepts");
    rebind(trial, names, () => [HONEST]);
    const verdict = await concludeTrial(trial, [first, second, well], { faults });
    const reached = await Promise.all(
      names.map((name) => trial.receivers.countConnections(`inside-${name}`)),
    );
    const breaches = names.filter((_, index) => (reached[index] ?? 0) > 0);
    return {
      ...verdict,
      faults: [...breaches.map((name) => `${name}: was connected to`), ...verdict.faults],
    };
  },
};

function rebind(
  { fleet }: Trial,
  names: readonly string[],
  addressesOf: (name: string) => readonly string[],
): void {
  for (const process of fleet.running)
    for (const name of names) process.resolveName(`${name}.merchant.test`, addressesOf(name));
}

/** A server where the name is going to lead, on the port that the merchant has. */
async function listenInside({ receivers, merchants }: Trial, name: string): Promise<void> {
  const port = Number(new URL(merchants.get(name)?.endpoint ?? "").port);
  await receivers.listen(`inside-${name}`, { host: "127.0.0.2", port, secretIds: [] });
}

async function isBlocked({ pool, merchants }: Trial, name: string): Promise<boolean> {
  const { origin } = new URL(merchants.get(name)?.endpoint ?? "");
  const { rows } = await pool.query(HAS_BLOCKED, [origin]);
  return rows[0].blocked;
}

const HAS_BLOCKED =
  "select exists (select from attempts where endpoint = $1 and outcome = 'blocked') as blocked";
