/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds, or one of the three forms of HTTP-date, which is held
 * against this machine's clock. Milliseconds, at least 0; undefined when there is none or it is neither.
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^[0-9]+$/.test(text)) return Number(text) * 1000;
  // Each form begins with the day of the week. Date.parse alone would take "-1" and "1.5" for dates too.
  const dateMs = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(withZone(text)) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

/** The form of C's asctime names no zone and means UTC, as HTTP has no other. */
function withZone(date: string): string {
  return date.endsWith("GMT") ? date : `${date} GMT`;
}
