/**
 * An amount of money in minor units of its currency. It need not be a whole number of them (12.345 EUR lies between
 * 1234 and 1235 cents), so it is kept as the whole numbers around it. That is enough to compare it exactly with any
 * whole bound: it is at least `min` when `floor` is, and at most `max` when `ceiling` is.
 *
 * Both are integers that a number holds exactly. Bounds end at 2^53 - 1, so what lies beyond is kept as ±2^53, which
 * compares with every bound as it does.
 */
export interface MinorUnits {
  readonly floor: number;
  readonly ceiling: number;
}

/**
 * Converts an amount as requests state it, an integer and how many of its digits are decimals, to minor units of a
 * currency with so many decimal places. Exact for every safe integer and any number of decimals.
 */
export function toMinorUnits(value: number, decimal: number, currencyDecimals: number): MinorUnits {
  const surplus = decimal - currencyDecimals;
  if (surplus === 0) return { floor: value, ceiling: value };
  if (surplus > 0) return divide(value, surplus);
  const whole = multiply(value, 10 ** -surplus);
  return { floor: whole, ceiling: whole };
}

const BEYOND = 2 ** 53;
/** A safe integer has 16 digits at most: with that many decimals or more it lies between -1 and 1. */
const ENOUGH_DIGITS = 16;

function multiply(value: number, factor: number): number {
  if (Math.abs(value) > Math.floor(Number.MAX_SAFE_INTEGER / factor)) return value < 0 ? -BEYOND : BEYOND;
  return value * factor;
}

function divide(value: number, digits: number): MinorUnits {
  // The remainder of two numbers is exact; so is the quotient of what is left, which is a multiple of the divisor.
  const divisor = 10 ** Math.min(digits, ENOUGH_DIGITS);
  const remainder = value % divisor;
  const towardsZero = (value - remainder) / divisor;
  return {
    floor: remainder < 0 ? towardsZero - 1 : towardsZero,
    ceiling: remainder > 0 ? towardsZero + 1 : towardsZero,
  };
}
