import { type Pool, runTransaction } from "@payment-routing/database";
import { BLOCK_SIZE, type DecisionBlock, dayOf, encodeBlocks } from "./decision-block.ts";
import type { StoredRecord } from "./rejected-search.ts";
import { SegmentReader } from "./segment.ts";
import {
  type BlockFilter,
  type BlockHead,
  insertBlock,
  listBlocks,
  READ_BLOCKS,
  readSegments,
} from "./stored-blocks.ts";

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
  const small = await listHeads(pool, { since, decisionsBelow: BLOCK_SIZE / 2 }, MAX_LISTED);
  for (const group of groupBlocks(small, dayOf(Date.now()))) {
    if (signal?.aborted) return;
    await replaceRecords(pool, group);
  }
}

/** Lists the blocks that meet a filter, the oldest first. */
export function listHeads(pool: Pool, filter: BlockFilter, max = Infinity): Promise<readonly BlockHead[]> {
  return runTransaction(
    pool,
    async (client) => {
      const heads: BlockHead[] = [];
      for await (const head of listBlocks(client, filter, "oldest")) if (heads.push(head) === max) break;
      return heads;
    },
    READ_BLOCKS,
  );
}

/** A service that was not maintained for a day has some 170,000. */
const MAX_LISTED = 20_000;

/**
 * Groups blocks of the same day that fit into one. Today, a group has at least sixteen blocks of a similar size or is half
 * full, so that a decision is merged a few times at most. All blocks of past days are merged. Those that are counted stay apart.
 */
export function groupBlocks<Head extends Pick<BlockHead, "from" | "decisions" | "isCounted">>(
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
    const key = `${day} ${tier} ${head.isCounted}`;
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

/** Stores the records of blocks that are kept, by default all, in other blocks. Returns how many are not: no block changes without any. */
export async function replaceRecords(
  pool: Pool,
  sources: readonly BlockHead[],
  isKept?: (record: StoredRecord) => boolean,
): Promise<number> {
  const merged: DecisionBlock[] = [];
  const records = async function* () {
    for await (const page of readRecords(pool, sources, isKept)) yield* page;
  };
  for await (const block of encodeBlocks(records())) merged.push(block);
  const removed = countRecords(sources) - countRecords(merged);
  if (isKept !== undefined && removed === 0) return 0;
  await runTransaction(pool, async (client) => {
    const times = sources.map(({ from }) => from);
    const ids = sources.map(({ id }) => id);
    const { rowCount } = await client.query(EMPTY_BLOCKS, [times, ids]);
    if (rowCount !== sources.length) throw new Error("blocks of decisions were merged by another process");
    for (const block of merged) await insertBlock(client, block, sources[0]?.isCounted);
  });
  return removed;
}

/** The number of records of blocks. */
export const countRecords = (blocks: readonly Pick<BlockHead, "decisions">[]): number =>
  blocks.reduce((sum, { decisions }) => sum + decisions, 0);

/** The rows stay: a block that is still in a spool is not stored again. */
const EMPTY_BLOCKS = `
  update decision_blocks as stored set segments = null, event_filter = null
  from unnest($1::float8[], $2::uuid[]) as source (ms, id)
  where at = to_timestamp(ms / 1000) and block_id = id and segments is not null`;

/** Reads the records of blocks that are kept, a segment at a time. */
export async function* readRecords(
  pool: Pool,
  heads: readonly BlockHead[],
  isKept: (record: StoredRecord) => boolean = () => true,
): AsyncGenerator<readonly StoredRecord[]> {
  for (const head of heads)
    for (const bytes of await readSegments(pool, head)) {
      const segment = new SegmentReader(bytes);
      yield Array.from({ length: segment.size }, (_, row) => segment.recordAt(row)).filter(isKept);
    }
}
