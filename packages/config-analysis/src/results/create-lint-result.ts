import type {
  LintResult,
  RejectedCallbacks,
  RejectedCode,
  LintFinding as WrittenFinding,
} from "@payment-routing/operator-contract";
import { locatePointer } from "@payment-routing/routing";
import { lintConfiguration } from "../lint/lint-configuration.ts";
import { finding, type LintFinding } from "../lint/lint-finding.ts";
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
  const { sessions = 0, codes = [] } = rejected ?? {};
  const ofCallbacks = codes.map((code) => {
    const position = (configuration.closed_codes as readonly string[] | undefined)?.indexOf(code.code);
    return finding("callbacks-rejected", `/closed_codes/${position}`, describeRejected(code, sessions));
  });
  const findings = [...found, ...ofCallbacks].map(
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

/** Describes the callbacks that a closed code rejects, in one line. */
export function describeRejected({ code, sessions, values }: RejectedCode, looked: number): string {
  const shown = values.slice(0, MAX_VALUES).map((each) => `${each.value} at ${each.path} (${each.sessions})`);
  const more = values.length > MAX_VALUES ? [`${values.length - MAX_VALUES} more`] : [];
  return `the next callbacks of ${sessions} of ${looked} sessions in the database would be parked, because ${code} is closed and does not contain ${[...shown, ...more].join(", ")}`;
}

const MAX_VALUES = 5;
