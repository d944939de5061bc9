import { compareDigits, stripTrailingZeros } from "./number-datatypes.ts";
import type { Datatype } from "./simple-type.ts";

/** A point in time: whole seconds, and the digits of the fraction, which is added to them. */
export interface Instant {
  readonly seconds: bigint;
  /** The digits without trailing zeros. */
  readonly fraction: string;
}

function compareInstants(a: Instant, b: Instant): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  return compareDigits(a.fraction, b.fraction);
}

/** Counts days from March 1 of year 0 of the proleptic Gregorian calendar, a leap year. */
function countDays(year: bigint, month: number, day: number): bigint {
  // With March as the first month, the leap day is the last day of the year.
  const shifted = month > 2 ? year : year - 1n;
  const days = BigInt(Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1);
  const leapDays = floorDivide(shifted, 4n) - floorDivide(shifted, 100n) + floorDivide(shifted, 400n);
  return 365n * shifted + leapDays + days;
}

/** A date, a time or a part of one. Parts that the type lacks have the values of a reference day. */
export interface DateTime {
  /** A decimal integer of any length. */
  readonly year: string;
  readonly month: number;
  readonly day: number;
  /** Seconds from midnight; 86,400 at the end of the day. */
  readonly secondOfDay: number;
  /** The digits of the fraction without trailing zeros. */
  readonly fraction: string;
  /** Minutes east of UTC. */
  readonly offset: number | undefined;
}

const YEAR = "(?<year>-?(?:[1-9][0-9]{3,}|0[0-9]{3}))";
const MONTH = "(?<month>0[1-9]|1[0-2])";
const DAY = "(?<day>0[1-9]|[12][0-9]|3[01])";
const TIME =
  "(?:(?<hour>[01][0-9]|2[0-3]):(?<minute>[0-5][0-9]):(?<second>[0-5][0-9])(?:\\.(?<fraction>[0-9]+))?|(?<midnight>24:00:00(?:\\.0+)?))";
const ZONE =
  "(?:(?<utc>Z)|(?<sign>[+-])(?<zoneHour>0[0-9]|1[0-3]):(?<zoneMinute>[0-5][0-9])|(?<far>[+-]14:00))?";

/** `xs:dateTime` and the types of its parts (XSD 1.0 part 2, sections 3.2.7 to 3.2.14). */
export const dateTime = dateTimeType(
  "a date and time such as 2024-02-29T13:20:00Z",
  `${YEAR}-${MONTH}-${DAY}T${TIME}`,
);
export const time = dateTimeType("a time such as 13:20:00Z", TIME);
export const date = dateTimeType("a date such as 2024-02-29", `${YEAR}-${MONTH}-${DAY}`);
export const gYearMonth = dateTimeType("a month such as 2024-02", `${YEAR}-${MONTH}`);
export const gYear = dateTimeType("a year such as 2024", YEAR);
export const gMonthDay = dateTimeType("a day of the year such as --02-29", `--${MONTH}-${DAY}`);
export const gDay = dateTimeType("a day of the month such as ---29", `---${DAY}`);
export const gMonth = dateTimeType("a month of the year such as --02", `--${MONTH}`);

function dateTimeType(expected: string, lexical: string): Datatype<DateTime> {
  const expression = new RegExp(`^${lexical}${ZONE}$`);
  return {
    expected,
    parse: (text) => readParts(expression.exec(text)?.groups),
    key(value) {
      const { seconds, fraction } = toInstant(value, value.offset ?? 0);
      return `${seconds}.${fraction}${value.offset === undefined ? "" : "Z"}`;
    },
    compare: compareDateTimes,
  };
}

function readParts(parts: Readonly<Record<string, string | undefined>> | undefined): DateTime | undefined {
  if (parts === undefined) return undefined;
  // A leap year, so that February 29 is valid if the type has no year.
  const { year = "2000" } = parts;
  const month = Number(parts.month ?? 1);
  const day = Number(parts.day ?? 1);
  // The year 0 does not exist (section 3.2.7.1).
  if (/^-?0000$/.test(year) || day > lengthOfMonth(year, month)) return undefined;
  const secondOfDay =
    parts.midnight === undefined
      ? (Number(parts.hour ?? 0) * 60 + Number(parts.minute ?? 0)) * 60 + Number(parts.second ?? 0)
      : 86_400;
  return {
    year,
    month,
    day,
    secondOfDay,
    fraction: stripTrailingZeros(parts.fraction ?? ""),
    offset: readOffset(parts),
  };
}

function readOffset({
  utc,
  sign,
  zoneHour,
  zoneMinute,
  far,
}: Readonly<Record<string, string | undefined>>): number | undefined {
  if (utc !== undefined) return 0;
  if (far !== undefined) return far.startsWith("-") ? -840 : 840;
  if (sign === undefined) return undefined;
  const minutes = Number(zoneHour) * 60 + Number(zoneMinute);
  return sign === "-" ? 0 - minutes : minutes;
}

function lengthOfMonth(year: string, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  // 10,000 is a multiple of 400, so the last four digits decide.
  const last = Number(year.slice(-4));
  return last % 4 === 0 && (last % 100 !== 0 || last % 400 === 0) ? 29 : 28;
}

/** Compares by section 3.2.7.3, a partial order if only one of the two has a time zone. */
function compareDateTimes(a: DateTime, b: DateTime): number | undefined {
  if ((a.offset === undefined) === (b.offset === undefined)) {
    return compareInstants(toInstant(a, a.offset ?? 0), toInstant(b, b.offset ?? 0));
  }
  if (a.offset === undefined) {
    const reverse = compareDateTimes(b, a);
    return reverse === undefined ? undefined : 0 - reverse;
  }
  const instant = toInstant(a, a.offset);
  if (compareInstants(instant, toInstant(b, 840)) < 0) return -1;
  return compareInstants(instant, toInstant(b, -840)) > 0 ? 1 : undefined;
}

function toInstant({ year, month, day, secondOfDay, fraction }: DateTime, offset: number): Instant {
  const days = countDays(BigInt(year), month, day);
  return { seconds: days * 86_400n + BigInt(secondOfDay - offset * 60), fraction };
}

/** Months and seconds are separate because months differ in length. All parts have the sign of the whole. */
export interface Duration {
  readonly months: bigint;
  readonly seconds: bigint;
  /** The digits of the fraction of a second without trailing zeros. */
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

/** The months to which durations are added for comparison (section 3.2.6.2), counted from year 0. */
const REFERENCES = [
  [1696, 9],
  [1697, 2],
  [1903, 3],
  [1903, 7],
].map(([year = 0, month = 0]) => BigInt(year * 12 + month - 1));

/** Compares in a partial order: one duration is greater only if it is greater from every reference month. */
function compareDurations(a: Duration, b: Duration): number | undefined {
  const [first = 0, ...others] = REFERENCES.map((reference) =>
    Math.sign(compareInstants(addTo(reference, a), addTo(reference, b))),
  );
  return others.every((other) => other === first) ? first : undefined;
}

/** Returns the instant at which a duration ends that begins with a month. */
function addTo(month: bigint, { months, seconds, fraction, negative }: Duration): Instant {
  const end = month + (negative ? -months : months);
  const year = floorDivide(end, 12n);
  const start = countDays(year, Number(end - 12n * year) + 1, 1) * 86_400n;
  if (!negative) return { seconds: start + seconds, fraction };
  // A fraction is added to the second before it.
  return fraction === ""
    ? { seconds: start - seconds, fraction }
    : { seconds: start - seconds - 1n, fraction: complement(fraction) };
}

/** Returns the digits of 1 minus the fraction with the given digits. */
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
