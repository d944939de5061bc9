const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Reads a moment as RFC 3339 writes it, to the second or finer. Undefined for every other text. */
export function readTime(text: string): Date | undefined {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  // Date takes the 30th of February for the 2nd of March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) > lastDay) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
