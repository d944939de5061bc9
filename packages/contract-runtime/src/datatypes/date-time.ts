import type { Datatype } from "./datatype.ts";
import { stripTrailingZeros } from "./decimal.ts";
import { compareInstants, countDays, type Instant } from "./instant.ts";

/** A date, a time or a part of one. The parts that its type leaves out have the values of a day of comparison. */
export interface DateTime {
  /** A decimal integer of any length. */
  readonly year: string;
  readonly month: number;
  readonly day: number;
  /** From midnight; 86,400 at its end. */
  readonly secondOfDay: number;
  /** Digits behind the point, without trailing zeros. */
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

/** `xs:dateTime` and those made of its parts (XSD 1.0 part 2, sections 3.2.7 to 3.2.14). */
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
  // A leap year, so that the 29th of February is a day of a year that is not given.
  const { year = "2000" } = parts;
  const month = Number(parts.month ?? 1);
  const day = Number(parts.day ?? 1);
  // There is no year 0 (section 3.2.7.1).
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
  // 10,000 is a multiple of 400: the last four digits tell.
  const last = Number(year.slice(-4));
  return last % 4 === 0 && (last % 100 !== 0 || last % 400 === 0) ? 29 : 28;
}

/** The order of section 3.2.7.3, which is partial where one of the two has a time zone and the other has none. */
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
