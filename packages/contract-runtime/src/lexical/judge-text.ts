import type { IssueCode } from "../issue.ts";
import { quoteText } from "../quote-text.ts";
import type { SimpleTable } from "../schema-table.ts";
import { parseBoolean } from "./boolean.ts";
import { countCharacters } from "./count-characters.ts";
import { parseInteger } from "./integer.ts";
import { normaliseWhiteSpace } from "./white-space.ts";

/** The value of a text, or what is wrong with it. */
export type Judgement =
  | { readonly value: string | number | boolean }
  | { readonly code: IssueCode; readonly expected: string; readonly received: string };

/** Judges the text of an element by its simple type. */
export function judgeText(type: SimpleTable, raw: string): Judgement {
  const text = normaliseWhiteSpace(raw, type.whiteSpace);
  const value = parse(type.base, text);
  const refuse = (code: IssueCode, expected: string): Judgement => ({
    code,
    expected,
    received: quoteText(text),
  });
  if (value === undefined) {
    return refuse("invalid-lexical", type.base === "integer" ? "an integer" : "true, false, 1 or 0");
  }
  const pattern = type.patterns?.find(({ expression }) => !expression.test(text));
  if (pattern !== undefined) return refuse("pattern-mismatch", `text that matches ${pattern.source}`);
  if (type.enumeration !== undefined && !type.enumeration.includes(value as string | number)) {
    return refuse("not-in-enumeration", `one of ${type.enumeration.join(", ")}`);
  }
  if (
    typeof value === "number" &&
    !(value >= (type.minimum ?? -Infinity) && value <= (type.maximum ?? Infinity))
  ) {
    return refuse("out-of-range", describeRange(type));
  }
  if (typeof value === "string" && !isLengthAllowed(type, value)) {
    return refuse("invalid-length", describeLength(type));
  }
  return { value };
}

function parse(base: SimpleTable["base"], text: string): string | number | boolean | undefined {
  if (base === "integer") return parseInteger(text);
  return base === "boolean" ? parseBoolean(text) : text;
}

function describeRange({ minimum, maximum }: SimpleTable): string {
  if (minimum === undefined) return `an integer of at most ${maximum}`;
  return maximum === undefined
    ? `an integer of at least ${minimum}`
    : `an integer from ${minimum} to ${maximum}`;
}

function describeLength({ minLength, maxLength }: SimpleTable): string {
  const unit = (maxLength ?? minLength) === 1 ? "character" : "characters";
  if (minLength === maxLength) return `${minLength} ${unit}`;
  if (minLength === undefined) return `at most ${maxLength} ${unit}`;
  return maxLength === undefined ? `at least ${minLength} ${unit}` : `${minLength} to ${maxLength} ${unit}`;
}

function isLengthAllowed({ minLength, maxLength }: SimpleTable, value: string): boolean {
  if (minLength === undefined && maxLength === undefined) return true;
  const length = countCharacters(value);
  return length >= (minLength ?? 0) && length <= (maxLength ?? Number.POSITIVE_INFINITY);
}
