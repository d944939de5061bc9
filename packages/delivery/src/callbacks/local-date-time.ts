/**
 * A moment in UTC as the clocks of a time zone showed it, summer time and all: `YYYY-MM-DDTHH:MM:SS` in and out.
 * Undefined where that has no way of writing it: the day before the year 0 and the one after 9999.
 *
 * Throws a RangeError for a time zone that the IANA database does not have.
 */
export function toLocalDateTime(dateTime: string, timeZone: string): string | undefined {
  const minute = `${dateTime.slice(0, MINUTE_LENGTH)} ${timeZone}`;
  const seconds = dateTime.slice(MINUTE_LENGTH);
  const known = minutes.get(minute);
  if (known !== undefined && SECONDS.test(seconds)) return known + seconds;
  const local = showLocal(dateTime, timeZone);
  // Clocks that once differed from UTC by seconds may have been set in the midst of a minute.
  if (local?.endsWith(seconds)) remember(minute, local.slice(0, -seconds.length));
  return local;
}

// Payments come many a minute, and asking the time zone takes a tenth of what is done for a callback.
const minutes = new Map<string, string>();
const MOST_MINUTES = 1000;
const MINUTE_LENGTH = "YYYY-MM-DDTHH:MM".length;
const SECONDS = /^:[0-5][0-9]$/;

function remember(minute: string, local: string): void {
  if (minutes.size >= MOST_MINUTES) minutes.clear();
  minutes.set(minute, local);
}

function showLocal(dateTime: string, timeZone: string): string | undefined {
  // Years before 1 would be shown as those of an era of their own, and 400 years later all days are the same.
  const shift = dateTime < "0002" ? 400 : 0;
  const shifted = String(Number(dateTime.slice(0, 4)) + shift).padStart(4, "0") + dateTime.slice(4);
  // The parts by themselves would take twice as long. Their order is that of the calendar: ISO 8601's.
  const shown = findFormat(timeZone).format(new Date(`${shifted}Z`));
  const [year, month, day, hour, minute, second] = shown.match(/[0-9]+/g) ?? [];
  const localYear = Number(year) - shift;
  if (localYear < 0 || localYear > 9999) return undefined;
  return `${String(localYear).padStart(4, "0")}-${month}-${day}T${hour}:${minute}:${second}`;
}

// Making one takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, format);
  return format;
}
