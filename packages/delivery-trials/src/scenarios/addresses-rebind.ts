import { openTrial, type Trial } from "../trial/open-trial.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { HAS_OUTCOME, waitUntilDelivered, waitUntilHolds } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

/** The addresses that each host name resolves to later. The trial allows callbacks to 127.0.0.1 only. */
const REBOUND: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.2"],
  private: ["10.0.0.7"],
  metadata: ["169.254.169.254"],
  mapped: ["::ffff:127.0.0.2"],
  mixed: ["127.0.0.1", "127.0.0.2"],
};

const ALLOWED = "127.0.0.1";

/** Host names that first resolve to a merchant's server, and later to an internal address. */
export const addressesRebind: Scenario = {
  name: "addresses-rebind",
  fault: "host names that change to a loopback, private, metadata or IPv4-mapped address, or add one",
  async run({ seed }) {
    const names = Object.keys(REBOUND);
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "well" }, ...names.map((name) => ({ name, hostname: `${name}.merchant.test` }))],
      services: ["api", "worker"],
    });
    await rebind(trial, names, () => [ALLOWED]);
    const first = await trial.load(names, { maxSessions: 2 * names.length }).finish();
    const issues: string[] = [];
    if (!(await waitUntilDelivered(trial, [first])))
      issues.push("callbacks to an allowed address were not delivered");

    for (const name of names) await listenInside(trial, name);
    await rebind(trial, names, (name) => REBOUND[name] ?? []);
    // Close the existing connections, which lead to the merchant, so that new ones are opened.
    for (const name of names) await trial.receivers.behave(name, "resets");
    const second = await trial.load(names, { maxSessions: 2 * names.length }).finish();
    for (const name of names)
      if (!(await waitUntilBlocked(trial, name))) issues.push(`${name}: no attempt was blocked`);
    const well = await trial.load(["well"], { maxSessions: 20 }).finish();
    if (!(await waitUntilDelivered(trial, [well])))
      issues.push("a merchant with an allowed address was delayed");

    for (const name of names) await trial.receivers.behave(name, "accepts");
    await rebind(trial, names, () => [ALLOWED]);
    const result = await concludeTrial(trial, [first, second, well], { issues });
    const reached = await Promise.all(
      names.map((name) => trial.receivers.countConnections(`inside-${name}`)),
    );
    const reachedNames = names.filter((_, index) => (reached[index] ?? 0) > 0);
    return {
      ...result,
      issues: [
        ...reachedNames.map((name) => `${name}: the service connected to an internal address`),
        ...result.issues,
      ],
    };
  },
};

async function rebind(
  { fleet }: Trial,
  names: readonly string[],
  addressesOf: (name: string) => readonly string[],
): Promise<void> {
  for (const process of fleet.running)
    for (const name of names) await process.resolveName(`${name}.merchant.test`, addressesOf(name));
}

/** Starts a server at the internal address, on the merchant's port. */
async function listenInside({ receivers, merchants }: Trial, name: string): Promise<void> {
  const port = Number(new URL(merchants.get(name)?.endpoint ?? "").port);
  await receivers.listen(`inside-${name}`, { host: "127.0.0.2", port, secretIds: [] });
}

function waitUntilBlocked(trial: Trial, name: string): Promise<boolean> {
  const { origin } = new URL(trial.merchants.get(name)?.endpoint ?? "");
  return waitUntilHolds(trial, HAS_OUTCOME, [origin, "blocked"]);
}
