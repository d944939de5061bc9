import type { ClientBase } from "pg";
import type { DecisionArchive, FoundDecisions } from "./archive/decision-archive.ts";
import type { DecisionConditions, ReadableBlock } from "./decision-filter.ts";
import { hashEvent } from "./event-filter.ts";
import { REJECTED } from "./rejected-search.ts";
import { SegmentReader } from "./segment.ts";
import { type BlockFilter, type BlockHead, listBlocks, readSegments } from "./stored-blocks.ts";

/** Conditions, and where the decisions are besides the database. */
export interface DecisionFilter extends DecisionConditions {
  /** The days that are no longer in the database. An event without a client finds them only with `since`. */
  readonly archive?: DecisionArchive | undefined;
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
  const timeOf = ({ from, to }: Pick<ReadableBlock, "from" | "to">) => (order === "newest" ? -to : from);
  const find = async (): Promise<FoundDecisions> => {
    const archived = await filter.archive?.find(filter);
    archived?.groups.sort((a, b) => timeOf(a) - timeOf(b));
    return archived ?? { groups: [], hasBlock: async () => false };
  };
  // First the database: its locks keep the days from being dropped. A day that was dropped before is in the archive by now.
  let found: FoundDecisions | undefined;
  let next = 0;
  for await (const head of listBlocks(client, toBlockFilter(filter), order)) {
    found ??= await find();
    for (; next < found.groups.length; next++) {
      const group = found.groups[next] as ReadableBlock;
      if (timeOf(group) >= timeOf(head)) break;
      yield group;
    }
    if (!(await found.hasBlock(head))) yield readable(client, head);
  }
  found ??= await find();
  yield* found.groups.slice(next);
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
  const { clientId, clientIds, eventId, since, until, outcome, digest, isRejected } = filter;
  const clients = clientId === undefined ? clientIds : [clientId];
  const ids = eventId === undefined ? undefined : clients?.map((id) => hashEvent(id, eventId));
  const found = { since: since?.getTime(), until: until?.getTime(), ids };
  if (!isRejected) return { ...found, outcome, digest };
  return { ...found, ...(outcome === undefined ? { hasRejected: true } : { outcome: REJECTED + outcome }) };
}
