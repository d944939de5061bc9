import type { JobProgress } from "./job.ts";

interface ProgressReporter {
  readonly last: JobProgress;
  readonly report: (done: number, total: number) => void;
}

/** Passes progress on at once the first time, and then about five times a second. */
export function createReporter(post: (progress: JobProgress) => void): ProgressReporter {
  let last: JobProgress = { done: 0, total: 0 };
  let postedAt = Number.NEGATIVE_INFINITY;
  return {
    get last() {
      return last;
    },
    report(done, total) {
      last = { done, total };
      const now = performance.now();
      if (now - postedAt < INTERVAL_MS) return;
      postedAt = now;
      post(last);
    },
  };
}

const INTERVAL_MS = 200;
