import fc from "fast-check";
import { expect, test } from "vitest";
import { addLatencies, findBucket, findQuantile, type Latencies } from "./latency.ts";

test("there is no quantile without latencies", () => {
  expect(findQuantile(new Map(), 0.95)).toBeUndefined();
});

test("a quantile differs by at most 7.3 % from the exact one", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.011, max: 1e9, noNaN: true }), { minLength: 1 }), (given) => {
      const latencies: Latencies = new Map();
      for (const each of given) addLatencies(latencies, findBucket(each), 1);
      const sorted = given.toSorted((one, other) => one - other);
      const exact = sorted[Math.ceil(given.length * 0.95) - 1] ?? Number.NaN;
      expect(Math.abs((findQuantile(latencies, 0.95) ?? 0) / exact - 1)).toBeLessThan(0.073);
    }),
  );
});
