import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "@payment-routing/database";
import { currentSecret } from "@payment-routing/database/secret-file";
import { type Changed, rejectChange } from "../operator/rejection.ts";
import { listSecrets, type Secrets } from "../secrets/secrets.ts";
import type { JobProgress, JobResults, JobState, JobTask } from "./job.ts";
import { createJobWorkers, runJob, STOPPED } from "./run-job.ts";

interface JobSlotOptions {
  readonly sandbox: boolean;
  readonly findSecrets: () => Secrets | undefined;
  /** Throws when the database has not been reached yet. */
  readonly findDatabase: () => Pool;
  /** For the heap of a thread. */
  readonly maxMemoryMb: number;
  readonly decisionArchive: string | undefined;
}

export interface JobOptions {
  readonly keyId: string;
  /** Ends the job. */
  readonly signal?: AbortSignal | undefined;
}

export type JobSteps<Result> = AsyncGenerator<JobProgress, Changed<Result>, void>;

/** The wait for a running job. It is often ending, because its caller has just cancelled it. */
const WAIT_MS = 1000;

/** Runs jobs, one at a time: each has a thread and the memory for two configurations. */
export interface JobSlot {
  readonly running: JobState | undefined;
  /** Waits a second for a running job to end, then rejects. */
  start<Task extends JobTask>(
    task: Task,
    options: JobOptions,
  ): Promise<Changed<JobSteps<JobResults[Task["kind"]]>>>;
  /** `start`, and reads the steps to the end. */
  run<Task extends JobTask>(task: Task, options: JobOptions): Promise<Changed<JobResults[Task["kind"]]>>;
  /** Ends the running job, and rejects further ones. */
  stop(): void;
}

export function createJobSlot(options: JobSlotOptions): JobSlot {
  const stopping = new AbortController();
  const workers = createJobWorkers(options.maxMemoryMb);
  let running: JobState | undefined;
  /** Resolves when the running job has ended. */
  let ended: Promise<void> | undefined;
  const slot: JobSlot = {
    get running() {
      return running;
    },
    start: async (task, { keyId, signal }) => {
      if (running !== undefined) await Promise.race([ended, delay(WAIT_MS, undefined, { ref: false })]);
      if (stopping.signal.aborted) return rejectChange(STOPPED);
      if (running !== undefined) return rejectUnderWay(running);
      const { promise, resolve } = Promise.withResolvers<void>();
      const signals = [stopping.signal, ...(signal === undefined ? [] : [signal])];
      const steps = runJob(writeInput(task, options), {
        signal: AbortSignal.any(signals),
        workers,
        onEnd: () => {
          running = undefined;
          resolve();
        },
      });
      ended = promise;
      running = { kind: task.kind, startedAt: new Date(), keyId };
      return { ok: true, value: steps as JobSteps<never> };
    },
    async run(task, jobOptions) {
      const started = await slot.start(task, jobOptions);
      if (!started.ok) return started;
      for (;;) {
        const step = await started.value.next();
        if (step.done === true) return step.value;
      }
    },
    stop: () => stopping.abort(STOPPED),
  };
  return slot;
}

function writeInput(task: JobTask, { sandbox, findSecrets, findDatabase, decisionArchive }: JobSlotOptions) {
  const secrets = findSecrets();
  const { connectionString = "", query_timeout = 30_000 } = findDatabase().options;
  return {
    task,
    sandbox,
    secrets: secrets && listSecrets(secrets),
    // The thread does not know the file of the address.
    connectionString: currentSecret(connectionString),
    queryTimeoutMs: Number(query_timeout),
    decisionArchive,
  };
}

function rejectUnderWay(job: JobState): Changed<never> {
  const message = `this process runs another job (${job.kind}) since ${job.startedAt.toISOString()}: try again later`;
  return rejectChange({ code: "job-under-way", message, job });
}
