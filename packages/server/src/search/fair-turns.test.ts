import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Turns with a clock that advances only with work. */
function start() {
  let now = 0;
  const log: string[] = [];
  const turns = new FairTurns({ now: () => now });
  const take = async (client: string, name: string, takesMs: number, bytes = 1): Promise<void> => {
    await turns.run(client, bytes, () => {
      log.push(name);
      now += takesMs;
    });
    log.push(`${name} written`);
  };
  return { take, log };
}

/** Waits for the next turn. */
async function nextTurn(log: readonly string[]): Promise<void> {
  const before = log.length;
  for (let round = 0; log.length === before && round < 100; round++) await setImmediate();
}

const LARGE = 65_537;

test("waiting items are done in one turn, and then what follows each", async () => {
  const { take, log } = start();
  void take("a", "a1", 0.2);
  void take("a", "a2", 0.3);
  expect(log).toEqual([]);
  await setImmediate();
  expect(log).toEqual(["a1", "a2", "a1 written", "a2 written"]);
});

test("a client waits for no more than a quantum of another", async () => {
  const { take, log } = start();
  for (let i = 1; i <= 10; i++) void take("greedy", `g${i}`, 0.5);
  void take("modest", "m1", 0.1);
  await nextTurn(log);
  expect(log.slice(0, 3)).toEqual(["g1", "g2", "m1"]);
});

test("a client that used more than a quantum waits until others have had as much time", async () => {
  const { take, log } = start();
  void take("greedy", "g1", 3);
  void take("greedy", "g2", 3);
  for (let i = 1; i <= 4; i++) void take("modest", `m${i}`, 1);
  await nextTurn(log);
  await nextTurn(log);
  expect(log.filter((name) => !name.endsWith("written"))).toEqual(["g1", "m1", "m2", "m3", "g2", "m4"]);
});

test("a turn ends by time, and the next one starts after rounds of the event loop", async () => {
  const { take, log } = start();
  for (let i = 1; i <= 4; i++) void take("a", `a${i}`, 2);
  await setImmediate();
  expect(log).toEqual(["a1", "a2", "a3", "a1 written", "a2 written", "a3 written"]);
  await setImmediate();
  expect(log).toHaveLength(6);
  await nextTurn(log);
  expect(log.slice(6)).toEqual(["a4", "a4 written"]);
});

test("a turn has one large item, after the small ones, of the client that used the least time", async () => {
  const { take, log } = start();
  void take("a", "large a1", 30, LARGE);
  void take("a", "large a2", 30, LARGE);
  void take("b", "large b", 30, LARGE);
  void take("c", "c", 0.1);
  await nextTurn(log);
  expect(log).toEqual(["c", "c written", "large a1", "large a1 written"]);
  await nextTurn(log);
  await nextTurn(log);
  expect(log.filter((name) => name.startsWith("large")).filter((_, i) => i % 2 === 0)).toEqual([
    "large a1",
    "large b",
    "large a2",
  ]);
});

test("items that arrive during a turn are done in the next one", async () => {
  const log: number[] = [];
  const turns = new FairTurns();
  void turns.run("a", 1, () => {
    log.push(1);
    void turns.run("b", 1, () => log.push(2));
  });
  await nextTurn([]);
  expect(log).toEqual([1, 2]);
});

test("an error of an item is that of its promise, and ends no turn", async () => {
  const turns = new FairTurns();
  const failing = turns.run("a", 1, () => {
    throw new Error("failed");
  });
  const next = turns.run("a", 1, () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
});
