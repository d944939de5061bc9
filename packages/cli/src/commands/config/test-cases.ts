import { defineCommand, type Terminal } from "../../command.ts";
import { describeFailure, judgeCases, type PlacedOutcome } from "../../configuration/judge-cases.ts";
import { loadSource, SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { EXIT_CODES } from "../../exit-codes.ts";
import { choosePaint } from "../../paint.ts";
import type { SettingsOf } from "../../settings/setting-definition.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showCount } from "../../show-count.ts";

const settings = {
  ...SOURCE_SETTINGS,
  json: flag("Prints JSON, one object a line: each case, and how many passed."),
};

/** `payment-routing config test`: runs the test cases that stand beside a configuration. */
export const testCases = defineCommand({
  description:
    "Runs the test cases of a configuration, which are in the section cases of any of its files: each is a request, and the methods that it is to be answered with. Ends with 0 only if all pass.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print, environment } = terminal;
  const { loaded } = await loadSource(given, environment);
  const outcomes = judgeCases(loaded);
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
