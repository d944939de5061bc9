/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date compared with the local clock. Returns
 * milliseconds, at least 0; undefined if the header is absent or invalid.
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^[0-9]{1,9}$/.test(header)) return Number(header) * 1000;
  // An HTTP-date starts with a day name; Date.parse alone would accept "-1" and "1.5".
  const dateMs = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(withZone(header)) : Number.NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}

/** The asctime form has no zone and means UTC. */
function withZone(date: string): string {
  return date.endsWith("GMT") ? date : `${date} GMT`;
}
