import { expect, test } from "vitest";
import { finishInPieces } from "./in-pieces.ts";

test("others are let through between steps that take long", async () => {
  const order: string[] = [];
  function* work() {
    for (const step of [1, 2, 3]) {
      for (const end = performance.now() + 6; performance.now() < end; );
      order.push(`step ${step}`);
      yield undefined;
    }
    return "made";
  }
  setImmediate(() => order.push("another"));
  expect(await finishInPieces(work())).toBe("made");
  expect(order).toEqual(["step 1", "another", "step 2", "step 3"]);
});

test("work that is no longer wanted goes on to the end of a piece at most", async () => {
  const ending = new AbortController();
  let steps = 0;
  function* work() {
    for (;;) {
      for (const end = performance.now() + 6; performance.now() < end; );
      steps++;
      yield undefined;
    }
  }
  setImmediate(() => ending.abort());
  await expect(finishInPieces(work(), ending.signal)).rejects.toThrow(
    expect.objectContaining({ name: "AbortError" }),
  );
  expect(steps).toBe(1);
});
