import type { MerchantConfiguration, RoutingCase } from "@payment-routing/config-contract";
import type { Router } from "@payment-routing/routing";
import { type CaseOutcome, runCases } from "../cases/run-cases.ts";
import { type LintOptions, lintConfiguration } from "../lint/lint-configuration.ts";
import type { LintFinding } from "../lint/lint-finding.ts";

/** The reasons why a valid configuration cannot be activated. */
export interface ActivationIssues {
  /** Only errors, no warnings. */
  readonly lintErrors: readonly LintFinding[];
  readonly failedCases: readonly CaseOutcome[];
}

/** Runs the lint, and the test cases at the current time. */
export function findActivationIssues(
  {
    configuration,
    router,
    cases,
  }: {
    readonly configuration: MerchantConfiguration;
    readonly router: Router;
    readonly cases: readonly RoutingCase[];
  },
  options: LintOptions = {},
): ActivationIssues {
  return {
    lintErrors: lintConfiguration(configuration, options).filter(({ severity }) => severity === "error"),
    failedCases: runCases(router, cases, Date.now()).filter(({ passed }) => !passed),
  };
}
