import type { SettingDefinition } from "@payment-routing/server/settings";

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** A moment as the internal listener takes it, RFC 3339 to the second or finer. It is passed on as it was written. */
export function moment(description: string): SettingDefinition<string | undefined> {
  const parse = (text: string) => (RFC_3339.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined);
  const expected = "a time such as 2026-11-20T09:30:00Z";
  return { default: undefined, description, unit: "", placeholder: "time", expected, parse };
}
