import cliProgress from "cli-progress";
import type { Terminal } from "./command.ts";

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
