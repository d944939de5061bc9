import type { MerchantConfiguration } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { makeSingleMethod } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createFactReader } from "./fact-reader.ts";

const DEFAULTS = { default_language: "da", default_currency: 978 };
const INSTANT = Date.parse("2026-11-21T12:00:00Z");

/** Asks for whatever takes work to find out. */
const CURIOUS: MerchantConfiguration = {
  ...makeSingleMethod(
    { not: { ip: { only: ["192.0.2.0/24"] } } },
    { any: [{ ip: { only: ["192.0.2.1", "203.0.113.0/24"] } }, { order: { sku: { only: ["A"] } } }] },
  ),
  closed_codes: ["country", "order_country", "phone_country"],
  processors: [{ psp_type: "acquirer", required_fields: ["client_info/device_id", "transaction/type_id"] }],
};

const FULL: PaymentMethodSearchCriteria = {
  event_id: 7,
  account_id: 2,
  transaction: {
    type_id: 3,
    order_no: "QX7-1",
    product_type: "100",
    fees: { fee: [{ value: 500, type: 1 }, { value: 3 }] },
    amount: { value: 12_345, country_id: 752, currency_id: 352, decimal: 3 },
    orders: [
      {
        line_item: { product: [{ name: "Ada", sku: "A" }, { sku: "B" }] },
        amount: { country_id: 752, value: "1" },
      },
      {
        line_item: { product: [{ sku: "A", airline_data: { attributes: [], content: [] } }] },
        amount: { country_id: 990, value: "2" },
      },
    ],
  },
  client_info: {
    platform: "iOS",
    language: "SV",
    version: "2.1-beta",
    "sdk-version": 4,
    mobile: { mobile: 20_123_456, mobile_type: "smart", country_id: 826, validated: true },
    email: { email: "ada@example.com", email_type: "home", validated: false },
    device_id: "",
    ip: "192.0.2.1",
    client_id: 1,
  },
};

test("reads everything that a decision uses, without personal data", () => {
  expect(createFactReader(CURIOUS)(FULL, DEFAULTS, INSTANT)).toEqual({
    instant: INSTANT,
    missing_fields: ["client_info/device_id"],
    unknown_codes: ["order_country", "phone_country"],
    country: 752,
    currency: 352,
    value: 12_345,
    decimal: 3,
    currency_decimals: 0,
    product_type: "100",
    transaction_type: 3,
    fees: [{ value: 500, type: 1 }, { value: 3 }],
    platform: "iOS",
    language: "sv",
    version: "2.1-beta",
    sdk_version: 4,
    device_id: false,
    mobile_number: true,
    mobile_type: "smart",
    mobile_country: 826,
    mobile_validated: true,
    email_address: true,
    email_type: "home",
    email_validated: false,
    line_count: 2,
    order: { skus: ["A", "B"], sku_missing: false, airline_data: true, countries: [752, 990] },
    ip_ranges: ["192.0.2.0/24", "192.0.2.1"],
  });
});

test("members that the request leaves out or the configuration does not use", () => {
  const read = createFactReader(makeSingleMethod({ order: { lines: { max: 3 } } }));
  expect(JSON.parse(JSON.stringify(read(makeCriteria(), DEFAULTS, INSTANT)))).toEqual({
    instant: INSTANT,
    missing_fields: [],
    unknown_codes: [],
    country: 208,
    currency: 978,
    value: 10_000,
    decimal: 2,
    currency_decimals: 2,
    fees: [],
    platform: "web",
    language: "da",
    version: "1.0",
    device_id: false,
    mobile_number: false,
    email_address: false,
    line_count: 1,
  });
});

test.each([
  { name: "an address in no range", ip: "198.51.100.1", want: [] },
  { name: "a text that is no address", ip: "unknown", want: null },
])("$name", ({ ip, want }) => {
  const request = { ...FULL, client_info: { ...FULL.client_info, ip } };
  expect(createFactReader(CURIOUS)(request, DEFAULTS, INSTANT).ip_ranges).toEqual(want);
});

test("a type that is an empty text is missing", () => {
  const mobile = { ...FULL.client_info.mobile, mobile_type: "" };
  const email = { ...FULL.client_info.email, email_type: "" };
  const request = { ...FULL, client_info: { ...FULL.client_info, mobile, email } };
  const { mobile_type, email_type } = createFactReader(CURIOUS)(request, DEFAULTS, INSTANT);
  expect({ mobile_type, email_type }).toEqual({ mobile_type: undefined, email_type: undefined });
});

test("a currency that no table has cannot be counted", () => {
  const request = makeCriteria({ amount: { currency_id: 999 } });
  const { currency, currency_decimals } = createFactReader(makeSingleMethod({}))(request, DEFAULTS, INSTANT);
  expect({ currency, currency_decimals }).toEqual({ currency: 999, currency_decimals: undefined });
});
