import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { makeDecision } from "../test/decision-records.ts";
import { BlockWriter, type DecisionBlock } from "./decision-block.ts";
import { decodeBlock, encodeBlock, findBlocks } from "./spool-files.ts";

async function makeBlock(decisions: number): Promise<DecisionBlock> {
  const writer = new BlockWriter();
  for (let n = 0; n < decisions; n++) writer.add(makeDecision({ eventId: n }));
  return writer.take();
}

function findIn(bytes: Uint8Array) {
  return findBlocks(async (start, length) => Buffer.from(bytes.subarray(start, start + length)));
}

test("blocks are decoded as they were encoded", async () => {
  const blocks = [await makeBlock(3), await makeBlock(5000)];
  const frames = blocks.map(encodeBlock);
  expect(frames.map((frame) => decodeBlock(Buffer.from(frame)))).toEqual(blocks);
  const lengths = frames.map(({ length }) => length);
  expect(await findIn(Buffer.concat(frames))).toEqual({
    blocks: blocks.map(({ decisions, from }, index) => ({
      decisions,
      from,
      start: index === 0 ? 0 : lengths[0],
      length: lengths[index],
    })),
    torn: undefined,
  });
});

test("whole blocks of a truncated file are read, and the decisions of the torn block are counted", async () => {
  const first = encodeBlock(await makeBlock(3));
  const bytes = Buffer.concat([first, encodeBlock(await makeBlock(4))]);
  for (let length = 0; length < bytes.length; length++) {
    const { blocks, torn } = await findIn(bytes.subarray(0, length));
    const start = length < first.length ? 0 : first.length;
    const isWhole = length === start;
    expect(blocks).toHaveLength(length < first.length ? 0 : 1);
    expect(torn).toBe(isWhole ? undefined : length - start < 24 ? 0 : start === 0 ? 3 : 4);
  }
});

test("a changed byte is detected wherever it is", async () => {
  const bytes = Buffer.from(encodeBlock(await makeBlock(4)));
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
    expect(await findIn(changed)).toEqual({ blocks: [], torn: at < 24 ? 0 : 4 });
  }
});

test.each([
  { name: "no JSON", change: (frame: Buffer) => frame.fill("x", 24, 25) },
  { name: "another member", change: rename("digests", "digestz") },
  { name: "a digest that is a path", change: rename("sha256:", "../../:") },
  { name: "a text for a number", change: rename('"buckets":1', '"buckets":"') },
])("a block whose description has $name is damaged, although its checksum is right", async ({ change }) => {
  const frame = Buffer.from(encodeBlock(await makeBlock(4)));
  change(frame);
  frame.writeUInt32LE(crc32(frame.subarray(24)), 16);
  frame.writeUInt32LE(crc32(frame.subarray(0, 20)), 20);
  expect(decodeBlock(frame)).toBeUndefined();
  expect(await findIn(frame)).toEqual({ blocks: [], torn: 4 });
});

test("a frame that says it is longer than any block is not read", async () => {
  const frame = Buffer.from(encodeBlock(await makeBlock(4)));
  frame.writeUInt32LE(2 ** 32 - 1, 12);
  frame.writeUInt32LE(crc32(frame.subarray(0, 20)), 20);
  const lengths: number[] = [];
  const read = async (start: number, length: number) => {
    lengths.push(length);
    return frame.subarray(start, start + length);
  };
  expect(await findBlocks(read)).toEqual({ blocks: [], torn: 0 });
  expect(lengths).toEqual([24]);
});

/** Replaces a part of the description by one of the same length. */
function rename(from: string, to: string) {
  return (frame: Buffer) => frame.write(to, frame.indexOf(from), "latin1");
}
