import type { Constraints } from "@payment-routing/config-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { listConstraints } from "../../configuration/list-constraints.ts";
import { createRouter } from "../../router.ts";
import { listProbes } from "../diff/list-probes.ts";
import { collectPoints } from "../space/collect-points.ts";
import { listFactValues } from "../space/fact-values.ts";
import { lintConfiguration } from "./lint-configuration.ts";

const country = fc.subarray([208, 752], { minLength: 1 });
const currency = fc.subarray([208, 978], { minLength: 1 });
const platform = fc.subarray(["web", "iOS"], { minLength: 1 });
const type = fc.subarray([1, 2, 5] as const, { minLength: 1 });
const missing = fc.option(fc.constantFrom("eligible", "ineligible"), { nil: undefined });
const bound = fc.integer({ min: 1, max: 4 });

function list(
  values: fc.Arbitrary<readonly unknown[]>,
  onMissing: fc.Arbitrary<unknown> = fc.constant(undefined),
) {
  const word = fc.constantFrom("only", "except");
  return fc
    .tuple(word, values, onMissing)
    .map(([key, given, on_missing]) => ({ [key]: given, ...(on_missing !== undefined && { on_missing }) }));
}

const flat = fc.record(
  {
    country: list(country),
    currency: list(currency, missing),
    platform: list(platform),
    transaction_type: list(type, missing),
    amount: fc
      .tuple(bound, bound)
      .map(([a, b]) => ({ ranges: [{ currency: 208, min: Math.min(a, b), max: Math.max(a, b) }] })),
    fees: fc.boolean().map((present) => [{ type: 1, present }]),
  },
  { requiredKeys: [] },
);

const constraints = fc.oneof(
  { weight: 3, arbitrary: flat },
  fc.tuple(flat, flat).map(([a, b]) => ({ ...a, any: [b, { platform: { only: ["iOS"] } }] })),
  fc.tuple(flat, flat).map(([a, b]) => ({ ...a, not: b })),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Constraints>;

test("a method is said to be never eligible exactly where no request is", () => {
  fc.assert(
    fc.property(
      constraints,
      constraints,
      fc.option(constraints, { nil: undefined }),
      (able, policy, account) => {
        const configuration = makeConfiguration({
          capabilities: [able],
          policies: [policy],
          account: account === undefined ? {} : { policy: account },
        });
        fc.pre(checkConfiguration(configuration).length === 0);
        const isNever = lintConfiguration(configuration).some(({ rule }) => rule === "method-never-eligible");
        const isOffered = isEverOffered(configuration, 2000);
        // The tries are a sample: a method that they do not offer may still be eligible. The regions of the lint are exhaustive.
        if (isNever) expect(isOffered).toBe(false);
        else if (!isOffered) expect(isEverOffered(configuration, 60_000)).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

type Configuration = ReturnType<typeof makeConfiguration>;

function isEverOffered(configuration: Configuration, maxProbes: number): boolean {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("no account");
  const points = collectPoints(listConstraints(configuration));
  const values = listFactValues({ configuration, points, defaultCurrency: 208 });
  for (const facts of listProbes(values, maxProbes))
    if (router.decideFromFacts(account, facts).methods.length > 0) return true;
  return false;
}
