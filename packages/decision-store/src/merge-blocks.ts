import { type Pool, runTransaction } from "@payment-routing/database";
import { BLOCK_SIZE, type DecisionBlock, dayOf, encodeBlocks } from "./decision-block.ts";
import type { StoredRecord } from "./rejected-search.ts";
import { SegmentReader } from "./segment.ts";
import { type BlockHead, insertBlock, listBlocks, READ_BLOCKS, readSegments } from "./stored-blocks.ts";

interface MergeOptions {
  /** Blocks of earlier days are left alone, in milliseconds since 1970-01-01 UTC. Default: no block is. */
  readonly since?: number;
  readonly signal?: AbortSignal;
}

/**
 * Merges blocks that are less than half full. A service that decides little, and each of many processes, stores a small
 * block every half second, which compresses worse and makes a look-up read more filters.
 */
export async function mergeBlocks(pool: Pool, { since, signal }: MergeOptions = {}): Promise<void> {
  for (const group of groupBlocks(await listSmallBlocks(pool, since), dayOf(Date.now()))) {
    if (signal?.aborted) return;
    await replaceRecords(pool, group);
  }
}

function listSmallBlocks(pool: Pool, since: number | undefined): Promise<readonly BlockHead[]> {
  return runTransaction(
    pool,
    async (client) => {
      const small: BlockHead[] = [];
      for await (const head of listBlocks(client, { since, decisionsBelow: BLOCK_SIZE / 2 }, "oldest")) {
        small.push(head);
        if (small.length === MAX_LISTED) break;
      }
      return small;
    },
    READ_BLOCKS,
  );
}

/** A service that was not maintained for a day has some 170,000. */
const MAX_LISTED = 20_000;

/**
 * Groups blocks of the same day that fit into one. Today, a group has at least sixteen blocks of a similar size or is half
 * full, so that a decision is merged a few times at most. All blocks of past days are merged.
 */
export function groupBlocks<Head extends Pick<BlockHead, "from" | "decisions">>(
  heads: readonly Head[],
  today: number,
): readonly (readonly Head[])[] {
  const open = new Map<string, { blocks: Head[]; decisions: number }>();
  const groups: (readonly Head[])[] = [];
  const close = (key: string, day: number): void => {
    const { blocks, decisions } = open.get(key) ?? { blocks: [], decisions: 0 };
    const minimum = day < today || decisions >= BLOCK_SIZE / 2 ? 2 : MIN_BLOCKS;
    if (blocks.length >= minimum) groups.push(blocks);
    open.delete(key);
  };
  const days = new Map<string, number>();
  for (const head of heads) {
    const day = dayOf(head.from);
    const tier = day < today ? 0 : Math.floor(Math.log(head.decisions) / Math.log(MIN_BLOCKS));
    const key = `${day} ${tier}`;
    days.set(key, day);
    if ((open.get(key)?.decisions ?? 0) + head.decisions > BLOCK_SIZE) close(key, day);
    const group = open.get(key) ?? { blocks: [], decisions: 0 };
    group.blocks.push(head);
    group.decisions += head.decisions;
    open.set(key, group);
  }
  for (const [key, day] of days) close(key, day);
  return groups;
}

const MIN_BLOCKS = 16;

/** Stores the records of blocks that are kept, by default all, in other blocks. */
export async function replaceRecords(
  pool: Pool,
  sources: readonly BlockHead[],
  isKept: (record: StoredRecord) => boolean = () => true,
): Promise<void> {
  const merged: DecisionBlock[] = [];
  for await (const block of encodeBlocks(readRecords(pool, sources, isKept))) merged.push(block);
  await runTransaction(pool, async (client) => {
    const times = sources.map(({ from }) => from);
    const ids = sources.map(({ id }) => id);
    const { rowCount } = await client.query(EMPTY_BLOCKS, [times, ids]);
    if (rowCount !== sources.length) throw new Error("blocks of decisions were merged by another process");
    for (const block of merged) await insertBlock(client, block);
  });
}

/** The rows stay: a block that is still in a spool is not stored again. */
const EMPTY_BLOCKS = `
  update decision_blocks as stored set segments = null, event_filter = null
  from unnest($1::float8[], $2::uuid[]) as source (ms, id)
  where at = to_timestamp(ms / 1000) and block_id = id and segments is not null`;

async function* readRecords(
  pool: Pool,
  heads: readonly BlockHead[],
  isKept: (record: StoredRecord) => boolean,
): AsyncGenerator<StoredRecord> {
  for (const head of heads)
    for (const bytes of await readSegments(pool, head)) {
      const segment = new SegmentReader(bytes);
      for (let row = 0; row < segment.size; row++) {
        const record = segment.recordAt(row);
        if (isKept(record)) yield record;
      }
    }
}
