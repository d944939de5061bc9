import type { Constraints, OrderingRule } from "@payment-routing/config-contract";
import { expect, test } from "vitest";
import { type Made, makeConfiguration } from "../../../test/analysis/make-offers.ts";
import { checkConfiguration } from "../../configuration/check-configuration.ts";
import { lintConfiguration } from "./lint-configuration.ts";

const OFFER = "/clients/0/accounts/0/offers/0";
const RULES = "/clients/0/accounts/0/ordering/rules";
const DANISH = { country: { only: [208] } } as const;

/** Ten times two alternatives. */
const ENTANGLED = Array.from({ length: 10 }, () => ({
  any: [{ platform: { only: ["iOS"] } }, { language: { only: ["da"] } }],
})) as never;

function rule(name: string, when: Constraints): OrderingRule {
  // biome-ignore lint/suspicious/noThenProperty: the configuration's own word.
  return { name, when, then: {} };
}

const cases: readonly { name: string; given: Made; want: readonly string[] }[] = [
  { name: "nothing to find", given: {}, want: [] },
  {
    name: "a policy that excludes what the method is capable of",
    given: { capabilities: [{}, DANISH], policies: [undefined, { country: { only: [752] } }] },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/country and /clients/0/accounts/0/offers/1/policy/country exclude each other",
      "policy-outside-capability /clients/0/accounts/0/offers/1/policy/country/only/0 method 2 is not capable of country 752",
    ],
  },
  {
    name: "amounts that leave no room between them",
    given: {
      capabilities: [{}, { amount: { ranges: [{ currency: 208, max: 100 }] } }],
      policies: [undefined, { amount: { ranges: [{ currency: 208, min: 101 }] } }],
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/amount and /clients/0/accounts/0/offers/1/policy/amount exclude each other",
      "policy-outside-capability /clients/0/accounts/0/offers/1/policy/amount/ranges/0 method 2 is capable of no such amount in currency 208",
    ],
  },
  {
    name: "amounts that share one value",
    given: {
      capabilities: [{}, { amount: { ranges: [{ currency: 208, max: 101 }] } }],
      policies: [undefined, { amount: { ranges: [{ currency: 208, min: 101 }] } }],
    },
    want: [],
  },
  {
    name: "an account's policy that excludes a method through an alternative",
    given: {
      capabilities: [{}, { any: [{ platform: { only: ["iOS"] } }, { platform: { only: ["Android"] } }] }],
      account: { policy: { platform: { except: ["iOS", "Android"] } } },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/any and /clients/0/accounts/0/policy/platform exclude each other",
      "no-method /clients/0/accounts/0 account 2 has no method for platform iOS; platform Android",
    ],
  },
  {
    name: "an alternative that is left",
    given: {
      capabilities: [{}, { any: [{ platform: { only: ["iOS"] } }, { platform: { only: ["Android"] } }] }],
      account: { policy: { platform: { except: ["iOS"] } } },
    },
    want: ["no-method /clients/0/accounts/0 account 2 has no method for platform iOS"],
  },
  {
    name: "fees of two types at once",
    given: {
      capabilities: [
        {},
        {
          fees: [
            { type: 1, present: true },
            { type: 3, present: true },
          ],
        },
      ],
    },
    want: [],
  },
  {
    name: "a fee that must be there and must not",
    given: { capabilities: [{}, { fees: [{ type: 1, present: true }, { present: false }] }] },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/fees/0/present and /methods/1/capabilities/fees/1/present exclude each other",
    ],
  },
  {
    name: "a rule that an earlier one covers",
    given: {
      account: {
        ordering: {
          rules: [
            rule("Danes", DANISH),
            rule("Danes on iOS", { ...DANISH, platform: { only: ["iOS"] } }),
            rule("Swedes", { country: { only: [752] } }),
          ],
          default: {},
        },
      },
    },
    want: [
      `rule-never-reached ${RULES}/1 rule Danes on iOS: every request that meets its condition meets that of Danes before it`,
    ],
  },
  {
    name: "a rule that nothing meets",
    given: {
      account: {
        ordering: {
          rules: [rule("Nobody", { ...DANISH, not: DANISH })],
          default: {},
        },
      },
    },
    want: [`rule-never-reached ${RULES}/0 rule Nobody: no request can meet its condition`],
  },
  {
    name: "a range of amounts past what the method is capable of",
    given: {
      capabilities: [{}, { amount: { ranges: [{ currency: 208, max: 100 }] } }],
      policies: [undefined, { amount: { ranges: [{ currency: 208, max: 200 }] } }],
    },
    want: [
      "policy-outside-capability /clients/0/accounts/0/offers/1/policy/amount/ranges/0 method 2 is not capable of 200 in currency 208",
    ],
  },
  {
    name: "amounts in a currency that is excluded beside them",
    given: {
      capabilities: [
        {},
        {
          currency: { only: [208] },
          amount: {
            ranges: [
              { currency: 208, max: 9 },
              { currency: 978, max: 9 },
            ],
          },
        },
      ],
    },
    want: [
      "amount-in-excluded-currency /methods/1/capabilities/amount/ranges/1 currency 978 is excluded by /methods/1/capabilities/currency",
    ],
  },
  {
    name: "amounts without a currency to count them in",
    given: {
      capabilities: [{}, { amount: { ranges: [{ currency: 208 }] } }],
      account: { default_currency: undefined as never },
    },
    want: [
      "amount-without-currency /clients/0/accounts/0 account 2: without a default_currency, a request that names no currency is never eligible for 2: their amounts cannot be counted",
    ],
  },
  {
    name: "a country and a currency that do not go together",
    given: {
      capabilities: [
        { ...DANISH, currency: { only: [208] } },
        { country: { only: [752] }, currency: { only: [208, 978] } },
      ],
    },
    want: ["impossible-country-currency /clients/0/accounts/0 account 2 takes no payment in DK with EUR"],
  },
  {
    name: "a product and a transaction type that lead nowhere, alone and together",
    given: {
      capabilities: [
        { ...DANISH, currency: { only: [208] }, product_type: { only: ["100"] } },
        {
          ...DANISH,
          currency: { only: [208] },
          product_type: { only: ["200"], on_missing: "eligible" },
          transaction_type: { except: [2], on_missing: "eligible" },
        },
      ],
    },
    want: [
      "no-method /clients/0/accounts/0 account 2 has no method for product type 210; no product type and transaction type 2; product type 200 and transaction type 2",
    ],
  },
  {
    name: "a method whose processor requires what the method excludes",
    given: {
      capabilities: [{}, { device_id: { present: false } }],
      rest: { processors: [{ psp_type: "acquirer", required_fields: ["client_info/device_id"] }] },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/device_id can never be met by a request with client_info/device_id, as it must have",
    ],
  },
  {
    name: "a method without fees in an account that requires one",
    given: {
      capabilities: [
        {},
        {
          fees: [
            { type: 1, present: true },
            { type: 2, present: false },
          ],
        },
        { fees: [{ present: false }] },
      ],
      account: { required_fields: ["transaction/fees/fee"] },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/2 method 3 M3: no request to account 2 of client 1 can be eligible: /methods/2/capabilities/fees/0/present can never be met by a request with transaction/fees/fee, as it must have",
    ],
  },
  {
    name: "required fields that no constraint reads",
    given: {
      account: {
        required_fields: [
          "transaction/type_id",
          "transaction/product_type",
          "transaction/fees/fee",
          "transaction/amount/currency_id",
          "client_info/language",
          "client_info/sdk-version",
          "client_info/device_id",
          "client_info/mobile/mobile",
          "client_info/mobile/mobile_type",
          "client_info/mobile/country_id",
          "client_info/mobile/validated",
          "client_info/email/email",
          "client_info/email/email_type",
          "client_info/email/validated",
        ],
      },
    },
    want: [],
  },
  {
    name: "amounts without a default currency, where every request must name one",
    given: {
      capabilities: [{}, { amount: { ranges: [{ currency: 208 }] } }],
      account: { default_currency: undefined as never, required_fields: ["transaction/amount/currency_id"] },
    },
    want: [],
  },
  {
    name: "a method for a platform that is not among those that are closed",
    given: {
      capabilities: [{}, { platform: { only: ["ios"] } }],
      rest: { closed_codes: ["platform"], platforms: [{ id: "web", label: "Web" }] },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/platform can never be met",
    ],
  },
  {
    name: "countries that are none of the table, which is closed",
    given: {
      capabilities: [
        {},
        { country: { except: [208, 752] } },
        { order: { country: { except: [208, 752] } } },
        { mobile: { country: { except: [208, 752] } } },
      ],
      rest: { closed_codes: ["country", "order_country", "phone_country"] },
    },
    want: ["country", "order/country", "mobile/country"].map(
      (path, position) =>
        `method-never-eligible /clients/0/accounts/0/offers/${position + 1} method ${position + 2} M${position + 2}: no request to account 2 of client 1 can be eligible: /methods/${position + 1}/capabilities/${path} can never be met`,
    ),
  },
  {
    name: "amounts without a currency among constraints of which all must be met, or one",
    given: {
      capabilities: [
        {},
        { all: [{ amount: { ranges: [{ currency: 208 }] } }] },
        { any: [{ amount: { ranges: [{ currency: 208 }] } }, { amount: { ranges: [{ currency: 978 }] } }] },
        { any: [{ amount: { ranges: [{ currency: 208 }] } }, { platform: { only: ["web"] } }] },
        { amount: { ranges: [{ currency: 208 }], on_missing: "eligible" } },
      ],
      account: { default_currency: undefined as never },
    },
    want: [
      "amount-without-currency /clients/0/accounts/0 account 2: without a default_currency, a request that names no currency is never eligible for 2, 3: their amounts cannot be counted",
    ],
  },
  {
    name: "fees without a currency to count them in",
    given: {
      capabilities: [{}, { fees: [{ type: 1, amount: { ranges: [{ currency: 208, max: 100 }] } }] }],
      account: { default_currency: undefined as never },
    },
    want: [
      "amount-without-currency /clients/0/accounts/0 account 2: without a default_currency, a request that names no currency is never eligible for 2: their amounts cannot be counted",
    ],
  },
  {
    name: "amounts without a currency in the policy of an account",
    given: {
      account: {
        default_currency: undefined as never,
        policy: { amount: { ranges: [{ currency: 208 }, { currency: 978 }] } },
      },
    },
    want: [
      "amount-without-currency /clients/0/accounts/0 account 2: without a default_currency, a request that names no currency is never eligible for 1: their amounts cannot be counted",
    ],
  },
  {
    name: "currencies and amounts that a method is not capable of, one level down in a policy",
    given: {
      capabilities: [{}, { currency: { only: [208] }, amount: { ranges: [{ currency: 208, max: 100 }] } }],
      policies: [
        undefined,
        {
          all: [
            { currency: { only: [208, 978] } },
            { all: [{ amount: { ranges: [{ currency: 208, max: 200 }] } }] },
          ],
        },
      ],
    },
    want: [
      "policy-outside-capability /clients/0/accounts/0/offers/1/policy/all/0/currency/only/1 method 2 is not capable of currency 978",
      "policy-outside-capability /clients/0/accounts/0/offers/1/policy/all/1/all/0/amount/ranges/0 method 2 is not capable of 200 in currency 208",
    ],
  },
  {
    name: "what a method is not capable of in an order, a phone and an e-mail address",
    given: {
      capabilities: [
        {},
        {
          order: { sku: { only: ["A"] }, country: { except: [752] } },
          mobile: { type: { only: ["smart"] }, country: { only: [208] } },
          email: { type: { except: ["work"] } },
        },
      ],
      policies: [
        undefined,
        {
          order: { sku: { only: ["A", "B"] }, country: { only: [752, 208] } },
          mobile: { type: { only: ["smart", "basic"] }, country: { only: [208, 752] } },
          email: { type: { only: ["home", "work"] } },
        },
      ],
    },
    want: [
      "order/sku/only/1 method 2 is not capable of stock keeping unit B",
      "order/country/only/0 method 2 is not capable of order country 752",
      "mobile/type/only/1 method 2 is not capable of phones of type basic",
      "mobile/country/only/1 method 2 is not capable of phones of country 752",
      "email/type/only/1 method 2 is not capable of e-mail addresses of type work",
    ].map((each) => `policy-outside-capability /clients/0/accounts/0/offers/1/policy/${each}`),
  },
  {
    name: "stock keeping units that a method accepts beside a required one",
    given: {
      capabilities: [{}, { not: { order: { sku: { except: ["A"] } } } }],
      policies: [undefined, { order: { sku: { only: ["A", "B"] } } }],
    },
    want: [],
  },
  {
    name: "constraints that are too entangled to be followed",
    given: { capabilities: [DANISH, { all: ENTANGLED }] },
    want: [
      "skipped /clients/0/accounts/0/offers/1 method 2 M2: more than 512 alternatives in its constraints are too many to follow; which requests to account 2 end with no method is not known either",
    ],
  },
  {
    name: "two constraints that exclude each other among those that are too entangled",
    given: {
      capabilities: [{}, { currency: { only: [978] }, not: { currency: { only: [978] } }, all: ENTANGLED }],
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible: /methods/1/capabilities/currency and /methods/1/capabilities/not exclude each other",
      "skipped /clients/0/accounts/0/offers/1 method 2 M2: more than 512 alternatives in its constraints are too many to follow; which requests to account 2 end with no method is not known either",
    ],
  },
  {
    name: "an ordering rule that is too entangled to be followed",
    given: { account: { ordering: { rules: [rule("tangle", { all: ENTANGLED })], default: {} } } },
    want: [
      `skipped ${RULES}/0 rule tangle: more than 512 alternatives in its constraints are too many to follow`,
    ],
  },
  {
    name: "a method that no account offers",
    given: { capabilities: [{}, {}], account: { offers: [{ method_id: 1, base_preference: 1 }] as never } },
    want: ["method-never-offered /methods/1 method 2 M2: no account offers it"],
  },
  {
    name: "a method only for managed bookings, in an account that excludes it from them",
    given: {
      capabilities: [{}, { transaction_type: { only: [5] } }],
      account: { managed_bookings: { forms_of_payment: { except: [2] } } },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible",
    ],
  },
  {
    name: "the same, if the defaults exclude it and the account has other rules",
    given: {
      capabilities: [{}, { transaction_type: { only: [5] } }],
      account: { inherits: "common", managed_bookings: { ordering: { rules: [], default: { last: [1] } } } },
      rest: {
        account_defaults: [{ name: "common", managed_bookings: { forms_of_payment: { except: [2] } } }],
      },
    },
    want: [
      "method-never-eligible /clients/0/accounts/0/offers/1 method 2 M2: no request to account 2 of client 1 can be eligible",
    ],
  },
  {
    name: "a method that has ended, one that ends now, and others that have not ended",
    given: {
      capabilities: [
        {},
        { effective: { until: "2026-01-01T00:00:00Z" } },
        { effective: { until: "2026-06-01T00:00:00Z" } },
        { effective: { until: "2026-06-01T00:00:00.001Z" } },
        { not: { effective: { from: "2020-01-01T00:00:00Z", until: "2022-01-01T00:00:00Z" } } },
        { effective: { from: "2030-01-01T00:00:00Z", until: "2031-01-01T00:00:00Z" } },
      ],
      policies: [undefined, { effective: { from: "2020-01-01T00:00:00Z" } }],
    },
    want: [
      "ended /methods/1/capabilities/effective method 2 M2 has not been offered to account 2 of client 1 since 2026-01-01T00:00:00.000Z",
      "ended /methods/2/capabilities/effective method 3 M3 has not been offered to account 2 of client 1 since 2026-06-01T00:00:00.000Z",
    ],
  },
  {
    name: "a method that has ended everywhere, and earlier where a policy says so",
    given: {
      capabilities: [{}, { effective: { until: "2026-05-01T00:00:00Z" } }],
      rest: {
        clients: [
          {
            client_id: 1,
            name: "Shop",
            accounts: [2, 3].map((account_id) => ({
              account_id,
              default_language: "da",
              default_currency: 208,
              offers: [
                { method_id: 1, base_preference: 10 },
                {
                  method_id: 2,
                  base_preference: 20,
                  ...(account_id === 2 && { policy: { effective: { until: "2025-01-01T00:00:00Z" } } }),
                },
              ],
            })) as never,
          },
        ],
      },
    },
    want: [
      "ended /clients/0/accounts/0/offers/1/policy/effective method 2 M2 has not been offered to account 2 of client 1 since 2025-01-01T00:00:00.000Z",
      "ended /methods/1/capabilities/effective method 2 M2 has not been offered to account 3 of client 1 since 2026-05-01T00:00:00.000Z",
    ],
  },
  {
    name: "a method that has ended by two conditions together, earlier than by a third",
    given: {
      capabilities: [
        {},
        {
          effective: { until: "2026-05-01T00:00:00Z" },
          any: [{ effective: { until: "2025-01-01T00:00:00Z" } }, DANISH],
        },
      ],
      policies: [undefined, { country: { only: [752] } }],
    },
    want: [
      "ended /clients/0/accounts/0/offers/1 method 2 M2 has not been offered to account 2 of client 1 since 2025-01-01T00:00:00.000Z",
    ],
  },
  {
    name: "an account that has ended, by the policy of its defaults",
    given: {
      capabilities: [{}, { effective: { until: "2019-01-01T00:00:00Z" } }],
      account: { inherits: "common" },
      rest: {
        account_defaults: [{ name: "common", policy: { effective: { until: "2020-01-01T00:00:00Z" } } }],
      },
    },
    want: [
      "ended /clients/0/accounts/0 account 2 of client 1 has had no method since 2020-01-01T00:00:00.000Z",
    ],
  },
];

test.each(cases)("$name", ({ given, want }) => {
  const configuration = makeConfiguration(given);
  expect(checkConfiguration(configuration)).toEqual([]);
  const found = lintConfiguration(configuration, { now: Date.parse("2026-06-01T00:00:00Z") });
  expect(found.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)).toEqual(want);
});

test("findings that prevent activation are errors, the rest are warnings", () => {
  const [eligible, outside] = lintConfiguration(
    makeConfiguration({ capabilities: [{}, DANISH], policies: [undefined, { country: { only: [752] } }] }),
  );
  expect([eligible?.severity, outside?.severity]).toEqual(["error", "warning"]);
});

test(`${OFFER} is where an offer stands`, () => {
  const configuration = makeConfiguration({
    capabilities: [DANISH],
    policies: [{ country: { only: [752] } }],
  });
  expect(lintConfiguration(configuration)[0]?.pointer).toBe(OFFER);
});
