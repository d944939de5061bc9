import type { AmountRange, CatalogueMethod, Constraints, Offer } from "@payment-routing/config-contract";
import { PRODUCT_TYPE_VALUES, TRANSACTION_TYPE_VALUES } from "@payment-routing/search-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeConfiguration } from "../test/make-configuration.ts";
import { type Facts, makeCriteria } from "../test/make-criteria.ts";
import { checkConfiguration } from "./configuration/check-configuration.ts";
import { createRouter } from "./router.ts";

const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [], noNullPrototype: true });

const listOf = <T>(...values: T[]) => {
  const list = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }) as fc.Arbitrary<[T, ...T[]]>;
  const onMissing = fc.constantFrom(
    {},
    { on_missing: "eligible" as const },
    { on_missing: "ineligible" as const },
  );
  return fc
    .tuple(fc.boolean(), list, onMissing)
    .map(([isOnly, listed, missing]) =>
      isOnly ? { only: listed, ...missing } : { except: listed, ...missing },
    );
};

const amounts = fc.uniqueArray(
  fc.record({
    currency: fc.constantFrom(208, 352, 978),
    min: fc.integer({ min: -9, max: 99 }),
    max: fc.integer({ min: 99, max: 9999 }),
  }),
  { selector: ({ currency }) => currency, minLength: 1 },
) as fc.Arbitrary<[AmountRange, ...AmountRange[]]>;

const constraints: fc.Arbitrary<Constraints> = record({
  country: listOf(208, 752),
  currency: listOf(208, 352, 978),
  amount: amounts.map((ranges) => ({ ranges })),
  product_type: listOf(...PRODUCT_TYPE_VALUES),
  transaction_type: listOf(...TRANSACTION_TYPE_VALUES),
  platform: listOf("web", "iOS"),
});

interface Entry {
  readonly method: Pick<CatalogueMethod, "id" | "capabilities">;
  readonly offer: Offer;
}

const entries: fc.Arbitrary<Entry[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 30 }),
      base_preference: fc.nat(12),
      capabilities: constraints,
      policy: constraints,
    })
    .map(({ id, base_preference, capabilities, policy }) => ({
      method: { id, capabilities },
      offer: { method_id: id, base_preference, policy },
    })),
  { selector: ({ method }) => method.id, minLength: 1, maxLength: 12 },
);

const facts: fc.Arbitrary<Facts> = record({
  amount: record({
    value: fc.oneof(fc.integer({ min: -99, max: 99999 }), fc.maxSafeInteger()),
    decimal: fc.oneof(fc.nat(4), fc.maxSafeNat()),
    country_id: fc.constantFrom(208, 752, 990),
    currency_id: fc.constantFrom(208, 352, 978, 999),
  }),
  type_id: fc.constantFrom(...TRANSACTION_TYPE_VALUES),
  product_type: fc.constantFrom(...PRODUCT_TYPE_VALUES),
  platform: fc.constantFrom("web", "iOS", "kiosk"),
});

const account = record({ default_currency: fc.constantFrom(208, 352, 978) });

test("preferences are unique and ascending, and never below the base preference", () => {
  fc.assert(
    fc.property(entries, facts, account, (given, request, settings) => {
      const methods = decide(given, request, settings);
      const bases = new Map(given.map(({ offer }) => [offer.method_id, offer.base_preference]));
      for (const [position, { id, preference }] of methods.entries()) {
        expect(preference).toBeGreaterThan(methods[position - 1]?.preference ?? -1);
        expect(preference).toBeGreaterThanOrEqual(bases.get(id) ?? Number.POSITIVE_INFINITY);
      }
    }),
  );
});

test("the order of the catalogue and of the offers makes no difference", () => {
  fc.assert(
    fc.property(entries, facts, account, fc.infiniteStream(fc.nat()), (given, request, settings, dice) => {
      const shuffled = given
        .map((entry) => ({ entry, at: dice.next().value }))
        .toSorted((a, b) => a.at - b.at);
      expect(
        decide(
          shuffled.map(({ entry }) => entry),
          request,
          settings,
        ),
      ).toEqual(decide(given, request, settings));
    }),
  );
});

test("a policy can only narrow", () => {
  fc.assert(
    fc.property(entries, facts, account, (given, request, settings) => {
      const without = given.map(({ method, offer: { policy: _, ...offer } }) => ({ method, offer }));
      const capable = new Set(decide(without, request, settings).map(({ id }) => id));
      for (const { id } of decide(given, request, settings)) expect(capable).toContain(id);
    }),
  );
});

test("a policy and the capabilities may change places", () => {
  fc.assert(
    fc.property(entries, facts, account, (given, request, settings) => {
      const swapped = given.map(({ method, offer }) => ({
        method: { ...method, capabilities: offer.policy ?? {} },
        offer: { ...offer, policy: method.capabilities },
      }));
      expect(decide(swapped, request, settings)).toEqual(decide(given, request, settings));
    }),
  );
});

function decide(given: readonly Entry[], request: Facts, settings: { default_currency?: number }) {
  const configuration = makeConfiguration(
    given.map(({ method }) => method),
    given.map(({ offer }) => offer),
    settings,
  );
  expect(checkConfiguration(configuration)).toEqual([]);
  const router = createRouter(configuration, "digest");
  const found = router.findAccount(1, 2);
  if (found === undefined) throw new Error("the configuration lacks account 2 of client 1");
  return router.decide(found, makeCriteria(request), 0).methods;
}
