import type { KnownCodes, OrderFacts, SpecCondition } from "@payment-routing/routing";
import type { Points } from "./collect-points.ts";

export interface OrderValue {
  readonly order: OrderFacts;
}

/**
 * Orders with every value that constraints tell apart, with those of each of their lists, and with all others. Which of
 * these values constraints leave, `keepAllowed` finds.
 */
export function listOrders({ skuLists, orderCountryLists }: Points, known: KnownCodes): OrderValue[] {
  const closed = known.get("order_country") as ReadonlySet<number> | undefined;
  const places = new Set(orderCountryLists.flat());
  const countries = closed ?? places.add(1 + Math.max(0, ...places));
  const skus = new Set(skuLists.flat());
  skus.add(another(skus));
  const skuChoices = [
    { skus: [], sku_missing: true },
    ...cut(skus, skuLists).flatMap((some) =>
      [true, false].map((sku_missing) => ({ skus: some, sku_missing })),
    ),
  ];
  return skuChoices.flatMap((choice) =>
    cut(countries, orderCountryLists).flatMap((some) =>
      [true, false].map((airline_data) => ({ order: { ...choice, airline_data, countries: some } })),
    ),
  );
}

/** A text that is none of them. */
export function another(texts: ReadonlySet<string>, start = "another"): string {
  let text = start;
  while (texts.has(text)) text += "-";
  return text;
}

/** All values; those of each list; and those that are not in it. */
function cut<Value>(all: ReadonlySet<Value>, lists: readonly (readonly Value[])[]): Value[][] {
  const sets = [
    [...all],
    ...lists.flatMap((list) => {
      const listed = new Set(list);
      return [[...all].filter((value) => listed.has(value)), [...all].filter((value) => !listed.has(value))];
    }),
  ].filter((set) => set.length > 0);
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

/**
 * Takes from an order what constraints on all of its lines do not allow. What they ask of some line is met by an order
 * that has all that is left, or by none: a line more never keeps another from being there.
 */
export function keepAllowed({ order }: OrderValue, specs: readonly SpecCondition[]): readonly OrderValue[] {
  const skus = order.skus.filter((sku) => isAllowed(sku, "order-sku", specs));
  const countries = order.countries.filter((country) => isAllowed(country, "order-country", specs));
  const isPossible = countries.length > 0 && (skus.length > 0 || order.sku_missing);
  return isPossible ? [{ order: { ...order, skus, countries } }] : [];
}

function isAllowed(
  value: unknown,
  name: "order-sku" | "order-country",
  specs: readonly SpecCondition[],
): boolean {
  return specs.every(
    ({ spec, isNegated }) =>
      isNegated ||
      spec.dimension.name !== name ||
      spec.check({ values: [value], isMissingSome: false }) === true,
  );
}
