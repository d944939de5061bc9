import { readTime, type SettingDefinition } from "@payment-routing/server/settings";

const WITHOUT_SECONDS = /T\d\d:\d\d(?=Z|[+-])/;

/** A point in time, in milliseconds since 1970 began in UTC. */
export function instant(description: string): SettingDefinition<number | undefined> {
  const expected = "a time such as 2026-11-20T09:30:00Z, the seconds since 1970, or now";
  return { default: undefined, description, unit: "", placeholder: "time", expected, parse: parseInstant };
}

function parseInstant(text: string): number | undefined {
  if (text === "now") return Date.now();
  if (/^\d{1,11}$/.test(text)) return Number(text) * 1000;
  return readTime(text.replace(WITHOUT_SECONDS, "$&:00"))?.getTime();
}
