import { type FactValue, FEE_GROUPS, type Region } from "./fact-values.ts";

/**
 * Reduces a region to currencies that have a total and fees of each type, and to fees that are possible together: a fee
 * of a type is also a fee. The sum of all fees is free, since fees without a type are part of it. Undefined if nothing is
 * left.
 */
export function joinFees(region: Region): Region | undefined {
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
