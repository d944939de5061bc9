import { type Pool, runTransaction } from "@payment-routing/database";
import { createRowSelector, type ReadableBlock, type SelectedRows } from "./decision-filter.ts";
import { type DecisionFilter, listReadable } from "./readable-blocks.ts";
import { fromRecord, type RejectedSearch, type StoredRecord } from "./rejected-search.ts";
import { READ_BLOCKS } from "./stored-blocks.ts";

/**
 * Reads decisions in pages, in approximate order of time; those of an archived day by client. Memory does not grow with their
 * number. `onRead` gets the number of those read so far, and of those selected.
 */
export async function* scanDecisions(
  pool: Pool,
  filter: DecisionFilter,
  onRead: (read: number, selected: number) => void = () => undefined,
): AsyncGenerator<SelectedRows> {
  let read = 0;
  let selected = 0;
  const select = createRowSelector(filter);
  const client = await pool.connect();
  // The database reads a block while the one before is used.
  let next: ReturnType<ReadableBlock["open"]> = Promise.resolve([]);
  const selectNext = async function* (current: typeof next): AsyncGenerator<SelectedRows> {
    for (const decode of await current) {
      const page = select(decode());
      await page.segment.load();
      read += page.segment.size;
      selected += page.rows.length;
      onRead(read, selected);
      yield page;
    }
  };
  try {
    // The reader may be slow.
    await client.query(`${READ_BLOCKS}; set local idle_in_transaction_session_timeout = 0`);
    for await (const block of listReadable(client, filter, "oldest")) {
      const current = next;
      next = block.open();
      // Awaited in the next turn; a reader may stop before.
      next.catch(() => undefined);
      yield* selectNext(current);
    }
    yield* selectNext(next);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Reads the records of decisions, like `scanDecisions`. */
export async function* readDecisions(
  ...args: Parameters<typeof scanDecisions>
): AsyncGenerator<readonly StoredRecord[]> {
  for await (const { segment, rows } of scanDecisions(...args))
    yield rows.map((row) => segment.recordAt(row));
}

/** Reads rejected searches, like `readDecisions`. */
export async function* readRejectedSearches(
  pool: Pool,
  filter: Omit<DecisionFilter, "digest" | "isRejected">,
  onRead?: (read: number, selected: number) => void,
): AsyncGenerator<readonly RejectedSearch[]> {
  for await (const records of readDecisions(pool, { ...filter, isRejected: true }, onRead))
    yield records.flatMap((record) => fromRecord(record) ?? []);
}

/** Counts decisions. Does not read blocks that are completely in the period. */
export function countDecisions(pool: Pool, filter: DecisionFilter): Promise<number> {
  const { since, until, archive: _, ...rest } = filter;
  const hasPeriodOnly = Object.values(rest).every((condition) => condition === undefined);
  const isInside = ({ from, to, hasRejected }: ReadableBlock): boolean =>
    hasPeriodOnly &&
    !hasRejected &&
    from >= (since?.getTime() ?? Number.NEGATIVE_INFINITY) &&
    to < (until?.getTime() ?? Number.POSITIVE_INFINITY);
  const select = createRowSelector(filter);
  return runTransaction(
    pool,
    async (client) => {
      let count = 0;
      for await (const block of listReadable(client, filter, "oldest")) {
        if (isInside(block)) count += block.decisions;
        else for (const decode of await block.open()) count += select(decode()).rows.length;
      }
      return count;
    },
    READ_BLOCKS,
  );
}
