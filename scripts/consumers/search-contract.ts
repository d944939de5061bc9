// A consumer of search-contract: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  decodePaymentMethodSearchCriteria,
  decodePaymentMethodSearchResponse,
  encodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchResponse,
  type PaymentMethodSearchCriteria,
  type PaymentMethodSearchResponse,
  validatePaymentMethodSearchCriteria,
  validatePaymentMethodSearchResponse,
} from "@payment-routing/search-contract";

const examples = join(process.argv[2] ?? "", "search");

const criteria: PaymentMethodSearchCriteria = {
  event_id: 1,
  account_id: 100482,
  transaction: {
    order_no: "A-1",
    amount: { value: 9900, country_id: 208, decimal: 2 },
    orders: [{ line_item: { product: [] }, amount: { country_id: 208, value: "9900" } }],
  },
  client_info: { platform: "HTML5", language: "en", version: "1.0", ip: "203.0.113.7", client_id: 10077 },
};
assert.deepEqual(decodePaymentMethodSearchCriteria(readFileSync(join(examples, "valid/minimal.xml"))), {
  ok: true,
  value: criteria,
});
assert.deepEqual(decodePaymentMethodSearchCriteria(encodePaymentMethodSearchCriteria(criteria)), {
  ok: true,
  value: criteria,
});
assert.deepEqual(validatePaymentMethodSearchCriteria(criteria), { ok: true, value: criteria });

const response: PaymentMethodSearchResponse = {
  payment_methods: {
    payment_method: [
      { id: 8, psp_type: "1", preference: 1, state_id: 1 },
      { id: 7, psp_type: "", preference: 2, state_id: 1 },
    ],
  },
};
assert.deepEqual(
  decodePaymentMethodSearchResponse(readFileSync(join(examples, "valid/response.xml"), "utf8")),
  {
    ok: true,
    value: response,
  },
);
assert.deepEqual(decodePaymentMethodSearchResponse(encodePaymentMethodSearchResponse(response)), {
  ok: true,
  value: response,
});
assert.deepEqual(validatePaymentMethodSearchResponse(response), { ok: true, value: response });

const rejected = decodePaymentMethodSearchCriteria(
  readFileSync(join(examples, "invalid/missing-element.account-id.xml")),
);
assert.ok(!rejected.ok);
assert.deepEqual(
  rejected.issues.map(({ code }) => code),
  ["missing-element"],
);
assert.equal(validatePaymentMethodSearchCriteria({ ...criteria, event_id: "1" }).ok, false);

// The schemas are published.
for (const file of ["payment-method-search.xsd", "payment-method-search.schema.json"]) {
  const url = new URL(import.meta.resolve(`@payment-routing/search-contract/${file}`));
  assert.match(readFileSync(url, "utf8"), /payment_method_search_criteria/);
}

// The types are as narrow as the schema.
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const typesAreNarrow: [
  Same<PaymentMethodSearchCriteria["transaction"]["type_id"], 1 | 2 | 3 | 4 | 5 | 6 | undefined>,
  Same<PaymentMethodSearchCriteria["transaction"]["product_type"], "100" | "200" | "210" | undefined>,
  Same<PaymentMethodSearchCriteria["transaction"]["orders"][0]["amount"]["value"], string>,
] = [true, true, true];
assert.ok(typesAreNarrow);

// Code that reads: a service reads the criteria, a merchant the response.
function describeSearch({ client_info, transaction }: PaymentMethodSearchCriteria): string {
  const [line] = transaction.orders;
  const names: readonly string[] = line.line_item.product.flatMap(({ name }) => name ?? []);
  const amount: number = transaction.amount.value / 10 ** transaction.amount.decimal;
  const email: string | undefined = client_info.email?.email;
  return [transaction.order_no, amount, client_info.ip, ...names, email ?? "no e-mail"].join(" ");
}
assert.equal(describeSearch(criteria), "A-1 99 203.0.113.7 no e-mail");

function findPreferred({ payment_methods }: PaymentMethodSearchResponse): number {
  const [first, ...others] = payment_methods.payment_method;
  return others.reduce((best, method) => (method.preference < best.preference ? method : best), first).id;
}
assert.equal(findPreferred(response), 8);
