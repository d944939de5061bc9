import type { Behaviour } from "../receiver/behaviours.ts";
import { openTrial, type Trial } from "../trial/open-trial.ts";
import { openTrialDelivery } from "../trial/open-trial-delivery.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { HAS_OUTCOME, waitUntilDelivered, waitUntilHolds } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

/** The recorded outcome of an attempt, by the behaviour of the receiver. */
const OUTCOMES: Readonly<Partial<Record<Behaviour, string>>> = {
  resets: "failed",
  silent: "timeout",
  drips: "timeout",
  endless: "accepted",
  bombs: "accepted",
  redirects: "rejected",
  throttles: "slowed",
  gone: "gone",
  fails: "rejected",
};

/** Several merchants with faulty servers, and one with a healthy server. */
export const receiversMisbehave: Scenario = {
  name: "receivers-misbehave",
  fault:
    "receivers that reset, never answer, drip, never end, answer gzip bombs, redirect, 429 + Retry-After, 410, 500; all at once, beside a healthy one",
  async run({ seed }) {
    const bad = Object.keys(OUTCOMES) as Behaviour[];
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "well" }, { name: "elsewhere" }, ...bad.map((name) => ({ name }))],
      services: ["api", "worker", "worker"],
    });
    for (const behaviour of bad) await trial.receivers.behave(behaviour, behaviour);
    const faulty = await trial.load(bad, { maxSessions: 3 * bad.length, pauseMs: 0 }).finish();
    const issues = await Promise.all(bad.map((behaviour) => expectOutcome(trial, behaviour)));

    const well = await trial.load(["well"], { maxSessions: 50, pauseMs: 0 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) issues.push("the healthy receiver was delayed");
    if ((await trial.receivers.countConnections("elsewhere")) > 0) issues.push("a redirect was followed");

    for (const behaviour of bad) await trial.receivers.behave(behaviour, "accepts");
    await resumeGone(trial);
    return await concludeTrial(trial, [faulty, well], { issues: issues.filter((issue) => issue !== "") });
  },
};

/** Waits for an attempt with the expected outcome. Returns an issue, or an empty string. */
async function expectOutcome(trial: Trial, behaviour: Behaviour): Promise<string> {
  const want = OUTCOMES[behaviour];
  const { origin } = new URL(trial.merchants.get(behaviour)?.endpoint ?? "");
  const isRecorded = await waitUntilHolds(trial, HAS_OUTCOME, [origin, want]);
  return isRecorded ? "" : `${behaviour}: no attempt is recorded as ${want}`;
}

/** A 410 pauses the endpoint until an operator resumes it. */
async function resumeGone(trial: Trial): Promise<void> {
  await using delivery = await openTrialDelivery(trial);
  const { origin } = new URL(trial.merchants.get("gone")?.endpoint ?? "");
  await delivery.operations.resumeEndpoint(origin, { actor: "trial", reason: "it is back" });
}

/** An endpoint that never answers has a large backlog. */
export const endpointDead: Scenario = {
  name: "endpoint-dead",
  fault: "one endpoint silent with a great many callbacks due, and back again later",
  async run({ seed, backlog }) {
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "dead" }, { name: "well" }, { name: "also-well" }],
      services: ["api", "worker", "worker"],
    });
    await trial.receivers.behave("dead", "silent");
    const many = { singly: 0, inBatches: 4, batchSize: 100, pauseMs: 0 };
    const dead = await trial.load(["dead"], { ...many, maxSessions: Math.ceil(backlog / 4) }).finish();
    const issues: string[] = [];
    // The endpoint recovers only after the others were delivered, so a worker that waits for it fails the check.
    const well = await trial.load(["well", "also-well"], { maxSessions: 100, pauseMs: 0 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) issues.push("the dead endpoint delayed other endpoints");
    const { rows } = await trial.pool.query(COUNT_WAITING, [[...dead.sessions.keys()]]);
    if (rows[0].waiting < backlog)
      issues.push(`expected ${backlog} callbacks to wait, got ${rows[0].waiting}`);
    await trial.receivers.behave("dead", "accepts");
    return await concludeTrial(trial, [dead, well], { issues, timeoutMs: 60_000 + backlog * 5 });
  },
};

const COUNT_WAITING =
  "select sum(head - delivered)::int as waiting from lanes where session_id = any($1::bigint[])";
