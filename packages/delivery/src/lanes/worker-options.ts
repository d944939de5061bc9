import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { type BreakerSettings, DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { type OutboundRules, STRICT_RULES } from "../http/address-guard.ts";

/** Options of `startWorker`. */
export interface WorkerOptions {
  /** Addresses that callbacks may be posted to. Default: public addresses over https. */
  readonly outbound?: OutboundRules;
  /** Concurrent posts over all endpoints. Default: 256. */
  readonly slots?: number;
  /**
   * Duration of a lease in milliseconds. Default: 60,000. After it, another worker sends the callbacks of a worker that was
   * killed. Limits a post, whatever the merchant's timeout, to five seconds less than this or to three quarters of it,
   * whichever is more.
   */
  readonly leaseMs?: number;
  /** Milliseconds that `stop` waits for posts in progress and for the database. Default: 10,000. */
  readonly stopGraceMs?: number;
  /** Name in recorded attempts, unique among live workers. Default: from host and process. */
  readonly name?: string;
  /** Called with background errors, such as an unavailable database. The worker continues. */
  readonly onError?: (error: unknown) => void;
}

/** Settings for tests. */
export interface WorkerInternals {
  /** Milliseconds between two claims when nothing announces due lanes. Default: 1000. */
  readonly pollMs?: number;
  readonly breaker?: BreakerSettings;
}

export type WorkerSettings = Required<WorkerOptions & WorkerInternals>;

export function resolveOptions(options: WorkerOptions & WorkerInternals): WorkerSettings {
  return {
    outbound: STRICT_RULES,
    slots: 256,
    leaseMs: 60_000,
    pollMs: 1000,
    stopGraceMs: 10_000,
    breaker: DEFAULT_BREAKER,
    name: `${hostname()}/${process.pid}/${randomBytes(3).toString("hex")}`,
    onError: () => {},
    ...options,
  };
}

/** Counters of a worker since its start. */
export interface WorkerStatistics {
  /** Number of claims, and of callbacks they returned. */
  claims: number;
  callbacksClaimed: number;
  /** Settlements rejected because the lease had ended. */
  leasesLost: number;
  /** Number of settling transactions, and of callbacks they settled. */
  settlements: number;
  callbacksSettled: number;
  /** Current number of posts in progress. */
  postsInProgress: number;
}

export function createStatistics(): WorkerStatistics {
  return {
    claims: 0,
    callbacksClaimed: 0,
    leasesLost: 0,
    settlements: 0,
    callbacksSettled: 0,
    postsInProgress: 0,
  };
}
