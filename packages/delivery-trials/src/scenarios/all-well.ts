import { setTimeout as delay } from "node:timers/promises";
import { openTrial } from "../trial/open-trial.ts";
import { waitUntilDelivered } from "../trial/settle.ts";
import { judge } from "../verdict/judge.ts";
import type { Scenario } from "./scenario.ts";

/** What all others are held against: nothing happens at all. */
export const allWell: Scenario = {
  name: "all-well",
  fault: "none",
  async run({ seed, durationMs }) {
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      services: ["api", "worker"],
    });
    const load = trial.load(["one", "two"]);
    await delay(durationMs);
    const ledger = await load.stop();
    await waitUntilDelivered(trial, [ledger]);
    return await judge(trial, [ledger]);
  },
};
