import type { Constraints, MerchantConfiguration, OrderConstraint } from "@payment-routing/config-contract";
import type { OrderLine } from "@payment-routing/search-contract";
import { membersOf } from "../configuration/configuration-parts.ts";
import { listConstraints } from "../configuration/list-constraints.ts";
import type { Dimension, DimensionModule, LocatedSpec } from "./dimension.ts";
import { isPresent, makeFlagSpec, PRESENCE } from "./flag.ts";
import { checkList, makeEverySpec, type Several, sampleCodes, sampleTexts, showList } from "./list.ts";
import { checkBounds, makeRangeSpec, NUMBERS, sampleNumbers } from "./range.ts";

export interface OrderModuleFacts {
  readonly line_count: number;
  /** Undefined if the configuration does not use the content of order lines. */
  readonly order: OrderFacts | undefined;
}

/** The content of the order lines, each value once. */
export interface OrderFacts {
  readonly skus: readonly string[];
  /** Whether a product has no stock keeping unit, or the order no products. */
  readonly sku_missing: boolean;
  readonly airline_data: boolean;
  readonly countries: readonly number[];
}

type OrderSample = { readonly order: Partial<OrderFacts> } & Partial<OrderModuleFacts>;

const ORDER_LINES = {
  ...NUMBERS,
  name: "order-lines",
  group: "line_count",
  read: ({ line_count }) => line_count,
  listSamples: (lists) =>
    [1, ...sampleNumbers(lists)].filter((count) => count > 0).map((line_count) => ({ line_count })),
} as const satisfies Dimension<number, OrderModuleFacts>;

/** Parts of the dimensions of the content, which facts lack if the recording configuration did not use it. */
const CONTENT = { classes: "none", group: "order", showUnread: () => "what was not recorded" } as const;

const ORDER_SKU = {
  ...CONTENT,
  name: "order-sku",
  isSeveral: true,
  noun: "stock keeping unit",
  read: ({ order }) => order && { values: order.skus, isMissingSome: order.sku_missing },
  show: ({ values, isMissingSome }) =>
    [...(values.length > 0 ? [showList(values)] : []), ...(isMissingSome ? ["nothing"] : [])].join(", "),
  fields: [
    {
      field: "transaction/orders/line_item/product",
      isThere: ({ order }: OrderModuleFacts) =>
        order !== undefined && (!order.sku_missing || order.skus.length > 0 || order.airline_data)
          ? true
          : undefined,
      isPossible: () => true,
      isRecordedBy: () => false,
    },
    {
      field: "transaction/orders/line_item/product/sku",
      isThere: ({ order }: OrderModuleFacts) => order && !order.sku_missing,
      isRecordedBy: isOrderRead,
    },
  ],
  listSamples: (lists: readonly (readonly string[])[]) =>
    [
      { skus: [], sku_missing: true },
      ...cut(sampleTexts(lists, undefined), lists).flatMap((skus) =>
        [true, false].map((sku_missing) => ({ skus, sku_missing })),
      ),
    ].map(sample),
} as const satisfies Dimension<Several<string>, OrderModuleFacts>;

const ORDER_COUNTRY = {
  ...CONTENT,
  name: "order-country",
  isSeveral: true,
  code: "order_country",
  noun: "order country",
  read: ({ order }) => order && { values: order.countries, isMissingSome: false },
  show: ({ values }) => showList(values),
  listSamples: (lists: readonly (readonly number[])[], { known }) =>
    cut(sampleCodes(lists, known.get("order_country")), lists).map((countries) => sample({ countries })),
} as const satisfies Dimension<Several<number>, OrderModuleFacts>;

const ORDER_AIRLINE_DATA = {
  ...PRESENCE,
  ...CONTENT,
  name: "order-airline-data",
  read: ({ order }) => order?.airline_data,
  fields: [
    {
      field: "transaction/orders/line_item/product/airline_data",
      // One product has it, and others may not.
      isThere: ({ order }: OrderModuleFacts) => (order?.airline_data === false ? false : undefined),
      isPossible: ({ order }: OrderModuleFacts) => order?.airline_data === true,
      isRecordedBy: () => false,
    },
  ],
  listSamples: () => [true, false].map((airline_data) => sample({ airline_data })),
} as const satisfies Dimension<boolean, OrderModuleFacts>;

export const order = {
  member: "order",
  dimensions: [ORDER_LINES, ORDER_SKU, ORDER_COUNTRY, ORDER_AIRLINE_DATA],
  plainFacts: {
    line_count: 1,
    order: { skus: [], sku_missing: true, airline_data: false, countries: [1] },
  } as OrderModuleFacts,
  createFactReader: (configuration) =>
    isOrderRead(configuration)
      ? ({ transaction }, facts) => {
          facts.order = readOrder(transaction.orders);
        }
      : undefined,
  listSpecs: ({ lines, sku, airline_data, country }) => {
    const specs: LocatedSpec[] = [];
    if (lines !== undefined) specs.push(["/order/lines", makeRangeSpec(ORDER_LINES, lines)]);
    if (sku !== undefined) specs.push(["/order/sku", makeEverySpec(ORDER_SKU, sku)]);
    if (airline_data !== undefined)
      specs.push(["/order/airline_data", makeFlagSpec(ORDER_AIRLINE_DATA, airline_data.present)]);
    if (country !== undefined) specs.push(["/order/country", makeEverySpec(ORDER_COUNTRY, country)]);
    return specs;
  },
  check: function* (path, given, { countries }) {
    const { lines, country } = membersOf<OrderConstraint>(given);
    yield* checkBounds(`${path}/lines`, lines);
    yield* checkList(`${path}/country`, country, countries, "countries");
  },
  optionalFacts: { isUsedBy: isOrderRead, description: "what is in the order lines" },
} as const satisfies DimensionModule<"order", OrderModuleFacts>;

/** Whether a configuration uses the content of order lines. */
function isOrderRead(configuration: MerchantConfiguration): boolean {
  const isUsedIn = ({ order }: Constraints) =>
    (order?.sku ?? order?.airline_data ?? order?.country) !== undefined;
  return (
    configuration.closed_codes?.includes("order_country") === true ||
    [...listConstraints(configuration)].some(isUsedIn)
  );
}

/** Reads the content of order lines. */
function readOrder(lines: readonly OrderLine[]): OrderFacts {
  let skus: string[] | undefined;
  let countries: number[] | undefined;
  let airline_data = false;
  let hasProduct = false;
  let lacksSku = false;
  for (const { line_item, amount } of lines) {
    countries = append(countries, amount.country_id);
    for (const product of line_item.product) {
      hasProduct = true;
      if (isPresent(product.sku)) skus = append(skus, product.sku as string);
      else lacksSku = true;
      if (product.airline_data !== undefined) airline_data = true;
    }
  }
  return {
    skus: skus === undefined ? NONE : listUnique(skus),
    sku_missing: lacksSku || !hasProduct,
    airline_data,
    countries: countries === undefined ? NONE : listUnique(countries),
  };
}

const NONE: readonly never[] = [];

/** Leaves out a value that repeats the last one: most orders have equal lines, and need no set then. */
function append<Value>(values: Value[] | undefined, value: Value): Value[] {
  if (values === undefined) return [value];
  if (values[values.length - 1] !== value) values.push(value);
  return values;
}

function listUnique<Value>(values: readonly Value[]): readonly Value[] {
  return values.length < 2 ? values : [...new Set(values)];
}

/** Part of the content: analyses merge the samples of a group. */
function sample(order: Partial<OrderFacts>): OrderSample {
  return { order } as OrderSample;
}

/** All values, those of each list, and those that are not in it. */
function cut<Value>(all: readonly Value[], lists: readonly (readonly Value[])[]): readonly Value[][] {
  const sets = [
    [...all],
    ...lists.flatMap((list) => {
      const listed = new Set(list);
      return [all.filter((value) => listed.has(value)), all.filter((value) => !listed.has(value))];
    }),
  ].filter((set) => set.length > 0);
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}
