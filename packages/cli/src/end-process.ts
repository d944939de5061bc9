import { setTimeout as delay } from "node:timers/promises";
import { EXIT_CODES } from "./command.ts";

/** Ends the process, although a thread may hang: `exit` alone waits for all of them, for ever. */
export async function endProcess(code: number): Promise<void> {
  if (await hasHangingThread()) {
    process.kill(process.pid, "SIGKILL");
    // Process 1 of a container is still here: the kernel drops signals that it sends to itself, but not the fault of abort().
    process.abort();
  }
  process.exit(code);
}

/**
 * Whether a thread of Node's pool waits for a file system or a name server and does not come back soon. Nothing in the process
 * can end such a wait, for example for the other end of a FIFO.
 */
export async function hasHangingThread(): Promise<boolean> {
  for (let waits = 0; process.getActiveResourcesInfo().some(isThreadWork); waits++) {
    if (waits === MAX_WAITS) return true;
    await delay(WAIT_MS);
  }
  return false;
}

function isThreadWork(resource: string): boolean {
  return /^(FSReq|CloseReq|GetAddrInfoReq|GetNameInfoReq)/.test(resource);
}

const WAIT_MS = 20;
const MAX_WAITS = 15;

const SIGNALS = [
  ["SIGTERM", EXIT_CODES.terminated],
  ["SIGINT", EXIT_CODES.interrupted],
] as const;

// npm forwards signals to its child. With Ctrl-C, which signals the whole process group, the child gets the signal twice
// within moments. These count as one.
const SAME_SIGNAL_MS = 1000;

/**
 * Makes SIGTERM and SIGINT end process 1 of a container as they end any other: there the kernel drops signals that nothing
 * listens for. A command that listens for them decides itself.
 */
export function listenAsFirstProcess(): void {
  if (process.pid !== 1) return;
  for (const [signal, code] of SIGNALS)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) void endProcess(code);
    });
}

/** Resolves at the first SIGTERM or SIGINT. Another one a second or more later exits immediately. */
export function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const [signal, code] of SIGNALS) {
      process.on(signal, () => {
        firstAt ??= performance.now();
        if (performance.now() - firstAt > SAME_SIGNAL_MS) void endProcess(code);
        resolve(signal);
      });
    }
  });
}
