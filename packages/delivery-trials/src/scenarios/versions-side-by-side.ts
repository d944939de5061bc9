import { setTimeout as delay } from "node:timers/promises";
import { watchMovement } from "../trial/movement.ts";
import type { Trial } from "../trial/open-trial.ts";
import { waitUntil } from "../trial/settle.ts";
import { undergo } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** The next version migrates the database that this one works on, runs beside it, and takes its place. */
export const versionsSideBySide: Scenario = {
  name: "versions-side-by-side",
  fault: "the next version migrates under load, runs beside this one, and replaces it process by process",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["all", "all"],
      async inflict(trial, ledger) {
        const before = [...trial.fleet.running];
        await delay(durationMs / 3);
        await trial.fleet.startNext("all");
        const { hasMoved } = watchMovement(trial, ledger);
        await delay(durationMs / 3);
        const faults = [...(await expectMigrated(trial))];
        if (!(await waitUntil(hasMoved))) faults.push("two versions side by side held up what was reported");
        for (const old of before) {
          await trial.fleet.startNext("all");
          await old.kill("SIGTERM");
        }
        await delay(durationMs / 3);
        return faults;
      },
    }),
};

async function expectMigrated({ pool, fleet }: Trial): Promise<readonly string[]> {
  const { rows } = await pool.query("select name from delivery_migrations where name like '9001-%'");
  const faults = rows.length === 1 ? [] : ["the next version has not migrated the database"];
  return fleet.running.length === 3 ? faults : [...faults, "a process did not outlive the migration"];
}
