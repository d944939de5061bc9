import type {
  CaseOutcome,
  CasesResult,
  LintResult,
  RejectedCallbacks,
  ValidationResult,
  LintFinding as WrittenFinding,
} from "@payment-routing/operator-contract";
import { locatePointer } from "../../explanation/locate-reason.ts";
import {
  type CaseIssue,
  describeCaseIssue,
  type CaseOutcome as RunOutcome,
  runCases,
} from "../cases/run-cases.ts";
import { lintConfiguration } from "../lint/lint-configuration.ts";
import type { LintFinding } from "../lint/lint-finding.ts";
import { listRejectedCallbacks } from "../lint/list-rejected-callbacks.ts";
import type { AnalysedConfiguration, OnProgress } from "./analysed-configuration.ts";

interface LintResultOptions {
  /** Called with the number of checked accounts. */
  readonly onProgress?: OnProgress;
  /** The callbacks that the closed codes would reject, if they were looked for. */
  readonly rejected?: RejectedCallbacks | undefined;
}

/** Runs the lint. */
export function createLintResult(
  { configuration, router, locate }: AnalysedConfiguration,
  { rejected, ...options }: LintResultOptions = {},
): LintResult {
  const found = lintConfiguration(configuration, options);
  const findings = [...found, ...listRejectedCallbacks(configuration, rejected)].map(
    ({ rule, severity, pointer, message }: LintFinding): WrittenFinding => ({
      rule,
      severity,
      ...locatePointer(pointer, locate),
      message,
    }),
  );
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const digest = router.configurationDigest;
  return { digest, errors, warnings: findings.length - errors, findings };
}

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
  const { pointer, ...located } = locatePointer(`/cases/${position}`, locate);
  return {
    name,
    passed,
    ...located,
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

export function createValidationResult({
  configuration: { countries, currencies, methods, clients },
  router,
  cases,
  warnings,
}: AnalysedConfiguration & { readonly warnings: readonly string[] }): ValidationResult {
  return {
    digest: router.configurationDigest,
    warnings: [...warnings],
    methods: methods.length,
    clients: clients.length,
    accounts: clients.reduce((sum, { accounts }) => sum + accounts.length, 0),
    countries: countries.length,
    currencies: currencies.length,
    cases: cases.length,
  };
}

/** What prevents an activation. An error of the lint expects nothing in particular. */
interface ActivationIssue {
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

/** A configuration whose positions have the form of its caller. */
type Located<Position> = Omit<AnalysedConfiguration, "locate"> & {
  locate(pointer: string): Position | undefined;
};

/**
 * Lists the errors of the lint and the failing test cases at the current time, which prevent an activation.
 *
 * @param otherwise the position of issues without one
 */
export function listActivationIssues<Position>(
  loaded: Located<Position>,
  otherwise: Position,
): (Position & ActivationIssue)[] {
  const errors = lintConfiguration(loaded.configuration).filter(({ severity }) => severity === "error");
  return [
    ...errors.map(({ pointer, rule, message }) => ({
      ...(loaded.locate(pointer) ?? otherwise),
      message: `${rule}: ${message}`,
      expected: "",
      received: "",
    })),
    ...listCaseIssues(loaded, otherwise),
  ];
}

/** Lists the failing test cases at the current time. */
export function listCaseIssues<Position>(
  { router, cases, locate }: Located<Position>,
  otherwise: Position,
): (Position & ActivationIssue)[] {
  return runCases(router, cases, Date.now()).flatMap(({ name, position, issues }) =>
    issues.map((issue) => ({
      ...(locate(`/cases/${position}${issue.pointer}`) ?? otherwise),
      message: describeIssue(name, issue),
      expected: issue.expected,
      received: issue.received,
    })),
  );
}

function describeIssue(name: string, issue: CaseIssue): string {
  const why = issue.reasons.length === 0 ? "" : ` (${issue.reasons.join("; ")})`;
  return `test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}${why}`;
}
