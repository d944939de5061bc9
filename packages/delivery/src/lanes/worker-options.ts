import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { type BreakerSettings, DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { type OutboundRules, STRICT_RULES } from "../http/address-guard.ts";

/** Options of `startWorker`. */
export interface WorkerOptions {
  /** Which addresses may be posted to; public ones over https by default. */
  readonly outbound?: OutboundRules;
  /** Callbacks under way at once, over all endpoints; 256 by default. */
  readonly slots?: number;
  /**
   * How long a claim holds a lane, in milliseconds; 60,000 by default. What a worker that was killed had under way is
   * sent by another after that. A delivery takes no longer than five seconds less than this, or than three quarters
   * of it when that is more, whatever the merchant's time-out.
   */
  readonly leaseMs?: number;
  /** How long to wait for what is under way, and for the database, when stopping, in milliseconds; 10,000 by default. */
  readonly stopGraceMs?: number;
  /** What attempts are recorded under; made of host and process by default. Unique among live workers. */
  readonly name?: string;
  /** Hears what went wrong behind the scenes, such as a database that is away. The worker goes on. */
  readonly onError?: (error: unknown) => void;
}

/** What tests replace. */
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

/** What a worker has done since it was started. */
export interface WorkerStatistics {
  /** Claims that were made, and lanes that they gave. */
  claims: number;
  lanesClaimed: number;
  /** Lanes whose lease was over when they were to be settled: somebody else has them. */
  leasesLost: number;
  /** Transactions that settled lanes, and lanes that they settled: the second by the first is the size of a group. */
  settlements: number;
  lanesSettled: number;
  /** Posts under way now. */
  postsUnderWay: number;
}

export function createStatistics(): WorkerStatistics {
  return { claims: 0, lanesClaimed: 0, leasesLost: 0, settlements: 0, lanesSettled: 0, postsUnderWay: 0 };
}
