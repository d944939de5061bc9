import type { Settings } from "./settings.ts";

/** A rate for each key. */
export interface RateLimit {
  /** How much may come at once. */
  readonly burst: number;
  /** How much is allowed again each second. */
  readonly perSecond: number;
  /** How many keys are remembered. Past that the one that was idle longest is forgotten: memory stays bounded. */
  readonly maxKeys: number;
}

/** Token buckets, one a key. A key that was never seen, or not for long enough, has all of its burst. */
export interface RateLimiter {
  /** Seconds until the key may go on, 0 when it may now. Takes nothing. */
  secondsToWait(key: string): number;
  /** Takes one. */
  take(key: string): void;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Creates a limiter. `now` is a clock in milliseconds that never runs backwards. */
export function createRateLimiter(
  limit: RateLimit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, Bucket>();

  // In the order of their last `take`, so that the first is the one that was idle longest.
  function remember(key: string, bucket: Bucket): void {
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > limit.maxKeys) buckets.delete(buckets.keys().next().value as string);
  }

  function refill(bucket: Bucket): Bucket {
    const time = now();
    bucket.tokens = Math.min(
      limit.burst,
      bucket.tokens + ((time - bucket.filledAt) / 1000) * limit.perSecond,
    );
    bucket.filledAt = time;
    return bucket;
  }

  return {
    secondsToWait(key) {
      const bucket = buckets.get(key);
      const tokens = bucket === undefined ? limit.burst : refill(bucket).tokens;
      return tokens >= 1 ? 0 : (1 - tokens) / limit.perSecond;
    },
    take(key) {
      const bucket = buckets.get(key);
      const filled = bucket === undefined ? { tokens: limit.burst, filledAt: now() } : refill(bucket);
      filled.tokens = Math.max(0, filled.tokens - 1);
      remember(key, filled);
    },
  };
}

// Callers that authenticate are as many as the configuration has clients; sources of failures are anyone.
const MAX_CLIENTS = Number.POSITIVE_INFINITY;
const MAX_SOURCES = 10_000;

/** The limit on searches, by client. Undefined: there is none. */
export function limitSearches({ clientRequestsPerSecond: searches }: Settings): RateLimiter | undefined {
  return limit(searches, searches, MAX_CLIENTS);
}

/** The limit on failed authentications, by source. Undefined: there is none. */
export function limitFailures({
  failedAuthenticationsPerMinute: failures,
}: Settings): RateLimiter | undefined {
  return limit(failures, failures / 60, MAX_SOURCES);
}

function limit(burst: number, perSecond: number, maxKeys: number): RateLimiter | undefined {
  return burst === 0 ? undefined : createRateLimiter({ burst, perSecond, maxKeys });
}
