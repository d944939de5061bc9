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
