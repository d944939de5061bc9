import { CommandError, type Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";

/** A line of progress of a long operation. */
interface ProgressLine {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

/** Shows the progress of the service and returns the last line. `remedy` says what to do when it is missing. */
export async function followProgress<Line extends ProgressLine>(
  lines: AsyncIterable<Line>,
  terminal: Terminal,
  remedy = "Run the command again to continue: completed steps are kept and skipped",
): Promise<Line> {
  const progress = createProgress(terminal);
  let last: Line | undefined;
  try {
    for await (const line of lines) {
      progress.show(line.done, line.total);
      last = line;
    }
  } finally {
    progress.stop();
  }
  if (last?.finished === true) return last;
  const how = last === undefined ? "before the first step" : `after ${last.done} of ${last.total}`;
  throw new CommandError([`the service stopped ${how}. ${remedy}`]);
}
