import type { ProblemError } from "@payment-routing/operator-client";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Step, useSteps } from "../api/use-steps.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { StepProgress } from "../components/step-progress.tsx";
import { updateNow } from "../live/updates.ts";
import { Modal, openDialog, ReasonField } from "./modal.tsx";

const PHASES = {
  running: "",
  finished: "Finished.",
  stopped: "Stopped. What was done stays done; repeat the action to continue.",
  failed: "Interrupted. What was done stays done; repeat the action to continue.",
} as const;

/** An action on everything that a filter matches. */
export interface BulkAction<Count, Progress extends Step> {
  readonly title: string;
  /** Counts what the action would change. */
  count(): Promise<Count>;
  /** Acts, until the signal ends it. */
  run(reason: string, signal: AbortSignal): AsyncIterable<Progress>;
  /** What the action would be applied to, in words. */
  readonly scope: string;
  readonly isDangerous?: true;
  describeCount(count: Count): ComponentChildren;
  /** Whether the action would change nothing. */
  isNothing(count: Count): boolean;
  describeProgress(step: Progress): ComponentChildren;
}

/** Shows what the action would do, asks for the reason, and follows its progress until it ends or is stopped. */
export function openBulkAction<Count, Progress extends Step>(action: BulkAction<Count, Progress>): void {
  openDialog(<BulkDialog action={action} />);
}

interface BulkDialogProps<Count, Progress extends Step> {
  readonly action: BulkAction<Count, Progress>;
}

function BulkDialog<Count, Progress extends Step>({ action }: BulkDialogProps<Count, Progress>) {
  const [count, setCount] = useState<Count>();
  const [countError, setCountError] = useState<ProblemError>();
  const { phase, step, error = countError, start, stop } = useSteps<Progress>();
  useEffect(() => {
    action.count().then(setCount, setCountError);
  }, [action]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget as HTMLFormElement).get("reason")).trim();
    await start((signal) => action.run(reason, signal));
    updateNow();
  };
  const isRunning = phase === "running";
  // After a failure the reason is still there, to try again.
  const isAsking = phase === undefined || phase === "failed";
  return (
    <Modal title={action.title} onEscape={isRunning ? stop : undefined}>
      {(close) => (
        <>
          <p class="small">{`Applies to: ${action.scope}`}</p>
          {error !== undefined && <ProblemNote error={error} />}
          {phase !== undefined && (
            <StepProgress label={action.title} phase={phase} step={step} phases={PHASES}>
              {step !== undefined && action.describeProgress(step)}
            </StepProgress>
          )}
          <form hidden={!isAsking} onSubmit={(event) => void submit(event)}>
            {count === undefined && error === undefined && <p role="status">Counting …</p>}
            {phase === undefined && count !== undefined && <div>{action.describeCount(count)}</div>}
            <ReasonField />
            <div class="actions">
              <button
                type="submit"
                class={action.isDangerous ? "danger" : "primary"}
                disabled={count === undefined || action.isNothing(count)}
              >
                {action.title}
              </button>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </div>
          </form>
          {!isAsking && (
            <div class="actions">
              <button type="button" class={isRunning ? "danger" : ""} onClick={isRunning ? stop : close}>
                {isRunning ? "Stop" : "Close"}
              </button>
            </div>
          )}
        </>
      )}
    </Modal>
  );
}
