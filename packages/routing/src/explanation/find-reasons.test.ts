import type {
  Constraints,
  MerchantConfiguration,
  PresenceConstraint,
} from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { explain, findReasons, type Request } from "../../test/explain-request.ts";
import { makeSingleMethod } from "../../test/make-configuration.ts";
import { REASON_CODES, type Reason } from "./reason.ts";

const ABSENT: PresenceConstraint = { present: false };
const THERE: PresenceConstraint = { present: true };
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
      name: "a version of more digits than can be counted with",
      capabilities: { version: { below: "2" } },
      request: { client_info: { version: "9007199254740993.00001-beta" } },
      want: ["version at /version: expected below 2, got 9007199254740993.00001"],
    },
    {
      name: "a version that is not read to its end",
      capabilities: { version: { below: "2" } },
      request: { client_info: { version: "9".repeat(400) } },
      want: [`version at /version: expected below 2, got ${"9".repeat(100)}…`],
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
      name: "any, with two things that fail in one alternative",
      capabilities: {
        any: [
          { platform: { only: ["iOS"] } },
          { all: [{ country: { only: [752] } }, { not: { language: { only: ["da"] } } }] },
        ],
      },
      want: [
        'any at /any: expected one of "iOS"; or (one of 752; and not: one of "da"), got "web"; (208; "da")',
      ],
    },
    {
      name: "not",
      capabilities: { not: { platform: { only: ["web"] } } },
      want: ['not at /not: expected not: one of "web", got "web"'],
    },
    {
      name: "not, of alternatives that are all met",
      capabilities: { not: { any: [{ platform: { only: ["web"] } }, { country: { only: [208] } }] } },
      want: ['not at /not: expected not: one of "web"; and not: one of 208, got "web"; 208'],
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
    // What stands in all is a reason by itself, except inside a choice.
    expect(REASON_CODES.filter((code) => !seen.has(code))).toEqual([...ofMethods, "all"]);
  });
});

describe("shows a value that cannot be read, although it counts as missing", () => {
  const inDollars = { amount: { ...PAID, currency_id: 124 } };
  const amount: Constraints["amount"] = { ranges: [{ currency: 208, min: 1 }] };
  const expected = "at least 1 minor units of currency 208";
  const cases: { name: string; capabilities: Constraints; request: Request; want: string }[] = [
    {
      name: "an amount in a currency of no table",
      capabilities: { amount },
      request: { transaction: inDollars },
      want: `amount at /amount: expected ${expected}, got an amount in currency 124, which is in no table`,
    },
    {
      name: "an amount without a currency",
      capabilities: { amount },
      request: {},
      want: `amount at /amount: expected ${expected}, got an amount without a currency`,
    },
    {
      name: "fees in a currency of no table",
      capabilities: { fees: [{ amount }] },
      request: { transaction: { ...inDollars, fees: { fee: [{ value: 1 }] } } },
      want: `fee-amount at /fees/0/amount: expected ${expected}, got an amount in currency 124, which is in no table`,
    },
    {
      name: "no fees, in a currency of no table",
      capabilities: { fees: [{ amount }] },
      request: { transaction: inDollars },
      want: `fee-amount at /fees/0/amount: expected ${expected}, got nothing`,
    },
    {
      name: "a version without numbers",
      capabilities: { version: { from: "1.1" } },
      request: { client_info: { version: "v2" } },
      want: 'version at /version: expected from 1.1, got "v2", which does not start with a number',
    },
    {
      name: "an address with a port",
      capabilities: { ip: { except: ["192.0.2.0/24"] } },
      request: { client_info: { ip: "192.0.2.1:443" } },
      want: 'ip at /ip: expected an address in none of "192.0.2.0/24", got a text that is no address',
    },
  ];
  test.each(cases)("$name", ({ capabilities, request, want }) => {
    const placed = want.replace(" at ", " at /methods/0/capabilities");
    const given: MerchantConfiguration = { ...makeSingleMethod(capabilities), closed_codes: [] };
    expect(findReasons(given, request)).toEqual([`${placed}, missing`]);
  });
});

describe("a choice says what fails inside it, each with its pointer", () => {
  /** The pointers of the causes that are leaves, and for a group its code, its pointer and those of its own. */
  type Outline = string | readonly Outline[];
  const outline = ({ code, pointer, causes }: Reason): Outline => {
    const place = pointer.replace("/methods/0/capabilities", "");
    return causes.length === 0 ? place : [code, place, ...causes.map(outline)];
  };
  const fails: Constraints = { country: { only: [752] }, language: { only: ["sv"] } };
  const isMet: Constraints = { country: { only: [208] }, language: { only: ["da"] } };
  const cases: { name: string; given: Constraints; want: Outline[] }[] = [
    {
      name: "alternatives that one constraint fails",
      given: { any: [{ ...fails, country: { only: [208] } }, { all: [{ language: { only: ["sv"] } }] }] },
      want: [["any", "/any", "/any/0/language", "/any/1/all/0/language"]],
    },
    {
      name: "an alternative that several constraints fail",
      given: { any: [fails, { platform: { only: ["iOS"] } }] },
      want: [["any", "/any", ["all", "/any/0", "/any/0/country", "/any/0/language"], "/any/1/platform"]],
    },
    {
      name: "constraints of which not asks that one be not met",
      given: { not: isMet },
      want: [["not", "/not", "/not/country", "/not/language"]],
    },
    {
      name: "alternatives of which not asks that none be met",
      given: { not: { any: [isMet, { platform: { only: ["web"] } }, fails] } },
      want: [
        [
          "not",
          "/not",
          [
            "all",
            "/not/any",
            ["not", "/not/any/0", "/not/any/0/country", "/not/any/0/language"],
            "/not/any/1/platform",
          ],
        ],
      ],
    },
    {
      name: "one of those alternatives",
      given: { not: { any: [{ country: { only: [208] } }] } },
      want: [["not", "/not", "/not/any/0/country"]],
    },
  ];

  test.each(cases)("$name", ({ given, want }) => {
    const { methods } = explain(makeSingleMethod(given));
    expect(methods[0]?.reasons.map(outline)).toEqual(want);
  });
});
