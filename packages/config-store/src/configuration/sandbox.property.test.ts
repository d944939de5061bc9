import { fileURLToPath } from "node:url";
import {
  type Fee,
  type OrderLine,
  type PaymentMethodSearchCriteria,
  PRODUCT_TYPE_VALUES,
  type Transaction,
  validatePaymentMethodSearchCriteria,
} from "@payment-routing/search-contract";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type LoadedConfiguration, loadConfiguration } from "./load-configuration.ts";

const SANDBOX = fileURLToPath(new URL("../../../../schemas/examples/config/valid", import.meta.url));

const optional = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [], noNullPrototype: true });

const transactionType = fc.constantFrom(1, 2, 3, 4, 5, 6) as fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>;
const productType = fc.constantFrom(...PRODUCT_TYPE_VALUES);
const integer = fc.oneof(
  fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
  fc.integer({ min: -1000, max: 10_000_000 }),
  fc.maxSafeInteger(),
);
const decimal = fc.oneof(fc.nat(4), fc.maxSafeNat());
const fee: fc.Arbitrary<Fee> = fc
  .tuple(integer, optional({ type: transactionType }))
  .map(([value, type]) => ({ value, ...type }));
const line: fc.Arbitrary<OrderLine> = fc
  .tuple(integer, fc.string())
  .map(([country_id, value]) => ({ line_item: { product: [] }, amount: { country_id, value } }));
const orders: fc.Arbitrary<[OrderLine, ...OrderLine[]]> = fc
  .tuple(line, fc.array(line, { maxLength: 2 }))
  .map(([first, rest]) => [first, ...rest]);
/** An XML token: without leading, trailing or repeated white space. */
const token = fc.string().map((text) => text.trim().replace(/\s+/g, " "));

/** Any valid request of the sandbox account for a country, with or without a currency. */
function requests(
  country: fc.Arbitrary<number>,
  currency: fc.Arbitrary<number>,
): fc.Arbitrary<PaymentMethodSearchCriteria> {
  const amount = fc
    .tuple(
      fc.record({ value: integer, country_id: country, decimal }, { noNullPrototype: true }),
      optional({ currency_id: currency }),
    )
    .map(([required, named]) => ({ ...required, ...named }));
  const transaction: fc.Arbitrary<Transaction> = fc
    .tuple(
      fc.record({ order_no: fc.string(), amount, orders }, { noNullPrototype: true }),
      optional({
        type_id: transactionType,
        product_type: productType,
        fees: fc.record({ fee: fc.array(fee, { maxLength: 3 }) }),
      }),
    )
    .map(([required, rest]) => ({ ...required, ...rest }));
  const platform = fc.oneof(fc.constantFrom("", "web", "iOS", "Android", "kiosk", "call-centre"), token);
  return fc
    .record({ event_id: integer, transaction, platform }, { noNullPrototype: true })
    .map(({ platform, ...criteria }) => ({
      ...criteria,
      account_id: 100482,
      client_info: { platform, version: "1.0", ip: "192.0.2.1", client_id: 10077 },
    }));
}

describe("the sandbox", () => {
  let sandbox: LoadedConfiguration;

  beforeAll(async () => {
    sandbox = await loadConfiguration(SANDBOX, { sandbox: true });
  });

  test("accepts the published keys", () => {
    expect(sandbox.warnings).toEqual([]);
    expect(
      [...sandbox.credentials.clients].map(([clientId, keys]) => [clientId, keys.map(({ id }) => id)]),
    ).toEqual([
      [10077, ["sandbox-key"]],
      [10078, ["sandbox-airline-key"]],
    ]);
    expect(sandbox.credentials.internal.map(({ id, scope }) => [id, scope])).toEqual([
      ["sandbox-processor-key", "processor"],
      ["sandbox-operator-key", "operator"],
      ["sandbox-admin-key", "admin"],
    ]);
  });

  test("answers any valid request in country 208, with currency 208 or none, with a method", () => {
    fc.assert(
      fc.property(requests(fc.constant(208), fc.constant(208)), (criteria) => {
        expect(validatePaymentMethodSearchCriteria(criteria).ok).toBe(true);
        expect(search(criteria)).not.toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("has no method for country 990, whatever the currency", () => {
    fc.assert(
      fc.property(requests(fc.constant(990), fc.constantFrom(208, 978, 999)), (criteria) => {
        expect(search(criteria)).toEqual([]);
      }),
    );
  });

  test("has no method for a currency that it does not know", () => {
    fc.assert(
      fc.property(requests(fc.constantFrom(208, 752), fc.constant(999)), (criteria) => {
        fc.pre(criteria.transaction.amount.currency_id !== undefined);
        expect(search(criteria)).toEqual([]);
      }),
    );
  });

  const cases = [
    {
      name: "a ticket bought online",
      amount: { value: 124950, decimal: 2 },
      type_id: 1,
      product_type: "100",
      platform: "web",
      want: [3, 1, 2, 10, 12, 20, 30, 40, 41],
    },
    {
      name: "the same on a phone",
      amount: { value: 124950, decimal: 2 },
      type_id: 1,
      product_type: "100",
      platform: "iOS",
      want: [3, 1, 2, 11, 10, 12, 20, 30, 40, 41],
    },
    {
      name: "an expensive ticket",
      amount: { value: 40000, decimal: 0 },
      type_id: 1,
      product_type: "100",
      platform: "web",
      want: [3, 1, 2, 10, 12, 20, 31, 40, 41],
    },
    {
      name: "an insurance at a kiosk, offline",
      amount: { value: 50, decimal: 0 },
      type_id: 2,
      product_type: "210",
      platform: "kiosk",
      want: [3, 1, 2, 20],
    },
    {
      name: "a refund",
      amount: { value: -100, decimal: 2 },
      type_id: 4,
      product_type: "210",
      platform: "web",
      want: [3],
    },
  ] as const;
  test.each(cases)("offers for $name: $want", ({ amount, type_id, product_type, platform, want }) => {
    const criteria: PaymentMethodSearchCriteria = {
      event_id: 1,
      account_id: 100482,
      transaction: {
        type_id,
        product_type,
        order_no: "QX7-1",
        amount: { ...amount, country_id: 208 },
        orders: [{ line_item: { product: [] }, amount: { country_id: 208, value: "1" } }],
      },
      client_info: { platform, version: "1.0", ip: "192.0.2.1", client_id: 10077 },
    };
    expect(search(criteria)).toEqual(want);
  });

  function search(criteria: PaymentMethodSearchCriteria): number[] {
    const account = sandbox.router.findAccount(criteria.client_info.client_id, criteria.account_id);
    if (account === undefined) throw new Error("the sandbox lacks the account");
    return sandbox.router.decide(account, criteria, Date.now()).methods.map(({ id }) => id);
  }
});
