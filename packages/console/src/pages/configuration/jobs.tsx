import type { CallOptions } from "@payment-routing/operator-client";
import type { ConfigurationInput } from "@payment-routing/operator-contract";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useLocation } from "preact-iso/router";
import { client } from "../../api/client.ts";
import type { Step } from "../../api/use-steps.ts";
import { writeQuery } from "../../components/paths.ts";
import type { Tone } from "../../components/values.tsx";
import { VersionField } from "../../components/version-field.tsx";
import { count, formatCount, fromLocalInput } from "../../formats.ts";
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
  /** The result in two words. */
  summarise(line: Line): readonly [tone: Tone, text: string];
}

function define<Line extends Step>(job: Job<Line>): Job<Step> {
  return job;
}

export const JOBS = {
  validate: define({
    button: "Validate",
    explanation: "Checks files against the schema, and that everything that they name exists.",
    send: (body, _, options) => client.stream("validateConfiguration", { body }, options),
    show: ({ result }) => result && <ValidationView result={result} />,
    summarise: () => ["good", "valid"],
  }),
  diff: define({
    button: "Compare",
    explanation:
      "Compares by effect: sends the same generated requests to both configurations. Others may change too.",
    fields: () => <BeforeField />,
    send: (body, form, options) =>
      client.stream("compareConfigurations", { body: { ...body, ...readComparison(form) } }, options),
    show: ({ result }) => result && <DiffView result={result} />,
    summarise: ({ result }) => ["neutral", count(result?.accounts.length ?? 0, "account")],
  }),
  lint: define({
    button: "Run the lint",
    explanation: "Finds likely mistakes: rules that never apply, methods that nobody is offered.",
    send: (body, _, options) => client.stream("lintConfiguration", { body }, options),
    show: ({ result }) => result && <LintView result={result} />,
    summarise: ({ result: { errors, warnings } = { errors: 0, warnings: 0 } }) =>
      errors > 0
        ? ["bad", count(errors, "error")]
        : [warnings > 0 ? "warning" : "good", count(warnings, "warning")],
  }),
  cases: define({
    button: "Run the test cases",
    explanation: "Decides the requests of the test cases, and compares the answers.",
    send: (body, _, options) => client.stream("runTestCases", { body }, options),
    show: ({ result }) => result && <CasesView result={result} />,
    summarise: ({ result: { cases, passed } = { cases: 0, passed: 0 } }) => [
      passed < cases ? "bad" : "good",
      `${passed} of ${cases}`,
    ],
  }),
  simulate: define({
    button: "Simulate",
    explanation:
      "Answers recorded requests again, and compares the answers with those of then. Takes seconds for a million requests.",
    fields: () => <PeriodFields />,
    send: (body, form, options) =>
      client.stream("simulateConfiguration", { body: { ...body, ...readPeriod(form) } }, options),
    show: ({ result }) => result && <SimulationView result={result} />,
    summarise: ({ result }) => ["neutral", `${formatCount(result?.changes.changed ?? 0)} changed`],
  }),
  coverage: define({
    button: "Measure the coverage",
    explanation: "Finds which constraints excluded methods from the answers to recorded requests.",
    fields: () => <PeriodFields />,
    send: (body, form, options) =>
      client.stream("measureCoverage", { body: { ...body, ...readPeriod(form) } }, options),
    show: ({ result }) => result && <CoverageView result={result} />,
    summarise: ({ result }) => ["neutral", count(result?.requests ?? 0, "request")],
  }),
} as const;

export type CheckName = keyof typeof JOBS;

/** The checks that the service runs on a configuration before it is activated. */
export const CHECKS = Object.keys(JOBS) as readonly CheckName[];

/** Chooses the version to compare with. The address has it. */
function BeforeField() {
  const { path, query, route } = useLocation();
  return (
    <VersionField
      name="before"
      label="Compare with"
      none="the version in use"
      value={query.before ?? ""}
      onChange={(before) => route(`${path}${writeQuery({ ...query, before })}`, true)}
    />
  );
}

function readComparison(form: FormData) {
  const digest = String(form.get("before") ?? "");
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
    String(form.get(name) ?? ""),
  );
  return {
    since: fromLocalInput(since) || undefined,
    until: fromLocalInput(until) || undefined,
    limit: limit === "" ? undefined : Number(limit),
  };
}
