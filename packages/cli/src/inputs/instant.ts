import type { SettingDefinition } from "@payment-routing/server/settings";

const ISO_8601 = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A point in time, in milliseconds since 1970 began in UTC. */
export function instant(description: string): SettingDefinition<number | undefined> {
  const expected = "a time such as 2026-11-20T09:30:00Z, the seconds since 1970, or now";
  return { default: undefined, description, unit: "", placeholder: "time", expected, parse: parseInstant };
}

function parseInstant(text: string): number | undefined {
  if (text === "now") return Date.now();
  if (/^\d{1,11}$/.test(text)) return Number(text) * 1000;
  const [, year, month, day] = ISO_8601.exec(text) ?? [];
  // Date.parse takes the 30th of February for the 2nd of March.
  if (day === undefined || Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate())
    return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
