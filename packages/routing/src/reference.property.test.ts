import type { MerchantConfiguration } from "@payment-routing/config-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { configurations, widen } from "../test/arbitrary-configuration.ts";
import { criteria, instants } from "../test/arbitrary-criteria.ts";
import { decideByReference } from "../test/reference.ts";
import { createRouter, type Router } from "./router.ts";

const LONG = { timeout: 60_000 };

test.each([
  {
    name: "the decision is that of the reference, and not always an empty one",
    make: asItIs,
    runs: 500,
    answers: 500,
  },
  { name: "so it is in a catalogue whose methods lie far apart", make: widen, runs: 150, answers: 75 },
])("$name", LONG, ({ make, runs, answers }) => {
  let answered = 0;
  fc.assert(
    fc.property(
      configurations,
      fc.array(criteria, { minLength: 4, maxLength: 4 }),
      instants,
      (configuration, requests, at) => {
        const given = make(configuration);
        const router = createRouter(given, "digest");
        for (const request of requests) {
          const { methods } = router.decide(open(router), request, at);
          expect(methods.map(({ id, preference }) => [id, preference])).toEqual(
            decideByReference(given, request, at),
          );
          if (methods.length > 1) answered++;
        }
      },
    ),
    { numRuns: runs },
  );
  expect(answered).toBeGreaterThan(answers);
});

test("facts that were written as JSON and read again give the same decision and explanation", LONG, () => {
  fc.assert(
    fc.property(configurations, criteria, instants, (given, request, at) => {
      const router = createRouter(given, "digest");
      const account = open(router);
      const decision = router.decide(account, request, at);
      const facts = JSON.parse(JSON.stringify(decision.facts));
      expect(router.decideFromFacts(account, facts)).toEqual(decision);
      expect(router.explainFromFacts(account, facts)).toEqual(router.explain(account, request, at));
    }),
    { numRuns: 200 },
  );
});

test("facts hold nothing personal", LONG, () => {
  fc.assert(
    fc.property(configurations, criteria, instants, (given, request, at) => {
      const router = createRouter(given, "digest");
      const text = JSON.stringify(router.explain(open(router), request, at));
      for (const secret of ["8765432109876543", "a@example.com", "192.0.2.200", "2001:db8::1", "A-1"])
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }),
    { numRuns: 200 },
  );
});

function asItIs(configuration: MerchantConfiguration): MerchantConfiguration {
  return configuration;
}

function open(router: Router) {
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  return account;
}
