// `npm run soak -- [options]`: runs the fault-injection scenarios for a given time.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreDump } from "../scenarios/database-restored.ts";
import { restoreManySessions } from "../scenarios/many-sessions.ts";
import type { Scenario } from "../scenarios/scenario.ts";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { upgradeFrom } from "../scenarios/versions-side-by-side.ts";
import { runSoak } from "./run-soak.ts";

const HELP = `npm run soak -- [options]

Runs fault-injection scenarios against the delivery of callbacks and the recording of decisions, one after the other, with
real processes and a real PostgreSQL, until the time is over and each has run once. Writes progress to standard error. The
last line of standard output is one JSON object. Exits with 0 if every check passes, 1 if a check fails, 2 for invalid options.

  --minutes <number>    start no run after this time (default: 10)
  --scenario <name>     run only this scenario; repeatable
  --seconds <number>    duration of the fault in each run (default: 20)
  --backlog <number>    callbacks due at the dead endpoint (default: 100000)
  --searches <number>   searches a second in the scenarios of decisions (default: 1000)
  --dump <folder>       run only the restore of a dump, with the PostgreSQL in this folder, such as
                        /usr/lib/postgresql/15
  --sessions <number>   run only a failover to another timeline with this number of sessions; the documented
                        figures are for 1000000
  --upgrade <folder>    run only an upgrade from another version of this repository, built in this folder
  --seed <number>       seed of the random choices, incremented with each run (default: from the clock)
  --help                print this help

Scenarios
${SCENARIOS.map(({ name, fault }) => `  ${name.padEnd(26)}${fault}`).join("\n")}`;

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
  searchesPerSecond: readNumber("searches"),
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
        searches: { type: "string", default: "1000" },
        dump: { type: "string" },
        sessions: { type: "string" },
        upgrade: { type: "string" },
        seed: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function chooseScenarios(): readonly Scenario[] {
  const { upgrade, dump, sessions, scenario } = values;
  if (upgrade !== undefined) return [upgradeFrom(resolve(upgrade))];
  if (dump !== undefined) return [restoreDump(resolve(dump))];
  if (sessions !== undefined) return [restoreManySessions(readNumber("sessions"))];
  return scenario?.map(findScenario) ?? SCENARIOS;
}

function readNumber(name: "minutes" | "seconds" | "backlog" | "searches" | "sessions" | "seed"): number {
  const text = values[name] ?? "";
  return /^[0-9]+(\.[0-9]+)?$/.test(text)
    ? Number(text)
    : fail(`--${name}: expected a number, got ${JSON.stringify(text)}`);
}

function findScenario(name: string) {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  return found ?? fail(`--scenario: expected a scenario that --help lists, got ${JSON.stringify(name)}`);
}

function fail(message: string): never {
  console.error(`${message}\nSee --help.`);
  process.exit(2);
}
