import { extname } from "node:path";
import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { LocatedFault, Place } from "./configuration-error.ts";
import { FRACTIONS, INTEGER, isRounded } from "./fractions.ts";
import { readJsonDocument } from "./json-document.ts";
import { createOffsetFinder } from "./json-parts.ts";
import { createPlaceFinder } from "./text-position.ts";
import { collectPositions, findOffset, noPositions, type Positions, startOf } from "./yaml-positions.ts";

/** What was read of a YAML or JSON file: plain data, that a thread can hand to another. */
export interface DocumentContent {
  readonly file: string;
  readonly text: string;
  /** Whether nothing of it may be shown. */
  readonly holdsSecrets: boolean;
  /** What is wrong with it as YAML, or as JSON. */
  readonly faults: readonly LocatedFault[];
  /** The members at the top; undefined when the file cannot be read as far as that. */
  readonly members: ReadonlyMap<string, unknown> | undefined;
  /** Undefined where the text is well-formed JSON, in which they are looked up when they are asked for. */
  readonly positions: Positions | undefined;
}

/** A YAML or JSON file: what it holds, and where each part of it stands. */
export interface SourceDocument extends DocumentContent {
  /** The place of a value, or of its name; of the nearest part around it when there is nothing at the path. */
  locate(path: readonly string[], at: "name" | "value"): Place;
}

/**
 * Reads a file as YAML 1.2, or as JSON where its name ends in `.json`. Names given twice, unknown tags, several
 * documents in one file, and aliases that lead nowhere, into what they are part of, or multiply without bound are
 * faults, and so are integers that are written as fractions. They are told up to the first that keeps the rest from
 * being read. Of a file that holds secrets, or seems to, nothing is repeated: a secret may stand anywhere in it by mistake.
 */
export function readDocument(
  file: string,
  text: string,
  { holdsSecrets = SECRET_WORDS.test(text) }: { readonly holdsSecrets?: boolean } = {},
): SourceDocument {
  const read = extname(file).toLowerCase() === ".json" ? readJsonDocument : readYamlDocument;
  return openDocument(read(file, text, holdsSecrets));
}

/** Gives what was read what finds its places. */
export function openDocument(content: DocumentContent): SourceDocument {
  const { file, text, holdsSecrets, positions } = content;
  const { toPlace } = createPlaceFinder(file, text, holdsSecrets);
  const find: ReturnType<typeof createOffsetFinder> =
    positions === undefined ? createOffsetFinder(text) : (path, at) => findOffset(positions, path, at);
  return { ...content, locate: (path, at) => toPlace(find(path, at)) };
}

function readYamlDocument(file: string, text: string, holdsSecrets: boolean): DocumentContent {
  // Numbers and the like are names too, where names are asked for; "error" keeps the parser from printing warnings.
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: "error" });
  const { toPlace } = createPlaceFinder(file, text, holdsSecrets);
  const problems = upToFirstFatal([
    ...[...document.errors, ...document.warnings].map((error) => describeError(error, holdsSecrets)),
    ...findNodeProblems(document, holdsSecrets),
  ]);
  const members = problems.some(({ isFatal }) => isFatal) ? undefined : readMembers(document);
  if (members !== undefined && !(members instanceof Map)) problems.push(members);
  const isReadable = members instanceof Map;
  return {
    file,
    text,
    holdsSecrets,
    faults: problems.map(({ offset, expected, received }) => {
      return { ...toPlace(offset), message: `expected ${expected}, got ${received}`, expected, received };
    }),
    members: isReadable ? members : undefined,
    positions: isReadable ? collectPositions(document.contents) : noPositions(startOf(document.contents)),
  };
}

/** The document that was read of a file before, while that is as it was. */
export function findDocument(
  { path, text }: { readonly path: string; readonly text: string },
  before: readonly SourceDocument[],
): SourceDocument | undefined {
  return before.find((document) => document.file === path && document.text === text);
}

/** As JSON is read. */
const MAX_DEPTH = 64;
const LEVELS = `at most ${MAX_DEPTH} levels`;

/** Words that files have which hold keys, or name secrets, salts and the addresses of merchants. */
const SECRET_WORDS = /credential|secret|salt|callback|\binternal"?\s*:/;

interface Problem {
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
  /** Whether it keeps the rest of the file from being read. */
  readonly isFatal: boolean;
}

/** What stands before the place where reading comes to its end. Behind it one bracket too many makes every token a fault. */
function upToFirstFatal(problems: readonly Problem[]): Problem[] {
  const inOrder = problems.toSorted((a, b) => a.offset - b.offset);
  const end = inOrder.findIndex(({ isFatal }) => isFatal);
  return end === -1 ? inOrder : inOrder.slice(0, end + 1);
}

function describeError({ code, message, pos: [offset] }: YAMLError, holdsSecrets: boolean): Problem {
  // The parser's own words may quote the file.
  const words = holdsSecrets ? code : message;
  switch (code) {
    case "DUPLICATE_KEY": {
      const expected = "each name once in a mapping";
      return { offset, expected, received: "one that is given before", isFatal: false };
    }
    case "TAG_RESOLVE_FAILED": {
      const received = words.replace(/^Unresolved tag: /, "");
      return { offset, expected: "no tag, or one that YAML defines", received, isFatal: false };
    }
    // The parser recurses, and says so when it comes to the end of the stack.
    case "RESOURCE_EXHAUSTION":
      return { offset, expected: LEVELS, received: "more", isFatal: true };
    case "MULTIPLE_DOCS":
      return { offset, expected: "one document in a file", received: "another", isFatal: true };
    default:
      return { offset, expected: "well-formed YAML", received: `a fault: ${words}`, isFatal: true };
  }
}

/** What the parser takes and a configuration cannot mean. */
function findNodeProblems(document: Document.Parsed, holdsSecrets: boolean): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    Collection(_, collection, around) {
      if (around.filter(isCollection).length < MAX_DEPTH) return undefined;
      problems.push({ offset: startOf(collection), expected: LEVELS, received: "more", isFatal: true });
      return visit.SKIP;
    },
    Alias(_, alias, around) {
      const target = alias.resolve(document);
      if (target !== undefined && !around.includes(target)) return;
      const [expected, kind] = target
        ? ["an alias outside of its own anchor", "one inside"]
        : ["an alias of an anchor before it", "one that leads nowhere"];
      const received = holdsSecrets ? kind : `*${alias.source}`;
      problems.push({ offset: startOf(alias), expected, received, isFatal: true });
    },
    Scalar(_, scalar, around) {
      if (!isRounded(scalar.value, scalar.source ?? "") || isFraction(around.at(-1))) return;
      problems.push({
        offset: startOf(scalar),
        expected: INTEGER,
        received: holdsSecrets ? "another number" : String(scalar.source),
        isFatal: false,
      });
    },
  });
  return problems;
}

function isFraction(around: unknown): boolean {
  return isPair(around) && isScalar(around.key) && FRACTIONS.has(around.key.value);
}

function readMembers(document: Document.Parsed): Map<string, unknown> | Problem {
  const { contents } = document;
  const offset = startOf(contents);
  if (!isMap(contents)) {
    const received = contents === null ? "nothing" : "another value";
    return { offset, expected: "a mapping of sections", received, isFatal: true };
  }
  try {
    const value: Record<string, unknown> = document.toJS();
    return new Map(Object.entries(value));
  } catch (error) {
    // The parser bounds how far aliases of aliases may multiply.
    const received = error instanceof Error ? error.message : String(error);
    return { offset, expected: "fewer aliases", received, isFatal: true };
  }
}
