import { signal } from "@preact/signals";

/** Whether times are shown and typed in UTC instead of the zone of the browser. What shows a time follows it. */
export const isUtc = signal(false);

function formatInZone(options: Intl.DateTimeFormatOptions): (time: Date | number) => string {
  const local = new Intl.DateTimeFormat(undefined, options);
  const utc = new Intl.DateTimeFormat(undefined, { ...options, timeZone: "UTC" });
  return (time) => (isUtc.value ? utc : local).format(time);
}

const formatDay = formatInZone({ dateStyle: "medium" });
const formatClock = formatInZone({ timeStyle: "medium" });

/** A time: the clock alone for one of today. */
export function formatTime(time: Date, now = new Date()): string {
  const clock = formatClock(time);
  return formatDay(time) === formatDay(now) ? clock : `${formatDay(time)}, ${clock}`;
}

const formatHourMinute = formatInZone({ timeStyle: "short" });
const formatShortDay = formatInZone({ month: "short", day: "numeric" });

/** A time beside others on an axis, in seconds since 1970: days alone where they are far apart. */
export function formatAxisTime(seconds: number, all: readonly number[]): string {
  const isLong = (all.at(-1) ?? 0) - (all[0] ?? 0) > 2 * 86_400;
  return (isLong ? formatShortDay : formatHourMinute)(seconds * 1000);
}

const LOCAL = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });

/** The same time in the other zone: in UTC, as logs have it, or in the zone of the browser. */
export function formatOtherZone(time: Date): string {
  return isUtc.value ? LOCAL.format(time) : `${time.toISOString().replace("T", " ").replace("Z", "")} UTC`;
}

/** A time of a query as the value of `<input type="datetime-local">`, to the second. */
export function toLocalInput(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const offset = isUtc.value ? 0 : date.getTimezoneOffset();
  return new Date(date.getTime() - offset * 60_000).toISOString().slice(0, 19);
}

/** The value of `<input type="datetime-local">` as a time of a query, in UTC. */
export function fromLocalInput(value: string): string {
  const date = new Date(isUtc.value ? `${value}Z` : value);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

const UNITS = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

/** A duration in its two largest units: `2 h 5 min`. Below 10 ms, what is measured in microseconds has three digits. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10 && !Number.isInteger(milliseconds)) {
    const isShort = milliseconds < 1;
    return `${Number((isShort ? milliseconds * 1000 : milliseconds).toPrecision(3))} ${isShort ? "µs" : "ms"}`;
  }
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const first = UNITS.findIndex(([, size]) => milliseconds >= size);
  let rest = milliseconds;
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.join(" ");
}

/** A document with an indentation, and its numbers as they were written. Text that is not JSON stays as it is. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, keepNumber), null, 2);
  } catch {
    return text;
  }
}

// Not in TypeScript's library yet.
const { rawJSON } = JSON as typeof JSON & { rawJSON?: (text: string) => unknown };

function keepNumber(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== "number" || context?.source === undefined) return value;
  // A browser that cannot keep numbers shows the text unformatted.
  if (rawJSON === undefined) throw new Error("numbers would change");
  return rawJSON(context.source);
}

const WHOLE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 });
const PERCENT = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 });

/** A count with separators, exact. */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** A rate or a measured value, to three digits. Counts stay exact. */
export function formatValue(value: number): string {
  return Math.abs(value) >= 100 ? WHOLE.format(value) : SHORT.format(value);
}

/** A share to a tenth of a percent. Only all is 100 %. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "";
  return PERCENT.format(part === whole ? 1 : Math.floor((part / whole) * 1000) / 1000);
}

/** An amount in units of its last decimal place, exact: 124950 with 2 decimals is `1,249.50`. */
export function formatAmount(value: number, decimals: number, leastDecimals: number): string {
  const format = new Intl.NumberFormat(undefined, {
    minimumFractionDigits: Math.max(decimals, leastDecimals),
    maximumFractionDigits: 20,
  });
  // A number would be rounded.
  return format.format(`${value}e-${decimals}` as Intl.StringNumericLiteral);
}

/** A number with its noun: `1 lane`, `2 lanes`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** `1 lane stays as it is`, `2 lanes stay as they are`. */
export function countUnchanged(number: number, one: string): string {
  return `${count(number, one)} ${number === 1 ? "stays as it is" : "stay as they are"}`;
}
