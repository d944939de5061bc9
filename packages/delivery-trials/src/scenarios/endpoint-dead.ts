import { openTrial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/settle.ts";
import { concludeTrial } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** Very much is due at an endpoint that answers nothing. */
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
    const faults: string[] = [];
    // Not before the others are delivered does it come back: whoever waits for it holds up everybody.
    const well = await trial.load(["well", "also-well"], { maxSessions: 100, pauseMs: 0 }).finish();
    if (!(await waitUntilDelivered(trial, [well])))
      faults.push("others were held up by the endpoint that is dead");
    const { rows } = await trial.pool.query(COUNT_WAITING, [[...dead.sessions.keys()]]);
    if (rows[0].waiting < backlog)
      faults.push(`expected ${backlog} callbacks to wait, got ${rows[0].waiting}`);
    await trial.receivers.behave("dead", "accepts");
    return await concludeTrial(trial, [dead, well], { faults, timeoutMs: 60_000 + backlog * 5 });
  },
};

const COUNT_WAITING =
  "select sum(head - delivered)::int as waiting from lanes where session_id = any($1::bigint[])";
