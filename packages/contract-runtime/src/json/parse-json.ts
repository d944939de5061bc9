import type { AjvValidator } from "../ajv/ajv-validator.ts";
import { issuesFromAjv } from "../ajv/issues-from-ajv.ts";
import { Locator, locateIssue } from "../decoding/locate.ts";
import { type Issue, MAX_ISSUES, type Result } from "../issue.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { ReadError } from "../xml/read-error.ts";
import { findInvalidUtf8, sliceUtf8 } from "../xml/utf-8.ts";
import { hasOnlyExactNumbers } from "./exact-numbers.ts";
import { findOffset, type JsonNode, readJson } from "./read-json.ts";

/**
 * Reads a JSON document and judges its value: quickly when it is valid, which it nearly always is, and thoroughly when
 * it is not, or when it takes a closer look to tell.
 */
export function parseJson<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): Result<T> {
  const value = parseValid<T>(input, options, check);
  return value === undefined ? parseWithPositions(input, options, check) : { ok: true, value };
}

/** The value of a document that is plainly valid; undefined for any other, be it valid or not. */
export function parseValid<T>(
  input: Uint8Array | string,
  options: ParseOptions | undefined,
  check: AjvValidator,
): T | undefined {
  const { maxBytes, maxDepth } = parseBounds(options);
  const text = typeof input === "string" ? admitString(input, maxBytes) : admitBytes(input, maxBytes);
  if (text === undefined || !hasOnlyExactNumbers(text)) return undefined;
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
  const { maxBytes, maxDepth } = parseBounds(options);
  const bytes = admit(input, maxBytes);
  if (bytes instanceof ReadError) return reject(input, [{ ...bytes, path: "" }]);
  const { root, errors } = readJson(bytes, maxDepth);
  const readIssues = errors.map(({ path, error }): OffsetIssue => ({ ...error, path }));
  if (root === undefined) return reject(bytes, readIssues);

  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  // An issue of the value at an inexact number would be about the rounded number, not the written one.
  const inexact = new Set(readIssues.filter(({ code }) => code === "inexact-number").map(({ path }) => path));
  const valueIssues = validate(value, check, root).filter(({ path }) => !inexact.has(path));
  const issues = [...readIssues, ...valueIssues];
  return issues.length === 0 ? { ok: true, value: value as T } : reject(bytes, issues);
}

function admit(input: Uint8Array | string, maxBytes: number): Uint8Array | ReadError {
  try {
    return admitDocument(input, { maxBytes });
  } catch (thrown) {
    if (!(thrown instanceof ReadError)) throw thrown;
    // The other codes are the same for XML and JSON.
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

/** Bounds of reading one JSON document. */
export interface ParseOptions {
  /** The most bytes a document may have. Default 1,048,576 (1 MiB). */
  readonly maxBytes?: number;
  /** The deepest nesting of objects and arrays, the outermost being 1. Default 64, at most 1,024. */
  readonly maxDepth?: number;
}

/** The bounds in force, those that no option gives among them. */
export function parseBounds(options: ParseOptions | undefined): Required<ParseOptions> {
  return {
    maxBytes: options?.maxBytes ?? 1_048_576,
    maxDepth: Math.min(options?.maxDepth ?? 64, 1024),
  };
}

/**
 * How many members the objects of a parsed value have, however deep. NaN when it is nested deeper than `maxDepth`, which
 * bounds the recursion too, or holds a number so large that it may be another one than was written.
 */
export function countMembers(value: unknown, maxDepth: number): number {
  return countWithin([value], maxDepth);
}

/** @param depth how many levels there may be below */
function countWithin(
  container: readonly unknown[] | Readonly<Record<string, unknown>>,
  depth: number,
): number {
  let count = 0;
  if (Array.isArray(container)) {
    for (const item of container) count += countInside(item, depth);
    return count;
  }
  // Not Object.keys, which makes an array. A name from a prototype makes the count wrong, and the slow judge is asked.
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
 * How many members the text of a document has, or more: a colon behind a quote or behind white space may also stand in
 * a string, but no name is left out. When this is the number of members of its value, no name was given twice.
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
