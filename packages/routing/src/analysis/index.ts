export { type CaseIssue, type CaseOutcome, describeCaseIssue, runCases } from "./cases/run-cases.ts";
export {
  type AccountDiff,
  type ConfigurationDiff,
  type DiffOptions,
  diffConfigurations,
} from "./diff/diff-configurations.ts";
export type { SettingChange } from "./diff/diff-settings.ts";
export { createOutcomeFinder } from "./exclusions/find-outcomes.ts";
export type { MethodCoverage, RemovingConstraint } from "./exclusions/measure-coverage.ts";
export { type Coverage, type CoverageReport, measureCoverage } from "./exclusions/measure-coverage.ts";
export { type LintOptions, lintConfiguration } from "./lint/lint-configuration.ts";
export type { LintFinding } from "./lint/lint-finding.ts";
export { describeRejected } from "./lint/list-rejected-callbacks.ts";
export type { AnalysedConfiguration, OnProgress } from "./results/analysed-configuration.ts";
export {
  createCasesResult,
  createLintResult,
  createValidationResult,
  listActivationIssues,
  listCaseIssues,
} from "./results/check-results.ts";
export { createDiffResult } from "./results/create-diff-result.ts";
export { writeAnswerChanges, writeCoverage } from "./results/replay-results.ts";
export { createFactAdapter, type FactAdapter } from "./simulate/adapt-facts.ts";
export {
  CHANGES,
  type Change,
  type RecordedAnswer,
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
