import type { MerchantConfiguration } from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { describeReason, explain } from "../../test/explain-request.ts";
import { makeConfiguration, makeRule } from "../../test/make-configuration.ts";

describe("the order", () => {
  const methods = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const offers = methods.map(({ id }) => ({ method_id: id, base_preference: id }));
  const ordering = {
    rules: [
      makeRule("phones", { platform: { only: ["iOS"] } }, { first: [3] }),
      makeRule("Denmark", { country: { only: [208] } }, { last: [1] }),
      makeRule("never reached", {}, { first: [2] }),
    ],
    default: {},
  };
  const base = makeConfiguration(methods, offers);
  const [client] = base.clients;
  const ruled: MerchantConfiguration = {
    ...base,
    clients: [{ ...client, accounts: [{ ...client.accounts[0], ordering }] }],
  };
  const pointer = "/clients/0/accounts/0/ordering";

  test("names the rule that applied, and why those before it did not", () => {
    const { ordering: explained, methods: found } = explain(ruled);
    expect(found.map(({ id, preference }) => [id, preference])).toEqual([
      [2, 2],
      [3, 3],
      [1, 4],
    ]);
    expect(explained).toMatchObject({ appliedBy: "rule", name: "Denmark", pointer: `${pointer}/rules/1` });
    expect(explained.passedOver.map(({ name, reasons }) => [name, reasons.map(describeReason)])).toEqual([
      ["phones", [`platform at ${pointer}/rules/0/when/platform: expected one of "iOS", got "web"`]],
    ]);
  });

  test("names the default if no rule applied, and base preferences without an ordering", () => {
    const [phones] = ordering.rules;
    const accounts = [
      { ...client.accounts[0], ordering: { rules: phones ? [phones] : [], default: { first: [3] } } },
    ] as const;
    const { ordering: explained, methods: found } = explain({ ...base, clients: [{ ...client, accounts }] });
    expect(found.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(explained).toMatchObject({ appliedBy: "default", name: undefined, pointer: `${pointer}/default` });
    expect(explain(base).ordering).toEqual({
      appliedBy: "base",
      name: undefined,
      pointer: undefined,
      passedOver: [],
    });
  });
});
