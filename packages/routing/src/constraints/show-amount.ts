import type { Facts } from "../facts/facts.ts";
import type { CountedAmount } from "./amount-spec.ts";

/** Writes an amount for people, in the unit that configurations count in. */
export function showAmount({ currency, floor, ceiling }: CountedAmount): string {
  const beyond = floor >= 2 ** 53 ? "more than 9007199254740991" : "less than -9007199254740991";
  const count =
    Math.abs(floor) >= 2 ** 53 ? beyond : floor === ceiling ? `${floor}` : `between ${floor} and ${ceiling}`;
  return `${count} minor units of currency ${currency}`;
}

/** Writes, for people, why an amount that is there cannot be counted. */
export function showUncounted({ currency }: Facts): string {
  return currency === undefined
    ? "an amount without a currency"
    : `an amount in currency ${currency}, which is in no table`;
}
