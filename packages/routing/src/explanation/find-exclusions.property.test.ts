import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations } from "../../test/arbitrary-configuration.ts";
import { criteria, instants } from "../../test/arbitrary-criteria.ts";
import { hasBit } from "../decision/bits.ts";
import { createRouter } from "../router.ts";

test("exclusions are the reasons of an explanation, however many requests were visited before", {
  timeout: 60_000,
}, () => {
  let visited = 0;
  const requests = fc.array(fc.tuple(criteria, instants), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(configurations, requests, (configuration, all) => {
      const router = createRouter(configuration, "digest");
      const account = router.findAccount(1, 2);
      if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
      const values = new Map<number, string>();
      const pointers = new Map<number, string>();
      for (const [request, instant] of all) {
        const facts = router.readFacts(account, request, instant);
        const { offered, eligible, excludedOnce, groups } = router.findExclusions(account, facts);
        const found = router.methods.flatMap(({ id }, method) => {
          if (!hasBit(offered, method)) return [];
          const reasons = groups
            .filter(({ methods }) => hasBit(methods, method))
            .map((group) => {
              const reason = group.explain(method, facts);
              const exclusion = group.exclusionOf(method);
              const key = `${method} ${reason.pointer}`;
              if (pointers.has(exclusion)) expect(pointers.get(exclusion)).toBe(key);
              pointers.set(exclusion, key);
              if (group.hasSingleValue && values.has(group.number))
                expect(values.get(group.number)).toBe(reason.actual);
              values.set(group.number, reason.actual);
              return reason;
            });
          visited += reasons.length;
          return [
            {
              id,
              reasons: reasons.map(write).sort(),
              isEligible: hasBit(eligible, method),
              isOnce: hasBit(excludedOnce, method),
            },
          ];
        });
        const want = router
          .explainFromFacts(account, facts)
          .methods.filter(({ reasons }) => reasons.every(({ code }) => code !== "not-offered"))
          .map(({ id, reasons }) => {
            return {
              id,
              reasons: reasons.map(write).sort(),
              isEligible: reasons.length === 0,
              isOnce: reasons.length === 1,
            };
          })
          .sort((a, b) => a.id - b.id);
        expect(found).toEqual(want);
        expect(new Set(pointers.values()).size).toBe(pointers.size);
      }
    }),
    { numRuns: 200 },
  );
  expect(visited).toBeGreaterThan(1000);
});

function write(value: unknown): string {
  return JSON.stringify(value);
}
