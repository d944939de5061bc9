import { splitPointer } from "@payment-routing/contract-runtime";
import type { MacField, MacSpecification } from "../gen/index.ts";
import { readMember } from "../read-member.ts";

/** The objects that contain the fields of a MAC. */
interface MacSubject {
  readonly transaction: object;
  /** The callback of the transaction, for fields with `of: "callback"`. */
  readonly callback: object | undefined;
}

/** Joins the values of the fields. Throws a MacError that names the field. */
export function joinFields(subject: MacSubject, specification: MacSpecification): string {
  const values = specification.fields.map((field) => readField(subject, field, specification));
  return values.filter((value) => value !== undefined).join(specification.separator);
}

/** Returns the text of a field. Undefined if the field adds neither text nor separator. */
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

// Caches the parsed pointers of a specification, which are used for every callback.
const tokensOfFields = new WeakMap<MacField, readonly string[]>();

function findTokens(field: MacField): readonly string[] {
  const known = tokensOfFields.get(field);
  if (known !== undefined) return known;
  const tokens = splitPointer(field.pointer);
  tokensOfFields.set(field, tokens);
  return tokens;
}

/** Returns the value at a path of tokens. Ignores properties that are not part of JSON. */
function findValue(root: unknown, tokens: readonly string[]): unknown {
  let value = root;
  for (const token of tokens) value = findMember(value, token);
  return value;
}

function findMember(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  // Array properties such as `length` are not part of JSON.
  if (Array.isArray(value) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined;
  return readMember(value, name);
}

type Charset = MacSpecification["charset"];

/** Returns the text to hash: Node hashes a string as UTF-8. */
export function encodeText(text: string, charset: Charset): Uint8Array | string {
  return charset === "utf-8" ? text : Buffer.from(text, "latin1");
}

/** Returns whether a charset contains every character of a text. No charset contains lone surrogates. */
export function isEncodable(text: string, charset: Charset): boolean {
  // Node would otherwise replace such characters, and different texts would have the same bytes.
  return charset === "utf-8" ? text.isWellFormed() : !/[\u0100-\uffff]/.test(text);
}

const BOOLEANS = {
  "true/false": { true: "true", false: "false" },
  "1/0": { true: "1", false: "0" },
} as const;

/** Returns the text form of a value. Undefined for an object, an array or null. */
function renderValue(value: unknown, field: MacField, specification: MacSpecification): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return BOOLEANS[specification.booleans][`${value}`];
  if (typeof value === "number") return renderNumber(value, field.decimals);
  return undefined;
}

/** Returns undefined for a number that is not finite or above 2^53 - 1, because its digits are inexact. */
function renderNumber(value: number, decimals: number | undefined): string | undefined {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER || Number.isNaN(value)) return undefined;
  // String returns the shortest form that parses to the same number, as in RFC 8785.
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

/** Why a MAC cannot be computed. */
export type MacErrorReason = "missing-field" | "unrenderable-value" | "unencodable-character" | "empty-salt";

/** A transaction or salt without a MAC. The message names the field and contains no value. */
export class MacError extends Error {
  override readonly name = "MacError";
  readonly reason: MacErrorReason;
  /** The field, or undefined for the salt or a separator. */
  readonly field: MacField | undefined;

  constructor(reason: MacErrorReason, message: string, field?: MacField) {
    super(field === undefined ? message : `${field.of ?? "transaction"} ${field.pointer}: ${message}`);
    this.reason = reason;
    this.field = field;
  }
}
