// `npm run trial -- upgrade [options]`: upgrades PostgreSQL to another major version while payments go on.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createProgress, printRounds } from "../result/print-rounds.ts";
import { logicalReplication } from "./logical-replication.ts";
import { pgUpgrade } from "./pg-upgrade.ts";
import { runUpgrade } from "./run-upgrade.ts";

const PROGRAMS = ["/usr/lib/postgresql/15/bin/pg_dump", "/usr/sbin/debootstrap"];
const WAYS = [logicalReplication, pgUpgrade];

const HELP = `npm run trial -- upgrade [options]

Upgrades PostgreSQL 15 while one api and two worker processes serve payments, as docs/runbooks/postgresql-upgrade.md says.
Writes progress to standard error, and a table to standard output. Exits with 1 if something is lost, changed or reordered.
Debian 12, as root, with its packages postgresql-15 and debootstrap.

  --way <name>   upgrade in this way only
  --help         print this help

Ways
${WAYS.map(({ name, description }) => `  ${name.padEnd(21)}${description}`).join("\n")}`;

const { values } = parseArgs({
  options: { way: { type: "string" }, help: { type: "boolean", default: false } },
});
const chosen = WAYS.filter(({ name }) => values.way === undefined || values.way === name);
const progress = createProgress();
const isReady = process.getuid?.() === 0 && PROGRAMS.every((program) => existsSync(program));
if (values.help) console.log(HELP);
else if (chosen.length === 0) fail(`--way: expected a way that --help lists, got ${values.way}`);
else if (!isReady) fail("expected Debian 12, root and packages: apt-get install postgresql-15 debootstrap");
else await printRounds(runUpgrades(), progress);

async function* runUpgrades() {
  for (const way of chosen) yield await runUpgrade(way, progress);
}

function fail(message: string): void {
  console.error(`${message}\nSee --help.`);
  process.exitCode = 2;
}
