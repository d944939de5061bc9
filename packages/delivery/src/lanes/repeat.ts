export interface Repetition {
  /** Resolves when the current run is done. */
  stop(): Promise<void>;
}

/** Runs `work` repeatedly with a pause between runs. An error is reported and does not end the repetition. */
export function repeat(
  work: () => Promise<void>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let inProgress = Promise.resolve();

  function run(): void {
    inProgress = work()
      .catch(onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, pauseMs);
      });
  }

  run();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return inProgress;
    },
  };
}
