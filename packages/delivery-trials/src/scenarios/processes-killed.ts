import type { ServiceRole } from "../service/service-process.ts";
import type { Trial } from "../trial/open-trial.ts";
import { keepDoing, undergo } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** Processes of either kind end in the middle of whatever they are at. */
export const processesKilled: Scenario = {
  name: "processes-killed",
  fault: "SIGKILL of workers and of the API at random moments; each is started again",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "api", "worker", "worker"],
      inflict: (trial) => killAtRandom(trial, durationMs, 1),
    }),
};

/** The whole service, four times on one database, half of it killed again and again. */
export const fourProcesses: Scenario = {
  name: "four-processes",
  fault:
    "four serve processes on one PostgreSQL, two of them killed at random and started again, time after time",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      merchants: [{ name: "one" }, { name: "two" }, { name: "three" }],
      load: ["one", "two", "three"],
      services: ["all", "all", "all", "all"],
      inflict: (trial) => killAtRandom(trial, durationMs, 2),
    }),
};

async function killAtRandom(trial: Trial, durationMs: number, atOnce: number): Promise<readonly string[]> {
  const { fleet, random } = trial;
  await keepDoing(
    durationMs,
    () => 200 + random.below(800),
    async () => {
      const killed: ServiceRole[] = [];
      for (let count = 0; count < atOnce; count++) {
        const victim = random.pick(fleet.running);
        await victim.kill("SIGKILL");
        killed.push(victim.role);
      }
      await Promise.all(killed.map((role) => fleet.start(role)));
    },
  );
  return [];
}
