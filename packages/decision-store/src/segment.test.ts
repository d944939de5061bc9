import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDecisions, makeDecision, NOON } from "../test/decision-records.ts";
import { compressSegment, SegmentReader, SegmentWriter } from "./segment.ts";
import { SEGMENT_SIZE } from "./segment-columns.ts";

async function writeAndRead(writer: SegmentWriter, records: readonly ReturnType<typeof makeDecision>[]) {
  for (const record of records) writer.add(record);
  const reader = new SegmentReader(await compressSegment(writer.take()));
  return Array.from({ length: reader.size }, (_, row) => reader.recordAt(row));
}

test("decisions are read as they were written, also by a writer that was used before", async () => {
  const writer = new SegmentWriter();
  await fc.assert(
    fc.asyncProperty(anyDecisions(40), async (records) => {
      fc.pre(records.length > 0);
      expect(await writeAndRead(writer, records)).toEqual(records);
    }),
  );
});

test("columns of few, of many and of only new values are read as they were written", async () => {
  const records = Array.from({ length: SEGMENT_SIZE }, (_, row) =>
    makeDecision({
      instant: NOON + row,
      // Low, middle and high numbers of different values; some decisions lack the fact.
      eventId: Number.MAX_SAFE_INTEGER - row,
      clientId: row % 300,
      facts: {
        // The time of the decision, as usual; another time, however far away; or none.
        ...(row % 3 > 0 && { instant: row % 3 === 1 ? NOON + row : -Number.MAX_SAFE_INTEGER + row }),
        country: row % 7,
        ...(row > 100 && { value: row * 1000 }),
        ...(row % 3 === 0 && { late: `${row}` }),
      },
    }),
  );
  expect(await writeAndRead(new SegmentWriter(), records)).toEqual(records);
});

test("a segment is full at its maximum size, or when its texts are long", () => {
  const writer = new SegmentWriter();
  for (let row = 0; row < SEGMENT_SIZE - 1; row++) writer.add(makeDecision({ eventId: row }));
  expect(writer.isFull).toBe(false);
  writer.add(makeDecision());
  expect(writer.isFull).toBe(true);
  writer.take();
  writer.add(makeDecision({ facts: { skus: "x".repeat(2 ** 19) } }));
  expect(writer.isFull).toBe(false);
  writer.add(makeDecision({ facts: { skus: "y".repeat(2 ** 19) } }));
  expect([writer.isFull, writer.size]).toEqual([true, 2]);
});

test("bytes that are no segment are rejected", () => {
  expect(() => new SegmentReader(Buffer.from("not compressed"))).toThrow();
});
