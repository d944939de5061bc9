// `npm run test:postgresql`: runs the tests that use a database on each supported version of PostgreSQL, the oldest first.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Command } from "commander";

const OLDEST = "/usr/lib/postgresql/15";

const { args } = new Command("npm run test:postgresql --")
  .description("Run the tests that use a database on Debian's PostgreSQL 15 and on the 18 that npm installs.")
  .argument("[folder...]", "test on the PostgreSQL of these folders instead; each has bin, lib and share")
  .parse();
process.exitCode = testOn(args.length > 0 ? args : [OLDEST, undefined]);

/** Returns the exit code. An undefined folder stands for npm's package. */
function testOn(folders: readonly (string | undefined)[]): number {
  const missing = folders.filter((folder) => folder !== undefined && !existsSync(`${folder}/bin/initdb`));
  if (missing.length > 0) {
    console.error(`no PostgreSQL in ${missing.join(", ")}; for Debian's: apt-get install postgresql-15`);
    return 2;
  }
  const failed = folders.filter((folder) => !testOnOne(folder));
  for (const folder of failed) console.error(`failed on ${describe(folder)}`);
  return failed.length === 0 ? 0 : 1;
}

function testOnOne(folder: string | undefined): boolean {
  console.log(`Tests on ${describe(folder)}`);
  const { status } = spawnSync("vitest", ["run", "--reporter=dot", "--project=database"], {
    stdio: "inherit",
    env: { ...process.env, TEST_POSTGRESQL: folder ?? "" },
  });
  return status === 0;
}

function describe(folder: string | undefined): string {
  return folder === undefined ? "npm's PostgreSQL" : `PostgreSQL of ${folder}`;
}
