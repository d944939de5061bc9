import type { Result } from "../issue.ts";
import { findInvalidUtf8, sliceUtf8 } from "../xml/utf-8.ts";
import type { AjvValidator } from "./ajv-validator.ts";
import { countMembers, countNames } from "./count-members.ts";
import { type ParseOptions, parseBounds } from "./parse-options.ts";
import { parseThoroughly } from "./parse-thoroughly.ts";
import { areNumbersSurelyExact } from "./surely-exact.ts";

/**
 * Reads a JSON document and judges its value: quickly when it is valid, which it nearly always is, and thoroughly when
 * it is not, or when it takes a closer look to tell.
 */
export function parseJson<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): Result<T> {
  const value = parseQuickly<T>(input, options, check);
  return value === undefined ? parseThoroughly(input, options, check) : { ok: true, value };
}

/** The value of a document that is plainly valid; undefined for any other, be it valid or not. */
export function parseQuickly<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): T | undefined {
  const { maxBytes, maxDepth } = parseBounds(options);
  const text = typeof input === "string" ? admitString(input, maxBytes) : admitBytes(input, maxBytes);
  if (text === undefined || !areNumbersSurelyExact(text)) return undefined;
  const value = parseNatively(text);
  const isPlain = countMembers(value, maxDepth) === countNames(text);
  return isPlain && check(value) ? (value as T) : undefined;
}

function admitString(text: string, maxBytes: number): string | undefined {
  // No unit becomes more than three bytes. A string past that may fit as well, but has to be encoded to tell.
  return text.length * 3 <= maxBytes && text.isWellFormed() ? text : undefined;
}

function admitBytes(bytes: Uint8Array, maxBytes: number): string | undefined {
  if (!(bytes.length <= maxBytes) || findInvalidUtf8(bytes) >= 0) return undefined;
  return sliceUtf8(bytes, 0, bytes.length);
}

/** Undefined for what is no JSON. */
function parseNatively(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
