// What a configuration does, asked before it is live.

export { type CompletedRequest, completeRequest } from "./cases/complete-request.ts";
export { type CaseFault, type CaseOutcome, runCases } from "./cases/run-cases.ts";
export { lintConfiguration } from "./lint/lint-configuration.ts";
export { LINT_RULES, type LintFinding, type LintRule } from "./lint/lint-finding.ts";
