import type { CallOptions } from "@payment-routing/operator-client";
import type { ConfigurationInput } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import { type Step, useSteps } from "../../api/use-steps.ts";
import { ViewLinks } from "../../components/links.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { StepProgress } from "../../components/step-progress.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { fromLocalInput } from "../../formats.ts";
import { VIEW_NAMES } from "../../labels.ts";
import { CasesView } from "./results/cases-view.tsx";
import { SimulationView } from "./results/changes-view.tsx";
import { CoverageView } from "./results/coverage-view.tsx";
import { DiffView } from "./results/diff-view.tsx";
import { LintView, ValidationView } from "./results/findings-view.tsx";

/** A check of a configuration, which the service runs as a job. */
interface Job<Line extends Step> {
  readonly button: string;
  readonly explanation: string;
  readonly fields?: () => ComponentChildren;
  /** Sends the request, with what the fields hold. */
  send(
    body: { readonly configuration: ConfigurationInput },
    form: FormData,
    options: CallOptions,
  ): AsyncIterable<Line>;
  show(line: Line): ComponentChildren;
}

function define<Line extends Step>(job: Job<Line>): Job<Step> {
  return job;
}

const JOBS = {
  validate: define({
    button: "Validate",
    explanation: "Checks files against the schema, and that everything that they name exists.",
    send: (body, _, options) => client.stream("validateConfiguration", { body }, options),
    show: ({ result }) => result && <ValidationView result={result} />,
  }),
  diff: define({
    button: "Compare",
    explanation:
      "Compares by effect: sends the same generated requests to both configurations. Others may change too.",
    fields: () => <VersionField name="before" label="Compare with" none="the version in use" />,
    send: (body, form, options) =>
      client.stream("compareConfigurations", { body: { ...body, ...readComparison(form) } }, options),
    show: ({ result }) => result && <DiffView result={result} />,
  }),
  lint: define({
    button: "Run the lint",
    explanation: "Finds likely mistakes: rules that never apply, methods that nobody is offered.",
    send: (body, _, options) => client.stream("lintConfiguration", { body }, options),
    show: ({ result }) => result && <LintView result={result} />,
  }),
  cases: define({
    button: "Run the test cases",
    explanation: "Decides the requests of the test cases, and compares the answers.",
    send: (body, _, options) => client.stream("runTestCases", { body }, options),
    show: ({ result }) => result && <CasesView result={result} />,
  }),
  simulate: define({
    button: "Simulate",
    explanation:
      "Answers recorded requests again, and compares the answers with those of then. Takes seconds for a million requests.",
    fields: () => <PeriodFields />,
    send: (body, form, options) =>
      client.stream("simulateConfiguration", { body: { ...body, ...readPeriod(form) } }, options),
    show: ({ result }) => result && <SimulationView result={result} />,
  }),
  coverage: define({
    button: "Measure the coverage",
    explanation: "Finds which constraints excluded methods from the answers to recorded requests.",
    fields: () => <PeriodFields />,
    send: (body, form, options) =>
      client.stream("measureCoverage", { body: { ...body, ...readPeriod(form) } }, options),
    show: ({ result }) => result && <CoverageView result={result} />,
  }),
} as const;

const PHASES = {
  running: "",
  finished: "Finished.",
  stopped: "Stopped.",
  failed: "Failed.",
} as const;

type CheckName = keyof typeof JOBS;

/** The checks that the service runs on a configuration before it is activated. */
export const CHECKS = Object.keys(JOBS) as readonly CheckName[];

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

/** A check of a configuration, with its parameters, its progress, and its result. At most one runs in each process. */
function Check({ check, configuration }: CheckProps) {
  const { button, explanation, fields, send, show } = JOBS[check];
  const { phase, step, error, start, stop } = useSteps();
  const [checked, setChecked] = useState<ConfigurationInput>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    setChecked(configuration);
    void start((signal) => send({ configuration }, form, { signal }));
  };
  const isRunning = phase === "running";
  return (
    <section class="panel">
      <h2>{VIEW_NAMES[check]}</h2>
      <form class="check" onSubmit={submit}>
        <p class="small">{explanation}</p>
        {fields !== undefined && <div class="fields">{fields()}</div>}
        <div class="actions">
          <button type="submit" class="primary" disabled={isRunning}>
            {button}
          </button>
          {isRunning && (
            <button type="button" class="danger" onClick={stop}>
              Cancel
            </button>
          )}
        </div>
      </form>
      {phase !== undefined && <StepProgress label={button} phase={phase} step={step} phases={PHASES} />}
      {error !== undefined && <ProblemNote error={error} />}
      {phase !== undefined && checked !== configuration && (
        <p class="note warning">The draft was changed after this.</p>
      )}
      {phase === "finished" && step !== undefined && show(step)}
    </section>
  );
}

function readComparison(form: FormData) {
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

function readPeriod(form: FormData) {
  const [since = "", until = "", limit = ""] = ["since", "until", "limit"].map((name) =>
    String(form.get(name)),
  );
  return {
    since: fromLocalInput(since) || undefined,
    until: fromLocalInput(until) || undefined,
    limit: limit === "" ? undefined : Number(limit),
  };
}
