// `npm run trial -- cells [options]`: moves a client between two cells under load.
import { parseArgs } from "node:util";
import { createProgress, printRounds } from "../result/print-rounds.ts";
import { runCells } from "./run-cells.ts";

const HELP = `npm run trial -- cells [options]

Moves a client between two cells and back under load, the last time with kill -9 in each phase, and kills a cell for a minute.
Writes progress to standard error, and a table to standard output. Exits with 1 if anything is lost or out of order for a receiver
that drops older numbers, a hold takes longer than 5 s, or a client has not exactly one owner.

  --sessions <number>   sessions of the client (default: 100000)
  --rounds <number>     moves there and back (default: 5)
  --help                print this help`;

const { values } = parseArgs({
  options: { sessions: { type: "string" }, rounds: { type: "string" }, help: { type: "boolean" } },
});
const [sessions, rounds] = [Number(values.sessions ?? 100_000), Number(values.rounds ?? 5)];
const progress = createProgress();
if (values.help) console.log(HELP);
else if (!(sessions > 0 && rounds > 0)) {
  console.error("--sessions, --rounds: expected numbers from 1\nSee --help.");
  process.exitCode = 2;
} else await printRounds(runCells({ sessions, rounds, progress }), progress);
