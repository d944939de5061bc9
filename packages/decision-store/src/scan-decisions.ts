import { type Pool, runTransaction } from "@payment-routing/database";
import { fromRecord, OFFERED, REJECTED, type RejectedSearch, type StoredRecord } from "./rejected-search.ts";
import { SegmentReader } from "./segment.ts";
import type { ColumnMember, ColumnValue } from "./segment-columns.ts";
import { type BlockFilter, type BlockHead, listBlocks, READ_BLOCKS, readSegments } from "./stored-blocks.ts";

/** Reads decisions in pages of at most 2,048, in approximate order of time. Memory does not grow with their number. */
export async function* scanDecisions(pool: Pool, filter: DecisionFilter): AsyncGenerator<SelectedRows> {
  const select = createRowSelector(filter);
  const client = await pool.connect();
  // The database reads a block while the one before is used.
  let next: Promise<readonly Uint8Array[]> = Promise.resolve([]);
  try {
    // The reader may be slow.
    await client.query(`${READ_BLOCKS}; set local idle_in_transaction_session_timeout = 0`);
    for await (const head of listBlocks(client, toBlockFilter(filter), "oldest")) {
      const current = next;
      next = readSegments(client, head);
      // Awaited in the next turn; a reader may stop before.
      next.catch(() => undefined);
      for (const segment of await current) yield select(segment);
    }
    for (const segment of await next) yield select(segment);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Reads the records of decisions, like `scanDecisions`. `onRead` gets the number of those read so far, and of those selected. */
export async function* readDecisions(
  pool: Pool,
  filter: DecisionFilter,
  onRead: (read: number, selected: number) => void = () => undefined,
): AsyncGenerator<readonly StoredRecord[]> {
  let read = 0;
  let selected = 0;
  for await (const { segment, rows } of scanDecisions(pool, filter)) {
    read += segment.size;
    selected += rows.length;
    onRead(read, selected);
    yield rows.map((row) => segment.recordAt(row));
  }
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
  const { since, until, ...rest } = filter;
  const hasPeriodOnly = Object.values(rest).every((condition) => condition === undefined);
  const isInside = ({ from, to, hasRejected }: BlockHead): boolean =>
    hasPeriodOnly &&
    !hasRejected &&
    from >= (since?.getTime() ?? Number.NEGATIVE_INFINITY) &&
    to < (until?.getTime() ?? Number.POSITIVE_INFINITY);
  const select = createRowSelector(filter);
  return runTransaction(
    pool,
    async (client) => {
      let count = 0;
      for await (const head of listBlocks(client, toBlockFilter(filter), "oldest")) {
        if (isInside(head)) count += head.decisions;
        else for (const segment of await readSegments(client, head)) count += select(segment).rows.length;
      }
      return count;
    },
    READ_BLOCKS,
  );
}

/** Decisions that meet every condition. Only a client together with an event is found without reading whole blocks. */
export interface DecisionFilter {
  readonly clientId?: number | undefined;
  readonly eventId?: number | undefined;
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** The code of the problem that the search was answered with, or `offered`. */
  readonly outcome?: string | undefined;
  /** The beginning of the digest of the configuration that decided. */
  readonly digest?: string | undefined;
  /** Whether to select rejected searches instead; then `outcome` is the code of the problem. Default: false. */
  readonly isRejected?: boolean | undefined;
}

/** Decisions of a segment. */
interface SelectedRows {
  readonly segment: SegmentReader;
  readonly rows: readonly number[];
}

/** Selects the decisions of a compressed segment. */
type RowSelector = (compressed: Uint8Array) => SelectedRows;

/** The blocks that may hold decisions which meet the filter. */
export function toBlockFilter(filter: DecisionFilter): BlockFilter {
  const { clientId, eventId, since, until, outcome, digest, isRejected } = filter;
  const event = clientId !== undefined && eventId !== undefined ? { clientId, eventId } : undefined;
  const period = { since: since?.getTime(), until: until?.getTime() };
  if (!isRejected) return { ...period, event, outcome, digest };
  return {
    ...period,
    event,
    ...(outcome === undefined ? { hasRejected: true } : { outcome: REJECTED + outcome }),
  };
}

export function createRowSelector(filter: DecisionFilter): RowSelector {
  const { clientId, eventId, since, until, outcome, digest, isRejected = false } = filter;
  const from = since?.getTime() ?? Number.NEGATIVE_INFINITY;
  const end = until?.getTime() ?? Number.POSITIVE_INFINITY;
  const conditions = [
    // Zero stands for a client or an event that is not known.
    isRejected && clientId !== undefined && where("rejected", (value) => value?.clientId === clientId),
    isRejected && eventId !== undefined && where("rejected", (value) => value?.eventId === eventId),
    eventId !== undefined && where("eventId", (value) => value === eventId),
    clientId !== undefined && where("clientId", (value) => value === clientId),
    (since ?? until) !== undefined && where("instant", (value) => value >= from && value < end),
    outcome !== undefined && where("problem", (value) => (value ?? OFFERED) === outcome),
    digest !== undefined && where("digest", (value) => value.startsWith(digest)),
  ].filter((condition) => condition !== false);
  return (compressed) => {
    const segment = new SegmentReader(compressed);
    const all = Array.from({ length: segment.size }, (_, row) => row);
    const ofKind = where("rejected", (value) => (value !== undefined) === isRejected);
    const rows = segment.hasRejected || isRejected ? ofKind(segment, all) : all;
    return { segment, rows: conditions.reduce((left, select) => select(segment, left), rows) };
  };
}

function where<Member extends ColumnMember>(member: Member, holds: (value: ColumnValue<Member>) => boolean) {
  return (segment: SegmentReader, rows: number[]): number[] => {
    const column = segment.column(member);
    return rows.filter((row) => holds(column(row)));
  };
}
