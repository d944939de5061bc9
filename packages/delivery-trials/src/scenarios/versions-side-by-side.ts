import { setTimeout as delay } from "node:timers/promises";
import type { Trial } from "../trial/open-trial.ts";
import { runScenario, watchProgress } from "../trial/run-scenario.ts";
import { waitUntil } from "../trial/wait-until.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** The next version migrates the database, runs beside this version, and replaces it. */
export const versionsSideBySide: Scenario = {
  name: "versions-side-by-side",
  fault: "the next version migrates under load, runs beside this one, and replaces it process by process",
  run: (options) => replaceVersion(options),
};

/** An upgrade from an earlier version, built in the given folder. */
export function upgradeFrom(version: string): Scenario {
  return {
    name: "upgraded",
    fault: `this version replaces that of ${version} under load, process by process`,
    run: (options) => replaceVersion(options, version),
  };
}

function replaceVersion({ seed, durationMs }: RunOptions, version?: string): ReturnType<Scenario["run"]> {
  return runScenario({
    seed,
    merchants: [{ name: "one" }, { name: "two" }],
    load: ["one", "two"],
    services: ["all", "all"],
    version,
    async injectFault(trial, ledger) {
      const before = [...trial.fleet.running];
      const migrationsBefore = await countMigrations(trial);
      await delay(durationMs / 3);
      await trial.fleet.startNext("all");
      const { hasProgressed } = watchProgress(trial, ledger);
      await delay(durationMs / 3);
      const issues: string[] = [];
      // An earlier version may have the same migrations.
      if (version === undefined && (await countMigrations(trial)) <= migrationsBefore)
        issues.push("the next version has not migrated the database");
      if (trial.fleet.running.length !== 3) issues.push("a process exited during the migration");
      if (!(await waitUntil(hasProgressed))) issues.push("two versions side by side delayed callbacks");
      for (const old of before) {
        await trial.fleet.startNext("all");
        await old.kill("SIGTERM");
      }
      await delay(durationMs / 3);
      return issues;
    },
  });
}

async function countMigrations({ pool }: Trial): Promise<number> {
  const { rows } = await pool.query("select count(*)::int as count from migrations");
  return rows[0].count;
}
