import { type CaseIssue, runCases } from "@payment-routing/config-analysis";
import type { LoadedConfiguration, LocatedIssue, Place } from "@payment-routing/config-store";
import { describeCaseFault } from "./describe-case-fault.ts";

/**
 * What is wrong with the test cases that fail as of now, in the form of any other fault of a configuration. Empty when
 * all pass. The path is what stands for the configuration where no file has a place.
 */
export function findCaseFaults(path: string, loaded: LoadedConfiguration): readonly LocatedIssue[] {
  const nowhere: Place = { file: path, line: 1, column: 1, excerpt: undefined };
  return runCases(loaded.router, loaded.cases, Date.now()).flatMap(({ name, position, issues }) =>
    issues.map((fault) => {
      const place = loaded.locate(`/cases/${position}${fault.pointer}`) ?? nowhere;
      const { expected, received } = fault;
      return { ...place, message: describe(name, fault), expected, received };
    }),
  );
}

function describe(name: string, fault: CaseIssue): string {
  const why = fault.reasons.length === 0 ? "" : ` (${fault.reasons.join("; ")})`;
  return `test case ${JSON.stringify(name)}: ${describeCaseFault(fault)}${why}`;
}
