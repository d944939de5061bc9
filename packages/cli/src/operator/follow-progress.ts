import { CommandError, type Terminal } from "../command.ts";
import { writeProgressBar } from "./progress-bar.ts";

/** How far the service has come with something that takes a while. */
interface ProgressLine {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

/** Shows how far the service has come, line by line, and returns the last one. */
export async function followProgress<Line extends ProgressLine>(
  lines: AsyncIterable<Line>,
  { showProgress, complain }: Terminal,
): Promise<Line> {
  let last: Line | undefined;
  for await (const line of lines) {
    showProgress?.(writeProgressBar(line.done, line.total));
    last = line;
  }
  // The line after the bar begins at its beginning.
  if (showProgress !== undefined) complain("");
  if (last?.finished === true) return last;
  const how = last === undefined ? "at once" : `after ${last.done} of ${last.total}`;
  throw new CommandError([
    `the service broke off ${how}: what was done stays, and is passed over when this is called again`,
  ]);
}
