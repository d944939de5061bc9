import type { Ledger } from "@payment-routing/test-support/load";
import type { ServiceRole } from "../service/service-process.ts";
import type { Trial } from "../trial/open-trial.ts";
import { redeliver } from "../trial/open-trial-delivery.ts";
import { repeatFault, runScenario, watchProgress } from "../trial/run-scenario.ts";
import type { Scenario } from "./scenario.ts";

/** API and worker processes are killed at random moments. */
export const processesKilled: Scenario = {
  name: "processes-killed",
  fault: "SIGKILL of workers and of the API at random moments; each is started again",
  run: ({ seed, durationMs }) =>
    runScenario({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "api", "worker", "worker"],
      injectFault: (trial, ledger) => killAtRandom(trial, ledger, durationMs, 1),
    }),
};

/** Four complete instances on one database, two of which are killed repeatedly. */
export const fourProcesses: Scenario = {
  name: "four-processes",
  fault:
    "four serve processes on one PostgreSQL, two of them killed at random and started again, time after time",
  run: ({ seed, durationMs }) =>
    runScenario({
      seed,
      merchants: [{ name: "one" }, { name: "two" }, { name: "three" }],
      load: ["one", "two", "three"],
      services: ["all", "all", "all", "all"],
      injectFault: (trial, ledger) => killAtRandom(trial, ledger, durationMs, 2),
    }),
};

async function killAtRandom(
  trial: Trial,
  ledger: Ledger,
  durationMs: number,
  atOnce: number,
): Promise<readonly string[]> {
  const { fleet, random } = trial;
  return repeatFault(
    watchProgress(trial, ledger),
    durationMs,
    () => 200 + random.below(800),
    async () => {
      // Some redeliveries are in progress when their worker is killed.
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
