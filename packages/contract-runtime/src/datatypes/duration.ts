import type { Datatype } from "./datatype.ts";
import { stripTrailingZeros } from "./decimal.ts";
import { compareInstants, countDays, type Instant } from "./instant.ts";

/** Months and seconds are apart since no number of days makes a month. All parts have the sign of the whole. */
export interface Duration {
  readonly months: bigint;
  readonly seconds: bigint;
  /** Digits of the seconds behind the point, without trailing zeros. */
  readonly fraction: string;
  readonly negative: boolean;
}

/** `xs:duration` (XSD 1.0 part 2, section 3.2.6). */
export const duration: Datatype<Duration> = {
  expected: "a duration such as P1Y2M3DT4H5M6.7S",
  parse: parseDuration,
  key({ months, seconds, fraction, negative }) {
    const zero = months === 0n && seconds === 0n && fraction === "";
    return `${negative && !zero ? "-" : ""}${months}M${seconds}.${fraction}S`;
  },
  compare: compareDurations,
};

const DURATION =
  /^(-)?P(?=[0-9T])(?:([0-9]+)Y)?(?:([0-9]+)M)?(?:([0-9]+)D)?(?:T(?=[0-9])(?:([0-9]+)H)?(?:([0-9]+)M)?(?:([0-9]+)(?:\.([0-9]+))?S)?)?$/;

function parseDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const part = (index: number): bigint => BigInt(match[index] ?? 0);
  return {
    negative: match[1] !== undefined,
    months: 12n * part(2) + part(3),
    seconds: ((part(4) * 24n + part(5)) * 60n + part(6)) * 60n + part(7),
    fraction: stripTrailingZeros(match[8] ?? ""),
  };
}

/** The months that durations are added to, to be compared (section 3.2.6.2), counted from the year 0. */
const REFERENCES = [
  [1696, 9],
  [1697, 2],
  [1903, 3],
  [1903, 7],
].map(([year = 0, month = 0]) => BigInt(year * 12 + month - 1));

/** A partial order: one duration is the greater one only when it is, whatever month it begins in. */
function compareDurations(a: Duration, b: Duration): number | undefined {
  const [first = 0, ...others] = REFERENCES.map((reference) =>
    Math.sign(compareInstants(addTo(reference, a), addTo(reference, b))),
  );
  return others.every((other) => other === first) ? first : undefined;
}

/** The instant at which a duration that begins with a month ends. */
function addTo(month: bigint, { months, seconds, fraction, negative }: Duration): Instant {
  const end = month + (negative ? -months : months);
  const year = floorDivide(end, 12n);
  const start = countDays(year, Number(end - 12n * year) + 1, 1) * 86_400n;
  if (!negative) return { seconds: start + seconds, fraction };
  // A fraction counts up from the second before it.
  return fraction === ""
    ? { seconds: start - seconds, fraction }
    : { seconds: start - seconds - 1n, fraction: complement(fraction) };
}

/** The digits of one less the fraction that has the digits given. */
function complement(fraction: string): string {
  const last = fraction.length - 1;
  return stripTrailingZeros(
    Array.from(fraction, (digit, i) => String((i === last ? 10 : 9) - Number(digit))).join(""),
  );
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
