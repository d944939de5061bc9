const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" });

/** A time in the zone of the browser: the clock alone for a time of today. */
export function formatTime(time: Date, now = new Date()): string {
  const clock = CLOCK.format(time);
  return DAY.format(time) === DAY.format(now) ? clock : `${DAY.format(time)}, ${clock}`;
}

/** The same time in UTC, to compare it with logs. */
export function formatUtc(time: Date): string {
  return `${time.toISOString().replace("T", " ").replace("Z", "")} UTC`;
}

/** A time of a query as the value of `<input type="datetime-local">`: local, to the second. */
export function toLocalInput(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

/** The value of `<input type="datetime-local">` as a time of a query, in UTC. */
export function fromLocalInput(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

const UNITS = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
] as const;

/** A duration in its two largest units: `2 h 5 min`. Below 10 ms, what is measured in microseconds stays exact. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10 && !Number.isInteger(milliseconds)) return `${Math.round(milliseconds * 1000)} µs`;
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
