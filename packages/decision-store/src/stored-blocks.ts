import type { Queryable } from "@payment-routing/database";
import type { ClientBase } from "pg";
import { type DecisionBlock, dayOf, encodeBlocks } from "./decision-block.ts";
import {
  eventFilterCondition,
  eventFilterParameters,
  eventFilterSlice,
  type IdHash,
  listSegments,
} from "./event-filter.ts";
import { REJECTED, type StoredRecord } from "./rejected-search.ts";

/** Stores a block, unless it has been stored before. `isCounted`: its decisions are in the counts of `countRouting`. */
export async function insertBlock(client: Queryable, block: DecisionBlock, isCounted = false): Promise<void> {
  const { eventFilter } = block;
  const values = [
    block.from,
    block.to,
    block.id,
    block.decisions,
    block.outcomes,
    block.digests,
    block.segmentEnds,
    block.segments,
    eventFilter.bytes,
    eventFilter.buckets,
    isCounted,
  ];
  await client.query({ name: "insert-decision-block", text: INSERT_BLOCK, values });
}

const INSERT_BLOCK = `
  insert into decision_blocks (
    at, until, block_id, decisions, outcomes, digests, segment_ends, segments, event_filter, event_buckets, counted
  )
  values (to_timestamp($1::float8 / 1000), to_timestamp($2::float8 / 1000), $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict do nothing`;

/** Stores decisions at once. The server records them in the background instead. */
export async function storeDecisions(
  client: Queryable,
  records: Iterable<StoredRecord> | AsyncIterable<StoredRecord>,
): Promise<void> {
  for await (const block of encodeBlocks(records)) await insertBlock(client, block);
}

/** Blocks that may hold decisions which meet every condition. */
export interface BlockFilter {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly since?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  /** One of these IDs. */
  readonly ids?: readonly IdHash[] | undefined;
  readonly outcome?: string | undefined;
  /** Whether they hold rejected searches. */
  readonly hasRejected?: true | undefined;
  /** The beginning of a digest. */
  readonly digest?: string | undefined;
  /** Blocks with fewer decisions, of days that are not being archived. */
  readonly decisionsBelow?: number | undefined;
  readonly isCounted?: boolean | undefined;
}

/** A stored block without its decisions. */
export interface BlockHead extends Pick<DecisionBlock, "id" | "from" | "to" | "decisions" | "segmentEnds"> {
  readonly hasRejected: boolean;
  readonly isCounted: boolean;
  /** The segments that may hold decisions which meet the filter. */
  readonly segments: readonly number[];
}

/**
 * Lists blocks, a few at a time. Requires a transaction, in which `readSegments` still finds blocks that are merged
 * meanwhile: `READ_BLOCKS`.
 *
 * @param order by the time of the last decision, the newest first, or by that of the first, the oldest first
 */
export async function* listBlocks(
  client: ClientBase,
  filter: BlockFilter,
  order: "newest" | "oldest",
): AsyncGenerator<BlockHead> {
  const { since, until, ids, outcome, hasRejected, digest, decisionsBelow, isCounted } = filter;
  const values: unknown[] = [];
  const conditions = ["segments is not null"];
  const add = (value: unknown, condition: (parameter: string) => string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const timeOf = (parameter: string) => `to_timestamp(${parameter}::float8 / 1000)`;
  if (since !== undefined) {
    add(since, (parameter) => `until >= ${timeOf(parameter)}`);
    // A block does not span midnight, so that older partitions are left out.
    add(dayOf(since) * DAY_MS, (parameter) => `at >= ${timeOf(parameter)}`);
  }
  if (until !== undefined) add(until, (parameter) => `at < ${timeOf(parameter)}`);
  if (outcome !== undefined) add(outcome, (parameter) => `${parameter} = any (outcomes)`);
  if (hasRejected) conditions.push(HAS_REJECTED);
  if (isCounted !== undefined) conditions.push(isCounted ? "counted" : "not counted");
  if (digest !== undefined)
    add(
      digest,
      (parameter) => `exists (select from unnest(digests) as each where starts_with(each, ${parameter}))`,
    );
  if (decisionsBelow !== undefined)
    add(decisionsBelow, (parameter) => `decisions < ${parameter} and not ${IS_ARCHIVED}`);
  const slices: string[] = [];
  const mayHold = ids?.map((hash) => {
    const first = values.push(...eventFilterParameters(hash)) - 1;
    slices.push(eventFilterSlice(first));
    return eventFilterCondition(first);
  });
  if (mayHold !== undefined) conditions.push(`(${mayHold.join(" or ")})`);
  await client.query(
    `declare blocks no scroll cursor for
    select block_id as id, extract(epoch from at)::float8 * 1000 as from, extract(epoch from until)::float8 * 1000 as to,
      decisions, segment_ends as "segmentEnds", ${HAS_REJECTED} as "hasRejected", counted as "isCounted", array[${slices}]::bytea[] as buckets
    from decision_blocks
    where ${conditions.join(" and ")}
    order by ${order === "newest" ? "until desc" : "at"}`,
    values,
  );
  try {
    for (;;) {
      const { rows } = await client.query<BlockRow>(`fetch ${HEADS} from blocks`);
      for (const { buckets, from, to, ...row } of rows) {
        const segments = row.segmentEnds
          .map((_, segment) => segment)
          .filter((segment) => ids === undefined || mayHoldOne(ids, buckets, segment));
        // Times are whole milliseconds.
        if (segments.length > 0) yield { ...row, from: Math.round(from), to: Math.round(to), segments };
      }
      if (rows.length < HEADS) return;
    }
  } finally {
    await client.query("close blocks").catch(() => undefined);
  }
}

/** The ID of a row without decisions at the start of a day whose blocks are archived by their IDs, and so may not be merged. */
export const ARCHIVED = "00000000-0000-0000-0000-000000000000";

const IS_ARCHIVED = `exists (
  select from decision_blocks as mark
  where mark.at = date_trunc('day', decision_blocks.at, 'UTC') and mark.block_id = '${ARCHIVED}')`;

const HAS_REJECTED = `exists (select from unnest(outcomes) as each where starts_with(each, '${REJECTED}'))`;

/** Begins a transaction for `listBlocks` and `readSegments`. */
export const READ_BLOCKS = "begin read only isolation level repeatable read";

const HEADS = 64;
const DAY_MS = 86_400_000;

/** `buckets` has the bucket of each ID. */
type BlockRow = Omit<BlockHead, "segments"> & { readonly buckets: readonly Uint8Array[] };

function mayHoldOne(ids: readonly IdHash[], buckets: readonly Uint8Array[], segment: number): boolean {
  return ids.some((hash, index) => listSegments(buckets[index] ?? NO_BUCKET, hash).includes(segment));
}

const NO_BUCKET = new Uint8Array();

/** Reads the compressed segments of a block that its head names. */
export async function readSegments(
  client: Queryable,
  { id, from, segmentEnds, segments }: BlockHead,
): Promise<readonly Uint8Array[]> {
  const starts = segments.map((segment) => segmentEnds[segment - 1] ?? 0);
  const lengths = segments.map((segment, index) => (segmentEnds[segment] ?? 0) - (starts[index] ?? 0));
  const { rows } = await client.query<{ bytes: Uint8Array }>({
    name: "read-decision-segments",
    text: READ_SEGMENTS,
    values: [from, id, starts, lengths],
  });
  return rows.map(({ bytes }) => bytes);
}

const READ_SEGMENTS = `
  select substring(segments from start + 1 for length) as bytes
  from decision_blocks, unnest($3::int[], $4::int[]) with ordinality as parts (start, length, position)
  where at = to_timestamp($1::float8 / 1000) and block_id = $2
  order by position`;
