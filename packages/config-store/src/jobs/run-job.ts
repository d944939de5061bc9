import { on } from "node:events";
import { IdleWorkers } from "../idle-workers.ts";
import { type Changed, type Rejection, rejectChange, rejectInvalid } from "../operator/rejection.ts";
import type { JobProgress, ThreadInput, ThreadOutput } from "./job.ts";

interface JobOptions {
  /** Ends the job at once. The reason is the result if it is `STOPPED`; otherwise nobody waits for one. */
  readonly signal: AbortSignal;
  readonly workers: IdleWorkers;
  /** Called when the job has ended, whether the steps are read or not. */
  readonly onEnd: () => void;
}

/**
 * Runs a job in a worker thread, because a large configuration and many records take seconds. Yields the progress, and
 * returns the result.
 */
export function runJob(
  input: ThreadInput,
  { signal, workers, onEnd }: JobOptions,
): AsyncGenerator<JobProgress, Changed<object>, void> {
  const worker = workers.take();
  // Listens from now on: the thread may fail before the first step is asked for.
  const messages = on(worker, "message", { close: ["exit"] });
  let hasEnded = false;
  const terminate = () => void (hasEnded || worker.terminate());
  const end = () => {
    hasEnded = true;
    signal.removeEventListener("abort", terminate);
    worker.off("message", onMessage).off("exit", end);
    onEnd();
  };
  const onMessage = (output: ThreadOutput) => {
    if ("progress" in output && !("result" in output)) return;
    end();
    // The steps so far can still be read.
    void messages.return?.();
    workers.keep(worker);
  };
  worker.on("message", onMessage).on("exit", end);
  if (signal.aborted) terminate();
  else signal.addEventListener("abort", terminate, { once: true });
  worker.postMessage(input);
  return readSteps(messages, signal, terminate);
}

async function* readSteps(
  messages: AsyncIterable<unknown[]>,
  signal: AbortSignal,
  terminate: () => void,
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
    // The caller may have stopped reading.
    terminate();
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

/** @param maxMemoryMb for the heap of a worker */
export function createJobWorkers(maxMemoryMb: number): IdleWorkers {
  return new IdleWorkers(THREAD, maxMemoryMb);
}

/** In the sources or in the build. */
const THREAD = new URL(`job-thread${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
