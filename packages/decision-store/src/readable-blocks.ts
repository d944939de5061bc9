import type { ClientBase } from "pg";
import type { DecisionArchive } from "./archive/decision-archive.ts";
import type { DecisionConditions } from "./decision-filter.ts";
import { hashEvent } from "./event-filter.ts";
import { REJECTED } from "./rejected-search.ts";
import { type RecordColumns, SegmentReader } from "./segment.ts";
import { type BlockFilter, type BlockHead, listBlocks, readSegments } from "./stored-blocks.ts";

/** Conditions, and where the decisions are besides the database. */
export interface DecisionFilter extends DecisionConditions {
  /** The days that are no longer in the database. An event without a client finds them only with `since`. */
  readonly archive?: DecisionArchive | undefined;
}

/** A block in the database, or a row group of the archive. */
export interface ReadableBlock {
  /** The times of the first and the last record, in milliseconds since 1970-01-01 UTC. */
  readonly from: number;
  readonly to: number;
  readonly decisions: number;
  readonly hasRejected: boolean;
  /** Reads the bytes. Each result decodes a part of them; it has none when a file cannot be read. */
  readonly open: () => Promise<readonly (() => RecordColumns)[]>;
}

/**
 * Lists the blocks and row groups that may hold records which meet the filter, each record once. Requires a transaction, as
 * `listBlocks` does, whose order it has.
 */
export async function* listReadable(
  client: ClientBase,
  filter: DecisionFilter,
  order: "newest" | "oldest",
): AsyncGenerator<ReadableBlock> {
  const stored = listBlocks(client, toBlockFilter(filter), order);
  try {
    // First the database: its cursor keeps the days from being dropped. A day that was dropped before is in the archive by now.
    let next = await stored.next();
    const found = await filter.archive?.find(filter);
    const isArchived = async (head: BlockHead) => (await found?.hasBlock(head)) ?? false;
    const archived: ReadableBlock[] = (found?.groups ?? []).map(({ open, ...group }) => ({
      ...group,
      hasRejected: filter.isRejected ?? false,
      open: async () => {
        const columns = await open();
        return columns === undefined ? [] : [() => columns];
      },
    }));
    archived.sort((a, b) => (order === "newest" ? b.to - a.to : a.from - b.from));
    for (const group of archived) {
      while (!next.done && (order === "newest" ? next.value.to >= group.to : next.value.from <= group.from)) {
        if (!(await isArchived(next.value))) yield readable(client, next.value);
        next = await stored.next();
      }
      yield group;
    }
    for (; !next.done; next = await stored.next())
      if (!(await isArchived(next.value))) yield readable(client, next.value);
  } finally {
    await stored.return(undefined);
  }
}

function readable(client: ClientBase, head: BlockHead): ReadableBlock {
  const open = async () => {
    const segments = await readSegments(client, head);
    return segments.map((bytes) => () => new SegmentReader(bytes));
  };
  return { ...head, open };
}

/** The blocks that may hold decisions which meet the filter. */
function toBlockFilter(filter: DecisionConditions): BlockFilter {
  const { clientId, eventId, since, until, outcome, digest, isRejected } = filter;
  const ids = clientId !== undefined && eventId !== undefined ? [hashEvent(clientId, eventId)] : undefined;
  const found = { since: since?.getTime(), until: until?.getTime(), ids };
  if (!isRejected) return { ...found, outcome, digest };
  return { ...found, ...(outcome === undefined ? { hasRejected: true } : { outcome: REJECTED + outcome }) };
}
