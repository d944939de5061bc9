import type { Constraints } from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { makeConfiguration, makeSingleMethod } from "../test/make-configuration.ts";
import { type Facts, makeCriteria } from "../test/make-criteria.ts";
import { createRouter } from "./router.ts";

describe("findAccount", () => {
  const router = createRouter(
    makeConfiguration([{ id: 1 }], [{ method_id: 1, base_preference: 1 }], { default_currency: 978 }),
    "d",
  );

  test("finds the account of the client, with its settings", () => {
    const account = { client_id: 1, account_id: 2, default_language: "da", default_currency: 978 };
    expect(router.findAccount(1, 2)).toEqual(account);
  });

  test.each([
    { name: "an unknown client", given: [3, 2] },
    { name: "an unknown account", given: [1, 3] },
    { name: "the two swapped", given: [2, 1] },
  ] as const)("finds nothing for $name", ({ given: [clientId, accountId] }) => {
    expect(router.findAccount(clientId, accountId)).toBeUndefined();
  });
});

describe("decide: the order", () => {
  const rank = (
    offers: readonly (readonly [id: number, basePreference: number])[],
  ): (readonly [number, number])[] => {
    const methods = offers.map(([id]) => ({ id }));
    const configuration = makeConfiguration(
      methods,
      offers.map(([method_id, base_preference]) => ({ method_id, base_preference })),
    );
    return decide(configuration).methods.map(({ id, preference }) => [id, preference]);
  };

  const cases = [
    {
      name: "by base preference, which is kept where it is unique",
      given: [
        [1, 30],
        [2, 10],
        [3, 20],
      ],
      want: [
        [2, 10],
        [3, 20],
        [1, 30],
      ],
    },
    {
      name: "ties by id, counting on",
      given: [
        [9, 5],
        [4, 5],
        [7, 5],
      ],
      want: [
        [4, 5],
        [7, 6],
        [9, 7],
      ],
    },
    {
      name: "a tie pushes what is right behind it",
      given: [
        [1, 0],
        [2, 0],
        [3, 1],
        [4, 9],
      ],
      want: [
        [1, 0],
        [2, 1],
        [3, 2],
        [4, 9],
      ],
    },
    {
      name: "the greatest base preference, shared",
      given: [
        [1, 1000000],
        [2, 1000000],
      ],
      want: [
        [1, 1000000],
        [2, 1000001],
      ],
    },
  ] as const;
  test.each(cases)("$name", ({ given, want }) => {
    expect(rank(given)).toEqual(want);
  });

  test("what is not eligible takes no number", () => {
    const methods = [{ id: 1 }, { id: 2, capabilities: { country: { only: [752] } } }, { id: 3 }] as const;
    const offers = [1, 2, 3].map((method_id) => ({ method_id, base_preference: 4 }));
    expect(
      decide(makeConfiguration(methods, offers)).methods.map(({ id, preference }) => [id, preference]),
    ).toEqual([
      [1, 4],
      [3, 5],
    ]);
  });

  test("an answer carries what the catalogue says, and the digest", () => {
    const methods = [{ id: 1, psp_type: "", state_id: -3 }];
    expect(decide(makeConfiguration(methods, [{ method_id: 1, base_preference: 8 }]))).toMatchObject({
      configurationDigest: "digest",
      methods: [{ id: 1, psp_type: "", preference: 8, state_id: -3 }],
    });
  });
});

describe("decide: eligibility by one constraint", () => {
  const cases: { name: string; capabilities: Constraints; given?: Facts; want: boolean }[] = [
    { name: "no constraint", capabilities: {}, want: true },
    { name: "country, listed", capabilities: { country: { only: [752, 208] } }, want: true },
    { name: "country, not listed", capabilities: { country: { only: [752] } }, want: false },
    { name: "country, excepted", capabilities: { country: { except: [208] } }, want: false },
    { name: "country, not excepted", capabilities: { country: { except: [752] } }, want: true },
    {
      name: "currency, listed",
      capabilities: { currency: { only: [978] } },
      given: { amount: { currency_id: 978 } },
      want: true,
    },
    {
      name: "currency, not listed",
      capabilities: { currency: { only: [208] } },
      given: { amount: { currency_id: 978 } },
      want: false,
    },
    { name: "currency, missing", capabilities: { currency: { except: [978] } }, want: false },
    {
      name: "currency, missing and declared ineligible",
      capabilities: { currency: { except: [978], on_missing: "ineligible" } },
      want: false,
    },
    {
      name: "currency, missing and declared eligible",
      capabilities: { currency: { only: [978], on_missing: "eligible" } },
      want: true,
    },
    {
      name: "product type, listed",
      capabilities: { product_type: { only: ["100"] } },
      given: { product_type: "100" },
      want: true,
    },
    {
      name: "product type, excepted",
      capabilities: { product_type: { except: ["100"] } },
      given: { product_type: "100" },
      want: false,
    },
    { name: "product type, missing", capabilities: { product_type: { except: ["100"] } }, want: false },
    {
      name: "product type, missing and declared eligible",
      capabilities: { product_type: { only: ["100"], on_missing: "eligible" } },
      want: true,
    },
    {
      name: "transaction type, listed",
      capabilities: { transaction_type: { only: [5, 6] } },
      given: { type_id: 6 },
      want: true,
    },
    {
      name: "transaction type, excepted",
      capabilities: { transaction_type: { except: [5, 6] } },
      given: { type_id: 6 },
      want: false,
    },
    { name: "transaction type, missing", capabilities: { transaction_type: { except: [5] } }, want: false },
    {
      name: "transaction type, missing and declared eligible",
      capabilities: { transaction_type: { except: [5], on_missing: "eligible" } },
      want: true,
    },
    { name: "platform, listed", capabilities: { platform: { only: ["web"] } }, want: true },
    { name: "platform, in other letters", capabilities: { platform: { only: ["Web"] } }, want: false },
    { name: "platform, excepted", capabilities: { platform: { except: ["web"] } }, want: false },
    {
      name: "platform, empty",
      capabilities: { platform: { only: [""] } },
      given: { platform: "" },
      want: true,
    },
  ];
  test.each(cases)("$name: $want", ({ capabilities, given, want }) => {
    expect(isEligible(capabilities, given)).toBe(want);
  });
});

describe("decide: eligibility by amount", () => {
  const capabilities: Constraints = {
    amount: {
      ranges: [{ currency: 208, min: 100, max: 2000 }, { currency: 352, min: -5 }, { currency: 978 }],
    },
  };
  const cases = [
    { name: "at the least", given: { value: 100, decimal: 2, currency_id: 208 }, want: true },
    { name: "just below it", given: { value: 99999, decimal: 5, currency_id: 208 }, want: false },
    { name: "at the most", given: { value: 20, decimal: 0, currency_id: 208 }, want: true },
    { name: "just above it", given: { value: 200001, decimal: 4, currency_id: 208 }, want: false },
    {
      name: "between two minor units inside the range",
      given: { value: 1999999, decimal: 5, currency_id: 208 },
      want: true,
    },
    {
      name: "far above",
      given: { value: Number.MAX_SAFE_INTEGER, decimal: 0, currency_id: 208 },
      want: false,
    },
    { name: "below zero, within", given: { value: -5, decimal: 0, currency_id: 352 }, want: true },
    { name: "below zero, outside", given: { value: -51, decimal: 1, currency_id: 352 }, want: false },
    {
      name: "without an upper bound",
      given: { value: Number.MAX_SAFE_INTEGER, decimal: 0, currency_id: 352 },
      want: true,
    },
    {
      name: "without bounds",
      given: { value: -Number.MAX_SAFE_INTEGER, decimal: 0, currency_id: 978 },
      want: true,
    },
    {
      name: "more decimals than anyone needs",
      given: { value: 1, decimal: Number.MAX_SAFE_INTEGER, currency_id: 208 },
      want: false,
    },
    { name: "without a currency", given: { value: 100, decimal: 2 }, want: false },
  ];
  test.each(cases)("$name: $want", ({ given, want }) => {
    expect(isEligible(capabilities, { amount: given })).toBe(want);
  });

  test("a currency without a range is not accepted", () => {
    expect(isEligible({ amount: { ranges: [{ currency: 208 }] } }, { amount: { currency_id: 978 } })).toBe(
      false,
    );
  });
});

describe("decide: countries and currencies", () => {
  test.each([
    { name: "an unknown country", given: { country_id: 990 } },
    { name: "an unknown currency", given: { currency_id: 999 } },
  ])("$name ends without a method", ({ given }) => {
    expect(decide(makeSingleMethod({}), { amount: given }).methods).toEqual([]);
  });

  test("an absent currency is the account's default", () => {
    const capabilities: Constraints = {
      currency: { only: [978] },
      amount: { ranges: [{ currency: 978, min: 10000, max: 10000 }] },
    };
    const offers = [{ method_id: 1, base_preference: 0 }];
    const eligible = [978, 208, undefined].map(
      (currency) =>
        decide(
          makeConfiguration(
            [{ id: 1, capabilities }],
            offers,
            currency === undefined ? {} : { default_currency: currency },
          ),
        ).methods.length,
    );
    expect(eligible).toEqual([1, 0, 0]);
  });

  test("a currency that is named wins over the default, also when it is unknown", () => {
    const configuration = makeConfiguration([{ id: 1 }], [{ method_id: 1, base_preference: 0 }], {
      default_currency: 208,
    });
    expect(decide(configuration, { amount: { currency_id: 999 } }).methods).toEqual([]);
  });
});

describe("decide: policies", () => {
  test.each([
    {
      name: "both met",
      capabilities: { country: { only: [208] } },
      policy: { platform: { only: ["web"] } },
      want: true,
    },
    { name: "the policy not met", capabilities: {}, policy: { platform: { except: ["web"] } }, want: false },
    {
      name: "a policy that would widen",
      capabilities: { country: { only: [752] } },
      policy: { country: { only: [208] } },
      want: false,
    },
  ] satisfies { name: string; capabilities: Constraints; policy: Constraints; want: boolean }[])(
    "$name: $want",
    ({ capabilities, policy, want }) => {
      expect(decide(makeSingleMethod(capabilities, policy)).methods.length).toBe(want ? 1 : 0);
    },
  );
});

describe("a mistake of the program", () => {
  test("deciding for an account of another configuration", () => {
    const router = createRouter(makeSingleMethod({}), "digest");
    const stranger = { client_id: 1, account_id: 3, default_language: "da", default_currency: undefined };
    expect(() => router.decide(stranger, makeCriteria(), 0)).toThrow(
      new RangeError("no account 3 of client 1"),
    );
  });

  test("a configuration that was not checked", () => {
    const unchecked = makeConfiguration([{ id: 1 }], [{ method_id: 2, base_preference: 0 }]);
    expect(() => createRouter(unchecked, "digest")).toThrow(new RangeError("no method 2 in the catalogue"));
  });
});

function isEligible(capabilities: Constraints, facts?: Facts): boolean {
  return decide(makeSingleMethod(capabilities), facts).methods.length === 1;
}

function decide(configuration: Parameters<typeof createRouter>[0], facts?: Facts) {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  return router.decide(account, makeCriteria(facts), 0);
}
