import type { AmountRange, Currency, MerchantConfiguration } from "@payment-routing/config-contract";
import { TRANSACTION_TYPE_VALUES, type TransactionType } from "@payment-routing/search-contract";
import type { SpecCondition } from "../../condition.ts";
import type { KnownCodes } from "../../configuration/known-codes.ts";
import type { AnyDimension } from "../../dimensions/dimension.ts";
import { DIMENSIONS, type DimensionGroup, PLAIN_DIMENSION_FACTS } from "../../dimensions/index.ts";
import type { Facts } from "../../facts/facts.ts";
import type { Points, SpecPoints } from "./collect-points.ts";

/** All fees, and the fees of each type: their sums are independent. */
export const FEE_GROUPS = ["fees", "fees_1", "fees_2", "fees_3", "fees_4", "fees_5", "fees_6"] as const;

/** A group of facts that is independent of the others, except that fees have the currency of the money. */
export type FactGroup = DimensionGroup | (typeof FEE_GROUPS)[number];

export const FACT_GROUPS: readonly FactGroup[] = [
  ...new Set(DIMENSIONS.map(({ group }) => group as DimensionGroup)),
].flatMap((group): readonly FactGroup[] => (group === "fees" ? FEE_GROUPS : [group]));

/** The facts of one group. */
export type FactValue = Partial<Facts>;

/**
 * For each group, the facts that constraints distinguish. They can include facts that no request has, but leave none out:
 * a condition that no value meets is met by no request.
 */
export type FactValues = Readonly<Record<FactGroup, readonly FactValue[]>>;

/** Requests that meet conditions: any combination of the values of the groups. */
export type Region = FactValues;

/** The group that a condition reads. */
export function groupOf({ spec: { dimension } }: SpecCondition): FactGroup {
  const group = dimension.group as DimensionGroup;
  return group === "fees" && dimension.feeType !== undefined
    ? (`fees_${dimension.feeType}` as FactGroup)
    : group;
}

interface ValueOptions {
  readonly configuration: Pick<MerchantConfiguration, "countries" | "currencies">;
  readonly points: Points;
  /** The currency of a request that names none. */
  readonly defaultCurrency: number | undefined;
  /** The closed codes with their values. Default: none. */
  readonly known?: KnownCodes;
}

/** Lists the facts that requests can have, group by group. */
export function listFactValues({
  configuration,
  points,
  defaultCurrency,
  known = new Map(),
}: ValueOptions): FactValues {
  const context = { ...configuration, known };
  const currencies = listCurrencies(configuration.currencies, {
    isClosed: known.has("currency"),
    hasDefault: defaultCurrency !== undefined,
  });
  const totals = (points.get("amount") ?? []).flatMap((spec) => spec.points as readonly AmountRange[]);
  const fees = ["fee", "fee-amount"].flatMap((name) => points.get(name) ?? []);
  const listSamples = ({ name, listSamples }: AnyDimension): readonly FactValue[] =>
    listSamples?.((points.get(name) ?? []).map((spec) => spec.points) as never, context) ?? [];
  const listGroup = (group: FactGroup): readonly FactValue[] => {
    if (group === "money") return listTotals(currencies, totals);
    const feeGroup = (FEE_GROUPS as readonly FactGroup[]).indexOf(group);
    if (feeGroup >= 0) return listFees(currencies, fees, feeGroup === 0 ? undefined : feeGroup);
    return combineSamples(DIMENSIONS.filter((dimension) => dimension.group === group).map(listSamples));
  };
  return Object.fromEntries(FACT_GROUPS.map((group) => [group, listGroup(group)])) as unknown as FactValues;
}

/** Every combination of the samples of the dimensions of a group. */
function combineSamples(samples: readonly (readonly FactValue[])[]): readonly FactValue[] {
  return samples.reduce<readonly FactValue[]>(
    (combined, more) => combined.flatMap((value) => more.map((sample) => merge(value, sample))),
    [{}],
  );
}

/** Merges facts that are objects, such as the order, member by member. */
function merge(value: object, sample: object): FactValue {
  const merged = new Map<string, unknown>(Object.entries(value));
  for (const [name, fact] of Object.entries(sample)) {
    const earlier = merged.get(name);
    merged.set(name, isObject(earlier) && isObject(fact) ? { ...earlier, ...fact } : fact);
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The facts of a request that has as little as possible. */
export const PLAIN_FACTS: Facts = { missing_fields: [], unknown_codes: [], ...PLAIN_DIMENSION_FACTS };

/** The facts of a request that has the value, and otherwise as little as possible. */
export function complete(value: FactValue): Facts {
  const known = completed.get(value);
  if (known !== undefined) return known;
  const facts = { ...PLAIN_FACTS, ...value };
  completed.set(value, facts);
  return facts;
}

/** Cached, since every method of an account is checked with the same values. */
const completed = new WeakMap<FactValue, Facts>();

/** The facts of a request with one value of each group; the fees of all groups are in the currency of the total. */
export function combine(values: readonly FactValue[]): Facts {
  const fees = values.flatMap((value) => value.fees ?? []);
  const total = values.find(({ value }) => value !== undefined);
  return Object.assign({}, PLAIN_FACTS, ...values, total, { fees });
}

/** The facts of the group `money` or of a group of fees. */
type MoneyValue = Partial<Facts>;

/** A currency of requests; undefined for a request without one. `decimals` is undefined if the table lacks the currency. */
interface CurrencyChoice {
  readonly currency: number | undefined;
  readonly decimals: number | undefined;
}

/** The currencies of the table; another one, unless the code is closed; and none, if the account has no default. */
function listCurrencies(
  currencies: readonly Currency[],
  { isClosed, hasDefault }: { readonly isClosed: boolean; readonly hasDefault: boolean },
): readonly CurrencyChoice[] {
  return [
    ...currencies.map(({ id, decimals }) => ({ currency: id, decimals })),
    ...(isClosed ? [] : [{ currency: 1 + Math.max(...currencies.map(({ id }) => id)), decimals: undefined }]),
    ...(hasDefault ? [] : [{ currency: undefined, decimals: undefined }]),
  ];
}

/** Totals in each currency, at the bounds of amounts and adjacent to them. */
function listTotals(
  choices: readonly CurrencyChoice[],
  ranges: readonly AmountRange[],
): readonly MoneyValue[] {
  return choices.flatMap((choice) => listSums(choice, listBounds(choice, ranges)));
}

function listBounds({ currency }: CurrencyChoice, ranges: readonly AmountRange[]): readonly number[] {
  return ranges
    .filter((range) => range.currency === currency)
    .flatMap(({ min, max }) => [min, max])
    .filter((bound) => bound !== undefined);
}

/**
 * Fees of a type: none, or one in each currency, at the bounds of their sums and adjacent to them. One fee stands for all
 * fees with that sum. Fees of any type get a type that no constraint reads, if there is one, since a type can be required.
 */
function listFees(
  choices: readonly CurrencyChoice[],
  specs: readonly SpecPoints[],
  type: number | undefined,
): readonly MoneyValue[] {
  const ofType = specs.filter((spec) => spec.feeType === type);
  const free = TRANSACTION_TYPE_VALUES.find((each) => specs.every((spec) => spec.feeType !== each)) ?? 1;
  const feeType = (type as TransactionType | undefined) ?? free;
  // The currency does not matter.
  if (ofType.length === 0)
    return type === undefined ? [NO_FEES, { fees: [{ value: 1, type: feeType }] }] : [NO_FEES];
  const ranges = ofType.flatMap(({ points }) => points as readonly AmountRange[]);
  const present = choices.flatMap((choice) =>
    listSums(choice, listBounds(choice, ranges)).map(({ value, ...money }) => ({
      ...money,
      fees: [{ value, type: feeType }],
    })),
  );
  return [NO_FEES, ...present];
}

const NO_FEES: MoneyValue = { fees: [] };

interface Sum {
  readonly currency: number | undefined;
  readonly currency_decimals: number | undefined;
  readonly decimal: number;
  readonly value: number;
}

/** The bounds and the values adjacent to them; 100.00 without bounds. */
function listSums({ currency, decimals }: CurrencyChoice, bounds: Iterable<number>): Sum[] {
  const money = { currency, currency_decimals: decimals };
  const usual = { ...money, decimal: decimals ?? 2 };
  const points = [...new Set(bounds)];
  if (decimals === undefined || points.length === 0) return [{ ...usual, value: 100_00 }];
  const whole = new Set(points.flatMap((point) => [point - 1, point, point + 1]));
  // Half a minor unit from a bound, which is between two integers.
  const halves = new Set(points.flatMap((point) => [point * 10 - 5, point * 10 + 5]));
  return [
    ...[...whole].map((value) => ({ ...usual, value })),
    ...[...halves].filter(Number.isSafeInteger).map((value) => ({ ...money, decimal: decimals + 1, value })),
  ];
}
