import type { Constraints, MerchantConfiguration, Offer } from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { makeConfiguration, makeSingleMethod } from "../../test/make-configuration.ts";
import { checkConfiguration } from "./check-configuration.ts";

const OFFER: Offer = { method_id: 1, base_preference: 0 };
const BASE = makeConfiguration([{ id: 1 }], [OFFER]);
const [client] = BASE.clients;

describe("checkConfiguration", () => {
  const cases: { name: string; given: MerchantConfiguration; want: string[] }[] = [
    { name: "nothing", given: BASE, want: [] },
    {
      name: "a country given twice",
      given: { ...BASE, countries: [...BASE.countries, { id: 208, alpha2code: "GL" }] },
      want: ["/countries/2/id: expected another id, as this one is given before, got 208"],
    },
    {
      name: "a currency given three times",
      given: {
        ...BASE,
        currencies: [
          BASE.currencies[0],
          { id: 208, alpha3code: "NOK", decimals: 2 },
          { id: 208, alpha3code: "SEK", decimals: 2 },
        ],
      },
      want: [
        "/currencies/1/id: expected another id, as this one is given before, got 208",
        "/currencies/2/id: expected another id, as this one is given before, got 208",
      ],
    },
    {
      name: "a method given twice",
      given: makeConfiguration([{ id: 1 }, { id: 1 }], [OFFER]),
      want: ["/methods/1/id: expected another id, as this one is given before, got 1"],
    },
    {
      name: "a client given twice",
      given: { ...BASE, clients: [client, client] },
      want: ["/clients/1/client_id: expected another client_id, as this one is given before, got 1"],
    },
    {
      name: "a language given twice, which is one in either case",
      given: {
        ...BASE,
        languages: ["da", "DA", "sv"].map((id) => ({ id, label: "x" })),
        closed_codes: ["language"],
      },
      want: ['/languages/1/id: expected another id, as this one is given before, got "DA"'],
    },
    {
      name: "a default language that its closed table has in the other case is no issue",
      given: { ...BASE, languages: [{ id: "DA", label: "Danish" }], closed_codes: ["language"] },
      want: [],
    },
    {
      name: "an account given twice for one client",
      given: { ...BASE, clients: [{ ...client, accounts: [client.accounts[0], client.accounts[0]] }] },
      want: [
        "/clients/0/accounts/1/account_id: expected another account_id, as this one is given before, got 2",
      ],
    },
    {
      name: "not an account ID that two clients share",
      given: { ...BASE, clients: [client, { ...client, client_id: 9 }] },
      want: [],
    },
    {
      name: "an offer given twice",
      given: makeConfiguration([{ id: 1 }], [OFFER, OFFER]),
      want: [
        "/clients/0/accounts/0/offers/1/method_id: expected another method_id, as this one is given before, got 1",
      ],
    },
    {
      name: "an unknown method",
      given: makeConfiguration([{ id: 1 }], [{ ...OFFER, method_id: 4 }]),
      want: ["/clients/0/accounts/0/offers/0/method_id: expected an id that is in /methods, got 4"],
    },
    {
      name: "an unknown default currency",
      given: makeConfiguration([{ id: 1 }], [OFFER], { default_currency: 999 }),
      want: ["/clients/0/accounts/0/default_currency: expected an id that is in /currencies, got 999"],
    },
  ];
  test.each(cases)("finds $name", ({ given, want }) => {
    expect(checkConfiguration(given).map(({ message }) => message)).toEqual(want);
  });

  const constraints: { name: string; given: Constraints; want: string[] }[] = [
    {
      name: "known codes",
      given: {
        country: { except: [208] },
        currency: { only: [978] },
        amount: { ranges: [{ currency: 352, min: 1, max: 1 }] },
      },
      want: [],
    },
    {
      name: "unknown countries",
      given: { country: { only: [208, 45, 46] } },
      want: [
        "/country/only/1: expected an id that is in /countries, got 45",
        "/country/only/2: expected an id that is in /countries, got 46",
      ],
    },
    {
      name: "an unknown currency",
      given: { currency: { except: [999], on_missing: "eligible" } },
      want: ["/currency/except/0: expected an id that is in /currencies, got 999"],
    },
    {
      name: "an amount in an unknown currency",
      given: { amount: { ranges: [{ currency: 999 }] } },
      want: ["/amount/ranges/0/currency: expected an id that is in /currencies, got 999"],
    },
    {
      name: "two ranges of one currency",
      given: {
        amount: {
          ranges: [
            { currency: 208, max: 1 },
            { currency: 208, min: 2 },
          ],
        },
      },
      want: ["/amount/ranges/1/currency: expected another currency, as this one is given before, got 208"],
    },
    {
      name: "a range the wrong way round",
      given: { amount: { ranges: [{ currency: 208, min: 2, max: 1 }] } },
      want: ["/amount/ranges/0/min: expected at most max, which is 1, got 2"],
    },
  ];
  test.each(constraints)("checks $name in capabilities and policies alike", ({ given, want }) => {
    expect(messagesOf(makeSingleMethod(given))).toEqual(
      want.map((message) => `/methods/0/capabilities${message}`),
    );
    expect(messagesOf(makeSingleMethod({}, given))).toEqual(
      want.map((message) => `/clients/0/accounts/0/offers/0/policy${message}`),
    );
  });

  const shapeless: { name: string; given: object; want: string[] }[] = [
    { name: "nothing at all", given: {}, want: [] },
    {
      name: "sections that are no lists",
      given: { countries: 1, currencies: "x", methods: null, clients: {} },
      want: [],
    },
    {
      name: "items that are no objects",
      given: { countries: [208, 208], methods: [null], clients: ["x", []] },
      want: [],
    },
    {
      name: "members of other types, beside real issues",
      given: {
        methods: [
          { id: "x", capabilities: 3 },
          { id: 1, capabilities: { country: { only: 208 }, amount: { ranges: [{ min: "2", max: 1 }] } } },
        ],
        clients: [
          {
            accounts: [
              {
                default_language: 1,
                default_currency: "978",
                offers: [{ method_id: "x", policy: null }, { method_id: 2 }],
              },
            ],
          },
        ],
      },
      want: ["/clients/0/accounts/0/offers/1/method_id: expected an id that is in /methods, got 2"],
    },
    {
      name: "references into a section that is missing",
      given: { clients: [{ accounts: [{ default_language: "da", offers: [{ method_id: 2 }] }] }] },
      want: [],
    },
  ];
  test.each(shapeless)("passes over what has another shape: $name", ({ given, want }) => {
    expect(checkConfiguration(given).map(({ message }) => message)).toEqual(want);
  });

  test("an issue has its parts apart", () => {
    expect(checkConfiguration(makeConfiguration([{ id: 1 }], [{ ...OFFER, method_id: 4 }]))).toEqual([
      {
        path: "/clients/0/accounts/0/offers/0/method_id",
        message: "/clients/0/accounts/0/offers/0/method_id: expected an id that is in /methods, got 4",
        expected: "an id that is in /methods",
        received: "4",
      },
    ]);
  });
});

function messagesOf(configuration: MerchantConfiguration): string[] {
  return checkConfiguration(configuration).map(({ message }) => message);
}
