import { ProblemError } from "@payment-routing/operator-client";
import type { Problem } from "@payment-routing/operator-contract";
import { useEffect, useRef, useState } from "preact/hooks";

/** A line of the response to a request in steps. */
export interface Step {
  readonly done: number;
  readonly total: number;
  /** True on the last line only. */
  readonly finished: boolean;
  /** Why it failed after it had started. */
  readonly problem?: Problem;
}

/** `failed`: by a problem, or because the connection broke before the last line. */
export type Phase = "running" | "finished" | "stopped" | "failed";

export interface StepState<Line> {
  /** Undefined before the start. */
  readonly phase?: Phase;
  readonly step?: Line;
  readonly error?: ProblemError;
}

/** A request in steps. */
export interface Steps<Line> extends StepState<Line> {
  /** `send` sends the request, with a signal that ends it. Resolves to how it ended. */
  start(send: (signal: AbortSignal) => AsyncIterable<Line>): Promise<StepState<Line>>;
  stop(): void;
}

/** Sends a request in steps and follows its progress. Leaving the page stops it: its progress would be lost. */
export function useSteps<Line extends Step>(): Steps<Line> {
  const [state, setState] = useState<StepState<Line>>({});
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  const start: Steps<Line>["start"] = async (send) => {
    stop();
    const own = new AbortController();
    controller.current = own;
    let last: StepState<Line> = {};
    const update = (next: StepState<Line>) => {
      last = { ...last, ...next };
      // Ignores lines of an earlier request.
      if (controller.current === own) setState(last);
    };
    update({ phase: "running" });
    try {
      for await (const line of send(own.signal)) {
        if (line.problem !== undefined) throw new ProblemError(line.problem);
        update({ step: line });
      }
      update({ phase: last.step?.finished ? "finished" : "failed" });
    } catch (problem) {
      update(own.signal.aborted ? { phase: "stopped" } : { phase: "failed", error: problem as ProblemError });
    }
    return last;
  };
  return { ...state, start, stop };
}
