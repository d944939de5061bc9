import type { MacField, MacSpecification } from "../gen/index.ts";

const BOOLEANS = {
  "true/false": { true: "true", false: "false" },
  "1/0": { true: "1", false: "0" },
} as const;

/** The text that a value contributes to a MAC, or undefined when it has none: an object, an array, null. */
export function renderValue(
  value: unknown,
  field: MacField,
  specification: MacSpecification,
): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return BOOLEANS[specification.booleans][`${value}`];
  if (typeof value === "number") return renderNumber(value, field.decimals);
  return undefined;
}

/** A number whose digits are not certain, being past 2^53 - 1 or not finite, has no text. */
function renderNumber(value: number, decimals: number | undefined): string | undefined {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER || Number.isNaN(value)) return undefined;
  // String gives the shortest form that reads back as the same number, as RFC 8785 does.
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}
