import cliProgress from "cli-progress";
import { CommandError, type Terminal } from "./command.ts";

/** A progress bar on standard error. */
interface Progress {
  readonly show: (done: number, total: number) => void;
  /** Ends the line of the bar. A later call of `show` starts another. */
  readonly stop: () => void;
}

/** Creates a progress bar, which shows nothing unless standard error is a terminal. */
export function createProgress({ progressStream }: Terminal): Progress {
  if (progressStream === undefined) return { show: () => undefined, stop: () => undefined };
  const bar = new cliProgress.SingleBar({
    stream: progressStream,
    format: "[{bar}] {percentage} %  {value} of {total}",
    barCompleteChar: "#",
    barIncompleteChar: ".",
    barsize: 30,
    // `true` would keep SIGINT from ending the process.
    gracefulExit: false,
  });
  return {
    show(done, total) {
      if (!bar.isActive) return bar.start(total, done);
      bar.setTotal(total);
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

/** A line of progress of a long operation. */
export interface ProgressLine {
  readonly done: number;
  readonly total: number;
  readonly finished: boolean;
}

/** Shows the progress of the service and returns the last line. */
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
  const how = last === undefined ? "before the first step" : `after ${last.done} of ${last.total}`;
  throw new CommandError([`the service stopped ${how}. Run the command again`]);
}
