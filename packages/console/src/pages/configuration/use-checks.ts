import type { ConfigurationInput, LintResult } from "@payment-routing/operator-contract";
import { useMemo, useState } from "preact/hooks";
import { type Step, type StepState, useSteps } from "../../api/use-steps.ts";
import { type CheckName, JOBS } from "./jobs.tsx";
import type { FileIssue } from "./select-issues.ts";

export interface CheckResult extends StepState<Step> {
  readonly checked: ConfigurationInput;
}

/** The checks of a configuration, with their latest results. */
export interface ConfigurationChecks {
  readonly configuration: ConfigurationInput;
  readonly results: Readonly<Partial<Record<CheckName, CheckResult>>>;
  readonly isRunning: boolean;
  /** Runs checks one after the other: a process runs one at a time. */
  run(names: readonly CheckName[], form?: FormData): Promise<void>;
  stop(): void;
  /** What they found in files. Undefined when the files have changed since. */
  readonly issues: readonly FileIssue[] | undefined;
}

export function useChecks(configuration: ConfigurationInput): ConfigurationChecks {
  const { phase, step, start, stop } = useSteps<Step>();
  const [running, setRunning] = useState<CheckName>();
  const [ended, setEnded] = useState<ConfigurationChecks["results"]>({});
  const run = async (names: readonly CheckName[], form = new FormData()) => {
    for (const name of names) {
      setRunning(name);
      const result = await start((signal) => JOBS[name].send({ configuration }, form, { signal }));
      setEnded((before) => ({ ...before, [name]: { ...result, checked: configuration } }));
      // The others would find the same issues.
      if (result.phase === "stopped" || (name === "validate" && result.phase === "failed")) break;
    }
    setRunning(undefined);
  };
  const results =
    running === undefined ? ended : { ...ended, [running]: { phase, step, checked: configuration } };
  const issues = useMemo(() => listIssues(ended, configuration), [ended, configuration]);
  return { configuration, results, isRunning: running !== undefined, run, stop, issues };
}

function listIssues(
  { validate, lint }: ConfigurationChecks["results"],
  configuration: ConfigurationInput,
): readonly FileIssue[] | undefined {
  const isCurrent = [validate, lint].some((each) => each?.checked === configuration);
  if (!isCurrent) return undefined;
  const { findings = [] } = (lint?.step as { readonly result?: LintResult } | undefined)?.result ?? {};
  return [
    ...(validate?.error?.problem.configuration_issues ?? []),
    ...findings.map((finding) => ({ ...finding, isWarning: finding.severity === "warning" })),
  ];
}
