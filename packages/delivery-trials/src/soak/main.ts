// `npm run soak -- [options]`: puts the delivery through its faults for as long as it is told.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreDump } from "../scenarios/database-restored.ts";
import { restoreManySessions } from "../scenarios/many-sessions.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { upgradeFrom } from "../scenarios/versions-side-by-side.ts";
import { runSoak } from "./run-soak.ts";

const HELP = `npm run soak -- [options]

Puts the delivery of callbacks through its faults, one after the other, with real processes and a real PostgreSQL, until the
time is over and each has been run once. Progress goes to standard error; the last line of standard output is one JSON object.
Ends with 0 when nothing was lost and all else held, 1 when something did not, 2 when called wrongly.

  --minutes <number>    no run begins after this; 10 by default
  --scenario <name>     only this one; may be given several times
  --seconds <number>    how long a fault goes on in each run; 20 by default
  --backlog <number>    callbacks that are due at the dead endpoint; 100000 by default
  --dump <folder>       only this: a dump restored, by the PostgreSQL there, as /usr/lib/postgresql/15
  --sessions <number>   only this: a database of so many sessions on another timeline; 1000000 is what is documented
  --upgrade <folder>    only this: beginning with another version of this repository, built there
  --seed <number>       what chance draws from, counted up with each run; of the clock by default
  --help                this text

Scenarios
${SCENARIOS.map(({ name, fault }) => `  ${name.padEnd(23)}${fault}`).join("\n")}`;

const { values } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const chosen = chooseScenarios();
const summary = await runSoak({
  scenarios: chosen,
  durationLimitMs: readNumber("minutes") * 60_000,
  durationMs: readNumber("seconds") * 1000,
  backlog: readNumber("backlog"),
  seed: values.seed === undefined ? Math.floor(Date.now() / 1000) % 1_000_000 : readNumber("seed"),
  progress: (message) => console.error(message),
});
console.log(JSON.stringify(summary));
process.exit(summary.faults === 0 ? 0 : 1);

function readArguments() {
  try {
    return parseArgs({
      options: {
        minutes: { type: "string", default: "10" },
        scenario: { type: "string", multiple: true },
        seconds: { type: "string", default: "20" },
        backlog: { type: "string", default: "100000" },
        dump: { type: "string" },
        sessions: { type: "string" },
        upgrade: { type: "string" },
        seed: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function chooseScenarios(): readonly Scenario[] {
  const { upgrade, dump, sessions, scenario } = values;
  if (upgrade !== undefined) return [upgradeFrom(resolve(upgrade))];
  if (dump !== undefined) return [restoreDump(resolve(dump))];
  if (sessions !== undefined) return [restoreManySessions(readNumber("sessions"))];
  return scenario?.map(findScenario) ?? SCENARIOS;
}

function readNumber(name: "minutes" | "seconds" | "backlog" | "sessions" | "seed"): number {
  const text = values[name] ?? "";
  return /^[0-9]+(\.[0-9]+)?$/.test(text)
    ? Number(text)
    : refuse(`--${name}: expected a number, got ${JSON.stringify(text)}`);
}

function findScenario(name: string) {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  return found ?? refuse(`--scenario: expected one of those that --help lists, got ${JSON.stringify(name)}`);
}

function refuse(message: string): never {
  console.error(`${message}\nSee --help.`);
  process.exit(2);
}
