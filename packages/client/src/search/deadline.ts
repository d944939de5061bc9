/** The time a search has left, and the callers that may end it sooner. */
export interface Deadline {
  readonly timeoutMs: number;
  /** Aborted at the end of the time, or by the first caller's signal. */
  readonly signal: AbortSignal;
  /** Why the signal is aborted; undefined while it is not. A caller who used a time-out of its own has aborted. */
  readonly ended: "timeout" | "aborted" | undefined;
  /** Settles as the work does, or rejects when the signal aborts, whichever comes first. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer and lets go of the callers' signals, which may live far longer than one search. */
  release(): void;
}

/**
 * Starts the clock of one search.
 *
 * Not `AbortSignal.any` with `AbortSignal.timeout`: that timer cannot be stopped, so a busy client would keep one
 * for each search of the last seconds.
 */
export function startDeadline(timeoutMs: number, signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  const callers = signals.filter((signal) => signal !== undefined);
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
