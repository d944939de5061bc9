import { extname } from "node:path";
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { LocatedFault, Place } from "./configuration-error.ts";
import { FRACTIONS, INTEGER, isRounded } from "./fractions.ts";
import { readJsonDocument } from "./json-document.ts";
import { createPlaceFinder } from "./text-position.ts";

/** A YAML or JSON file: what it holds, and where each part of it stands. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** What is wrong with it as YAML, or as JSON. */
  readonly faults: readonly LocatedFault[];
  /** The members at the top; undefined when the file cannot be read as far as that. */
  readonly members: ReadonlyMap<string, unknown> | undefined;
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
  if (extname(file).toLowerCase() === ".json") return readJsonDocument(file, text, holdsSecrets);
  // Numbers and the like are names too, where names are asked for; "error" keeps the parser from printing warnings.
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: "error" });
  const { toPlace } = createPlaceFinder(file, text, holdsSecrets);
  const problems = upToFirstFatal([
    ...[...document.errors, ...document.warnings].map((error) => describeError(error, holdsSecrets)),
    ...findNodeProblems(document, holdsSecrets),
  ]);
  const members = problems.some(({ isFatal }) => isFatal) ? undefined : readMembers(document);
  if (members !== undefined && !(members instanceof Map)) problems.push(members);
  return {
    file,
    text,
    faults: problems.map(({ offset, expected, received }) => {
      return { ...toPlace(offset), message: `expected ${expected}, got ${received}`, expected, received };
    }),
    members: members instanceof Map ? members : undefined,
    locate: (path, at) => toPlace(findOffset(document, path, at)),
  };
}

/** The document that was read of a file before, while that is as it was, or else what it is now. */
export function rereadDocument(
  { path, text }: { readonly path: string; readonly text: string },
  before: readonly SourceDocument[] = [],
): SourceDocument {
  return (
    before.find((document) => document.file === path && document.text === text) ?? readDocument(path, text)
  );
}

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

function findOffset(document: Document.Parsed, path: readonly string[], at: "name" | "value"): number {
  let node: Node | null = document.contents;
  let offset = startOf(node);
  for (const [depth, step] of path.entries()) {
    const child = findChild(isAlias(node) ? node.resolve(document) : node, step);
    if (child === undefined) break;
    const isName = at === "name" && depth === path.length - 1;
    offset = startOf(isName ? (child.name ?? child.value) : (child.value ?? child.name));
    node = child.value;
  }
  return offset;
}

interface Child {
  /** Null for an item of a list. */
  readonly name: Node | null;
  /** Null for a name without anything behind it. */
  readonly value: Node | null;
}

function findChild(around: unknown, step: string): Child | undefined {
  if (isMap<Node, Node | null>(around)) {
    // Of a name that is given twice, the last one counts.
    const pair = around.items.findLast(({ key }) => String(key) === step);
    return pair && { name: pair.key, value: pair.value };
  }
  const item = isSeq<Node>(around) ? around.items[Number(step)] : undefined;
  return item && { name: null, value: item };
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
