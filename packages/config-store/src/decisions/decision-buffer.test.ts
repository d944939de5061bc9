import fc from "fast-check";
import { expect, test } from "vitest";
import { DecisionBuffer } from "./decision-buffer.ts";
import { type EncodedDecision, encodeDecision } from "./insert-decisions.ts";

test("records are removed in order", () => {
  const buffer = new DecisionBuffer(5);
  for (const number of [1, 2, 3]) expect(buffer.add(record(number))).toBe(0);
  expect([numbers(buffer.remove(2)), buffer.size, numbers(buffer.remove(2)), buffer.size]).toEqual([
    [1, 2],
    1,
    [3],
    0,
  ]);
});

test("a full buffer drops the oldest records", () => {
  const buffer = new DecisionBuffer(3);
  const lost = [1, 2, 3, 4, 5].map((number) => buffer.add(record(number)));
  expect(lost).toEqual([0, 0, 0, 1, 1]);
  expect(numbers(buffer.remove(9))).toEqual([3, 4, 5]);
});

test("the total length is bounded; a single record may exceed the bound", () => {
  const buffer = new DecisionBuffer(9, 100);
  const add = (number: number, length: number) =>
    buffer.add({ ...record(number), facts: "x".repeat(length), offered: "" });
  expect([add(1, 40), add(2, 40), add(3, 20), add(4, 50), add(5, 500), add(6, 10)]).toEqual([
    0, 0, 0, 2, 2, 1,
  ]);
  expect(numbers(buffer.remove(9))).toEqual([6]);
  expect([add(7, 50), add(8, 50)]).toEqual([0, 0]);
});

test("it holds the newest records that were not removed", () => {
  const step = fc.oneof(fc.constant("add" as const), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 40 }), (capacity, steps) => {
      const buffer = new DecisionBuffer(capacity);
      let model: number[] = [];
      let next = 0;
      for (const each of steps) {
        if (each === "add") {
          const hasRoom = model.length < capacity;
          expect(buffer.add(record(next))).toBe(hasRoom ? 0 : 1);
          model = [...model, next++].slice(-capacity);
        } else {
          expect(numbers(buffer.remove(each))).toEqual(model.slice(0, each));
          model = model.slice(each);
        }
        expect(buffer.size).toBe(model.length);
      }
    }),
  );
});

const WRITTEN = encodeDecision({
  instant: 0,
  clientId: 1,
  accountId: 1,
  eventId: 0,
  requestId: "",
  digest: "",
  problem: undefined,
  facts: {},
  offered: [],
  durationUs: 1,
  advisories: [],
});

function record(number: number): EncodedDecision {
  return { ...WRITTEN, eventId: number };
}

function numbers(records: readonly EncodedDecision[]): readonly number[] {
  return records.map(({ eventId }) => eventId);
}
