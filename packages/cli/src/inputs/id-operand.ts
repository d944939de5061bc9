import type { SettingDefinition } from "@payment-routing/server/settings";

/** The one argument of a command that belongs to no flag, where it is an ID. */
export function idOperand(placeholder: string, description: string): SettingDefinition<number> {
  const parse = (text: string) => {
    const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(id) ? id : undefined;
  };
  return { default: 0, description, unit: "", placeholder, expected: "an ID", parse, isOperand: true };
}
