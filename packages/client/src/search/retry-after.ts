/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date to be compared with this machine's
 * clock. Milliseconds, never negative; undefined when there is none or it says neither.
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^[0-9]{1,9}$/.test(header)) return Number(header) * 1000;
  // Every form of HTTP-date has a letter in it; Date.parse alone would take "-1" and "1.5" for dates too.
  const dateMs = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(withZone(header)) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

/** The form of C's asctime names no zone and means UTC, as HTTP has no other. */
function withZone(date: string): string {
  return date.endsWith("GMT") ? date : `${date} GMT`;
}
