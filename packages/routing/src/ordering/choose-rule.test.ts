import type { Constraints } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { makeConfiguration, makeRule } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createRouter } from "../router.ts";

/** Which rule each amount of so many minor units comes to, where the n-th applies to an amount of n. */
function findRules(count: number, more: Constraints, amounts: readonly number[]): (string | undefined)[] {
  const rules = Array.from({ length: count }, (_, position) => {
    const when = { amount: { ranges: [{ currency: 978, min: position, max: position }] as const }, ...more };
    return makeRule(`${position}`, when, {});
  });
  const base = makeConfiguration([{ id: 1 }], [{ method_id: 1, base_preference: 0 }], {
    default_currency: 978,
  });
  const [client] = base.clients;
  const accounts = [{ ...client.accounts[0], ordering: { rules, default: {} } }] as const;
  const router = createRouter({ ...base, clients: [{ ...client, accounts }] }, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("there is no such account");
  return amounts.map(
    (value) => router.decide(account, makeCriteria({ amount: { value, decimal: 2 } }), 0).orderingRule,
  );
}

test.each([
  { name: "as many as are chosen among at once", count: 63, more: {} },
  { name: "one more", count: 64, more: {} },
  { name: "many more", count: 200, more: {} },
  { name: "rules that no table tells of", count: 40, more: { version: { from: "1" } } },
])("the first rule that applies, or the default: $name", ({ count, more }) => {
  const place = "/clients/0/accounts/0/ordering";
  expect(findRules(count, more, [0, 31, 32, count - 1, count])).toEqual([
    `${place}/rules/0`,
    `${place}/rules/31`,
    `${place}/rules/32`,
    `${place}/rules/${count - 1}`,
    `${place}/default`,
  ]);
});
