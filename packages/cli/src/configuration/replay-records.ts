import type { RecordedRequest } from "@payment-routing/config-analysis";
import type { MerchantConfiguration } from "@payment-routing/config-contract";
import {
  countDecisions,
  findStoredVersion,
  type ReplayableDecision,
  readDecisionsSince,
} from "@payment-routing/config-store";
import type { Facts } from "@payment-routing/routing";
import type { ProblemCode } from "@payment-routing/server";
import type { RecordPeriod } from "./record-settings.ts";
import type { VersionPool } from "./use-versions.ts";

/** How many are fetched at once. */
const PAGE_SIZE = 5000;

export interface ReplayOptions extends RecordPeriod {
  readonly onRecord: (request: RecordedRequest) => void;
  /** Told after every page, and how many there are in all. */
  readonly onProgress: (done: number, total: number) => void;
}

export type Recordings = ReadonlyMap<string, MerchantConfiguration | undefined>;

/** What was replayed. */
export interface Replayed {
  readonly requests: number;
  /** How many the period has: more than were replayed where there is a limit. */
  readonly recorded: number;
  /** The versions that decided them, by digest; undefined of one that cannot be read. */
  readonly recordings: Recordings;
}

/** Hands recorded decisions over, one after another, up to the limit. */
export async function replayRecords(
  pool: VersionPool,
  { since, until, limit, onRecord, onProgress }: ReplayOptions,
): Promise<Replayed> {
  const recorded = await countDecisions(pool, { since, until });
  const total = Math.min(limit, recorded);
  const recordings = new Map<string, MerchantConfiguration | undefined>();
  let done = 0;
  for await (const page of readDecisionsSince(pool, { since, until, pageSize: Math.min(PAGE_SIZE, limit) })) {
    for (const record of page.slice(0, limit - done)) {
      const { digest } = record;
      if (!recordings.has(digest))
        recordings.set(digest, (await findStoredVersion(pool, digest))?.configuration);
      onRecord(toRequest(record, recordings.get(digest)));
    }
    done = Math.min(limit, done + page.length);
    onProgress(done, total);
    if (done >= limit) break;
  }
  // Some may have been recorded since they were counted.
  return { requests: done, recorded: Math.max(done, recorded), recordings };
}

function toRequest(
  { clientId, accountId, eventId, problem, facts, offered }: ReplayableDecision,
  recording: MerchantConfiguration | undefined,
): RecordedRequest {
  return {
    clientId,
    accountId,
    eventId,
    facts: facts as Facts,
    recording,
    offered: offered.map(([id]) => id),
    preferences: offered.map(([, preference]) => preference),
    rejection: offered.length > 0 ? undefined : problem === INVALID ? "missing-fields" : "no-method",
  };
}

/** The problem of a search that was decided on and lacks a field which its merchant requires. */
const INVALID: ProblemCode = "invalid-document";
