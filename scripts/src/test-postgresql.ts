// `npm run test:postgresql`: runs the tests that use a database, and those behind Debian's PgBouncer, on each supported version
// of PostgreSQL, the oldest first.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Command } from "commander";

const OLDEST = "/usr/lib/postgresql/15";
const POOLER = "/usr/sbin/pgbouncer";

const { args } = new Command("npm run test:postgresql --")
  .description(
    "Run the tests that use a database, also behind Debian's PgBouncer, on Debian's PostgreSQL 15 and on the 18 that npm installs.",
  )
  .argument("[folder...]", "test on the PostgreSQL of these folders instead; each has bin, lib and share")
  .parse();
process.exitCode = testOn(args.length > 0 ? args : [OLDEST, undefined]);

/** Returns the exit code. An undefined folder stands for npm's package. */
function testOn(folders: readonly (string | undefined)[]): number {
  const programs = folders.flatMap((folder) => (folder === undefined ? [] : [`${folder}/bin/initdb`]));
  const missing = [...programs, POOLER].filter((program) => !existsSync(program));
  if (missing.length > 0) {
    console.error(`no ${missing.join(", ")}; for Debian's: apt-get install postgresql-15 pgbouncer`);
    return 2;
  }
  const failed = folders.filter((folder) => !testOnOne(folder));
  for (const folder of failed) console.error(`failed on ${describe(folder)}`);
  return failed.length === 0 ? 0 : 1;
}

function testOnOne(folder: string | undefined): boolean {
  console.log(`Tests on ${describe(folder)}`);
  const { status } = spawnSync(
    "vitest",
    ["run", "--reporter=dot", "--project=database", "--project=debian"],
    {
      stdio: "inherit",
      env: { ...process.env, TEST_POSTGRESQL: folder ?? "" },
    },
  );
  return status === 0;
}

function describe(folder: string | undefined): string {
  return folder === undefined ? "npm's PostgreSQL" : `PostgreSQL of ${folder}`;
}
