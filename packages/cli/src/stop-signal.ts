import { EXIT_CODES } from "./exit-codes.ts";

const CODES = { SIGTERM: EXIT_CODES.terminated, SIGINT: EXIT_CODES.interrupted } as const;

// npm passes a signal on to its child. When the signal went to the whole process group, as Ctrl-C and process managers
// send it, the child gets it twice within moments: that is one wish to stop, not two.
const SAME_WISH_MS = 1000;

/** Resolves at the first SIGTERM or SIGINT. A second one, a second or more later, ends the process at once. */
export function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const [signal, code] of Object.entries(CODES) as [keyof typeof CODES, number][]) {
      process.on(signal, () => {
        firstAt ??= performance.now();
        if (performance.now() - firstAt > SAME_WISH_MS) process.exit(code);
        resolve(signal);
      });
    }
  });
}
