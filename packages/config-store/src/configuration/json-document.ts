import { type Issue, parseJson } from "@payment-routing/contract-runtime";
import { FRACTIONS, INTEGER, isRounded } from "./fractions.ts";
import { createPartFinder, type JsonPart, startOfJson } from "./json-parts.ts";
import type { DocumentContent } from "./source-document.ts";
import { createPlaceFinder } from "./text-position.ts";
import { noPositions } from "./yaml-positions.ts";

/**
 * Reads a file as JSON (RFC 8259), strictly: no comments, no comma behind the last part. Names given twice are faults,
 * and so are integers that are written as fractions, or that come out as others. Where something stands is looked up
 * when it is asked for.
 */
export function readJsonDocument(file: string, text: string, holdsSecrets: boolean): DocumentContent {
  const { toPlace, toPlaceOfLine } = createPlaceFinder(file, text, holdsSecrets);
  const parsed = parseJson<unknown>(text, { maxBytes: Number.POSITIVE_INFINITY }, isAnything);
  const issues = parsed.ok ? [] : parsed.issues;
  const faults = issues.map((issue) => {
    const { line = 1, column = 1 } = issue;
    const { expected, received } = describeProblem(issue, holdsSecrets);
    return {
      ...toPlaceOfLine(line, column),
      message: `expected ${expected}, got ${received}`,
      expected,
      received,
    };
  });
  const given = { file, text, holdsSecrets, faults };
  const read = parsed.ok ? parsed : readLeniently(text, issues);
  if (read === undefined) return { ...given, members: undefined, positions: noPositions(0) };

  const { value } = read;
  const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
  const add = (offset: number, expected: string, received: string) =>
    faults.push({ ...toPlace(offset), message: `expected ${expected}, got ${received}`, expected, received });
  if (!isMapping) add(startOfJson(text), "a mapping of sections", "another value");
  if (MAY_HAVE_FRACTIONS.test(text)) {
    for (const offset of findRounded(text, createPartFinder(text), value, startOfJson(text)))
      add(offset, INTEGER, holdsSecrets ? "another number" : readNumber(text, offset));
  }
  const members = isMapping ? new Map(Object.entries(value)) : undefined;
  return { ...given, members, positions: undefined };
}

/** What is at fault in other ways than that nobody could read it; of very many issues the last are not told. */
function readLeniently(text: string, issues: readonly Issue[]): { readonly value: unknown } | undefined {
  if (!issues.every(({ code }) => READABLE.has(code))) return undefined;
  try {
    return { value: JSON.parse(text.slice(startOfJson(text))) };
  } catch {
    return undefined;
  }
}

const isAnything = () => true;

/** What is wrong with a file that can be read all the same. */
const READABLE: ReadonlySet<string> = new Set(["repeated-member", "inexact-number"]);

function describeProblem({ code, expected, received }: Issue, holdsSecrets: boolean) {
  if (code === "repeated-member")
    return { expected: "each name once in a mapping", received: "one that is given before" };
  if (!holdsSecrets) return { expected, received };
  return { expected, received: code === "inexact-number" ? "another number" : "something else" };
}

type PartFinder = (offset: number) => ReadonlyMap<string, JsonPart>;

/** Seen from the text alone: true where something in quotes only looks like one. */
const MAY_HAVE_FRACTIONS = /[:,[\s]-?\d+[.eE]/;

/** The offsets of integers inside of a value that are written as fractions. */
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
  return /^[-+.\w]*/.exec(text.slice(offset, offset + MOST_DIGITS))?.[0] ?? "";
}

/** More than any number has that can be told from another. */
const MOST_DIGITS = 400;
