import type { Settings } from "./server-settings.ts";

/** The limit of each key. */
export interface RateLimit {
  /** The capacity of the bucket. */
  readonly burst: number;
  /** Tokens that are added each second. */
  readonly perSecond: number;
  /** The maximum number of buckets. When it is exceeded, the longest idle one is removed. */
  readonly maxKeys: number;
}

/** Token buckets by key. A new bucket is full. */
export interface RateLimiter {
  /** Seconds until a token is available. Takes no token. */
  secondsToWait(key: string): number;
  /** Takes a token. */
  take(key: string): void;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** @param now a monotonic clock, in milliseconds */
export function createRateLimiter(
  limit: RateLimit,
  now: () => number = () => performance.now(),
): RateLimiter {
  const buckets = new Map<string, Bucket>();

  // Ordered by the last `take`: the first one is the longest idle.
  function store(key: string, bucket: Bucket): void {
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
      store(key, filled);
    },
  };
}

// More than a configuration has, which may change.
const MAX_CLIENTS = 100_000;
const MAX_SOURCES = 10_000;

/** The limit of searches, by client. Undefined: no limit. */
export function limitSearches({ clientRequestsPerSecond: searches }: Settings): RateLimiter | undefined {
  return limit(searches, searches, MAX_CLIENTS);
}

/** The limit of failed authentications, by source. Undefined: no limit. */
export function limitFailures({
  failedAuthenticationsPerMinute: failures,
}: Settings): RateLimiter | undefined {
  return limit(failures, failures / 60, MAX_SOURCES);
}

function limit(burst: number, perSecond: number, maxKeys: number): RateLimiter | undefined {
  return burst === 0 ? undefined : createRateLimiter({ burst, perSecond, maxKeys });
}
