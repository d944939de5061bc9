import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../../test/arbitrary-criteria.ts";
import { REASON_CODES } from "../../explanation/reason.ts";
import { createRouter } from "../../router.ts";
import { createOutcomeFinder } from "./find-outcomes.ts";

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
      const findOutcomes = createOutcomeFinder(router);
      for (const [request, instant] of all) {
        const facts = router.readFacts(account, request, instant);
        const found: [number, string][] = [];
        findOutcomes(account, facts, (id, outcome) => found.push([id, outcome]));
        const { methods } = router.explainFromFacts(account, facts);
        const want = methods.flatMap(({ id, reasons }) => {
          const codes = reasons.map(({ code }) => code);
          const first = REASON_CODES.find((code) => codes.includes(code)) ?? "offered";
          return codes.includes("not-offered") ? [] : [[id, first] as const];
        });
        const byId = (list: readonly (readonly [number, string])[]) => [...list].sort(([a], [b]) => a - b);
        expect(byId(found)).toEqual(byId(want));
        for (const [, outcome] of found) seen.add(outcome);
      }
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBeGreaterThan(5);
});
