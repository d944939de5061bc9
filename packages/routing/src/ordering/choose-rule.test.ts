import type { Constraints, MerchantConfiguration, Ordering } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration, makeRule } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createCompilationContext } from "../eligibility/compilation-context.ts";
import { createRouter } from "../router.ts";
import { finish } from "../steps.ts";
import { compileRules } from "./compile-ordering.ts";

const PLACE = "/clients/0/accounts/0/ordering";

function makeOrdering(count: number, more: Constraints): Ordering {
  const rules = Array.from({ length: count }, (_, position) => {
    const when = { amount: { ranges: [{ currency: 978, min: position, max: position }] as const }, ...more };
    return makeRule(`${position}`, when, {});
  });
  return { rules, default: {} };
}

function makeOrdered(ordering: Ordering): MerchantConfiguration {
  const base = makeConfiguration([{ id: 1 }], [{ method_id: 1, base_preference: 0 }], {
    default_currency: 978,
  });
  const [client] = base.clients;
  return { ...base, clients: [{ ...client, accounts: [{ ...client.accounts[0], ordering }] }] };
}

/** Which rule each amount of so many minor units comes to, where the n-th applies to an amount of n. */
function findRules(count: number, more: Constraints, amounts: readonly number[]): (string | undefined)[] {
  const router = createRouter(makeOrdered(makeOrdering(count, more)), "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("there is no such account");
  return amounts.map(
    (value) => router.decide(account, makeCriteria({ amount: { value, decimal: 2 } }), 0).orderingRule,
  );
}

test.each([
  { name: "as many as are chosen among at once", count: 63, more: {} },
  { name: "one more", count: 64, more: {} },
  { name: "two more", count: 65, more: {} },
  { name: "three more", count: 66, more: {} },
  { name: "many more", count: 200, more: {} },
  { name: "rules that no table tells of", count: 40, more: { version: { from: "1" } } },
])("the first rule that applies, or the default: $name", ({ count, more }) => {
  expect(findRules(count, more, [0, 31, 32, count - 1, count])).toEqual([
    `${PLACE}/rules/0`,
    `${PLACE}/rules/31`,
    `${PLACE}/rules/32`,
    `${PLACE}/rules/${count - 1}`,
    `${PLACE}/default`,
  ]);
});

test.each([
  { name: "as many rules as are chosen among at once", count: 63, more: {}, areTabulated: true },
  { name: "one more", count: 64, more: {}, areTabulated: false },
  { name: "rules that no table tells of", count: 1, more: { version: { from: "1" } }, areTabulated: false },
])("tables tell which of the rules apply where they can: $name", ({ count, more, areTabulated }) => {
  const value = makeOrdering(count, more);
  const context = finish(createCompilationContext(makeOrdered(value)));
  const { rules, tables } = compileRules({ value, pointer: PLACE }, context);
  expect([rules.length, tables !== undefined]).toEqual([count + 1, areTabulated]);
});
