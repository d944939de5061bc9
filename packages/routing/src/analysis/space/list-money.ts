import type { AmountRange, Currency } from "@payment-routing/config-contract";
import { TRANSACTION_TYPE_VALUES, type TransactionType } from "@payment-routing/search-contract";
import type { Facts } from "../../facts/facts.ts";
import type { SpecPoints } from "./collect-points.ts";

/** The facts of the group `money` or of a group of fees. */
export type MoneyValue = Partial<Facts>;

/** A currency of requests; undefined for a request without one. `decimals` is undefined if the table lacks the currency. */
export interface CurrencyChoice {
  readonly currency: number | undefined;
  readonly decimals: number | undefined;
}

/** The currencies of the table; another one, unless the code is closed; and none, if the account has no default. */
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

/** Totals in each currency, at the bounds of amounts and adjacent to them. */
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
 * Fees of a type: none, or one in each currency, at the bounds of their sums and adjacent to them. One fee stands for all
 * fees with that sum. Fees of any type get a type that no constraint reads, if there is one, since a type can be required.
 */
export function listFees(
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
