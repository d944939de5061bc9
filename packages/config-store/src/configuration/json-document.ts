import { type Issue, parseJson } from "@payment-routing/contract-runtime";
import { type DocumentContent, FRACTIONS, INTEGER, isRounded } from "./document-content.ts";
import { createPartFinder, type JsonPart, startOfJson } from "./json-parts.ts";
import { createFilePositionFinder } from "./text-position.ts";
import { noPositions } from "./yaml-positions.ts";

/**
 * Reads a file as JSON (RFC 8259), without comments or trailing commas. Repeated names are issues, and so are integers
 * that are written as fractions or are not exact.
 */
export function readJsonDocument(file: string, text: string, holdsSecrets: boolean): DocumentContent {
  const { toPosition, toPositionOfLine } = createFilePositionFinder(file, text, holdsSecrets);
  const parsed = parseJson<unknown>(text, { maxBytes: Number.POSITIVE_INFINITY }, isAnything);
  const parserIssues = parsed.ok ? [] : parsed.issues;
  const issues = parserIssues.map((issue) => {
    const { line = 1, column = 1 } = issue;
    const { expected, received } = describe(issue, holdsSecrets);
    return {
      ...toPositionOfLine(line, column),
      message: `expected ${expected}, got ${received}`,
      expected,
      received,
    };
  });
  const content = { file, text, holdsSecrets, issues };
  const read = parsed.ok ? parsed : readLeniently(text, parserIssues);
  if (read === undefined) return { ...content, members: undefined, positions: noPositions(0) };

  const { value } = read;
  const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
  const add = (offset: number, expected: string, received: string) =>
    issues.push({
      ...toPosition(offset),
      message: `expected ${expected}, got ${received}`,
      expected,
      received,
    });
  if (!isMapping) add(startOfJson(text), "a mapping of sections", "another value");
  if (MAY_HAVE_FRACTIONS.test(text)) {
    for (const offset of findRounded(text, createPartFinder(text), value, startOfJson(text)))
      add(offset, INTEGER, holdsSecrets ? "another number" : readNumber(text, offset));
  }
  const members = isMapping ? new Map(Object.entries(value)) : undefined;
  return { ...content, members, positions: undefined };
}

/** Reads text whose issues do not prevent parsing. The list of issues is limited: the last ones may be missing. */
function readLeniently(text: string, issues: readonly Issue[]): { readonly value: unknown } | undefined {
  if (!issues.every(({ code }) => READABLE.has(code))) return undefined;
  try {
    return { value: JSON.parse(text.slice(startOfJson(text))) };
  } catch {
    return undefined;
  }
}

const isAnything = () => true;

/** Issues that do not prevent parsing. */
const READABLE: ReadonlySet<string> = new Set(["repeated-member", "inexact-number"]);

function describe({ code, expected, received }: Issue, holdsSecrets: boolean) {
  if (code === "repeated-member")
    return { expected: "each name once in a mapping", received: "one that is given before" };
  if (!holdsSecrets) return { expected, received };
  return { expected, received: code === "inexact-number" ? "another number" : "something else" };
}

type PartFinder = (offset: number) => ReadonlyMap<string, JsonPart>;

/** A quick check of the text. Also matches numbers in strings. */
const MAY_HAVE_FRACTIONS = /[:,[\s]-?\d+[.eE]/;

/** The offsets of integers that are written as fractions, within a value. */
function* findRounded(
  text: string,
  partsOf: PartFinder,
  value: unknown,
  offset: number,
): Generator<number, void, undefined> {
  if (typeof value === "number" && isRounded(value, readNumber(text, offset))) yield offset;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of partsOf(offset)) {
    if (!FRACTIONS.has(name))
      yield* findRounded(text, partsOf, (value as Record<string, unknown>)[name], part.value);
  }
}

function readNumber(text: string, offset: number): string {
  return /^[-+.\w]*/.exec(text.slice(offset, offset + MAX_NUMBER_LENGTH))?.[0] ?? "";
}

/** Longer than the text of any number that is exact. */
const MAX_NUMBER_LENGTH = 400;
