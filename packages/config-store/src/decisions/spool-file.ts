import { crc32 } from "node:zlib";
import type { DecisionBlock } from "./decision-block.ts";

// A file of the spool is a sequence of frames. A frame is a head of six integers (uint32, little-endian): the mark, the number
// of decisions, the length of the description, the length of the content, the CRC-32 of description and content, and the
// CRC-32 of the head up to here. The description is the block without its bytes, as JSON; the content is its segments and its
// event filter.

const MARK = 0x31445250;
const HEAD_BYTES = 24;

type Description = Omit<DecisionBlock, "segments" | "eventFilter"> & {
  readonly segmentBytes: number;
  readonly buckets: number;
};

/** A block and its place in a file. */
export interface SpooledBlock {
  readonly block: DecisionBlock;
  readonly decisions: number;
  readonly start: number;
  readonly length: number;
}

export function encodeBlock({ segments, eventFilter, ...rest }: DecisionBlock): Uint8Array {
  const described: Description = { ...rest, segmentBytes: segments.length, buckets: eventFilter.buckets };
  const description = Buffer.from(JSON.stringify(described));
  const content = [description, segments, eventFilter.bytes];
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(MARK, 0);
  head.writeUInt32LE(rest.decisions, 4);
  head.writeUInt32LE(description.length, 8);
  head.writeUInt32LE(segments.length + eventFilter.bytes.length, 12);
  head.writeUInt32LE(
    content.reduce((sum, bytes) => crc32(bytes, sum), 0),
    16,
  );
  head.writeUInt32LE(crc32(head.subarray(0, 20)), 20);
  return Buffer.concat([head, ...content]);
}

/**
 * Decodes the blocks of a file up to the first that is damaged, which is the one that was being written when the process
 * ended. `torn` is the number of its decisions, 0 if not even that is readable; undefined when every block is whole.
 */
export function decodeBlocks(bytes: Buffer): {
  readonly blocks: readonly SpooledBlock[];
  readonly torn: number | undefined;
} {
  const blocks: SpooledBlock[] = [];
  let start = 0;
  while (start < bytes.length) {
    const head = bytes.subarray(start, start + HEAD_BYTES);
    if (head.length < HEAD_BYTES || head.readUInt32LE(0) !== MARK) return { blocks, torn: 0 };
    if (crc32(head.subarray(0, 20)) !== head.readUInt32LE(20)) return { blocks, torn: 0 };
    const decisions = head.readUInt32LE(4);
    const descriptionLength = head.readUInt32LE(8);
    const length = HEAD_BYTES + descriptionLength + head.readUInt32LE(12);
    const frame = bytes.subarray(start + HEAD_BYTES, start + length);
    if (frame.length < length - HEAD_BYTES || crc32(frame) !== head.readUInt32LE(16))
      return { blocks, torn: decisions };
    const content = frame.subarray(descriptionLength);
    const { segmentBytes, buckets, ...rest }: Description = JSON.parse(
      frame.toString("utf8", 0, descriptionLength),
    );
    const block = {
      ...rest,
      segments: content.subarray(0, segmentBytes),
      eventFilter: { bytes: content.subarray(segmentBytes), buckets },
    };
    blocks.push({ block, decisions, start, length });
    start += length;
  }
  return { blocks, torn: undefined };
}
