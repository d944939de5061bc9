import type { AmountRange, Constraints, MissingInput } from "@payment-routing/config-contract";
import { PRODUCT_TYPE_VALUES, TRANSACTION_TYPE_VALUES } from "@payment-routing/search-contract";
import fc from "fast-check";

export const COUNTRIES = [208, 752, 826];
export const CURRENCIES = [208, 352, 978];
export const IP_RANGES = [
  "192.0.2.0/24",
  "192.0.2.128/25",
  "203.0.113.7",
  "2001:db8::/32",
  "::ffff:198.51.100.0/120",
  "::/0",
];
export const MOMENTS = ["2026-01-01T00:00:00Z", "2026-06-01T00:00:00+02:00", "2026-12-31T23:59:59.999Z"];

/** A record any of whose members may be left out. */
export const partly = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [], noNullPrototype: true });

const onMissing = partly<{ on_missing: MissingInput }>({
  on_missing: fc.constantFrom("eligible", "ineligible"),
});

function listOf<T>(...values: T[]) {
  const list = fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 }) as fc.Arbitrary<[T, ...T[]]>;
  return fc
    .tuple(fc.boolean(), list)
    .map(([isOnly, listed]) => (isOnly ? { only: listed } : { except: listed }));
}

function openListOf<T>(...values: T[]) {
  return fc.tuple(listOf(...values), onMissing).map(([list, missing]) => ({ ...list, ...missing }));
}

const bound = fc.oneof(fc.integer({ min: -20, max: 60 }), fc.maxSafeInteger());
const ranges = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...CURRENCIES), partly({ min: bound, max: bound })).map(([currency, bounds]) => {
    return { currency, ...bounds };
  }),
  { selector: ({ currency }) => currency, minLength: 1 },
) as unknown as fc.Arbitrary<[AmountRange, ...AmountRange[]]>;
const amount = fc.tuple(ranges, onMissing).map(([given, missing]) => ({ ranges: given, ...missing }));
const transactionType = fc.constantFrom(1, 2, 3, 4, 5, 6) as fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>;
const fee = partly({ type: transactionType, present: fc.boolean(), amount });
const presence = fc.boolean().map((present) => ({ present }));
const validated = fc.tuple(fc.boolean(), onMissing).map(([is, missing]) => ({ is, ...missing }));
const small = fc.integer({ min: 0, max: 4 });
const version = fc.constantFrom("1", "1.0", "1.2", "1.10", "2.0.1");

const MEMBERS = {
  country: listOf(...COUNTRIES),
  currency: openListOf(...CURRENCIES),
  amount,
  product_type: openListOf(...PRODUCT_TYPE_VALUES),
  transaction_type: openListOf(...TRANSACTION_TYPE_VALUES),
  fees: fc.array(fee, { minLength: 1, maxLength: 2 }),
  order: partly({
    lines: partly({ min: small, max: small }),
    sku: openListOf("A", "B", "C"),
    airline_data: presence,
    country: listOf(...COUNTRIES),
  }),
  platform: listOf("web", "iOS"),
  language: listOf("da", "sv"),
  version: fc
    .tuple(partly({ from: version, below: version }), onMissing)
    .map(([bounds, missing]) => ({ ...bounds, ...missing })),
  sdk_version: fc
    .tuple(partly({ min: small, max: small }), onMissing)
    .map(([bounds, missing]) => ({ ...bounds, ...missing })),
  device_id: presence,
  mobile: partly({
    number: presence,
    type: openListOf("smart", "basic"),
    country: openListOf(...COUNTRIES),
    validated,
  }),
  email: partly({ address: presence, type: openListOf("work", "home"), validated }),
  ip: openListOf(...IP_RANGES),
  effective: partly({ from: fc.constantFrom(...MOMENTS), until: fc.constantFrom(...MOMENTS) }),
};

/** Constraints of one to three kinds, some of them inside `all`, `any` and `not`. */
export const constraints: fc.Arbitrary<Constraints> = fc.letrec<{ constraints: Constraints }>((tie) => {
  const inner = fc.array(tie("constraints"), { minLength: 1, maxLength: 2 });
  const all = { ...MEMBERS, all: inner, any: inner, not: tie("constraints") };
  const flat = fc
    .subarray(Object.keys(MEMBERS) as (keyof typeof MEMBERS)[], { maxLength: 2 })
    .chain((names) => pick(MEMBERS, names));
  const nested = fc
    .subarray(Object.keys(all) as (keyof typeof all)[], { minLength: 1, maxLength: 3 })
    .chain((names) => pick(all, names));
  return {
    constraints: fc.oneof({ maxDepth: 2, withCrossShrink: true }, flat, nested) as fc.Arbitrary<Constraints>,
  };
}).constraints;

function pick<T extends Record<string, fc.Arbitrary<unknown>>>(model: T, names: readonly (keyof T)[]) {
  return fc.record(Object.fromEntries(names.map((name) => [name, model[name]])) as unknown as T, {
    noNullPrototype: true,
  });
}
