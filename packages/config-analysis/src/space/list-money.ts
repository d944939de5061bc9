import type { AmountRange, Currency } from "@payment-routing/config-contract";
import type { Facts } from "@payment-routing/routing";
import type { TransactionType } from "@payment-routing/search-contract";
import type { SpecPoints } from "./collect-points.ts";

/** The money of a request, or a part of it. */
export type MoneyValue = Partial<Facts>;

/** A currency that requests may have: with decimals when the table of currencies knows it, undefined when none is named. */
export interface CurrencyChoice {
  readonly currency: number | undefined;
  readonly decimals: number | undefined;
}

/** Currencies of the table; one that it lacks, unless the set is closed; and none, where the account has no default. */
export function listCurrencies(
  currencies: readonly Currency[],
  { isClosed, hasDefault }: { readonly isClosed: boolean; readonly hasDefault: boolean },
): readonly CurrencyChoice[] {
  return [
    ...currencies.map(({ id, decimals }) => ({ currency: id, decimals })),
    ...(isClosed ? [] : [{ currency: 1 + Math.max(...currencies.map(({ id }) => id)), decimals: undefined }]),
    ...(hasDefault ? [] : [{ currency: undefined, decimals: undefined }]),
  ];
}

/** Totals in each currency, at the bounds of amounts and right beside them. */
export function listTotals(
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
 * What the fees of a type may be: none, or one in each currency, at the bounds of their sums and right beside them. One
 * fee stands for all whose sum it is; for those of any type it has one that nothing looks at, as long as there is one,
 * since a type may be required. Where nothing looks at the type there is none.
 */
export function listFees(
  choices: readonly CurrencyChoice[],
  specs: readonly SpecPoints[],
  type: number | undefined,
): readonly MoneyValue[] {
  const ofType = specs.filter((spec) => spec.feeType === type);
  const free = FEE_TYPES.find((each) => specs.every((spec) => spec.feeType !== each)) ?? 6;
  const feeType = (type as TransactionType | undefined) ?? free;
  // Whatever the currency.
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
const FEE_TYPES: readonly TransactionType[] = [1, 2, 3, 4, 5, 6];

interface Sum {
  readonly currency: number | undefined;
  readonly currency_decimals: number | undefined;
  readonly decimal: number;
  readonly value: number;
}

/** The bounds, what lies right beside each, and something where there are none. */
function listSums({ currency, decimals }: CurrencyChoice, bounds: Iterable<number>): Sum[] {
  const money = { currency, currency_decimals: decimals };
  const usual = { ...money, decimal: decimals ?? 2 };
  const points = [...new Set(bounds)];
  if (decimals === undefined || points.length === 0) return [{ ...usual, value: 100_00 }];
  const whole = new Set(points.flatMap((point) => [point - 1, point, point + 1]));
  // Half a minor unit from a bound: neither as much as the next one, nor as little as the bound.
  const halves = new Set(points.flatMap((point) => [point * 10 - 5, point * 10 + 5]));
  return [
    ...[...whole].map((value) => ({ ...usual, value })),
    ...[...halves].filter(Number.isSafeInteger).map((value) => ({ ...money, decimal: decimals + 1, value })),
  ];
}
