import { PassThrough, Readable } from "node:stream";
import { expect, test } from "vitest";
import { createLineReader, StalledError } from "./line-reader.ts";

/** Reads all lines. Counts the turns, and the most lines that one read returned. */
async function readAll(chunks: readonly string[], maxLineBytes = 100) {
  let turns = 0;
  const reader = createLineReader(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
    maxLineBytes,
    timeoutMs: 1000,
    inTurn: async (work) => {
      turns++;
      return work();
    },
  });
  const lines: (readonly [number, string])[] = [];
  let most = 0;
  for (let read = await reader.read(); read.length > 0; read = await reader.read()) {
    most = Math.max(most, read.length);
    for (const { number, bytes } of read) lines.push([number, String(bytes)]);
  }
  return { lines, turns, most };
}

test.each([
  {
    name: "lines over chunks",
    given: ["a\nb", "c\r\nd", "\n"],
    want: [
      [1, "a"],
      [2, "bc"],
      [3, "d"],
    ],
  },
  {
    name: "no last line break",
    given: ["a\n", "b"],
    want: [
      [1, "a"],
      [2, "b"],
    ],
  },
  { name: "blank lines", given: ["\n \t\n\r\na\n\n"], want: [[4, "a"]] },
  {
    name: "a long line over chunks",
    given: ["x".repeat(60), "x".repeat(60), "\nb\n"],
    want: [
      [1, "too-long"],
      [2, "b"],
    ],
  },
  { name: "a long last line", given: ["x".repeat(101)], want: [[1, "too-long"]] },
  { name: "nothing", given: [], want: [] },
])("$name", async ({ given, want }) => {
  expect((await readAll(given)).lines).toEqual(want);
});

test.each([
  { name: "the shortest lines", chunk: "1\n".repeat(32_768), lines: 32_768 },
  { name: "blank lines", chunk: "\n".repeat(65_536), lines: 0 },
])("a chunk of $name is split in many turns", async ({ chunk, lines }) => {
  const read = await readAll([chunk]);
  expect(read.lines.length).toBe(lines);
  expect(read.most).toBeLessThanOrEqual(128);
  expect(read.turns).toBeGreaterThanOrEqual(256);
});

test("a stream that is not read is paused, and continues when it is read", async () => {
  const stream = new PassThrough({ highWaterMark: 1 });
  const inTurn = async <Result>(work: () => Result) => work();
  const reader = createLineReader(stream, { maxLineBytes: 100, timeoutMs: 1000, inTurn });
  let chunks = 0;
  for (; chunks < 100 && !stream.isPaused(); chunks++) stream.write("1\n".repeat(32_768));
  expect(chunks).toBe(4);
  stream.end();
  let lines = 0;
  for (let read = await reader.read(); read.length > 0; read = await reader.read()) lines += read.length;
  expect(lines).toBe(chunks * 32_768);
});

test("what arrived before a stream was aborted is read", async () => {
  const stream = new PassThrough();
  const inTurn = async <Result>(work: () => Result) => work();
  const reader = createLineReader(stream, { maxLineBytes: 100, timeoutMs: 1000, inTurn });
  stream.write("a\nb");
  expect(await reader.read()).toHaveLength(1);
  stream.destroy();
  await expect(reader.read()).rejects.toThrow(StalledError);
});
