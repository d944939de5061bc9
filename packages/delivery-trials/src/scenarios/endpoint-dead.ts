import { openTrial } from "../trial/open-trial.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { waitUntilDelivered } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

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
