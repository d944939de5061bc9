import { Worker } from "node:worker_threads";
import { readMemoryLimits } from "./memory-limits.ts";

/** How long a worker stays idle. To start one takes longer than to check most configurations. */
const IDLE_MS = 10_000;

/** The ID of every thread that has ended. */
const ENDED = -1;

interface IdleWorker {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
  readonly end: () => void;
}

/** Worker threads of one program. Those that have done a task stay for the next, without keeping the process alive. */
export class IdleWorkers {
  readonly #program: URL;
  readonly #maxHeapMb: number | undefined;
  #idle: readonly IdleWorker[] = [];

  /** @param maxHeapMb of a worker; less in a container whose memory is limited */
  constructor(program: URL, maxHeapMb?: number) {
    const { thread = maxHeapMb } = readMemoryLimits();
    this.#program = program;
    this.#maxHeapMb = thread && Math.min(thread, maxHeapMb ?? thread);
  }

  /** An idle worker, or a new one. It waits for a message. */
  take(): Worker {
    const [idle, ...others] = this.#idle;
    if (idle === undefined) return this.#start();
    this.#idle = others;
    clearTimeout(idle.timer);
    idle.worker.off("error", idle.end).ref();
    return idle.worker;
  }

  #start(): Worker {
    // Options of this process, such as those of a debugger, do not apply to the worker.
    const worker = new Worker(this.#program, {
      execArgv: [],
      ...(this.#maxHeapMb && { resourceLimits: { maxOldGenerationSizeMb: this.#maxHeapMb } }),
    });
    // Without a listener, a failure between its last message and `keep` would end this process.
    return worker.on("error", () => undefined);
  }

  /** Takes back a worker that has done its task, unless it has ended: a failure may come with its last message. */
  keep(worker: Worker): void {
    if (worker.threadId === ENDED) return;
    const end = () => {
      this.#idle = this.#idle.filter((each) => each !== idle);
      clearTimeout(idle.timer);
      void worker.terminate();
    };
    const idle: IdleWorker = { worker, timer: setTimeout(end, IDLE_MS).unref(), end };
    this.#idle = [...this.#idle, idle];
    worker.once("error", end).unref();
  }
}
