import type { Account, MerchantConfiguration } from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { findReasons, type Request } from "../../test/explain-request.ts";
import { makeConfiguration, makeSingleMethod } from "../../test/make-configuration.ts";

const lineTo = (country_id: number) => ({
  line_item: { product: [] },
  amount: { country_id, value: "1" },
});
const PAID = { value: 10_000, country_id: 208, currency_id: 208, decimal: 2 };

describe("other reasons that exclude methods", () => {
  const account = (settings: Partial<Account>): MerchantConfiguration => {
    const base = makeSingleMethod({});
    const [client] = base.clients;
    return { ...base, clients: [{ ...client, accounts: [{ ...client.accounts[0], ...settings }] }] };
  };
  const base = makeSingleMethod({});
  const cases: { name: string; given: MerchantConfiguration; request?: Request; want: string[] }[] = [
    {
      name: "a field that the merchant requires",
      given: account({ required_fields: ["client_info/language", "client_info/email/email"] }),
      request: { client_info: { language: "da" } },
      want: [
        "required-by-merchant at /clients/0/accounts/0/required_fields/1: expected client_info/email/email, got nothing, missing",
      ],
    },
    {
      name: "a field that the client requires",
      given: { ...base, clients: [{ ...base.clients[0], required_fields: ["transaction/type_id"] }] },
      want: [
        "required-by-merchant at /clients/0/required_fields/0: expected transaction/type_id, got nothing, missing",
      ],
    },
    {
      name: "an unknown value of a closed code",
      given: base,
      request: { transaction: { amount: { ...PAID, country_id: 990, currency_id: 999 } } },
      want: [
        "unknown-code at /closed_codes/0: expected a known country, got 990",
        "unknown-code at /closed_codes/1: expected a known currency, got 999",
      ],
    },
    {
      name: "unknown countries of an order",
      given: { ...base, closed_codes: ["order_country"] },
      request: {
        transaction: { orders: [lineTo(208), lineTo(990), lineTo(991), lineTo(990)] },
      },
      want: ["unknown-code at /closed_codes/0: expected a known order_country, got 990, 991"],
    },
    {
      name: "a field that the processor requires",
      given: { ...base, processors: [{ psp_type: "acquirer", required_fields: ["client_info/device_id"] }] },
      want: [
        "required-by-processor at /processors/0/required_fields/0: expected client_info/device_id, got nothing, missing",
      ],
    },
    {
      name: "a form of payment that managed bookings do not have",
      given: account({
        managed_bookings: { forms_of_payment: { except: [1] }, policy: { platform: { only: ["iOS"] } } },
      }),
      request: { transaction: { type_id: 5 } },
      want: [
        'platform at /clients/0/accounts/0/managed_bookings/policy/platform: expected one of "iOS", got "web"',
        "form-of-payment at /clients/0/accounts/0/managed_bookings/forms_of_payment: expected a method for managed bookings, got method 1",
      ],
    },
    {
      name: "settings for managed bookings of an account and of its defaults: both apply",
      given: {
        ...account({
          inherits: "common",
          managed_bookings: { forms_of_payment: { except: [1] }, policy: { platform: { only: ["iOS"] } } },
        }),
        account_defaults: [
          {
            name: "common",
            managed_bookings: { forms_of_payment: { only: [7] }, policy: { country: { only: [752] } } },
          },
        ],
      },
      request: { transaction: { type_id: 5 } },
      want: [
        "country at /account_defaults/0/managed_bookings/policy/country: expected one of 752, got 208",
        'platform at /clients/0/accounts/0/managed_bookings/policy/platform: expected one of "iOS", got "web"',
        "form-of-payment at /account_defaults/0/managed_bookings/forms_of_payment: expected a method for managed bookings, got method 1",
        "form-of-payment at /clients/0/accounts/0/managed_bookings/forms_of_payment: expected a method for managed bookings, got method 1",
      ],
    },
    {
      name: "the rules on managed bookings, for any other transaction",
      given: account({ managed_bookings: { forms_of_payment: { except: [1] } } }),
      request: { transaction: { type_id: 1 } },
      want: [],
    },
    {
      name: "the account's policy",
      given: account({ policy: { country: { except: [208] } } }),
      want: ["country at /clients/0/accounts/0/policy/country: expected none of 208, got 208"],
    },
  ];
  test.each(cases)("$name", ({ given, request, want }) => expect(findReasons(given, request)).toEqual(want));

  test("a method that the account does not offer, and could not use either", () => {
    const methods = [{ id: 1 }, { id: 2, capabilities: { country: { only: [752] } } }] as const;
    const given = makeConfiguration(methods, [{ method_id: 1, base_preference: 0 }]);
    expect(findReasons(given, {}, 2)).toEqual([
      "not-offered at /clients/0/accounts/0/offers: expected an offer of the method, got none",
      "country at /methods/1/capabilities/country: expected one of 752, got 208",
    ]);
  });
});

describe("a method that the defaults offer and the account withdraws", () => {
  const base = makeConfiguration([{ id: 1 }, { id: 2 }], []);
  const [{ accounts: _, ...client }] = base.clients;
  const policy = { country: { only: [752] } };
  const inherited = [
    { method_id: 1, base_preference: 0 },
    { method_id: 2, base_preference: 0, policy },
  ] as never;
  const given = (settings: Partial<Account>): MerchantConfiguration => ({
    ...base,
    account_defaults: [{ name: "common", default_language: "da", offers: inherited }],
    clients: [
      {
        ...client,
        accounts: [{ account_id: 2, inherits: "common", withdrawn_methods: [2], ...settings }],
      },
    ],
  });
  const accounts: { name: string; settings: Partial<Account> }[] = [
    { name: "an account without offers of its own", settings: {} },
    { name: "an account with some", settings: { offers: [{ method_id: 1, base_preference: 5 }] } },
  ];
  test.each(accounts)("$name", ({ settings }) => {
    expect(findReasons(given(settings), {}, 2)).toEqual([
      "withdrawn at /clients/0/accounts/0/withdrawn_methods/0: expected an offer of the method, got a withdrawn one",
      "country at /account_defaults/0/offers/1/policy/country: expected one of 752, got 208",
    ]);
    expect(findReasons(given(settings), {}, 1)).toEqual([]);
  });
});
