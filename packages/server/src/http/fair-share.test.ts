import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairShare } from "./fair-share.ts";

/** Runs that last until they are ended, and the order in which they began. */
function start(limits: ConstructorParameters<typeof FairShare>[0]) {
  const share = new FairShare(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (caller: string, name: string) =>
    share.run(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { share, begun, run, end };
}

test("callers get slots in turn, each no more than its own", async () => {
  const { begun, run, end } = start({ perCaller: 2, total: 3 });
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) void run("a", name);
  for (const name of ["b1", "b2"]) void run("b", name);
  void run("c", "c1");
  await setImmediate();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await end("a1");
  expect(begun.slice(3)).toEqual(["c1"]);
  await end("a2");
  expect(begun.slice(4)).toEqual(["a3"]);
  await end("c1");
  expect(begun.slice(5)).toEqual(["b2"]);
  for (const name of ["b1", "b2", "a3"]) await end(name);
  expect(begun.slice(6)).toEqual(["a4", "a5"]);
  for (const name of ["a4", "a5"]) await end(name);
  void run("d", "d1");
  await setImmediate();
  expect(begun.slice(8)).toEqual(["d1"]);
});

test("work that throws gives its slot back", async () => {
  const { share, begun, run } = start({ perCaller: 1, total: 1 });
  await expect(share.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  void run("a", "a1");
  await setImmediate();
  expect(begun).toEqual(["a1"]);
});

test("a slot is taken at once or not at all", () => {
  const { share } = start({ perCaller: 2, total: 3 });
  const release = share.take("a");
  expect([share.take("a"), share.take("b")].includes(undefined)).toBe(false);
  expect([share.take("a"), share.take("b")]).toEqual([undefined, undefined]);
  release?.();
  expect(share.take("a")).toBeDefined();
});
