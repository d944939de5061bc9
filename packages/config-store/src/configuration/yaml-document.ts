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
import { type DocumentContent, FRACTIONS, INTEGER, isRounded } from "./document-content.ts";
import { createFilePositionFinder } from "./text-position.ts";
import { collectPositions, noPositions, startOf } from "./yaml-positions.ts";

/** Reads a file as YAML 1.2. */
export function readYamlDocument(file: string, text: string, holdsSecrets: boolean): DocumentContent {
  // stringKeys: a number as a name is a string. logLevel: the parser prints no warnings.
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: "error" });
  const { toPosition } = createFilePositionFinder(file, text, holdsSecrets);
  const issues = upToFirstFatal([
    ...[...document.errors, ...document.warnings].map((error) => describeError(error, holdsSecrets)),
    ...findNodeIssues(document, holdsSecrets),
  ]);
  const members = issues.some(({ isFatal }) => isFatal) ? undefined : readMembers(document);
  if (members !== undefined && !(members instanceof Map)) issues.push(members);
  const isReadable = members instanceof Map;
  return {
    file,
    text,
    holdsSecrets,
    issues: issues.map(({ offset, expected, received }) => {
      return { ...toPosition(offset), message: `expected ${expected}, got ${received}`, expected, received };
    }),
    members: isReadable ? members : undefined,
    positions: isReadable ? collectPositions(document.contents) : noPositions(startOf(document.contents)),
  };
}

/** The limit of the JSON reader. */
const MAX_DEPTH = 64;
const LEVELS = `at most ${MAX_DEPTH} levels`;

interface OffsetIssue {
  readonly offset: number;
  readonly expected: string;
  readonly received: string;
  /** Whether the rest of the file cannot be read. */
  readonly isFatal: boolean;
}

/** Drops the issues after the first fatal one: an extra bracket makes every later token an issue. */
function upToFirstFatal(issues: readonly OffsetIssue[]): OffsetIssue[] {
  const inOrder = issues.toSorted((a, b) => a.offset - b.offset);
  const end = inOrder.findIndex(({ isFatal }) => isFatal);
  return end === -1 ? inOrder : inOrder.slice(0, end + 1);
}

function describeError({ code, message, pos: [offset] }: YAMLError, holdsSecrets: boolean): OffsetIssue {
  // Messages of the parser may quote the file.
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
    // The parser is recursive and reached the end of the stack.
    case "RESOURCE_EXHAUSTION":
      return { offset, expected: LEVELS, received: "more", isFatal: true };
    case "MULTIPLE_DOCS":
      return { offset, expected: "one document in a file", received: "another", isFatal: true };
    default:
      return { offset, expected: "well-formed YAML", received: `a syntax error: ${words}`, isFatal: true };
  }
}

/** Finds valid YAML that has no meaning in a configuration. */
function findNodeIssues(document: Document.Parsed, holdsSecrets: boolean): OffsetIssue[] {
  const issues: OffsetIssue[] = [];
  visit(document, {
    Collection(_, collection, around) {
      if (around.filter(isCollection).length < MAX_DEPTH) return undefined;
      issues.push({ offset: startOf(collection), expected: LEVELS, received: "more", isFatal: true });
      return visit.SKIP;
    },
    Alias(_, alias, around) {
      const target = alias.resolve(document);
      if (target !== undefined && !around.includes(target)) return;
      const [expected, kind] = target
        ? ["an alias outside of its own anchor", "one inside"]
        : ["an alias of an anchor before it", "one that leads nowhere"];
      const received = holdsSecrets ? kind : `*${alias.source}`;
      issues.push({ offset: startOf(alias), expected, received, isFatal: true });
    },
    Scalar(_, scalar, around) {
      if (!isRounded(scalar.value, scalar.source ?? "") || isFraction(around.at(-1))) return;
      issues.push({
        offset: startOf(scalar),
        expected: INTEGER,
        received: holdsSecrets ? "another number" : String(scalar.source),
        isFatal: false,
      });
    },
  });
  return issues;
}

function isFraction(around: unknown): boolean {
  return isPair(around) && isScalar(around.key) && FRACTIONS.has(around.key.value);
}

function readMembers(document: Document.Parsed): Map<string, unknown> | OffsetIssue {
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
    // The parser limits the expansion of nested aliases.
    const received = error instanceof Error ? error.message : String(error);
    return { offset, expected: "fewer aliases", received, isFatal: true };
  }
}
