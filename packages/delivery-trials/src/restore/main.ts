// `npm run trial -- restore [options]`: restores PostgreSQL to random moments while payments go on.
import { parseArgs } from "node:util";
import { createProgress, printRounds } from "../result/print-rounds.ts";
import { ARCHIVE_SECONDS, runRestore } from "./run-restore.ts";

const HELP = `npm run trial -- restore [options]

Loses the disk of PostgreSQL under load, restores a base backup and the archived log (archive_timeout ${ARCHIVE_SECONDS} s), and recovers as
docs/runbooks/backup-and-restore.md says: three times to a random moment, then to the end of the archive. Writes progress to
standard error, and a table to standard output. Exits with 1 if something is lost, reordered, or comes twice without need.

  --seed <number>   seed of the random choices, incremented with each round (default: from the clock)
  --help            print this help`;

const { values } = parseArgs({ options: { seed: { type: "string" }, help: { type: "boolean" } } });
const seed = Number(values.seed ?? Math.floor(Date.now() / 1000) % 1_000_000);
const progress = createProgress();
if (values.help) console.log(HELP);
else if (!Number.isSafeInteger(seed)) {
  console.error(`--seed: expected a number, got ${values.seed}\nSee --help.`);
  process.exitCode = 2;
} else await printRounds(runRestores(), progress);

async function* runRestores() {
  for (const [round, until] of (["moment", "moment", "moment", "end"] as const).entries()) {
    progress(`seed ${seed + round}`);
    yield await runRestore(seed + round, until, progress);
  }
}
