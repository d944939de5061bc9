import { setTimeout as delay } from "node:timers/promises";
import { watchMovement } from "../trial/movement.ts";
import type { Trial } from "../trial/open-trial.ts";
import { waitUntil } from "../trial/settle.ts";
import { undergo } from "../trial/undergo.ts";
import type { Effort, Scenario } from "./scenario.ts";

/** The next version migrates the database that this one works on, runs beside it, and takes its place. */
export const versionsSideBySide: Scenario = {
  name: "versions-side-by-side",
  fault: "the next version migrates under load, runs beside this one, and replaces it process by process",
  run: (effort) => replaceVersion(effort),
};

/** The same from a version before this one, in the folder where it was built. */
export function upgradeFrom(version: string): Scenario {
  return {
    name: "upgraded",
    fault: `this version replaces that of ${version} under load, process by process`,
    run: (effort) => replaceVersion(effort, version),
  };
}

function replaceVersion({ seed, durationMs }: Effort, version?: string): ReturnType<Scenario["run"]> {
  return undergo({
    seed,
    merchants: [{ name: "one" }, { name: "two" }],
    load: ["one", "two"],
    services: ["all", "all"],
    version,
    async inflict(trial, ledger) {
      const before = [...trial.fleet.running];
      const migrationsBefore = await countMigrations(trial);
      await delay(durationMs / 3);
      await trial.fleet.startNext("all");
      const { hasMoved } = watchMovement(trial, ledger);
      await delay(durationMs / 3);
      const faults: string[] = [];
      if ((await countMigrations(trial)) <= migrationsBefore)
        faults.push("the next version has not migrated the database");
      if (trial.fleet.running.length !== 3) faults.push("a process did not outlive the migration");
      if (!(await waitUntil(hasMoved))) faults.push("two versions side by side held up what was reported");
      for (const old of before) {
        await trial.fleet.startNext("all");
        await old.kill("SIGTERM");
      }
      await delay(durationMs / 3);
      return faults;
    },
  });
}

async function countMigrations({ pool }: Trial): Promise<number> {
  const { rows } = await pool.query("select count(*)::int as count from delivery_migrations");
  return rows[0].count;
}
