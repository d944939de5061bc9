import type { Behaviour } from "../receiver/behaviours.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilDelivered } from "../trial/settle.ts";
import { concludeTrial } from "../trial/undergo.ts";
import { openDeliveryOf } from "../verdict/open-delivery-of.ts";
import type { Scenario } from "./scenario.ts";

/** What is recorded of an attempt at a receiver that behaves so. */
const OUTCOMES: Readonly<Partial<Record<Behaviour, string>>> = {
  resets: "failed",
  silent: "timeout",
  drips: "timeout",
  endless: "accepted",
  bombs: "accepted",
  redirects: "refused",
  throttles: "slowed",
  gone: "gone",
  fails: "refused",
};

/** Merchants whose servers do what servers do, each in another way, beside one whose server is well. */
export const receiversMisbehave: Scenario = {
  name: "receivers-misbehave",
  fault:
    "receivers that reset, never answer, drip, never end, answer gzip bombs, redirect, 429 + Retry-After, 410, 500; all at once, beside one that is well",
  async run({ seed }) {
    const bad = Object.keys(OUTCOMES) as Behaviour[];
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "well" }, { name: "elsewhere" }, ...bad.map((name) => ({ name }))],
      services: ["api", "worker", "worker"],
    });
    for (const behaviour of bad) await trial.receivers.behave(behaviour, behaviour);
    const suffering = await trial.load(bad, { maxSessions: 3 * bad.length, pauseMs: 0 }).finish();
    const faults = await Promise.all(bad.map((behaviour) => expectOutcome(trial, behaviour)));

    const well = await trial.load(["well"], { maxSessions: 50, pauseMs: 0 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) faults.push("the receiver that is well was held up");
    if ((await trial.receivers.countConnections("elsewhere")) > 0) faults.push("a redirect was followed");

    for (const behaviour of bad) await trial.receivers.behave(behaviour, "accepts");
    await resumeGone(trial);
    return await concludeTrial(trial, [suffering, well], { faults: faults.filter((fault) => fault !== "") });
  },
};

/** Waits until an attempt is recorded with what the behaviour comes to. Returns what is wrong, or nothing. */
async function expectOutcome({ pool, merchants }: Trial, behaviour: Behaviour): Promise<string> {
  const want = OUTCOMES[behaviour];
  const origin = new URL(merchants.get(behaviour)?.endpoint ?? "").origin;
  const isRecorded = await waitUntil(async () => {
    const { rows } = await pool.query(HAS_OUTCOME, [origin, want]);
    return rows[0].recorded;
  });
  return isRecorded ? "" : `${behaviour}: no attempt is recorded as ${want}`;
}

const HAS_OUTCOME = "select exists (select from attempts where endpoint = $1 and outcome = $2) as recorded";

/** A 410 stops everything until an operator says that it may go on. */
async function resumeGone(trial: Trial): Promise<void> {
  await using delivery = await openDeliveryOf(trial);
  const { origin } = new URL(trial.merchants.get("gone")?.endpoint ?? "");
  await delivery.operations.resumeEndpoint(origin, { actor: "trial", reason: "it is back" });
}
