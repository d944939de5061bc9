/** Numbers of latencies by bucket. Empty buckets are absent. */
export type Latencies = Map<number, number>;

/**
 * The bucket of a latency. Each is 15 % wider than the one before, so the value that represents it differs from any of its
 * latencies by at most 7.3 %. The first has everything up to 10 µs.
 */
export function findBucket(milliseconds: number): number {
  if (milliseconds <= FIRST_MS) return 0;
  return Math.min(MAX_BUCKET, Math.ceil(Math.log(milliseconds / FIRST_MS) / LOG_RATIO));
}

/** `findBucket` in SQL. */
export function writeBucket(milliseconds: string): string {
  const bucket = `ceil(ln(greatest(${milliseconds}, ${FIRST_MS})::float8 / ${FIRST_MS}) / ${LOG_RATIO})`;
  return `least(${MAX_BUCKET}, ${bucket})::smallint`;
}

/** Adds latencies of one bucket. */
export function addLatencies(latencies: Latencies, bucket: number, count: number): void {
  latencies.set(bucket, (latencies.get(bucket) ?? 0) + count);
}

/** The latency in milliseconds that a share of all does not exceed. Undefined if there is none. */
export function findQuantile(latencies: Latencies, share: number): number | undefined {
  const buckets = [...latencies].sort(([one], [other]) => one - other);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of buckets) {
    passed += count;
    // The geometric middle of the bucket.
    if (passed >= total * share) return FIRST_MS * RATIO ** (bucket - 0.5);
  }
  return undefined;
}

const FIRST_MS = 0.01;
const RATIO = 1.15;
const LOG_RATIO = Math.log(RATIO);
/** 38 days. */
const MAX_BUCKET = 190;
