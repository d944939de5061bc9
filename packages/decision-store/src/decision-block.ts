import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type EventFilter, EventFilterWriter } from "./event-filter.ts";
import { outcomeOf, type StoredRecord } from "./rejected-search.ts";
import { compressSegment, SegmentWriter } from "./segment.ts";
import { SEGMENT_SIZE } from "./segment-columns.ts";

/** Decisions and rejected searches of one day (UTC), as they are stored: one row of `decision_blocks`. */
export interface DecisionBlock {
  /** Storing a block twice stores it once. */
  readonly id: string;
  /** The times of the first and the last decision, in milliseconds since 1970-01-01 UTC. */
  readonly from: number;
  readonly to: number;
  readonly decisions: number;
  /** Results of `outcomeOf` for its rows. */
  readonly outcomes: readonly string[];
  readonly digests: readonly string[];
  /** Compressed segments, one after the other. */
  readonly segments: Uint8Array;
  /** Where each segment ends in `segments`. */
  readonly segmentEnds: readonly number[];
  readonly eventFilter: EventFilter;
}

/** A block whose segments are not compressed. */
export type EndedBlock = Omit<DecisionBlock, "segments" | "segmentEnds"> & {
  readonly rawSegments: readonly Uint8Array[];
};

/** The maximum number of segments in a block. Segments of long texts have fewer decisions. */
const MAX_SEGMENTS = 8;

/** The maximum number of decisions in a block. */
export const BLOCK_SIZE = MAX_SEGMENTS * SEGMENT_SIZE;

const DAY_MS = 86_400_000;

/** Collects decisions into a block. Segments are encoded as soon as they are full. */
export class BlockWriter {
  readonly #maxDecisions: number;
  readonly #segment = new SegmentWriter();
  #events = new EventFilterWriter();
  #segments: Uint8Array[] = [];
  #outcomes = new Set<string>();
  #digests = new Set<string>();
  #decisions = 0;
  #from = 0;
  #to = 0;

  constructor(maxDecisions = BLOCK_SIZE) {
    this.#maxDecisions = maxDecisions;
  }

  /** The number of decisions in the block. */
  get size(): number {
    return this.#decisions;
  }

  /** The time of the first decision. Undefined for an empty block. */
  get from(): number | undefined {
    return this.#decisions === 0 ? undefined : this.#from;
  }

  /** Whether a decision may be added: there is room, and the block does not span midnight UTC. */
  accepts({ instant }: StoredRecord): boolean {
    if (this.#decisions === 0) return true;
    if (this.#decisions >= this.#maxDecisions || this.#segments.length >= MAX_SEGMENTS) return false;
    return dayOf(instant) === dayOf(this.#from);
  }

  add(record: StoredRecord): void {
    const { instant, clientId, eventId, requestId, digest, rejected } = record;
    this.#from = this.#decisions === 0 ? instant : Math.min(this.#from, instant);
    this.#to = this.#decisions === 0 ? instant : Math.max(this.#to, instant);
    this.#decisions++;
    this.#outcomes.add(outcomeOf(record));
    // No version rejected it.
    if (rejected === undefined) this.#digests.add(digest);
    this.#events.addDecision(clientId, eventId, requestId);
    this.#segment.add(record);
    if (this.#segment.isFull) this.#endSegment();
  }

  /** Ends the block, compresses it, and continues with an empty one. The block must have a decision. */
  take(): Promise<DecisionBlock> {
    return compressBlock(this.end());
  }

  /** Like `take`, without compressing it. */
  end(): EndedBlock {
    if (this.#segment.size > 0) this.#endSegment();
    const block = {
      id: randomUUID(),
      from: this.#from,
      to: this.#to,
      decisions: this.#decisions,
      outcomes: [...this.#outcomes],
      digests: [...this.#digests],
      eventFilter: this.#events.write(),
      rawSegments: this.#segments,
    };
    this.#events = new EventFilterWriter();
    this.#segments = [];
    this.#outcomes = new Set();
    this.#digests = new Set();
    this.#decisions = 0;
    return block;
  }

  #endSegment(): void {
    this.#events.endSegment();
    this.#segments.push(this.#segment.take());
  }
}

/** Compresses a block on a thread of Node's pool. */
export async function compressBlock({ rawSegments, ...block }: EndedBlock): Promise<DecisionBlock> {
  const segments = await Promise.all(rawSegments.map(compressSegment));
  let end = 0;
  const segmentEnds = segments.map(({ length }) => {
    end += length;
    return end;
  });
  return { ...block, segments: Buffer.concat(segments), segmentEnds };
}

/** Encodes decisions as blocks. Lets other work run in between. */
export async function* encodeBlocks(
  records: Iterable<StoredRecord> | AsyncIterable<StoredRecord>,
): AsyncGenerator<DecisionBlock> {
  const writer = new BlockWriter();
  for await (const record of records) {
    if (!writer.accepts(record)) yield writer.take();
    writer.add(record);
    if (writer.size % RECORDS_IN_TURN === 0) await setImmediate();
  }
  if (writer.size > 0) yield writer.take();
}

/** These take about a millisecond. */
const RECORDS_IN_TURN = 256;

export function dayOf(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/**
 * Blocks that wait in memory, bounded in bytes. They are compressed after it: a thread that hangs keeps none of them from being
 * dropped. Drops the oldest first: operators need the newest ones.
 */
export class BlockQueue {
  readonly #maxBytes: number;
  readonly #blocks: EndedBlock[] = [];
  #bytes = 0;
  #isClosed = false;
  #wake: () => void = () => undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The block that was added first. */
  get first(): EndedBlock | undefined {
    return this.#blocks[0];
  }

  /** Returns the number of decisions that were dropped to make room. A single block may exceed the bound. */
  add(block: EndedBlock): number {
    let dropped = 0;
    while (this.#blocks.length > 0 && this.#bytes + bytesOf(block) > this.#maxBytes)
      dropped += this.dropFirst();
    this.#blocks.push(block);
    this.#bytes += bytesOf(block);
    this.#wake();
    return dropped;
  }

  /** Returns the number of decisions that were dropped: 0 when no block waits. */
  dropFirst(): number {
    return this.#shift()?.decisions ?? 0;
  }

  /** Removes the first block, once there is one. Undefined when the queue is closed and empty. */
  async remove(): Promise<EndedBlock | undefined> {
    while (this.#blocks.length === 0 && !this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#shift();
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  #shift(): EndedBlock | undefined {
    const block = this.#blocks.shift();
    if (block === undefined) return undefined;
    this.#bytes -= bytesOf(block);
    return block;
  }
}

function bytesOf({ rawSegments, eventFilter }: EndedBlock): number {
  return rawSegments.reduce((sum, { length }) => sum + length, eventFilter.bytes.length);
}
