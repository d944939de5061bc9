import fc from "fast-check";
import { expect, test } from "vitest";
import { createKeyShares } from "../http/internal/key-shares.ts";
import { type InTurn, mapInTurns, writeJson } from "./map-in-turns.ts";

function spin(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** Runs work at once, and counts it. */
function countTurns() {
  let turns = 0;
  const inTurn: InTurn = async (work) => {
    turns++;
    return work();
  };
  return { inTurn, count: () => turns };
}

test("JSON is that of JSON.stringify", async () => {
  const { inTurn } = countTurns();
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await writeJson(value, inTurn)).toBe(JSON.stringify(value));
    }),
  );
  const members = { none: undefined, at: new Date(0), 'a"b': [{ none: undefined }] };
  expect(await writeJson(members, inTurn)).toBe(JSON.stringify(members));
});

test("an answer of hundreds of kilobytes is written in turns, a short one at once", async () => {
  const slow = { toJSON: () => spin(0.1) ?? "x".repeat(1000) };
  const { inTurn, count } = countTurns();
  const content = { total: 1, searches: { points: Array.from({ length: 200 }, () => slow) } };
  expect(await writeJson(content, inTurn)).toHaveLength(JSON.stringify(content).length);
  expect(count()).toBeGreaterThanOrEqual(15);
  const before = count();
  await writeJson({ items: [1, 2, 3], next: "x" }, inTurn);
  expect(count()).toBe(before);
});

test("keys take turns, however many requests each has", async () => {
  const { inTurnOf } = createKeyShares();
  const done: string[] = [];
  const convert = (name: string): void => {
    spin(1);
    done.push(name);
  };
  const upload = () => mapInTurns(inTurnOf("greedy"), Array<string>(20).fill("greedy"), convert);
  const greedy = Array.from({ length: 20 }, upload);
  await mapInTurns(inTurnOf("modest"), Array<string>(5).fill("modest"), convert);
  // A turn has about five slices, one of them of the modest key. A slice of each request would be 105.
  expect(done.length).toBeLessThan(50);
  await Promise.all(greedy);
  expect(done).toHaveLength(405);
});

test("work that throws rejects, and the next work runs", async () => {
  const inTurn = createKeyShares().inTurnOf("a");
  await expect(inTurn(() => JSON.parse("{"))).rejects.toThrow(SyntaxError);
  expect(await inTurn(() => 1)).toBe(1);
});
