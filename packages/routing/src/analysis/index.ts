export { describeCaseIssue } from "./cases/describe-case-issue.ts";
export { type CaseIssue, type CaseOutcome, runCases } from "./cases/run-cases.ts";
export type { MethodCoverage, RemovingConstraint } from "./coverage/exclusion-tallies.ts";
export { type Coverage, type CoverageReport, measureCoverage } from "./coverage/measure-coverage.ts";
export {
  type AccountDiff,
  type ConfigurationDiff,
  type DiffOptions,
  diffConfigurations,
} from "./diff/diff-configurations.ts";
export type { SettingChange } from "./diff/diff-settings.ts";
export { type LintOptions, lintConfiguration } from "./lint/lint-configuration.ts";
export { LINT_RULES, type LintFinding, type LintRule } from "./lint/lint-finding.ts";
export { describeRejected } from "./lint/list-rejected-callbacks.ts";
export type { AnalysedConfiguration, OnProgress } from "./results/analysed-configuration.ts";
export { createCasesResult } from "./results/create-cases-result.ts";
export { createDiffResult } from "./results/create-diff-result.ts";
export { createLintResult } from "./results/create-lint-result.ts";
export { createValidationResult } from "./results/create-validation-result.ts";
export { listActivationIssues, listCaseIssues } from "./results/list-activation-issues.ts";
export { writeAnswerChanges } from "./results/write-answer-changes.ts";
export { writeCoverage } from "./results/write-coverage.ts";
export { createFactAdapter, type FactAdapter } from "./simulate/adapt-facts.ts";
export {
  CHANGES,
  type Change,
  type Difference,
  type RecordedAnswer,
  type RejectionKind,
  readAnswer,
} from "./simulate/compare-answers.ts";
export { listNotRecorded } from "./simulate/list-not-recorded.ts";
export {
  type ChangedAnswer,
  type LostMethod,
  type RecordedRequest,
  type Simulation,
  type SimulationReport,
  simulate,
} from "./simulate/simulate.ts";
