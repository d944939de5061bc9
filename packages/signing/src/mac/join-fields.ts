import type { MacField, MacSpecification } from "../gen/index.ts";
import { isEncodable } from "./encode-text.ts";
import { findValue, readTokens } from "./find-value.ts";
import { MacError } from "./mac-error.ts";
import { renderValue } from "./render-value.ts";

/** Where the fields of a MAC are found. */
export interface MacSubject {
  readonly transaction: object;
  /** The callback around the transaction, for a specification with fields of it. */
  readonly callback: object | undefined;
}

/** The values of the fields, joined: what a MAC covers besides the salt. Throws a MacError that names the field. */
export function joinFields(subject: MacSubject, specification: MacSpecification): string {
  const values = specification.fields.map((field) => readField(subject, field, specification));
  return values.filter((value) => value !== undefined).join(specification.separator);
}

/** What a field contributes; undefined when that is nothing, not even a separator. */
function readField(
  subject: MacSubject,
  field: MacField,
  specification: MacSpecification,
): string | undefined {
  const value = findValue(subject[field.of ?? "transaction"], findTokens(field));
  if (value === undefined) {
    if (field.required) throw new MacError("missing-field", "expected a value, got nothing", field);
    return specification.absent === "empty" ? "" : undefined;
  }
  const text = renderValue(value, field, specification);
  if (text === undefined) {
    throw new MacError("unrenderable-value", "expected text, an exact number or a boolean", field);
  }
  if (!isEncodable(text, specification.charset)) {
    throw new MacError("unencodable-character", `expected characters of ${specification.charset}`, field);
  }
  return text;
}

// A specification lasts as long as the configuration that it is in, and its pointers are followed for every callback.
const tokensOfFields = new WeakMap<MacField, readonly string[]>();

function findTokens(field: MacField): readonly string[] {
  const known = tokensOfFields.get(field);
  if (known !== undefined) return known;
  const tokens = readTokens(field.pointer);
  tokensOfFields.set(field, tokens);
  return tokens;
}
