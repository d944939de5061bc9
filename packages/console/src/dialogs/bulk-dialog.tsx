import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ProblemError } from "../api/problem-error.ts";
import { actInSteps, read } from "../api/request.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { updateNow } from "../live/updates.ts";
import { texts } from "../texts.ts";
import { Modal } from "./modal.tsx";
import { openDialog } from "./open-dialog.ts";
import { ReasonField } from "./reason-field.tsx";

/** How far an action in steps is. */
interface Progress {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

/** An action on everything that a filter matches. */
export interface BulkAction<Count, Step extends Progress> {
  readonly title: string;
  /** GET counts what the action would change. With the filter in the query. */
  readonly countPath: string;
  /** POST acts. */
  readonly path: string;
  /** What the request says besides the reason. */
  readonly body?: object;
  /** What the action would be applied to, in words. */
  readonly scope: string;
  readonly isDangerous?: true;
  describeCount(count: Count): ComponentChildren;
  /** Whether the action would change nothing. */
  isNothing(count: Count): boolean;
  describeProgress(step: Step): ComponentChildren;
}

/** Shows what the action would do, asks for the reason, and follows its progress until it ends or is stopped. */
export function openBulkAction<Count, Step extends Progress>(action: BulkAction<Count, Step>): void {
  openDialog(<BulkDialog action={action} />);
}

type Phase = "asking" | "running" | "finished" | "stopped" | "failed";

function BulkDialog<Count, Step extends Progress>({ action }: { readonly action: BulkAction<Count, Step> }) {
  const [count, setCount] = useState<Count>();
  const [step, setStep] = useState<Step>();
  const [error, setError] = useState<ProblemError>();
  const [phase, setPhase] = useState<Phase>("asking");
  const controller = useRef(new AbortController());
  useEffect(() => {
    read<Count>(action.countPath).then(setCount, setError);
    // Leaving the page stops the action too: its progress would be lost.
    return () => controller.current.abort();
  }, [action.countPath]);

  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget as HTMLFormElement).get("reason")).trim();
    const { signal } = controller.current;
    setPhase("running");
    try {
      let last: Step | undefined;
      for await (const each of actInSteps<Step>(action.path, { ...action.body, reason }, signal)) {
        last = each;
        setStep(each);
      }
      setPhase(last?.finished ? "finished" : "failed");
    } catch (problem) {
      setPhase(signal.aborted ? "stopped" : "failed");
      if (!signal.aborted) setError(describeFailure(problem));
    }
    updateNow();
  };
  const stop = () => controller.current.abort();
  return (
    <Modal title={action.title} onEscape={phase === "running" ? stop : undefined}>
      {(close) => (
        <>
          <p class="small">{texts.actions.scope(action.scope)}</p>
          {error !== undefined && <ProblemNote error={error} />}
          {phase === "asking" && count === undefined && error === undefined && (
            <p role="status">{texts.actions.counting}</p>
          )}
          {phase === "asking" && count !== undefined && (
            <form onSubmit={(event) => void start(event)}>
              <div>{action.describeCount(count)}</div>
              <ReasonField />
              <div class="actions">
                <button
                  type="submit"
                  class={action.isDangerous ? "danger" : "primary"}
                  disabled={action.isNothing(count)}
                >
                  {action.title}
                </button>
                <button type="button" onClick={close}>
                  {texts.actions.cancel}
                </button>
              </div>
            </form>
          )}
          {phase !== "asking" && <Steps action={action} step={step} phase={phase} />}
          {phase === "running" && (
            <div class="actions">
              <button type="button" class="danger" onClick={stop}>
                {texts.actions.stop}
              </button>
            </div>
          )}
          {(phase === "finished" || phase === "stopped" || phase === "failed" || (error && !count)) && (
            <div class="actions">
              <button type="button" onClick={close}>
                {texts.actions.close}
              </button>
            </div>
          )}
        </>
      )}
    </Modal>
  );
}

interface StepsProps<Count, Step extends Progress> {
  readonly action: BulkAction<Count, Step>;
  readonly step: Step | undefined;
  readonly phase: Exclude<Phase, "asking">;
}

function Steps<Count, Step extends Progress>({ action, step, phase }: StepsProps<Count, Step>) {
  return (
    <>
      <progress aria-label={action.title} max={step?.total ?? 1} value={step?.done ?? 0} />
      <div role="status">
        <p>
          {step === undefined ? texts.actions.starting : texts.actions.progress(step.done, step.total)}{" "}
          <strong>{texts.actions.phases[phase]}</strong>
        </p>
        {step !== undefined && action.describeProgress(step)}
      </div>
    </>
  );
}

/** The connection may break in the middle of a response. */
function describeFailure(problem: unknown): ProblemError {
  if (problem instanceof ProblemError) return problem;
  const { interrupted, interruptedDetail } = texts.actions;
  return new ProblemError({ type: "interrupted", title: interrupted, status: 0, detail: interruptedDetail });
}
