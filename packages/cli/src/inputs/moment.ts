import { readTime, type SettingDefinition } from "@payment-routing/server/settings";

/** A moment as the internal listener takes it, RFC 3339 to the second or finer. It is passed on as it was written. */
export function moment(description: string): SettingDefinition<string | undefined> {
  const parse = (text: string) => (readTime(text) === undefined ? undefined : text);
  const expected = "a time such as 2026-11-20T09:30:00Z";
  return { default: undefined, description, unit: "", placeholder: "time", expected, parse };
}
