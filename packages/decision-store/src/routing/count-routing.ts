import { setImmediate } from "node:timers/promises";
import { type Logger, type Pool, runTransaction, withAdvisoryLock } from "@payment-routing/database";
import type { Facts, Router } from "@payment-routing/routing";
import { createOutcomeCounters, type OutcomeCounter } from "@payment-routing/routing/analysis";
import { MINUTE_MS, repeat } from "../decision-maintenance.ts";
import { listHeads } from "../merge-blocks.ts";
import { OFFERED } from "../rejected-search.ts";
import { SegmentReader } from "../segment.ts";
import { readSegments } from "../stored-blocks.ts";
import {
  ANY_METHOD,
  addMethods,
  addOutcome,
  DAY_MS,
  type MethodCounts,
  RoutingCounts,
} from "./routing-counts.ts";

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
  const before = new Date(now - retentionDays * DAY_MS);
  const versions = new Map<
    string,
    { readonly router: Router; readonly start: () => OutcomeCounter } | undefined
  >();
  const load = async (digest: string) => {
    const version = await findVersion(digest);
    versions.set(digest, version && { router: version.router, start: createOutcomeCounters(version.router) });
  };
  const countSegment = async (
    segment: SegmentReader,
    counts: RoutingCounts,
    counters: Map<MethodCounts, OutcomeCounter>,
  ): Promise<void> => {
    for (let index = 0; index < segment.size; index++) {
      if (index % RECORDS_IN_TURN === 0) await setImmediate();
      const { clientId, accountId, instant, digest, facts, problem, rejected } = segment.recordAt(index);
      if (rejected !== undefined) continue;
      if (!versions.has(digest)) await load(digest);
      const version = versions.get(digest);
      const account = version?.router.findAccount(clientId, accountId);
      if (version === undefined || account === undefined) continue;
      const methods = counts.find(clientId, instant, digest);
      const counter = counters.get(methods) ?? version.start();
      counters.set(methods, counter);
      try {
        counter.add(account, facts as Facts);
        addOutcome(methods, ANY_METHOD, problem ?? OFFERED);
      } catch {
        // Another version of the program recorded other facts. The others are counted.
      }
    }
  };
  await withAdvisoryLock(pool, "decisionBlocks", async () => {
    for (;;) {
      const heads = await listHeads(pool, { isCounted: false }, MAX_BLOCKS);
      const counts = new RoutingCounts(now);
      const counters = new Map<MethodCounts, OutcomeCounter>();
      for (const head of heads)
        for (const bytes of await readSegments(pool, head))
          await countSegment(new SegmentReader(bytes), counts, counters);
      for (const [methods, counter] of counters) addMethods(methods, counter.read());
      await runTransaction(pool, async (client) => {
        const [times, ids] = [heads.map(({ from }) => from), heads.map(({ id }) => id)];
        await client.query(SET_COUNTED, [times, ids]);
        await counts.store(client, before);
      });
      if (heads.length < MAX_BLOCKS) return;
    }
  });
}

/** Callbacks and searches wait for so many: a millisecond or two. */
const RECORDS_IN_TURN = 128;
const MAX_BLOCKS = 64;

const SET_COUNTED = `
  update decision_blocks set counted = true
  from unnest($1::float8[], $2::uuid[]) as source (ms, id)
  where at = to_timestamp(ms / 1000) and block_id = id`;
