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

interface State<Line> {
  /** Undefined before the start. */
  readonly phase?: Phase;
  readonly step?: Line;
  readonly error?: ProblemError;
}

/** A request in steps. */
export interface Steps<Line> extends State<Line> {
  /** `send` sends the request, with a signal that ends it. */
  start(send: (signal: AbortSignal) => AsyncIterable<Line>): Promise<void>;
  stop(): void;
}

/** Sends a request in steps and follows its progress. Leaving the page stops it: its progress would be lost. */
export function useSteps<Line extends Step>(): Steps<Line> {
  const [state, setState] = useState<State<Line>>({});
  const controller = useRef<AbortController>(undefined);
  const stop = () => controller.current?.abort();
  useEffect(() => stop, []);

  const start: Steps<Line>["start"] = async (send) => {
    stop();
    const own = new AbortController();
    controller.current = own;
    // Ignores lines of an earlier request.
    const update = (change: (before: State<Line>) => State<Line>) =>
      controller.current === own && setState(change);
    update(() => ({ phase: "running" }));
    let step: Line | undefined;
    try {
      for await (const line of send(own.signal)) {
        if (line.problem !== undefined) throw new ProblemError(line.problem);
        step = line;
        update(() => ({ phase: "running", step: line }));
      }
      update((before) => ({ ...before, phase: step?.finished ? "finished" : "failed" }));
    } catch (problem) {
      update((before) =>
        own.signal.aborted
          ? { ...before, phase: "stopped" }
          : { ...before, phase: "failed", error: problem as ProblemError },
      );
    }
  };
  return { ...state, start, stop };
}
