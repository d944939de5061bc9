/**
 * An amount of money in minor units of its currency. It need not be a whole number of them (12.345 EUR lies between
 * 1234 and 1235 cents), so it is kept as the whole numbers around it. That is enough to compare it exactly with any
 * whole bound: it is at least `min` when `floor` is, and at most `max` when `ceiling` is.
 */
export interface MinorUnits {
  readonly floor: bigint;
  readonly ceiling: bigint;
}

/**
 * Converts an amount as requests state it, an integer and how many of its digits are decimals, to minor units of a
 * currency with so many decimal places. Exact for every safe integer and any number of decimals.
 */
export function toMinorUnits(value: number, decimal: number, currencyDecimals: number): MinorUnits {
  const surplus = decimal - currencyDecimals;
  if (surplus <= 0) {
    const whole = BigInt(value) * 10n ** BigInt(-surplus);
    return { floor: whole, ceiling: whole };
  }
  return divide(BigInt(value), 10n ** BigInt(Math.min(surplus, ENOUGH_DIGITS)));
}

/**
 * A safe integer has 16 digits at most. With that many decimals or more it lies between -1 and 1, and how close to zero
 * makes no difference to a whole bound: a request cannot make us compute 10 to the power of 9,007,199,254,740,991.
 */
const ENOUGH_DIGITS = 16;

function divide(dividend: bigint, divisor: bigint): MinorUnits {
  // Division of bigints rounds towards zero.
  const quotient = dividend / divisor;
  const remainder = dividend % divisor;
  return {
    floor: remainder < 0n ? quotient - 1n : quotient,
    ceiling: remainder > 0n ? quotient + 1n : quotient,
  };
}
