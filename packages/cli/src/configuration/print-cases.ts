import { describeCaseIssue } from "@payment-routing/config-analysis";
import type { CaseOutcome } from "@payment-routing/operator-contract";
import { showPlace } from "../show-text.ts";

/** Describes a failed case: one line for each issue, with its position. Empty for a case that passed. */
export function describeFailedCase({ name, issues }: CaseOutcome): readonly string[] {
  return issues.flatMap((issue) => [
    `${showPlace(issue)} ${name}: ${describeCaseIssue(issue)}`,
    ...issue.reasons.map((reason) => `  ${reason}`),
  ]);
}
