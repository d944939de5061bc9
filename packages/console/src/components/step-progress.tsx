import type { ComponentChildren } from "preact";
import type { Phase, Step } from "../api/use-steps.ts";
import { formatCount } from "../formats.ts";

interface StepProgressProps {
  readonly label: string;
  readonly phase: Phase;
  readonly step: Step | undefined;
  /** A text for each way to end. */
  readonly phases: Readonly<Record<Phase, string>>;
  readonly children?: ComponentChildren;
}

/** How far a request in steps is. Announced to screen readers. */
export function StepProgress({ label, phase, step, phases, children }: StepProgressProps) {
  const isRunning = phase === "running";
  return (
    <>
      {(isRunning || step !== undefined) && (
        <progress aria-label={label} max={step?.total ?? 1} value={step?.done ?? 0} />
      )}
      <div role="status">
        <p>
          {step !== undefined && `${formatCount(step.done)} of ${formatCount(step.total)}`}
          {step === undefined && isRunning && "Starting …"} <strong>{phases[phase]}</strong>
        </p>
        {children}
      </div>
    </>
  );
}
