import type {
  LintResult,
  RejectedCallbacks,
  LintFinding as WrittenFinding,
} from "@payment-routing/operator-contract";
import { locatePointer } from "../../explanation/locate-reason.ts";
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
