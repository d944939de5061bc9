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
import { useId, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { type Step, useSteps } from "../../api/use-steps.ts";
import { ViewLinks } from "../../components/links.tsx";
import { ProblemNote } from "../../components/resource-view.tsx";
import { StepProgress } from "../../components/step-progress.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { fromLocalInput } from "../../formats.ts";
import { VIEW_NAMES } from "../../labels.ts";
import { CasesView } from "./results/cases-view.tsx";
import { SimulationView } from "./results/changes-view.tsx";
import { CoverageView } from "./results/coverage-view.tsx";
import { DiffView } from "./results/diff-view.tsx";
import { LintView, ValidationView } from "./results/findings-view.tsx";

const EXPLANATIONS = {
  validate: "Checks files against the schema, and that everything that they name exists.",
  lint: "Finds likely mistakes: rules that never apply, methods that nobody is offered.",
  cases: "Decides the requests of the test cases, and compares the answers.",
  diff: "Compares by effect: sends the same generated requests to both configurations. Others may change too.",
  simulate:
    "Answers recorded requests again, and compares the answers with those of then. Takes seconds for a million requests.",
  coverage: "Finds which constraints excluded methods from the answers to recorded requests.",
} as const;

const RUN = {
  validate: "Validate",
  lint: "Run the lint",
  cases: "Run the test cases",
  diff: "Compare",
  simulate: "Simulate",
  coverage: "Measure the coverage",
} as const;

const PHASES = {
  running: "",
  finished: "Finished.",
  stopped: "Stopped.",
  failed: "Failed.",
} as const;

/** The checks that the service runs on a configuration before it is activated. */
export const CHECKS = ["validate", "diff", "lint", "cases", "simulate", "coverage"] as const;

type CheckName = (typeof CHECKS)[number];

interface ChecksProps {
  readonly checks: readonly CheckName[];
  readonly configuration: ConfigurationInput;
}

/** The check that the address has, or the first, with links to the others. */
export function Checks({ checks, configuration }: ChecksProps) {
  const { query } = useLocation();
  const shown = checks.find((check) => check === query.show) ?? (checks[0] as CheckName);
  const views = checks.map((check) => [check, VIEW_NAMES[check]] as const);
  return (
    <>
      <ViewLinks label="Views" name="show" views={views} shown={shown} />
      <Check key={shown} check={shown} configuration={configuration} />
    </>
  );
}

interface CheckProps {
  readonly check: CheckName;
  /** A stored version, or a draft. */
  readonly configuration: ConfigurationInput;
}

/** A check of a configuration, with its parameters, its progress, and its result. */
function Check({ check, configuration }: CheckProps) {
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
          fields={<VersionField name="before" label="Compare with" none="the version in use" />}
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
      <h2>{VIEW_NAMES[check]}</h2>
      <form class="check" onSubmit={submit}>
        <p class="small">{EXPLANATIONS[check]}</p>
        {fields !== undefined && <div class="fields">{fields}</div>}
        <div class="actions">
          <button type="submit" class="primary" disabled={isRunning}>
            {RUN[check]}
          </button>
          {isRunning && (
            <button type="button" class="danger" onClick={stop}>
              Cancel
            </button>
          )}
        </div>
      </form>
      {phase !== undefined && <StepProgress label={RUN[check]} phase={phase} step={step} phases={PHASES} />}
      {error !== undefined && <ProblemNote error={error} />}
      {phase !== undefined && checked !== configuration && (
        <p class="note warning">The draft was changed after this.</p>
      )}
      {phase === "finished" && step !== undefined && show(step)}
    </section>
  );
}

function readComparison(form: FormData): object {
  const digest = String(form.get("before"));
  return digest === "" ? {} : { before: { digest } };
}

/** The recorded requests to replay. */
function PeriodFields() {
  const id = useId();
  return (
    <>
      <div class="field wide">
        <label for={`${id}-since`}>From (seven days before the end unless given)</label>
        <input id={`${id}-since`} name="since" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-until`}>To (now unless given)</label>
        <input id={`${id}-until`} name="until" type="datetime-local" step={1} />
      </div>
      <div class="field wide">
        <label for={`${id}-limit`}>Requests at most (1,000,000 unless given)</label>
        <input id={`${id}-limit`} name="limit" inputMode="numeric" pattern="[0-9]{1,9}" />
      </div>
    </>
  );
}

function readPeriod(form: FormData): object {
  const since = fromLocalInput(String(form.get("since")));
  const until = fromLocalInput(String(form.get("until")));
  const limit = String(form.get("limit"));
  return {
    ...(since !== "" && { since }),
    ...(until !== "" && { until }),
    ...(limit !== "" && { limit: Number(limit) }),
  };
}
