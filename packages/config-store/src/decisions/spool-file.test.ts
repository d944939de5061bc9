import { expect, test } from "vitest";
import { makeDecision } from "../../test/decision-records.ts";
import { BlockWriter, type DecisionBlock } from "./decision-block.ts";
import { decodeBlocks, encodeBlock } from "./spool-file.ts";

async function makeBlock(decisions: number): Promise<DecisionBlock> {
  const writer = new BlockWriter();
  for (let n = 0; n < decisions; n++) writer.add(makeDecision({ eventId: n }));
  return writer.take();
}

test("blocks are decoded as they were encoded", async () => {
  const blocks = [await makeBlock(3), await makeBlock(5000)];
  const frames = blocks.map(encodeBlock);
  const { blocks: decoded, torn } = decodeBlocks(Buffer.concat(frames));
  expect(decoded.map(({ block }) => block)).toEqual(blocks);
  expect(decoded.map(({ start, length }) => [start, length])).toEqual([
    [0, frames[0]?.length],
    [frames[0]?.length, frames[1]?.length],
  ]);
  expect(torn).toBeUndefined();
});

test("whole blocks of a truncated file are read, and the decisions of the torn block are counted", async () => {
  const first = encodeBlock(await makeBlock(3));
  const bytes = Buffer.concat([first, encodeBlock(await makeBlock(4))]);
  for (let length = 0; length < bytes.length; length++) {
    const { blocks, torn } = decodeBlocks(bytes.subarray(0, length));
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
    expect(decodeBlocks(changed)).toEqual({ blocks: [], torn: at < 24 ? 0 : 4 });
  }
});
