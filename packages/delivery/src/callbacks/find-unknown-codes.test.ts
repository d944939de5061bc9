import { readFileSync } from "node:fs";
import type { ClosedCode } from "@payment-routing/config-contract";
import { describe, expect, test } from "vitest";
import { findUnknownCodes, type KnownCodes } from "./find-unknown-codes.ts";

/** A callback with every code. */
const CALLBACK = {
  session_type: "web",
  sale_amount: { currency_id: 978, alpha3code: "EUR" },
  pending_amount: { currency_id: 978, alpha3code: "EUR" },
  status: { code: 4030 },
  transactions: [
    {
      txn_type_id: 1,
      payment_method: "card",
      payment_type: "1",
      service_type_id: 12,
      pos: 208,
      amount: { currency_id: 978, alpha3code: "EUR" },
      sale_amount: { currency_id: 978, alpha3code: "EUR" },
      status: { code: 2000, sub_code: 7 },
      card: { id: 8 },
      customer_info: { country_id: 208, operator: 5, language: "da" },
      billing_address: { country: "208", alpha2code: "DK" },
      order_data: {
        amount: { currency_id: 978, alpha3code: "EUR" },
        profiles: [{ country_id: "208" }],
        trips: [{ departure_country_id: "208", arrival_country_id: "208" }],
        billing_summary: { fare_details: [{ currency: "EUR" }], add_on: [{ currency: "EUR" }] },
      },
    },
  ],
};

/** Every value in the callback. */
const KNOWN: KnownCodes = new Map<MapKey<KnownCodes>, ReadonlySet<number | string>>([
  ["session_type", new Set(["web"])],
  ["session_status", new Set(["4030"])],
  ["transaction_status", new Set(["2000/7", "2010"])],
  ["transaction_type", new Set([1])],
  ["payment_method", new Set(["card"])],
  ["payment_type", new Set(["1"])],
  ["exchange_service", new Set([12])],
  ["operator", new Set([5])],
  ["language", new Set(["da"])],
  ["card", new Set([8])],
  ["country", new Set([208])],
  ["phone_country", new Set([208])],
  ["billing_country", new Set([208])],
  ["billing_country_alpha", new Set(["DK"])],
  ["traveller_country", new Set([208])],
  ["trip_country", new Set([208])],
  ["currency", new Set([978])],
  ["currency_alpha", new Set(["EUR"])],
]);

type MapKey<Of> = Of extends ReadonlyMap<infer Key, unknown> ? Key : never;

/** Finds the unknown values of the closed codes, given the known values or none. */
function find(callback: object, closed: readonly ClosedCode[], noneKnown = false): string[] {
  const names = closed.flatMap((code) => [code, `${code}_alpha` as MapKey<KnownCodes>]);
  const known = new Map(
    names.map((name) => [name, noneKnown ? new Set<string>() : (KNOWN.get(name) ?? new Set<string>())]),
  );
  return findUnknownCodes(known, callback).map(({ path, received }) => `${path} ${received}`);
}

describe("findUnknownCodes", () => {
  const cases: { code: ClosedCode; want: string[] }[] = [
    { code: "session_type", want: ["/session_type web"] },
    { code: "session_status", want: ["/status 4030"] },
    { code: "transaction_status", want: ["/transactions/0/status 2000/7"] },
    { code: "transaction_type", want: ["/transactions/0/txn_type_id 1"] },
    { code: "payment_method", want: ["/transactions/0/payment_method card"] },
    { code: "payment_type", want: ["/transactions/0/payment_type 1"] },
    { code: "exchange_service", want: ["/transactions/0/service_type_id 12"] },
    { code: "country", want: ["/transactions/0/pos 208"] },
    { code: "card", want: ["/transactions/0/card/id 8"] },
    { code: "phone_country", want: ["/transactions/0/customer_info/country_id 208"] },
    { code: "operator", want: ["/transactions/0/customer_info/operator 5"] },
    { code: "language", want: ["/transactions/0/customer_info/language da"] },
    {
      code: "billing_country",
      want: ["/transactions/0/billing_address/country 208", "/transactions/0/billing_address/alpha2code DK"],
    },
    {
      code: "trip_country",
      want: [
        "/transactions/0/order_data/trips/0/departure_country_id 208",
        "/transactions/0/order_data/trips/0/arrival_country_id 208",
      ],
    },
    { code: "traveller_country", want: ["/transactions/0/order_data/profiles/0/country_id 208"] },
    {
      code: "currency",
      want: [
        "/sale_amount/currency_id 978",
        "/pending_amount/currency_id 978",
        "/transactions/0/amount/currency_id 978",
        "/transactions/0/sale_amount/currency_id 978",
        "/transactions/0/order_data/amount/currency_id 978",
        "/sale_amount/alpha3code EUR",
        "/pending_amount/alpha3code EUR",
        "/transactions/0/amount/alpha3code EUR",
        "/transactions/0/sale_amount/alpha3code EUR",
        "/transactions/0/order_data/amount/alpha3code EUR",
        "/transactions/0/order_data/billing_summary/fare_details/0/currency EUR",
        "/transactions/0/order_data/billing_summary/add_on/0/currency EUR",
      ],
    },
    { code: "order_country", want: [] },
    { code: "platform", want: [] },
    { code: "card_state", want: [] },
  ];

  test.each(cases)(
    "$code: a listed value is known, an unlisted one is unknown, and an open code is not checked",
    ({ code, want }) => {
      expect(find(CALLBACK, [code])).toEqual([]);
      expect(find(CALLBACK, [code], true)).toEqual(want);
      expect(find(CALLBACK, [], true)).toEqual([]);
    },
  );

  test("every closable code has a case", () => {
    const file = new URL("../../../../schemas/config/closed-code.schema.json", import.meta.url);
    expect(cases.map(({ code }) => code).sort()).toEqual(JSON.parse(readFileSync(file, "utf8")).enum.sort());
  });

  test.each([
    {
      name: "an unlisted sub-code",
      status: { code: 2000, sub_code: 8 },
      want: ["/transactions/0/status 2000/8"],
    },
    {
      name: "a listed code without its sub-code",
      status: { code: 2000 },
      want: ["/transactions/0/status 2000"],
    },
    { name: "any sub-code of a code listed without one", status: { code: 2010, sub_code: 1 }, want: [] },
  ])("a status is looked up by code and sub-code: $name", ({ status, want }) => {
    expect(find({ transactions: [{ status }] }, ["transaction_status"])).toEqual(want);
  });

  test("a language matches in either case, a country only by its canonical number", () => {
    const transactions = [
      { customer_info: { language: "DA" }, billing_address: { country: "0208" } },
      { billing_address: { country: "DK" } },
    ];
    expect(find({ transactions }, ["language", "billing_country"])).toEqual([
      "/transactions/0/billing_address/country 0208",
      "/transactions/1/billing_address/country DK",
    ]);
  });

  test("values of a type that breaks the contract are ignored", () => {
    expect(
      find({ session_type: null, status: 7, transactions: "none" }, [
        "session_type",
        "session_status",
        "card",
      ]),
    ).toEqual([]);
  });
});
