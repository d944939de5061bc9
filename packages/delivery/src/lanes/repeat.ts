/** Work that is done over and over until it is stopped. */
export interface Repetition {
  /** Resolves when the work that is under way is done. */
  stop(): Promise<void>;
}

/** Does some work again and again, with a pause in between. An error does not end it. */
export function repeat(
  work: () => Promise<void>,
  pauseMs: number,
  onError: (error: unknown) => void,
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let underWay = Promise.resolve();

  function run(): void {
    underWay = work()
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
      return underWay;
    },
  };
}
