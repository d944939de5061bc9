import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { type Changed, type Rejection, rejectChange, rejectInvalid } from "../administration/rejection.ts";
import type { JobProgress, ThreadInput, ThreadOutput } from "./job.ts";

interface JobOptions {
  /** Ends the thread at once. The reason is the result if it is `STOPPED`; otherwise nobody waits for one. */
  readonly signal: AbortSignal;
  readonly maxMemoryMb: number;
  /** Called when the thread has ended, whether the steps are read or not. */
  readonly onEnd: () => void;
}

/**
 * Runs a job in a worker thread, because a large configuration and many records take seconds. Yields the progress, and
 * returns the result.
 */
export function runJob(
  input: ThreadInput,
  { signal, maxMemoryMb, onEnd }: JobOptions,
): AsyncGenerator<JobProgress, Changed<object>, void> {
  // Options of this process, such as those of a debugger, do not apply to the thread.
  const worker = new Worker(THREAD, {
    workerData: input,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  });
  // Listens from now on: the thread may fail before the first step is asked for.
  const messages = on(worker, "message", { close: ["exit"] });
  const end = () => void worker.terminate();
  worker.once("exit", () => {
    signal.removeEventListener("abort", end);
    onEnd();
  });
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  return readSteps(worker, messages, signal);
}

async function* readSteps(
  worker: Worker,
  messages: AsyncIterable<unknown[]>,
  signal: AbortSignal,
): AsyncGenerator<JobProgress, Changed<object>, void> {
  try {
    for await (const [message] of messages) {
      const output = message as ThreadOutput;
      if ("invalid" in output) return rejectInvalid(output.invalid);
      if ("databaseFailure" in output) return rejectChange(DATABASE_AWAY);
      yield output.progress;
      if ("result" in output) return { ok: true, value: output.result };
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ERR_WORKER_OUT_OF_MEMORY") return rejectChange(TOO_LARGE);
    throw error;
  } finally {
    // Another job may start as soon as the result is known.
    await worker.terminate();
  }
  if (signal.reason === STOPPED) return rejectChange(STOPPED);
  signal.throwIfAborted();
  throw new Error("the thread of the job sent no result");
}

/** The reason of an abort when the process shuts down. */
export const STOPPED: Rejection = {
  code: "shutting-down",
  message: "the process shuts down: start the job again",
};

const DATABASE_AWAY: Rejection = {
  code: "database-unavailable",
  message: "the database is not available: start the job again",
};

const TOO_LARGE: Rejection = {
  code: "job-too-large",
  message: "the job needs more memory than it may use",
};

/** In the sources or in the build. */
const THREAD = new URL(`job-thread${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
