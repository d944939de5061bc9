import type { CaseOutcome, CasesResult } from "@payment-routing/operator-contract";
import { locatePointer } from "../../explanation/locate-reason.ts";
import { type CaseOutcome as RunOutcome, runCases } from "../cases/run-cases.ts";
import type { AnalysedConfiguration } from "./analysed-configuration.ts";

/** Runs the test cases at the current time. */
export function createCasesResult(source: AnalysedConfiguration): CasesResult {
  const outcomes = runCases(source.router, source.cases, Date.now()).map((outcome) =>
    writeOutcome(outcome, source),
  );
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return {
    digest: source.router.configurationDigest,
    cases: outcomes.length,
    passed,
    failed: outcomes.length - passed,
    outcomes,
  };
}

function writeOutcome(
  { name, position, passed, issues }: RunOutcome,
  { locate }: AnalysedConfiguration,
): CaseOutcome {
  const { pointer, ...place } = locatePointer(`/cases/${position}`, locate);
  return {
    name,
    passed,
    ...place,
    issues: issues.map((issue) => ({
      ...locatePointer(`${pointer}${issue.pointer}`, locate),
      // Relative to the test case.
      pointer: issue.pointer,
      expected: issue.expected,
      received: issue.received,
      reasons: [...issue.reasons],
    })),
  };
}
