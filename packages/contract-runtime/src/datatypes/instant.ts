import { compareDigits } from "./decimal.ts";

/** A point on a time line: whole seconds, and digits behind the point that count up from there. */
export interface Instant {
  readonly seconds: bigint;
  /** Without trailing zeros. */
  readonly fraction: string;
}

export function compareInstants(a: Instant, b: Instant): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  return compareDigits(a.fraction, b.fraction);
}

/** Days from the first of March of the year 0 of the proleptic Gregorian calendar, a leap year, to a day. */
export function countDays(year: bigint, month: number, day: number): bigint {
  // With March as the first month the leap day is the last of its year.
  const shifted = month > 2 ? year : year - 1n;
  const days = BigInt(Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1);
  return 365n * shifted + floorOf(shifted, 4n) - floorOf(shifted, 100n) + floorOf(shifted, 400n) + days;
}

function floorOf(a: bigint, b: bigint): bigint {
  return (a - (((a % b) + b) % b)) / b;
}
