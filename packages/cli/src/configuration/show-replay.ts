import type { Terminal } from "../command.ts";
import { writeProgressBar } from "../operator/progress-bar.ts";

/** Shows how far a replay has come, or other work that takes its time, where people see it. */
export function showReplay({ showProgress, complain }: Terminal): {
  readonly show: (done: number, total: number) => void;
  readonly end: () => void;
} {
  return {
    show: (done, total) => showProgress?.(writeProgressBar(done, total)),
    end() {
      if (showProgress !== undefined) complain("");
    },
  };
}
