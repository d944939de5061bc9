import type { Ledger } from "../load/ledger.ts";
import type { ServiceRole } from "../service/service-process.ts";
import { watchMovement } from "../trial/movement.ts";
import type { Trial } from "../trial/open-trial.ts";
import { redeliver } from "../trial/redeliveries.ts";
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
      inflict: (trial, ledger) => killAtRandom(trial, ledger, durationMs, 1),
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
      inflict: (trial, ledger) => killAtRandom(trial, ledger, durationMs, 2),
    }),
};

async function killAtRandom(
  trial: Trial,
  ledger: Ledger,
  durationMs: number,
  atOnce: number,
): Promise<readonly string[]> {
  const { fleet, random } = trial;
  return keepDoing(
    watchMovement(trial, ledger),
    durationMs,
    () => 200 + random.below(800),
    async () => {
      // So that some of it is under way when whoever sends it is killed.
      await redeliver(trial, [...ledger.sessions.keys()].slice(0, REDELIVERED));
      const killed: ServiceRole[] = [];
      for (let count = 0; count < atOnce; count++) {
        const victim = random.pick(fleet.running);
        await victim.kill("SIGKILL");
        killed.push(victim.role);
      }
      await Promise.all(killed.map((role) => fleet.start(role)));
    },
  );
}

const REDELIVERED = 10;
