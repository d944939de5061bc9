import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "@payment-routing/database";
import type { Problem } from "../../problems/problem.ts";
import type { InTurn } from "../../processor/map-in-turns.ts";
import { FairTurns } from "../../search/fair-turns.ts";
import { WaitingRequests } from "../../search/waiting-requests.ts";
import { FairShare, type ShareLimits } from "../fair-share.ts";
import { createPacer } from "../pacer.ts";

/** What the keys and persons of the internal listener share. */
export interface KeyShares {
  /** Requests from their head to the end of their response. Reports are not among them. */
  readonly requests: WaitingRequests;
  /** Requests that use a connection of the pool, one at a time. */
  readonly readsOf: (pool: Pool) => FairShare;
  /** Streams of events. */
  readonly streams: FairShare;
  /** Jobs of the configuration, which run one at a time. */
  readonly jobs: FairShare;
  /** Requests with lines of reports, which are read a group at a time. */
  readonly uploads: FairShare;
  /** Large groups of reports that are being stored. Others do not wait behind many of them. */
  readonly groups: FairShare;
  /** Processing time. */
  readonly inTurnOf: (keyId: string) => InTurn;
}

/** Unanswered requests of a key. Each may hold a response of a megabyte that is not read. */
const MAX_REQUESTS_PER_KEY = 100;

export function createKeyShares(): KeyShares {
  // Short turns: reports and reads wait for several, one for each answer of the database.
  const turns = new FairTurns({ turnMs: 2 });
  let reads: FairShare | undefined;
  return {
    requests: new WaitingRequests(MAX_REQUESTS_PER_KEY),
    readsOf: (pool) => {
      reads ??= new FairShare(shareConnections(pool.options.max));
      return reads;
    },
    streams: new FairShare({ perCaller: 20 }),
    // A key may start a job while its cancelled one ends.
    jobs: new FairShare({ perCaller: 2 }),
    uploads: new FairShare({ perCaller: 20 }),
    groups: new FairShare({ total: 2, perCaller: 2 }),
    inTurnOf: (keyId) => (work) => turns.run(keyId, 0, work),
  };
}

/** The connections that are not shared are for reports, probes and metrics. */
function shareConnections(connections: number): ShareLimits {
  const total = Math.min(3, Math.max(1, Math.floor(0.3 * connections)));
  return { total, perCaller: Math.max(1, total - 1) };
}

/**
 * The problem of a key or person that has its share, after a pause, and one a round of the event loop: callers that ignore
 * Retry-After take less time of others.
 */
export async function rejectShare(what: keyof typeof LIMITS): Promise<Problem> {
  const [detail, seconds] = LIMITS[what];
  const problem: Problem = {
    code: "key-limit-exceeded",
    detail: `${detail} Try again in ${seconds} s.`,
    headers: { "retry-after": String(seconds) },
  };
  await delay(PAUSE_MS);
  return new Promise((resolve) => pacedRejections(() => resolve(problem)));
}

const pacedRejections = createPacer();

const PAUSE_MS = 500;

const LIMITS = {
  requests: ["Too many requests of the key wait for their answers.", 1],
  streams: ["At most 20 streams of events of a key may be open in a process.", 60],
  jobs: ["At most 2 jobs of a key may run or wait in a process.", 5],
  uploads: ["At most 20 uploads of lines of a key may be in progress in a process.", 5],
} as const;
