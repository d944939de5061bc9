/** The timeout of a search, combined with the abort signals of the caller. */
export interface Deadline {
  readonly timeoutMs: number;
  /** Aborted by the timeout or by a signal of the caller. */
  readonly signal: AbortSignal;
  /** Why the signal is aborted. Undefined while it is not. */
  readonly ended: "timeout" | "aborted" | undefined;
  /** Settles like the work, or rejects when the signal aborts, whichever comes first. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer and removes the listeners from the signals of the caller, which may outlive the search. */
  release(): void;
}

/**
 * Starts the timeout of one search. `AbortSignal.timeout` is not used because its timer cannot be stopped: a busy client would
 * keep one for each search of the last seconds.
 */
export function startDeadline(timeoutMs: number, signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const callers = signals.filter((signal) => signal != null);
  let ended: Deadline["ended"];

  function end(why: "timeout" | "aborted", reason?: unknown): void {
    ended ??= why;
    controller.abort(reason);
  }
  function onAbort(this: AbortSignal): void {
    end("aborted", this.reason);
  }

  const timer = setTimeout(end, timeoutMs, "timeout");
  for (const caller of callers) {
    if (caller.aborted) onAbort.call(caller);
    else caller.addEventListener("abort", onAbort, { once: true });
  }

  return {
    timeoutMs,
    signal: controller.signal,
    get ended() {
      return ended;
    },
    race: (work) => raceSignal(controller.signal, work),
    release() {
      clearTimeout(timer);
      for (const caller of callers) caller.removeEventListener("abort", onAbort);
    },
  };
}

function raceSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
