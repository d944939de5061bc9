import { expect, test } from "vitest";
import type { Scenario } from "../scenarios/scenario.ts";
import { runSoak, type SoakOptions } from "./run-soak.ts";

const FIGURES = { callbacks: 4, duplicates: 1, maxDelayMs: 7 };

const seeds: number[] = [];

const WELL: Scenario = {
  name: "well",
  fault: "none",
  run: async ({ seed }) => {
    seeds.push(seed);
    return { issues: [], figures: FIGURES };
  },
};

const LOSES: Scenario = {
  name: "loses",
  fault: "some",
  run: async () => ({ issues: ["session 7, callback 1: lost"], figures: FIGURES }),
};

const ENDS: Scenario = { name: "ends", fault: "worse", run: () => Promise.reject("no database") };

function soak(changes: Partial<SoakOptions>) {
  const options = {
    seed: 40,
    durationMs: 1,
    backlog: 1,
    searchesPerSecond: 1,
    durationLimitMs: 0,
    progress: () => {},
  };
  return runSoak({ scenarios: [WELL], ...options, ...changes });
}

test("runs each scenario once, however short the time, and reports issues with the seed", async () => {
  const summary = await soak({ scenarios: [WELL, LOSES, ENDS] });
  expect(summary).toMatchObject({ seed: 40, runs: 3, faults: 2 });
  expect(summary.scenarios.well).toMatchObject({ runs: 1, faults: [], figures: FIGURES });
  expect(summary.scenarios.loses?.faults).toEqual(["seed 41: session 7, callback 1: lost"]);
  expect(summary.scenarios.ends?.faults).toEqual(["seed 42: the trial ended: no database"]);
});

test("runs the scenarios in turn until the time is over, each run with its own seed, and adds up the figures other than maxima", async () => {
  seeds.length = 0;
  const { runs, scenarios } = await soak({ durationLimitMs: 30 });
  expect(runs).toBeGreaterThan(1);
  expect(seeds).toEqual(Array.from({ length: runs }, (_, index) => 40 + index));
  expect(scenarios.well?.figures).toEqual({ callbacks: 4 * runs, duplicates: runs, maxDelayMs: 7 });
});

test("skips a scenario that cannot run on this machine, and reports it", async () => {
  const impossible: Scenario = { ...LOSES, findSkipReason: async () => "no disk" };
  const messages: string[] = [];
  const summary = await soak({
    scenarios: [impossible, WELL],
    progress: (message) => messages.push(message),
  });
  expect(summary).toMatchObject({ runs: 1, faults: 0, leftOut: { loses: "no disk" } });
  expect(messages[0]).toBe("loses is skipped: no disk");
});

test("runs nothing when no scenario can run", async () => {
  const impossible: Scenario = { ...WELL, findSkipReason: async () => "no disk" };
  expect(await soak({ scenarios: [impossible] })).toMatchObject({ runs: 0, faults: 0, scenarios: {} });
});
