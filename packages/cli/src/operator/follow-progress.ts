import { CommandError, type Terminal } from "../command.ts";
import { createProgress } from "../progress.ts";

/** How far the service has come with something that takes a while. */
interface ProgressLine {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

/** Shows how far the service has come, line by line, and returns the last one. */
export async function followProgress<Line extends ProgressLine>(
  lines: AsyncIterable<Line>,
  terminal: Terminal,
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
  const how = last === undefined ? "at once" : `after ${last.done} of ${last.total}`;
  throw new CommandError([
    `the service broke off ${how}: what was done stays, and is passed over when this is called again`,
  ]);
}
