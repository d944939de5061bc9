import type { RecordedRequest } from "@payment-routing/config-analysis";
import {
  countDecisions,
  type ReplayableDecision,
  readDecisionsSince,
} from "@payment-routing/config-versions";
import type { Facts } from "@payment-routing/routing";
import type { RecordPeriod } from "./record-settings.ts";
import type { VersionPool } from "./use-versions.ts";

/** How many are fetched at once. */
const PAGE_SIZE = 5000;

export interface ReplayOptions extends RecordPeriod {
  readonly take: (request: RecordedRequest) => void;
  /** Told after every page, and how many there are in all. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Hands recorded decisions over, one after another. Returns how many, and the digests of what made them. */
export async function replayRecords(
  pool: VersionPool,
  { since, until, limit, take, onProgress }: ReplayOptions,
): Promise<{ readonly requests: number; readonly digests: readonly string[] }> {
  const total = Math.min(limit, await countDecisions(pool, { since, until }));
  const digests = new Set<string>();
  let done = 0;
  for await (const page of readDecisionsSince(pool, { since, until, pageSize: Math.min(PAGE_SIZE, limit) })) {
    for (const record of page.slice(0, limit - done)) {
      digests.add(record.digest);
      take(toRequest(record));
    }
    done = Math.min(limit, done + page.length);
    onProgress(done, total);
    if (done >= limit) break;
  }
  return { requests: done, digests: [...digests] };
}

function toRequest({ clientId, accountId, eventId, facts, offered }: ReplayableDecision): RecordedRequest {
  return { clientId, accountId, eventId, facts: facts as Facts, offered: offered.map(([id]) => id) };
}
