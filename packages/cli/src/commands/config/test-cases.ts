import type { CaseOutcome } from "@payment-routing/operator-contract";
import { createCasesResult, describeCaseIssue } from "@payment-routing/routing/analysis";
import { defineCommand, EXIT_CODES } from "../../command.ts";
import { SOURCE_SETTINGS } from "../../configuration/load-source.ts";
import { runJob } from "../../configuration/run-job.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { choosePaint, showCount, showPlace } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Run the test cases of a configuration, from the section cases of its files. A case is a request and the expected methods. Exit with 0 only if all cases pass.",
  settings: {
    ...SOURCE_SETTINGS,
    json: flag("Print JSON, one object per line: each case, then a summary."),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const { outcomes, cases, passed, failed } = await runJob(
      "runTestCases",
      given,
      terminal,
      createCasesResult,
    );
    for (const outcome of outcomes)
      if (given.json) print(JSON.stringify(writeOutcome(outcome)));
      else for (const line of describeFailedCase(outcome)) print(line);
    const paint = choosePaint(terminal);
    if (given.json) print(JSON.stringify({ event: "summary", cases, passed, failed }));
    else if (failed === 0) print(paint("green", `${showCount(cases, "case")}, all passed`));
    else print(paint("red", `${showCount(cases, "case")}, ${failed} failed`));
    return failed === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
  },
});

function writeOutcome({ name, passed, issues, ...position }: CaseOutcome): object {
  const found = issues.map(({ pointer, expected, received, reasons }) => {
    return { pointer, expected, received, reasons };
  });
  return { event: "case", name, place: showPlace(position), passed, issues: found };
}

/** Describes a failed case: one line for each issue, with its position. Empty for a case that passed. */
function describeFailedCase({ name, issues }: CaseOutcome): readonly string[] {
  return issues.flatMap((issue) => [
    `${showPlace(issue)} ${name}: ${describeCaseIssue(issue)}`,
    ...issue.reasons.map((reason) => `  ${reason}`),
  ]);
}
