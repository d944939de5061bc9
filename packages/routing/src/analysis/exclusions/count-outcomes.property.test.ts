import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../../test/arbitrary-criteria.ts";
import { REASON_CODES } from "../../explanation/reason.ts";
import { createRouter } from "../../router.ts";
import { createOutcomeCounters } from "./count-outcomes.ts";

test("the outcome of a method is an offer or the first code of its reasons, however many requests were visited before", {
  timeout: 60_000,
}, () => {
  const seen = new Set<string>();
  const requests = fc.array(fc.tuple(criteria, instants), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(configurations, requests, (configuration, all) => {
      const router = createRouter(configuration, "digest");
      const account = router.findAccount(1, 2);
      if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
      const start = createOutcomeCounters(router);
      const counter = start();
      const want: Record<number, Record<string, number>> = {};
      for (const { id } of router.methods) want[id] = {};
      for (const [request, instant] of all) {
        const facts = router.readFacts(account, request, instant);
        counter.add(account, facts);
        for (const { id, reasons } of router.explainFromFacts(account, facts).methods) {
          const codes = reasons.map(({ code }) => code);
          const first = REASON_CODES.find((code) => codes.includes(code)) ?? "offered";
          if (codes.includes("not-offered")) continue;
          seen.add(first);
          const counts = want[id] ?? {};
          counts[first] = (counts[first] ?? 0) + 1;
        }
      }
      expect(counter.read()).toEqual(want);
      expect(Object.values(start().read()).every((counts) => Object.keys(counts).length === 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBeGreaterThan(5);
});
