/**
 * An amount of money in minor units of its currency, as the integers around it: 12.345 EUR is between 1234 and 1235 cents.
 * This suffices to compare it exactly with an integer: it is at least `min` if `floor` is, and at most `max` if `ceiling`
 * is. Bounds end at 2^53 - 1, so larger amounts are stored as ±2^53.
 */
export interface MinorUnits {
  readonly floor: number;
  readonly ceiling: number;
}

/**
 * Converts an amount with the given number of decimals to minor units of a currency with another. Exact for every safe
 * integer and any number of decimals.
 */
export function toMinorUnits(value: number, decimal: number, currencyDecimals: number): MinorUnits {
  const surplus = decimal - currencyDecimals;
  if (surplus === 0) return { floor: value, ceiling: value };
  if (surplus > 0) return divide(value, surplus);
  const whole = multiply(value, 10 ** -surplus);
  return { floor: whole, ceiling: whole };
}

const BEYOND = 2 ** 53;
/** A safe integer has at most 16 digits: with as many decimals, it is between -1 and 1. */
const ENOUGH_DIGITS = 16;

function multiply(value: number, factor: number): number {
  if (Math.abs(value) > Math.floor(Number.MAX_SAFE_INTEGER / factor)) return value < 0 ? -BEYOND : BEYOND;
  return value * factor;
}

function divide(value: number, digits: number): MinorUnits {
  // Both the remainder and the quotient of a multiple of the divisor are exact.
  const divisor = 10 ** Math.min(digits, ENOUGH_DIGITS);
  const remainder = value % divisor;
  const towardsZero = (value - remainder) / divisor;
  return {
    floor: remainder < 0 ? towardsZero - 1 : towardsZero,
    ceiling: remainder > 0 ? towardsZero + 1 : towardsZero,
  };
}
