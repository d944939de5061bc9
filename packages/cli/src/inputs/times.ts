import type { SettingDefinition } from "../settings/setting-definition.ts";

/** A point in time, in milliseconds since 1970 in UTC. */
export function instant(description: string): SettingDefinition<number | undefined> {
  const expected = "a time such as 2026-11-20T09:30:00Z, the seconds since 1970, or now";
  return { default: undefined, description, placeholder: "time", expected, parse: parseInstant };
}

const WITHOUT_SECONDS = /T\d\d:\d\d(?=Z|[+-])/;

function parseInstant(text: string): number | undefined {
  if (text === "now") return Date.now();
  // Fewer digits are a year or a date without separators.
  if (/^\d{9,11}$/.test(text)) return Number(text) * 1000;
  return readTime(text.replace(WITHOUT_SECONDS, "$&:00"))?.getTime();
}

/** A time as the internal listener accepts it: RFC 3339 with seconds. Returns the text unchanged. */
export function moment(description: string): SettingDefinition<string | undefined> {
  const parse = (text: string) => (readTime(text) === undefined ? undefined : text);
  const expected = "a time such as 2026-11-20T09:30:00Z";
  return { default: undefined, description, placeholder: "time", expected, parse };
}

const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

function readTime(text: string): Date | undefined {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  // Date reads the 30th of February as the 2nd of March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) > lastDay) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
