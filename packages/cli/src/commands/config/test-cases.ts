import { defineCommand, type Terminal } from "../../command.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { describeFailure, type PlacedOutcome, runTestCases } from "../../configuration/run-test-cases.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { choosePaint } from "../../paint.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-text.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Print JSON, one object per line: each case, then a summary."),
};

export const testCases = defineCommand({
  description:
    "Run the test cases of a configuration, from the section cases of its files. A case is a request and the expected methods. Exit with 0 only if all cases pass.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given, environment);
  const outcomes = runTestCases(loaded);
  const failed = outcomes.filter(({ passed }) => !passed);
  if (given.json) for (const outcome of outcomes) print(JSON.stringify(writeOutcome(outcome)));
  else for (const outcome of failed) for (const line of describeFailure(outcome, loaded)) print(line);
  const summary = { cases: outcomes.length, passed: outcomes.length - failed.length, failed: failed.length };
  const paint = choosePaint(terminal);
  if (given.json) print(JSON.stringify({ event: "summary", ...summary }));
  else if (failed.length === 0) print(paint("green", `${showCount(summary.cases, "case")}, all passed`));
  else print(paint("red", `${showCount(summary.cases, "case")}, ${summary.failed} failed`));
  return failed.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

function writeOutcome({ name, place, passed, issues }: PlacedOutcome): object {
  return { event: "case", name, place, passed, faults: issues };
}
