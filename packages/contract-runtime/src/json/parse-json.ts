import type { AjvValidator } from "../ajv/ajv-errors.ts";
import { issuesFromAjv } from "../ajv/issues-from-ajv.ts";
import { Locator, locateIssue, type Position } from "../decoding/locate.ts";
import { type Issue, MAX_ISSUES, type Result } from "../issue.ts";
import { admitDocument } from "../xml/read-document.ts";
import { ReadError } from "../xml/read-error.ts";
import { findInvalidUtf8, sliceUtf8 } from "../xml/utf-8.ts";
import { hasOnlyExactNumbers, showAsWritten } from "./exact-numbers.ts";
import type { JsonNode } from "./json-cursor.ts";
import { findOffset, readJson } from "./read-json.ts";

/**
 * Parses and validates a JSON document. `JSON.parse` reads documents that are clearly valid; all others are read again
 * with positions.
 */
export function parseJson<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): Result<T> {
  const value = parseValid<T>(input, options, check);
  return value === undefined ? parseWithPositions(input, options, check) : { ok: true, value };
}

/** Returns the value of a document that is clearly valid; undefined for any other document, valid or not. */
export function parseValid<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): T | undefined {
  const { exactNumbers, maxBytes, maxDepth } = parseBounds(options);
  const text = typeof input === "string" ? admitString(input, maxBytes) : admitBytes(input, maxBytes);
  if (text === undefined || (exactNumbers && !hasOnlyExactNumbers(text))) return undefined;
  const value = parseNatively(text);
  const isPlain = countMembers(value, maxDepth) === countNames(text);
  return isPlain && check(value) ? (value as T) : undefined;
}

function admitString(text: string, maxBytes: number): string | undefined {
  // A UTF-16 unit needs at most three bytes in UTF-8. A longer string may still fit, and is encoded to find out.
  return text.length * 3 <= maxBytes && text.isWellFormed() ? text : undefined;
}

function admitBytes(bytes: Uint8Array, maxBytes: number): string | undefined {
  if (!(bytes.length <= maxBytes) || findInvalidUtf8(bytes) >= 0) return undefined;
  return sliceUtf8(bytes, 0, bytes.length);
}

/** Returns undefined for a text that is not JSON. */
function parseNatively(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An issue without its line, column and message. */
interface OffsetIssue extends Pick<Issue, "code" | "path" | "expected" | "received"> {
  /** Byte offset. */
  readonly offset: number;
}

/** Reads a document byte by byte and validates its value. Issues have positions and come in document order. */
export function parseWithPositions<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): Result<T> {
  const { exactNumbers, maxBytes, maxDepth } = parseBounds(options);
  const bytes = admit(input, maxBytes);
  if (bytes instanceof ReadError) return reject(input, [{ ...bytes, path: "" }]);
  const { root, errors } = readJson(bytes, maxDepth);
  const readIssues = errors
    .filter(({ error }) => exactNumbers || error.code !== "inexact-number")
    .map(({ path, error }): OffsetIssue => ({ ...error, path }));
  if (root === undefined) return reject(bytes, readIssues);

  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // At an inexact number, an issue of the value would describe the rounded number instead of the written one.
  const inexact = new Set(readIssues.filter(({ code }) => code === "inexact-number").map(({ path }) => path));
  const valueIssues = validate(value, check, root)
    .filter(({ path }) => !inexact.has(path))
    .map((issue) => ({ ...issue, received: showAsWritten(issue.received, sourceAt(bytes, issue.offset)) }));
  const issues = [...readIssues, ...valueIssues];
  return issues.length === 0 ? { ok: true, value: value as T } : reject(bytes, issues);
}

/** Long enough for any number, which is ASCII. */
function sourceAt(bytes: Uint8Array, offset: number): string {
  return sliceUtf8(bytes, offset, Math.min(offset + 400, bytes.length));
}

function admit(input: Uint8Array | string, maxBytes: number): Uint8Array | ReadError {
  try {
    return admitDocument(input, { maxBytes });
  } catch (thrown) {
    if (!(thrown instanceof ReadError)) throw thrown;
    // XML and JSON share the other codes.
    const code = thrown.code === "malformed-xml" ? "malformed-json" : thrown.code;
    return new ReadError(code, thrown.offset, thrown.expected, thrown.received);
  }
}

function validate(value: unknown, check: AjvValidator, root: JsonNode): OffsetIssue[] {
  if (check(value)) return [];
  return issuesFromAjv(check.errors ?? [], value).map((issue) => ({
    ...issue,
    offset: findOffset(root, issue.path, issue.code === "unexpected-member"),
  }));
}

function reject(input: Uint8Array | string, issues: readonly OffsetIssue[]): Result<never> {
  const locator = new Locator(input);
  const located = issues
    .toSorted((a, b) => a.offset - b.offset)
    .slice(0, MAX_ISSUES)
    .map(({ code, path, offset, expected, received }) =>
      locateIssue(locator, code, path, offset, expected, received),
    );
  return { ok: false, issues: located };
}

/** Limits for reading one JSON document. */
export interface ParseOptions {
  /** The maximum size of a document in bytes. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number;
  /** The maximum nesting of objects and arrays, counting the outermost as 1. Default 64, at most 1,024. */
  readonly maxDepth?: number;
  /** False accepts numbers that JavaScript reads as another integer. Default true. */
  readonly exactNumbers?: boolean;
}

/** Returns the limits in force, including defaults. */
export function parseBounds(options: ParseOptions | undefined): Required<ParseOptions> {
  return {
    maxBytes: options?.maxBytes ?? 1_048_576,
    maxDepth: Math.min(options?.maxDepth ?? 64, 1024),
    exactNumbers: options?.exactNumbers ?? true,
  };
}

/**
 * Counts the members of all objects in a parsed value. Returns NaN if the value is nested deeper than `maxDepth`, which
 * also limits the recursion, or contains a number that may have been rounded to an integer.
 */
export function countMembers(value: unknown, maxDepth: number): number {
  return countWithin([value], maxDepth);
}

/** @param depth the number of levels allowed below */
function countWithin(
  container: readonly unknown[] | Readonly<Record<string, unknown>>,
  depth: number,
): number {
  let count = 0;
  if (Array.isArray(container)) {
    for (const item of container) count += countInside(item, depth);
    return count;
  }
  // Object.keys would create an array. An inherited name makes the count wrong, which only causes a second reading.
  for (const name in container)
    count += 1 + countInside((container as Readonly<Record<string, unknown>>)[name], depth);
  return count;
}

function countInside(value: unknown, depth: number): number {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? 0 : Number.NaN;
  if (typeof value !== "object" || value === null) return 0;
  return depth > 0 ? countWithin(value as Readonly<Record<string, unknown>>, depth - 1) : Number.NaN;
}

/**
 * Returns an upper bound of the number of members in a text: a colon behind a quote or white space may also be inside a
 * string. If the bound equals the number of members of the value, no name occurs twice.
 */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE || before <= SPACE) count++;
  }
  return count;
}

const QUOTE = 0x22;
const SPACE = 0x20;

/** Finds the positions of values in a JSON document, for issues found after parsing. */
export class JsonLocator {
  readonly #root;
  readonly #locator: Locator;

  /** @param document valid UTF-8 */
  constructor(document: Uint8Array, options?: ParseOptions) {
    this.#root = readJson(document, parseBounds(options).maxDepth).root;
    this.#locator = new Locator(document);
  }

  /**
   * Returns the position of the value at a JSON Pointer or, if there is none, of the object that lacks it. Returns undefined
   * for a malformed document.
   */
  locate(pointer: string): Position | undefined {
    return this.#root && this.#locator.locate(findOffset(this.#root, pointer, false));
  }

  /** Returns the position of the name of a member, or of an item or, if there is none, of the nearest one around it. */
  locateName(pointer: string): Position | undefined {
    return this.#root && this.#locator.locate(findOffset(this.#root, pointer, true));
  }
}
