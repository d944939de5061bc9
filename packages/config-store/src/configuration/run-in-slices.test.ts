import { expect, test } from "vitest";
import { runInSlices } from "./run-in-slices.ts";

test("other work runs between long steps", async () => {
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
  expect(await runInSlices(work())).toBe("made");
  expect(order).toEqual(["step 1", "another", "step 2", "step 3"]);
});

test("an abort takes effect at the end of the slice", async () => {
  const controller = new AbortController();
  let steps = 0;
  function* work() {
    for (;;) {
      for (const end = performance.now() + 6; performance.now() < end; );
      steps++;
      yield undefined;
    }
  }
  setImmediate(() => controller.abort());
  await expect(runInSlices(work(), controller.signal)).rejects.toThrow(
    expect.objectContaining({ name: "AbortError" }),
  );
  expect(steps).toBe(1);
});
