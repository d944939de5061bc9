import type { Constraints } from "@payment-routing/config-contract";
import fc from "fast-check";

/** A record any of whose members may be left out. */
const partly = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { requiredKeys: [] });

const missing = fc.constantFrom({}, { on_missing: "eligible" }, { on_missing: "ineligible" });

function list(...values: readonly unknown[]) {
  return fc
    .tuple(fc.constantFrom("only", "except"), fc.subarray([...values], { minLength: 1 }))
    .map(([word, listed]) => ({ [word]: listed }));
}

function openList(...values: readonly unknown[]) {
  return fc.tuple(list(...values), missing).map(([listed, rest]) => ({ ...listed, ...rest }));
}

const bound = fc.integer({ min: 0, max: 4 });
const bounds = fc.tuple(bound, bound, fc.constantFrom("both", "min", "max")).map(([a, b, word]) => ({
  ...(word !== "max" && { min: Math.min(a, b) }),
  ...(word !== "min" && { max: Math.max(a, b) }),
}));
const amount = fc
  .tuple(fc.subarray([208, 978], { minLength: 1 }), bounds, missing)
  .map(([currencies, range, rest]) => ({
    ranges: currencies.map((currency) => ({ currency, ...range })),
    ...rest,
  }));
const presence = fc.boolean().map((present) => ({ present }));

const MEMBERS = {
  country: list(208, 752),
  currency: openList(208, 978),
  amount,
  product_type: openList("100", "200"),
  transaction_type: openList(1, 5),
  fees: fc.array(partly({ type: fc.constantFrom(1, 2), present: fc.boolean(), amount }), {
    minLength: 1,
    maxLength: 2,
  }),
  order: partly({
    lines: bounds,
    sku: openList("A", "B"),
    airline_data: presence,
    country: list(208, 752),
  }),
  platform: list("web", "iOS"),
  version: fc.constantFrom({ from: "1.2" }, { below: "1.2" }, { from: "1.1", below: "2" }),
  device_id: presence,
  mobile: partly({ number: presence, type: openList("smart", "basic"), country: openList(208, 752) }),
  ip: openList("10.0.0.0/8", "10.1.0.0/16", "10.2.0.0/16"),
};

const NAMES = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[];

function constraintsOn(names: readonly (keyof typeof MEMBERS)[]) {
  const flat = fc
    .subarray([...names], { minLength: 1 })
    .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, MEMBERS[name]]))));
  const nots = fc.array(
    flat.map((not) => ({ not })),
    { minLength: 2, maxLength: 3 },
  );
  return fc.oneof(
    flat,
    fc.tuple(flat, flat).map(([some, not]) => ({ ...some, not })),
    fc.tuple(flat, flat, flat).map(([some, ...any]) => ({ ...some, any })),
    nots.map((all) => ({ all })),
  );
}

/** Two sets of constraints on the same one or two members, whose values are so few that they get in each other's way. */
export const constraintPairs = fc
  .subarray(NAMES, { minLength: 1, maxLength: 2 })
  .chain((names) =>
    fc.tuple(constraintsOn(names), constraintsOn(names)),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<[Constraints, Constraints]>;
