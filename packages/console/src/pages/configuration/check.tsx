import type {
  CasesProgress,
  ConfigurationInput,
  CoverageProgress,
  DiffProgress,
  LintProgress,
  SimulationProgress,
  ValidationProgress,
} from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Step, useSteps } from "../../api/use-steps.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { StepProgress } from "../../components/step-progress.tsx";
import { texts } from "../../texts.ts";
import { ComparisonField, PeriodFields, readComparison, readPeriod } from "./check-fields.tsx";
import { CasesView } from "./results/cases-view.tsx";
import { CoverageView } from "./results/coverage-view.tsx";
import { DiffView } from "./results/diff-view.tsx";
import { LintView } from "./results/lint-view.tsx";
import { SimulationView } from "./results/simulation-view.tsx";
import { ValidationView } from "./results/validation-view.tsx";

const words = texts.jobs;

/** The checks that the service runs on a configuration before it is activated. */
export const CHECKS = ["validate", "diff", "lint", "cases", "simulate", "coverage"] as const;

interface CheckProps {
  readonly check: (typeof CHECKS)[number];
  /** A stored version, or a draft. */
  readonly configuration: ConfigurationInput;
}

/** A check of a configuration, with its parameters, its progress, and its result. */
export function Check({ check, configuration }: CheckProps) {
  const job = { check, configuration };
  switch (check) {
    case "validate":
      return (
        <Job<ValidationProgress>
          {...job}
          show={(line) => line.result && <ValidationView result={line.result} />}
        />
      );
    case "lint":
      return <Job<LintProgress> {...job} show={(line) => line.result && <LintView result={line.result} />} />;
    case "cases":
      return (
        <Job<CasesProgress> {...job} show={(line) => line.result && <CasesView result={line.result} />} />
      );
    case "diff":
      return (
        <Job<DiffProgress>
          {...job}
          fields={<ComparisonField />}
          readBody={readComparison}
          show={(line) => line.result && <DiffView result={line.result} />}
        />
      );
    case "simulate":
      return (
        <Job<SimulationProgress>
          {...job}
          fields={<PeriodFields />}
          readBody={readPeriod}
          show={(line) => line.result && <SimulationView result={line.result} />}
        />
      );
    case "coverage":
      return (
        <Job<CoverageProgress>
          {...job}
          fields={<PeriodFields />}
          readBody={readPeriod}
          show={(line) => line.result && <CoverageView result={line.result} />}
        />
      );
  }
}

interface JobProps<Line extends Step> extends CheckProps {
  readonly fields?: ComponentChildren;
  /** Reads the other members of the request. */
  readonly readBody?: (form: FormData) => object;
  readonly show: (line: Line) => ComponentChildren;
}

/** A job of the service: at most one runs at a time in each process. */
function Job<Line extends Step>({ check, configuration, fields, readBody, show }: JobProps<Line>) {
  const { phase, step, error, start, stop } = useSteps<Line>();
  const [checked, setChecked] = useState<ConfigurationInput>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setChecked(configuration);
    void start(`/configuration/${check}`, { configuration, ...readBody?.(form) });
  };
  const isRunning = phase === "running";
  return (
    <section class="panel">
      <h2>{texts.configuration.view[check]}</h2>
      <form class="check" onSubmit={submit}>
        <p class="small">{words.explanations[check]}</p>
        {fields !== undefined && <div class="fields">{fields}</div>}
        <div class="actions">
          <button type="submit" class="primary" disabled={isRunning}>
            {words.run[check]}
          </button>
          {isRunning && (
            <button type="button" class="danger" onClick={stop}>
              {words.cancel}
            </button>
          )}
        </div>
      </form>
      {phase !== undefined && (
        <StepProgress label={words.run[check]} phase={phase} step={step} phases={words.phases} />
      )}
      {error !== undefined && <ProblemNote error={error} />}
      {phase !== undefined && checked !== configuration && <p class="note warning">{texts.draft.outdated}</p>}
      {phase === "finished" && step !== undefined && show(step)}
    </section>
  );
}
