import type { Constraints, MerchantConfiguration } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration, makeRule } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createRouter } from "../router.ts";

const ORDERING = "/clients/0/accounts/0/ordering";

/** The n-th rule applies to an amount of n minor units. */
function makeOrdered(count: number, more: Constraints): MerchantConfiguration {
  const rules = Array.from({ length: count }, (_, position) => {
    const when = { amount: { ranges: [{ currency: 978, min: position, max: position }] as const }, ...more };
    return makeRule(`${position}`, when, {});
  });
  const base = makeConfiguration([{ id: 1 }], [{ method_id: 1, base_preference: 0 }], {
    default_currency: 978,
  });
  const [client] = base.clients;
  const ordering = { rules, default: {} };
  return { ...base, clients: [{ ...client, accounts: [{ ...client.accounts[0], ordering }] }] };
}

test.each([
  { name: "rules that fill a word of bits", count: 31, more: {} },
  { name: "one more rule", count: 32, more: {} },
  { name: "many rules", count: 200, more: {} },
  { name: "rules with conditions in no table", count: 40, more: { version: { from: "1" } } },
])("the first rule that applies orders the answer, or else the default: $name", ({ count, more }) => {
  const router = createRouter(makeOrdered(count, more), "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("there is no such account");
  const found = [0, 30, count - 1, count].map(
    (value) => router.decide(account, makeCriteria({ amount: { value, decimal: 2 } }), 0).orderingRule,
  );
  expect(found).toEqual([
    `${ORDERING}/rules/0`,
    `${ORDERING}/rules/30`,
    `${ORDERING}/rules/${count - 1}`,
    `${ORDERING}/default`,
  ]);
});
