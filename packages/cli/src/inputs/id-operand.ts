import type { SettingDefinition } from "../settings/setting-definition.ts";
import { anyInteger } from "./any-integer.ts";

/** The one argument of a command that belongs to no flag, where it is an ID. */
export function idOperand(placeholder: string, description: string): SettingDefinition<number> {
  const { parse } = anyInteger(description);
  return { default: 0, description, unit: "", placeholder, expected: "an ID", parse, isOperand: true };
}
