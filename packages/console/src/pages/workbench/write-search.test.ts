import { decodePaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { indent, writeSearch } from "./write-search.ts";

const origin = { client_id: 10077, account_id: 100482, event_id: 7 };

test.each([
  {
    name: "without facts",
    facts: {},
    want: { transaction: { amount: { value: 9900, country_id: 208, decimal: 2 } } },
  },
  {
    name: "with every kind of fact",
    facts: {
      ...{ country: 203, currency: 978, value: 5, decimal: 0, product_type: "100", transaction_type: 1 },
      ...{ fees: [{ value: 1, type: 1 }], platform: "iOS", language: "cs", version: "2.1", sdk_version: 4 },
      ...{ device_id: true, mobile_number: true, mobile_country: 203, mobile_validated: false },
      ...{ email_address: true, email_type: "work", line_count: 2, ip_ranges: ["198.51.100.0/24"] },
      order: { skus: ["A"], sku_missing: false, airline_data: false, countries: [203, 208] },
    },
    want: {
      transaction: {
        type_id: 1,
        product_type: "100",
        fees: { fee: [{ value: 1, type: 1 }] },
        amount: { value: 5, country_id: 203, currency_id: 978, decimal: 0 },
        orders: [
          { line_item: { product: [{ sku: "A" }] }, amount: { country_id: 203 } },
          { line_item: { product: [] }, amount: { country_id: 208 } },
        ],
      },
      client_info: {
        ...{ platform: "iOS", language: "cs", version: "2.1", "sdk-version": 4, ip: "198.51.100.0" },
        mobile: { country_id: 203, validated: false },
        email: { email_type: "work" },
        device_id: expect.any(String),
        client_id: 10077,
      },
    },
  },
])("a search $name is valid and has them", ({ facts, want }) => {
  const decoded = decodePaymentMethodSearchCriteria(writeSearch({ ...origin, facts }));
  expect(decoded).toMatchObject({ ok: true, value: { event_id: 7, account_id: 100482, ...want } });
});

test("each element has its line and its depth", () => {
  expect(indent('<?xml version="1.0"?><a><b>1</b><c/><d><e x="1">2</e></d></a>')).toBe(
    '<?xml version="1.0"?>\n<a>\n  <b>1</b>\n  <c/>\n  <d>\n    <e x="1">2</e>\n  </d>\n</a>',
  );
});
