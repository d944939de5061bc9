import { DocumentEncoder } from "@payment-routing/contract-runtime/codegen";
import { expect, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import { PLACES, TABLES_SCHEMA } from "../test/tables.ts";
import {
  decodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchCriteria,
  type PaymentMethodSearchCriteria,
} from "./index.ts";

const TABLES = new DocumentEncoder(TABLES_SCHEMA);
const AT = "/transaction/orders/0/line_item/product/0";

/** The criteria of an example, with a product in place of the first one. */
function criteriaWith(product: object): PaymentMethodSearchCriteria {
  const full = readExamples("valid").find(({ name }) => name.includes("full"));
  const decoded = decodePaymentMethodSearchCriteria(full?.bytes ?? "");
  if (!decoded.ok) throw new Error("the example is not valid");
  const { transaction } = decoded.value;
  const orders = [{ ...transaction.orders[0], line_item: { product: [product] } }];
  const criteria: unknown = { ...decoded.value, transaction: { ...transaction, orders } };
  return criteria as PaymentMethodSearchCriteria;
}

const node = (changes: object): object => ({ name: "leg", attributes: [], content: [], ...changes });
const data = (...content: unknown[]): object => ({ airline_data: { attributes: [], content } });

test.for([
  {
    name: "a text for kept content",
    product: { airline_data: "LH" },
    error: `${AT}/airline_data: expected open content`,
  },
  { name: "null", product: { name: null }, error: `${AT}/name: expected a string` },
  {
    name: "a kept element without a name",
    product: data("a", node({ name: undefined })),
    error: `${AT}/airline_data/content/1/name: expected a string`,
  },
  {
    name: "an attribute without a value",
    product: data(node({ content: [node({ attributes: [{ name: "no" }] })] })),
    error: `${AT}/airline_data/content/0/content/0/attributes/0: expected an attribute, with name and value`,
  },
])("$name is an error at its place, by plans and by tables", ({ product, error }) => {
  const value = criteriaWith(product);
  expect(() => encodePaymentMethodSearchCriteria(value)).toThrow(new TypeError(error));
  expect(() => TABLES.encode(PLACES.payment_method_search_criteria, value)).toThrow(new TypeError(error));
});

test("a row without members is an error at its place, by plans and by tables", () => {
  const { transaction, ...rest } = criteriaWith({});
  const value: unknown = { ...rest, transaction: { ...transaction, orders: [...transaction.orders, {}] } };
  const error = new TypeError("/transaction/orders/1: expected a row with a member");
  expect(() => encodePaymentMethodSearchCriteria(value as PaymentMethodSearchCriteria)).toThrow(error);
  expect(() => TABLES.encode(PLACES.payment_method_search_criteria, value)).toThrow(error);
});

test.for([
  { name: "a name that is none", product: data(node({ name: "a b" })) },
  { name: "a prefix without a namespace", product: data(node({ name: "x:a" })) },
  { name: "a character that no document can hold", product: data("\u0000") },
  { name: "such a character in a text", product: { name: "\u0000" } },
])("$name: plans and tables give one error", ({ product }) => {
  const value = criteriaWith(product);
  const errors = [encodePaymentMethodSearchCriteria, (one: unknown) => TABLES.encode(0, one)].map(
    (encode) => {
      try {
        return encode(value);
      } catch (error) {
        return String(error);
      }
    },
  );
  expect(errors[0]).toMatch(/^(?:Range|Type)Error: \/transaction\/orders\/0\/line_item\/product\/0\/\w+: /);
  expect(errors[1]).toBe(errors[0]);
});
