import { setImmediate } from "node:timers/promises";
import { type Logger, type Pool, runTransaction, withAdvisoryLock } from "@payment-routing/database";
import type { Facts, Router } from "@payment-routing/routing";
import { createOutcomeFinder } from "@payment-routing/routing/analysis";
import { MINUTE_MS, repeat } from "../decision-maintenance.ts";
import { listHeads } from "../merge-blocks.ts";
import { OFFERED } from "../rejected-search.ts";
import { SegmentReader } from "../segment.ts";
import { readSegments } from "../stored-blocks.ts";
import { ANY_METHOD, addOutcome, DAY_MS, RoutingCounts } from "./routing-counts.ts";

export interface CountingOptions {
  /** Loads a version by its digest. Undefined when it cannot be read: its decisions are not counted. */
  readonly findVersion: (digest: string) => Promise<{ readonly router: Router } | undefined>;
  readonly retentionDays: number;
}

/** Counts stored decisions once a minute. Returns a function that stops it. */
export function maintainRouting(findPool: () => Pool, options: CountingOptions, logger: Logger): () => void {
  return repeat(MINUTE_MS, logger, () => countRouting(findPool(), options));
}

/** Counts the decisions of blocks that are not counted, each once. Does nothing while blocks are merged. */
export async function countRouting(
  pool: Pool,
  { findVersion, retentionDays }: CountingOptions,
  now = Date.now(),
): Promise<void> {
  const countSegment = createCounter(findVersion);
  await withAdvisoryLock(pool, "decisionBlocks", async () => {
    for (;;) {
      const heads = await listHeads(pool, { isCounted: false }, MAX_BLOCKS);
      const counts = new RoutingCounts(now);
      for (const head of heads)
        for (const bytes of await readSegments(pool, head))
          await countSegment(new SegmentReader(bytes), counts);
      await runTransaction(pool, async (client) => {
        await client.query(SET_COUNTED, [heads.map(({ from }) => from), heads.map(({ id }) => id)]);
        await counts.store(client, new Date(now - retentionDays * DAY_MS));
      });
      if (heads.length < MAX_BLOCKS) return;
    }
  });
}

function createCounter(findVersion: CountingOptions["findVersion"]) {
  const load = async (digest: string) => {
    const { router } = (await findVersion(digest)) ?? {};
    return router && { router, find: createOutcomeFinder(router) };
  };
  const versions = new Map<string, Awaited<ReturnType<typeof load>>>();
  return async (segment: SegmentReader, counts: RoutingCounts): Promise<void> => {
    for (let row = 0; row < segment.size; row++) {
      if (row % RECORDS_IN_TURN === 0) await setImmediate();
      const { clientId, accountId, instant, digest, facts, problem, rejected } = segment.recordAt(row);
      if (rejected !== undefined) continue;
      if (!versions.has(digest)) versions.set(digest, await load(digest));
      const version = versions.get(digest);
      const account = version?.router.findAccount(clientId, accountId);
      if (version === undefined || account === undefined) continue;
      const methods = counts.find(clientId, instant, digest);
      try {
        version.find(account, facts as Facts, (id, outcome) => addOutcome(methods, id, outcome));
        addOutcome(methods, ANY_METHOD, problem ?? OFFERED);
      } catch {
        // Another version of the program recorded other facts. The others are counted.
      }
    }
  };
}

/** Callbacks and searches wait for so many: a few milliseconds. */
const RECORDS_IN_TURN = 128;
const MAX_BLOCKS = 64;

const SET_COUNTED = `
  update decision_blocks set counted = true
  from unnest($1::float8[], $2::uuid[]) as source (ms, id)
  where at = to_timestamp(ms / 1000) and block_id = id`;
