import type { Settings } from "../settings.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";

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
