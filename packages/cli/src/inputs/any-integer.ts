import type { SettingDefinition } from "../settings/setting-definition.ts";
import { integer } from "../settings/setting-kinds.ts";

/** An ID or a status code, which may be any whole number that is exact. Without a default. */
export function anyInteger(description: string): SettingDefinition<number | undefined> {
  const { MIN_SAFE_INTEGER: min, MAX_SAFE_INTEGER: max } = Number;
  return integer({ default: undefined, min, max, unit: "", description });
}
