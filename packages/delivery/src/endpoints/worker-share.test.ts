import fc from "fast-check";
import { expect, test } from "vitest";
import { shareConcurrency } from "./endpoint-gates.ts";

test("the shares of all workers add up to the limit and differ by at most one", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.webUrl(), fc.integer({ min: 1, max: 12 }), (limit, endpoint, count) => {
      const shares = Array.from({ length: count }, (_, index) =>
        shareConcurrency(limit, endpoint, { index, count }),
      );
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(limit);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});

test("the remainder goes to different workers for different endpoints", () => {
  const served = new Set<number>();
  for (let endpoint = 0; endpoint < 50; endpoint++) {
    const shares = [0, 1, 2].map((index) =>
      shareConcurrency(1, `https://m${endpoint}.example`, { index, count: 3 }),
    );
    served.add(shares.indexOf(1));
  }
  expect([...served].sort()).toEqual([0, 1, 2]);
});
