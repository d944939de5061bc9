import type { DiffProgress } from "@payment-routing/operator-contract";
import { useEffect } from "preact/hooks";
import { client } from "../../api/client.ts";
import { useSteps } from "../../api/use-steps.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { StepProgress } from "../../components/step-progress.tsx";
import { PHASES } from "./checks.tsx";
import { DiffView } from "./results/diff-view.tsx";

interface EffectsProps {
  readonly digest: string;
  readonly before: string;
  /** Called when the comparison has ended, also when it failed. */
  readonly onEnd: () => void;
}

/** What an activation changes for which clients. */
export function ActivationEffects({ digest, before, onEnd }: EffectsProps) {
  const { phase = "running", step, error, start } = useSteps<DiffProgress>();
  useEffect(() => {
    const body = { before: { digest: before }, configuration: { digest } };
    void start((signal) => client.stream("compareConfigurations", { body }, { signal })).then(onEnd);
  }, []);
  return (
    <>
      {phase !== "finished" && <StepProgress label="Compare" phase={phase} step={step} phases={PHASES} />}
      {error !== undefined && (
        <ProblemNote
          error={error}
          consequence="You can activate all the same, without seeing what changes."
        />
      )}
      {step?.result !== undefined && <DiffView result={step.result} />}
    </>
  );
}
