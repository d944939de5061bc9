import { EXIT_CODES } from "./command.ts";
import { endProcess } from "./end-process.ts";

const CODES = { SIGTERM: EXIT_CODES.terminated, SIGINT: EXIT_CODES.interrupted } as const;

// npm forwards signals to its child. With Ctrl-C, which signals the whole process group, the child gets the signal twice
// within moments. These count as one.
const SAME_SIGNAL_MS = 1000;

/** Resolves at the first SIGTERM or SIGINT. Another one a second or more later exits immediately. */
export function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const [signal, code] of Object.entries(CODES) as [keyof typeof CODES, number][]) {
      process.on(signal, () => {
        firstAt ??= performance.now();
        if (performance.now() - firstAt > SAME_SIGNAL_MS) void endProcess(code);
        resolve(signal);
      });
    }
  });
}
