import type { ClosedCode, RequiredField } from "@payment-routing/config-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { constraintPairs } from "../../../test/analysis/constraint-pairs.ts";
import { makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { criteria } from "../../../test/analysis/nearby-criteria.ts";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { createRouter } from "../../router.ts";
import { lintConfiguration } from "./lint-configuration.ts";

// The generated requests do not depend on the assumptions that the lint makes about requests.

const RUNS = 300;
const LONG = { timeout: 60_000 };
const requests = fc.array(criteria, { minLength: 60, maxLength: 60 });
const settings = fc.record({
  hasDefault: fc.boolean(),
  fields: fc.subarray<RequiredField>(
    [
      "transaction/type_id",
      "transaction/fees/fee",
      "transaction/fees/fee/type",
      "transaction/orders/line_item/product/sku",
      "transaction/orders/line_item/product/airline_data",
      "transaction/amount/currency_id",
      "client_info/device_id",
      "client_info/mobile/country_id",
    ],
    { maxLength: 2 },
  ),
  closed: fc.subarray<ClosedCode>(["country", "currency", "order_country", "phone_country", "platform"], {
    maxLength: 2,
  }),
});

test("a method that is said to be never eligible is offered to no request", LONG, () => {
  let errors = 0;
  fc.assert(
    fc.property(
      constraintPairs,
      requests,
      settings,
      ([able, policy], given, { hasDefault, fields, closed }) => {
        const configuration = makeConfiguration({
          capabilities: [able],
          policies: [policy],
          account: hasDefault ? {} : { default_currency: undefined as never },
          rest: {
            closed_codes: closed,
            platforms: [{ id: "web", label: "Web" }],
            processors: [{ psp_type: "acquirer", required_fields: fields }],
          },
        });
        fc.pre(checkConfiguration(configuration).length === 0);
        if (!lintConfiguration(configuration).some(({ rule }) => rule === "method-never-eligible")) return;
        errors++;
        const { router, account } = open(configuration);
        for (const request of given) expect(router.decide(account, request, 0).methods).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
  expect(errors).toBeGreaterThan(0);
});

test("an ordering rule that is said to be never reached is reached by no request", LONG, () => {
  let errors = 0;
  fc.assert(
    fc.property(constraintPairs, constraintPairs, requests, (first, second, given) => {
      // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
      const rules = [...first, ...second].map((when, position) => ({ name: `${position}`, when, then: {} }));
      const configuration = makeConfiguration({ account: { ordering: { rules, default: {} } } });
      fc.pre(checkConfiguration(configuration).length === 0);
      const never = lintConfiguration(configuration).flatMap(({ rule, pointer }) =>
        rule === "rule-never-reached" ? [pointer] : [],
      );
      if (never.length === 0) return;
      errors++;
      const { router, account } = open(configuration);
      for (const request of given)
        expect(never).not.toContain(router.decide(account, request, 0).orderingRule);
    }),
    { numRuns: RUNS },
  );
  expect(errors).toBeGreaterThan(0);
});

function open(configuration: ReturnType<typeof makeConfiguration>) {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("no account");
  return { router, account };
}
