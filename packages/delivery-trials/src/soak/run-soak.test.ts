import { expect, test } from "vitest";
import type { Scenario } from "../scenarios/scenario.ts";
import { runSoak, type SoakOptions } from "./run-soak.ts";

const FIGURES = { sessions: 1, callbacks: 4, repeatedReports: 0, receipts: 5, duplicates: 1, attempts: 5 };

const seeds: number[] = [];

const WELL: Scenario = {
  name: "well",
  fault: "none",
  run: async ({ seed }) => {
    seeds.push(seed);
    return { faults: [], figures: FIGURES };
  },
};

const LOSES: Scenario = {
  name: "loses",
  fault: "some",
  run: async () => ({ faults: ["session 7, callback 1: lost"], figures: FIGURES }),
};

const ENDS: Scenario = { name: "ends", fault: "worse", run: () => Promise.reject("no database") };

function soak(changes: Partial<SoakOptions>) {
  const effort = { seed: 40, durationMs: 1, backlog: 1, durationLimitMs: 0, progress: () => {} };
  return runSoak({ scenarios: [WELL], ...effort, ...changes });
}

test("each scenario runs once however little time there is, and what does not hold is told with its seed", async () => {
  const summary = await soak({ scenarios: [WELL, LOSES, ENDS] });
  expect(summary).toMatchObject({ seed: 40, runs: 3, faults: 2 });
  expect(summary.scenarios.well).toMatchObject({ runs: 1, faults: [], ...FIGURES });
  expect(summary.scenarios.loses?.faults).toEqual(["seed 41: session 7, callback 1: lost"]);
  expect(summary.scenarios.ends?.faults).toEqual(["seed 42: the trial ended: no database"]);
});

test("scenarios take turns until the time is over, each run with a seed of its own, and figures add up", async () => {
  seeds.length = 0;
  const { runs, scenarios } = await soak({ durationLimitMs: 30 });
  expect(runs).toBeGreaterThan(1);
  expect(seeds).toEqual(Array.from({ length: runs }, (_, index) => 40 + index));
  expect(scenarios.well).toMatchObject({ runs, callbacks: 4 * runs, duplicates: runs });
});

test("what cannot be run on this machine is left out, and said so", async () => {
  const impossible: Scenario = { ...LOSES, findObstacle: async () => "no disk" };
  const said: string[] = [];
  const summary = await soak({ scenarios: [impossible, WELL], progress: (message) => said.push(message) });
  expect(summary).toMatchObject({ runs: 1, faults: 0, leftOut: { loses: "no disk" } });
  expect(said[0]).toBe("loses is left out: no disk");
});

test("nothing is run when nothing can be", async () => {
  const impossible: Scenario = { ...WELL, findObstacle: async () => "no disk" };
  expect(await soak({ scenarios: [impossible] })).toMatchObject({ runs: 0, faults: 0, scenarios: {} });
});
