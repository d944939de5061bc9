import type { ConfigurationFile } from "@payment-routing/operator-contract";
import { useLocation } from "preact-iso/router";
import { ViewLinks } from "../../components/links.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { StepProgress } from "../../components/step-progress.tsx";
import { Badge } from "../../components/values.tsx";
import { count, formatCount } from "../../formats.ts";
import { VIEW_NAMES } from "../../labels.ts";
import { type CheckName, JOBS } from "./jobs.tsx";
import { Comparison } from "./results/comparison.tsx";
import type { CheckResult, ConfigurationChecks } from "./use-checks.ts";

export const PHASES = {
  running: "",
  finished: "Finished.",
  stopped: "Stopped.",
  failed: "Failed.",
} as const;

interface ChecksProps {
  readonly names: readonly CheckName[];
  readonly checks: ConfigurationChecks;
  readonly files: readonly ConfigurationFile[];
}

/** The check that the address has, or the first, with links to the others and their results. */
export function Checks({ names, checks, files }: ChecksProps) {
  const { query } = useLocation();
  const { results, isRunning, run, stop } = checks;
  const shown = names.find((name) => name === query.show) ?? (names[0] as CheckName);
  const views = names.map(
    (name) => [name, <CheckLabel key={name} name={name} result={results[name]} />] as const,
  );
  return (
    <>
      <div class="actions">
        <button type="button" disabled={isRunning} onClick={() => void run(names)}>
          Run all checks
        </button>
        {isRunning && (
          <button type="button" class="danger" onClick={stop}>
            Cancel
          </button>
        )}
        <ViewLinks label="Views" name="show" views={views} shown={shown} />
      </div>
      <Check key={shown} name={shown} checks={checks} files={files} />
    </>
  );
}

interface CheckLabelProps {
  readonly name: CheckName;
  readonly result: CheckResult | undefined;
}

function CheckLabel({ name, result }: CheckLabelProps) {
  return (
    <>
      {VIEW_NAMES[name]} {result !== undefined && <CheckBadge name={name} result={result} />}
    </>
  );
}

function CheckBadge({
  name,
  result: { phase, step, error },
}: Required<CheckLabelProps> & { readonly result: CheckResult }) {
  if (phase === "finished" && step !== undefined) {
    const [tone, text] = JOBS[name].summarise(step);
    return <Badge tone={tone} text={text} />;
  }
  if (phase === "running")
    return <Badge tone="busy" text={`${formatCount(step?.done ?? 0)} of ${formatCount(step?.total ?? 0)}`} />;
  const { length } = error?.problem.configuration_issues ?? [];
  return <Badge tone="bad" text={length > 0 ? count(length, "issue") : (phase ?? "")} />;
}

/** A check of a configuration, with its parameters, its progress, and its result. */
function Check({ name, checks, files }: Omit<ChecksProps, "names"> & { readonly name: CheckName }) {
  const { query } = useLocation();
  const { button, explanation, fields, show } = JOBS[name];
  const { results, isRunning, run, configuration } = checks;
  const { phase, step, error, checked } = results[name] ?? {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run([name], new FormData(event.currentTarget as HTMLFormElement));
  };
  return (
    <section class="panel">
      <h2>{VIEW_NAMES[name]}</h2>
      <form class="check" onSubmit={submit}>
        <p class="small">{explanation}</p>
        {fields !== undefined && <div class="fields">{fields()}</div>}
        <div class="actions">
          <button type="submit" class="primary" disabled={isRunning}>
            {button}
          </button>
        </div>
      </form>
      {phase !== undefined && <StepProgress label={button} phase={phase} step={step} phases={PHASES} />}
      {error !== undefined && <ProblemNote error={error} />}
      {phase !== undefined && checked !== configuration && (
        <p class="note warning">The draft was changed after this.</p>
      )}
      {phase === "finished" && step !== undefined && show(step)}
      {name === "diff" && <Comparison before={query.before} files={files} />}
    </section>
  );
}
