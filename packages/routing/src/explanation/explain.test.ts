import type {
  Account,
  Constraints,
  MerchantConfiguration,
  PresenceConstraint,
} from "@payment-routing/config-contract";
import type { ClientInfo, PaymentMethodSearchCriteria, Transaction } from "@payment-routing/search-contract";
import { describe, expect, test } from "vitest";
import { makeConfiguration, makeRule, makeSingleMethod } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createRouter } from "../router.ts";
import type { Explanation } from "./explain.ts";
import { REASON_CODES, type Reason } from "./reason.ts";

const INSTANT = Date.parse("2026-11-21T12:00:00Z");
const ABSENT: PresenceConstraint = { present: false };
const THERE: PresenceConstraint = { present: true };

interface Request {
  readonly transaction?: Partial<Transaction>;
  readonly client_info?: Partial<ClientInfo>;
}

function explain(configuration: MerchantConfiguration, request: Request = {}): Explanation {
  const router = createRouter(configuration, "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  const plain = makeCriteria();
  const criteria: PaymentMethodSearchCriteria = {
    ...plain,
    transaction: { ...plain.transaction, ...request.transaction },
    client_info: { ...plain.client_info, ...request.client_info },
  };
  return router.explain(account, criteria, INSTANT);
}

function describeReason({ code, pointer, expected, actual, isMissing }: Reason): string {
  return `${code} at ${pointer}: expected ${expected}, got ${actual}${isMissing ? ", missing" : ""}`;
}

function findReasons(configuration: MerchantConfiguration, request?: Request, id = 1): string[] {
  const { methods } = explain(configuration, request);
  return methods.filter((method) => method.id === id).flatMap(({ reasons }) => reasons.map(describeReason));
}

const PAID = { value: 10_000, country_id: 208, currency_id: 208, decimal: 2 };
const LINE = { line_item: { product: [{ sku: "A" }, {}] }, amount: { country_id: 208, value: "1" } };

describe("each constraint that is not met is a reason, with what was expected and what was there", () => {
  const cases: { name: string; capabilities: Constraints; request?: Request; want: string[] }[] = [
    {
      name: "country",
      capabilities: { country: { only: [752, 826] } },
      want: ["country at /country: expected one of 752, 826, got 208"],
    },
    {
      name: "currency",
      capabilities: { currency: { except: [978] } },
      want: ["currency at /currency: expected none of 978, got nothing, missing"],
    },
    {
      name: "amount",
      capabilities: { amount: { ranges: [{ currency: 208, min: 1, max: 10 }, { currency: 978 }] } },
      request: { transaction: { amount: { ...PAID, value: 12_345, decimal: 3 } } },
      want: [
        "amount at /amount: expected 1 to 10 minor units of currency 208, or any minor units of currency 978, got between 1234 and 1235 minor units of currency 208",
      ],
    },
    {
      name: "product type",
      capabilities: { product_type: { only: ["100"] } },
      request: { transaction: { product_type: "210" } },
      want: ['product-type at /product_type: expected one of "100", got "210"'],
    },
    {
      name: "transaction type",
      capabilities: { transaction_type: { except: [5] } },
      request: { transaction: { type_id: 5 } },
      want: ["transaction-type at /transaction_type: expected none of 5, got 5"],
    },
    {
      name: "fee",
      capabilities: { fees: [{ present: false }, { type: 1, present: true }] },
      request: { transaction: { fees: { fee: [{ value: 1 }] } } },
      want: [
        "fee at /fees/0/present: expected not a fee, got such a fee",
        "fee at /fees/1/present: expected a fee of type 1, got none",
      ],
    },
    {
      name: "fee amount",
      capabilities: { fees: [{ type: 1, amount: { ranges: [{ currency: 208, min: 50 }] } }] },
      request: {
        transaction: {
          amount: PAID,
          fees: {
            fee: [
              { value: 20, type: 1 },
              { value: 29, type: 1 },
            ],
          },
        },
      },
      want: [
        "fee-amount at /fees/0/amount: expected at least 50 minor units of currency 208, got 49 minor units of currency 208",
      ],
    },
    {
      name: "order lines",
      capabilities: { order: { lines: { min: 2 } } },
      want: ["order-lines at /order/lines: expected at least 2, got 1"],
    },
    {
      name: "sku",
      capabilities: { order: { sku: { only: ["A"] } } },
      request: { transaction: { orders: [LINE] } },
      want: ['order-sku at /order/sku: expected only "A", got "A", nothing, missing'],
    },
    {
      name: "airline data",
      capabilities: { order: { airline_data: THERE } },
      want: ["order-airline-data at /order/airline_data: expected something, got nothing"],
    },
    {
      name: "order country",
      capabilities: { order: { country: { except: [208] } } },
      want: ["order-country at /order/country: expected none of 208, got 208"],
    },
    {
      name: "platform",
      capabilities: { platform: { only: ["iOS"] } },
      want: ['platform at /platform: expected one of "iOS", got "web"'],
    },
    {
      name: "language",
      capabilities: { language: { only: ["sv"] } },
      want: ['language at /language: expected one of "sv", got "da"'],
    },
    {
      name: "version",
      capabilities: { version: { from: "1.1", below: "2" } },
      want: ["version at /version: expected from 1.1 and below 2, got 1.0"],
    },
    {
      name: "sdk version",
      capabilities: { sdk_version: { max: 3 } },
      request: { client_info: { "sdk-version": 4 } },
      want: ["sdk-version at /sdk_version: expected at most 3, got 4"],
    },
    {
      name: "device",
      capabilities: { device_id: THERE },
      request: { client_info: { device_id: "" } },
      want: ["device-id at /device_id: expected something, got nothing"],
    },
    {
      name: "mobile",
      capabilities: {
        mobile: {
          number: ABSENT,
          type: { only: ["smart"] },
          country: { only: [752] },
          validated: { is: true },
        },
      },
      request: { client_info: { mobile: { mobile: 1, country_id: 208, validated: false } } },
      want: [
        "mobile-number at /mobile/number: expected nothing, got something",
        'mobile-type at /mobile/type: expected one of "smart", got nothing, missing',
        "mobile-country at /mobile/country: expected one of 752, got 208",
        "mobile-validated at /mobile/validated: expected true, got false",
      ],
    },
    {
      name: "email",
      capabilities: { email: { address: THERE, type: { except: ["work"] }, validated: { is: false } } },
      request: { client_info: { email: { email_type: "work" } } },
      want: [
        "email-address at /email/address: expected something, got nothing",
        'email-type at /email/type: expected none of "work", got "work"',
        "email-validated at /email/validated: expected false, got nothing, missing",
      ],
    },
    {
      name: "ip",
      capabilities: { ip: { except: ["192.0.2.0/24"] } },
      want: ['ip at /ip: expected an address in none of "192.0.2.0/24", got an address in "192.0.2.0/24"'],
    },
    {
      name: "effective",
      capabilities: { effective: { until: "2026-11-21T13:00:00+01:00" } },
      want: [
        "effective at /effective: expected at most 2026-11-21T11:59:59.999Z, got 2026-11-21T12:00:00.000Z",
      ],
    },
    {
      name: "any",
      capabilities: {
        any: [
          { country: { only: [752] } },
          { all: [{ platform: { only: ["iOS"] }, language: { only: ["da"] } }] },
        ],
      },
      want: ['any at /any: expected one of 752; or one of "iOS", got 208; "web"'],
    },
    {
      name: "not",
      capabilities: { not: { platform: { only: ["web"] } } },
      want: ['not at /not: expected not: one of "web", got "web"'],
    },
    {
      name: "inside all",
      capabilities: { all: [{}, { country: { only: [752] } }] },
      want: ["country at /all/1/country: expected one of 752, got 208"],
    },
  ];

  test.each(cases)("$name", ({ capabilities, request, want }) => {
    const placed = (path: string) => want.map((line) => line.replace(" at ", ` at ${path}`));
    expect(findReasons(makeSingleMethod(capabilities), request)).toEqual(placed("/methods/0/capabilities"));
    const policy = makeSingleMethod({}, capabilities);
    expect(findReasons(policy, request)).toEqual(placed("/clients/0/accounts/0/offers/0/policy"));
  });

  const ofMethods = [
    "required-by-merchant",
    "unknown-code",
    "not-offered",
    "withdrawn",
    "form-of-payment",
    "required-by-processor",
  ];

  test("every code of a constraint has a case", () => {
    const seen = new Set(cases.flatMap(({ want }) => want.map((line) => line.split(" ")[0])));
    expect(REASON_CODES.filter((code) => !seen.has(code))).toEqual(ofMethods);
  });
});

describe("what keeps methods away besides", () => {
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

test("a method that the defaults offer and the account withdraws", () => {
  const base = makeConfiguration([{ id: 1 }, { id: 2 }], []);
  const [{ accounts: _, ...client }] = base.clients;
  const offers = [1, 2].map((method_id) => ({ method_id, base_preference: 0 })) as never;
  const given: MerchantConfiguration = {
    ...base,
    account_defaults: [{ name: "common", default_language: "da", offers }],
    clients: [{ ...client, accounts: [{ account_id: 2, inherits: "common", withdrawn_methods: [2] }] }],
  };
  expect(findReasons(given, {}, 2)).toEqual([
    "withdrawn at /clients/0/accounts/0/withdrawn_methods/0: expected an offer of the method, got a withdrawn one",
  ]);
  expect(findReasons(given, {}, 1)).toEqual([]);
});

test("a choice says what fails inside it, each with its place", () => {
  const any: Constraints["any"] = [
    { country: { only: [752] }, language: { only: ["da", "sv"] } },
    { all: [{ language: { only: ["sv"] } }] },
  ];
  const given: Constraints = { any, not: { any: [{ country: { only: [208] } }] } };
  const { methods } = explain(makeSingleMethod(given));
  const found = methods[0]?.reasons.map(({ code, causes }) => [
    code,
    ...causes.map(({ pointer }) => pointer),
  ]);
  const place = "/methods/0/capabilities";
  expect(found).toEqual([
    ["any", `${place}/any/0/country`, `${place}/any/1/all/0/language`],
    ["not", `${place}/not/any/0/country`],
  ]);
});

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
  const place = "/clients/0/accounts/0/ordering";

  test("names the rule that applied, and why those before it did not", () => {
    const { ordering: explained, methods: found } = explain(ruled);
    expect(found.map(({ id, preference }) => [id, preference])).toEqual([
      [2, 2],
      [3, 3],
      [1, 4],
    ]);
    expect(explained).toMatchObject({ appliedBy: "rule", name: "Denmark", pointer: `${place}/rules/1` });
    expect(explained.passedOver.map(({ name, reasons }) => [name, reasons.map(describeReason)])).toEqual([
      ["phones", [`platform at ${place}/rules/0/when/platform: expected one of "iOS", got "web"`]],
    ]);
  });

  test("names the default where no rule applied, and base preferences where there is no ordering", () => {
    const [phones] = ordering.rules;
    const accounts = [
      { ...client.accounts[0], ordering: { rules: phones ? [phones] : [], default: { first: [3] } } },
    ] as const;
    const { ordering: explained, methods: found } = explain({ ...base, clients: [{ ...client, accounts }] });
    expect(found.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(explained).toMatchObject({ appliedBy: "default", name: undefined, pointer: `${place}/default` });
    expect(explain(base).ordering).toEqual({
      appliedBy: "base",
      name: undefined,
      pointer: undefined,
      passedOver: [],
    });
  });
});
