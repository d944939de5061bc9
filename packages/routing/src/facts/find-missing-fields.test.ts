import { readFileSync } from "node:fs";
import type { RequiredField } from "@payment-routing/config-contract";
import type { PaymentMethodSearchCriteria, Transaction } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createFieldFinder } from "./find-missing-fields.ts";

const ALL: readonly RequiredField[] = JSON.parse(
  readFileSync(new URL("../../../../schemas/config/required-field.schema.json", import.meta.url), "utf8"),
).enum;
const PLAIN = makeCriteria();
const DATA = { attributes: [], content: [] };
const PRODUCT = { name: "Seat", sku: "S-1", description: "Window", airline_data: DATA };
const FEE = { value: 100, type: 1 } as const;

/** Has every field that there is to require, once. */
const FULL: PaymentMethodSearchCriteria = {
  ...PLAIN,
  transaction: {
    ...PLAIN.transaction,
    type_id: 1,
    product_type: "100",
    fees: { fee: [FEE] },
    amount: { ...PLAIN.transaction.amount, currency_id: 208 },
    orders: [{ line_item: { product: [PRODUCT] }, amount: { country_id: 208, value: "1" } }],
  },
  client_info: {
    ...PLAIN.client_info,
    language: "da",
    "sdk-version": 1,
    device_id: "d",
    mobile: { mobile: 20_123_456, mobile_type: "smart", country_id: 208, validated: false },
    email: { email: "ada@example.com", email_type: "home", validated: false },
  },
};

const findMissing = createFieldFinder(ALL);
const product = (field: string) => `transaction/orders/line_item/product${field}`;

test("a request that has everything lacks nothing, and one with as little as can be all", () => {
  expect(findMissing(FULL)).toEqual([]);
  expect(findMissing(PLAIN)).toEqual(ALL);
});

test.each<{ name: string; transaction: Partial<Transaction>; want: string[] }>([
  {
    name: "a fee without a type beside one that has it",
    transaction: { fees: { fee: [FEE, { value: 1 }] } },
    want: ["transaction/fees/fee/type"],
  },
  {
    name: "no fee",
    transaction: { fees: { fee: [] } },
    want: ["transaction/fees/fee", "transaction/fees/fee/type"],
  },
  {
    name: "a product that has nothing beside one that has all",
    transaction: { orders: orderOf([PRODUCT], [{}]) },
    want: ["/name", "/sku", "/description", "/airline_data"].map(product),
  },
  {
    name: "texts that are empty",
    transaction: { orders: orderOf([{ ...PRODUCT, name: "", sku: "" }]) },
    want: ["/name", "/sku"].map(product),
  },
  {
    name: "no product in one line, and one in the other",
    transaction: { orders: orderOf([], [PRODUCT]) },
    want: [],
  },
])("of fees and products each must have it: $name", ({ transaction, want }) => {
  expect(findMissing({ ...FULL, transaction: { ...FULL.transaction, ...transaction } })).toEqual(want);
});

function orderOf(...lines: (typeof PRODUCT | Partial<typeof PRODUCT>)[][]): Transaction["orders"] {
  return lines.map((items) => ({
    line_item: { product: items },
    amount: { country_id: 208, value: "1" },
  })) as unknown as Transaction["orders"];
}
