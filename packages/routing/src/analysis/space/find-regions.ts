import { type Condition, holds, type SpecCondition } from "../../condition.ts";
import {
  complete,
  FACT_GROUPS,
  type FactGroup,
  type FactValue,
  type FactValues,
  FEE_GROUPS,
  groupOf,
  type Region,
} from "./fact-values.ts";

/**
 * Finds regions that together contain every request that meets all conditions; none if no request does. Undefined if the
 * conditions have more than `MAX_ALTERNATIVES` alternatives.
 */
export function findRegions(
  conditions: readonly Condition[],
  values: FactValues,
): readonly Region[] | undefined {
  const alternatives = expand(conditions);
  if (alternatives === undefined) return undefined;
  return alternatives.flatMap((specs) => {
    const region = restrict(specs, values);
    return region === undefined ? [] : [region];
  });
}

export const MAX_ALTERNATIVES = 512;

/** Expands conditions to alternatives of specs that must all hold. */
function expand(conditions: readonly Condition[]): readonly (readonly SpecCondition[])[] | undefined {
  let alternatives: readonly (readonly SpecCondition[])[] = [[]];
  for (const condition of conditions) {
    const choices = expandOne(condition);
    if (choices === undefined || choices.length * alternatives.length > MAX_ALTERNATIVES) return undefined;
    alternatives = alternatives.flatMap((before) => choices.map((choice) => [...before, ...choice]));
  }
  return alternatives;
}

function expandOne(condition: Condition): readonly (readonly SpecCondition[])[] | undefined {
  if (condition.kind === "spec") return [[condition]];
  if (condition.kind === "all") return expand(condition.parts);
  const choices: (readonly SpecCondition[])[] = [];
  for (const part of condition.parts) {
    const expanded = expandOne(part);
    if (expanded === undefined) return undefined;
    choices.push(...expanded);
  }
  return choices;
}

function restrict(specs: readonly SpecCondition[], values: FactValues): Region | undefined {
  const byGroup = Map.groupBy(specs, groupOf);
  const region: Partial<Record<FactGroup, readonly FactValue[]>> = {};
  for (const group of FACT_GROUPS) {
    const met = restrictGroup(group, byGroup.get(group), values[group]);
    if (met.length === 0) return undefined;
    region[group] = met;
  }
  // Without conditions on fees, all fees go with each total.
  return FEE_GROUPS.some((group) => byGroup.has(group)) ? joinFees(region as Region) : (region as Region);
}

function restrictGroup(
  group: FactGroup,
  specs: readonly SpecCondition[] | undefined,
  values: readonly FactValue[],
): readonly FactValue[] {
  if (specs === undefined) return values;
  const left = group === "order" ? values.flatMap((value) => keepAllowed(value, specs)) : values;
  return left.filter((value) => {
    const facts = complete(value);
    return specs.every((spec) => holds(spec, facts));
  });
}

/**
 * Removes from an order the values that constraints on all of its lines exclude. A constraint that asks for some line is
 * met by the order with all remaining values or by none, since a further line never excludes another.
 */
function keepAllowed({ order }: FactValue, specs: readonly SpecCondition[]): readonly FactValue[] {
  if (order === undefined) return [];
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

/**
 * Reduces a region to currencies that have a total and fees of each type, and to fees that are possible together: a fee
 * of a type is also a fee. The sum of all fees is free, since fees without a type are part of it. Undefined if nothing is
 * left.
 */
function joinFees(region: Region): Region | undefined {
  const joined = new Map(
    [...new Set(region.money.map(({ currency }) => currency))].map((currency) => [
      currency,
      joinIn(region, currency),
    ]),
  );
  const money = region.money.filter(({ currency }) => joined.get(currency) !== undefined);
  if (money.length === 0) return undefined;
  const kept = [...joined.values()].filter((each) => each !== undefined);
  const fees = FEE_GROUPS.map((group) => [group, [...new Set(kept.flatMap((each) => each[group]))]]);
  return { ...region, money, ...Object.fromEntries(fees) };
}

type Fees = Pick<Region, (typeof FEE_GROUPS)[number]>;

function joinIn(region: Region, currency: number | undefined): Fees | undefined {
  const ofCurrency = (value: FactValue) => !("currency" in value) || value.currency === currency;
  const [all, ...types] = FEE_GROUPS.map((group) => region[group].filter(ofCurrency));
  if (all === undefined) return undefined;
  const mayBeNone = types.every((values) => values.some(isNone));
  const feesOfAll = mayBeNone ? all : all.filter((value) => !isNone(value));
  const feesOfTypes = all.every(isNone) ? types.map((values) => values.filter(isNone)) : types;
  const fees = [feesOfAll, ...feesOfTypes];
  if (fees.some((values) => values.length === 0)) return undefined;
  return Object.fromEntries(FEE_GROUPS.map((group, position) => [group, fees[position]])) as unknown as Fees;
}

function isNone({ fees = [] }: FactValue): boolean {
  return fees.length === 0;
}
