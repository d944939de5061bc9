import { expect, test } from "vitest";
import { compare } from "./compare.ts";

const spin = (steps: number) => (): number => {
  let sum = 0;
  for (let i = 0; i < steps; i++) sum += Math.sqrt(i);
  return sum;
};

test("contestants are compared with the first", () => {
  const [short, long] = compare(
    [
      { name: "short", by: "one", run: spin(1_000) },
      { name: "long", run: spin(20_000) },
    ],
    { rounds: 5, roundMs: 2 },
  );
  expect(short).toMatchObject({ name: "short", by: "one", ratio: 1 });
  expect(long).toMatchObject({ name: "long", by: "this project" });
  expect(long?.ratio).toBeGreaterThan(5);
  expect(long?.microseconds).toBeGreaterThan(short?.microseconds ?? Number.NaN);
});

test("every contestant runs in every round, in rotating order", () => {
  const order: string[] = [];
  const note = (name: string) => (): number => order.push(name);
  compare(
    ["a", "b", "c"].map((name) => ({ name, run: note(name) })),
    { rounds: 3, roundMs: 0 },
  );
  const turns = order.filter((name, position) => name !== order[position - 1]).join("");
  // The warm-up, then three rounds: abc, bca, cab.
  expect(turns).toBe("abcabcbcacab");
});
