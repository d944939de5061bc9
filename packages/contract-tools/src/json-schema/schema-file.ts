import { type AnyNode, evaluate, type Location, type MemberNode, parse } from "@humanwhocodes/momoa";
import { createSchemaError, type Diagnostic, type DiagnosticCode, type SchemaError } from "./diagnostic.ts";

/** The dialect of JSON Schema that contracts are written in, and published. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** A JSON object whose members have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Member names and item positions, from the root of a file inwards. */
export type SchemaPath = readonly (string | number)[];

/** Both numbers start at 1. Columns count Unicode characters. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** One file of a schema folder, with the position of each of its parts. */
export interface SchemaFile {
  /** Its name inside the folder. */
  readonly name: string;
  readonly text: string;
  readonly schema: JsonObject;
  /** The position of a member's name, or of an item; of the nearest part around it when there is nothing at the path. */
  locate(path: SchemaPath): Position;
}

/** A schema with everything it refers to inside it, and the file that each definition came from. */
export interface BundledSchema {
  /** Definitions stand in `$defs` under their titles, sorted; each `$ref` names one of them, or the root. */
  readonly schema: JsonObject;
  /** File names by title, the root's among them. */
  readonly origins: ReadonlyMap<string, string>;
}

/** How deep objects and lists may be nested in a file: the generators are recursive. */
const MAX_DEPTH = 128;

/** The generated validator reads an inherited member where a document has none, and the type generator calls some. */
const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype);

/**
 * Parses one schema file. Throws a SchemaError for text that is not JSON, a duplicate name, a name that every
 * JavaScript object inherits, deep nesting, or a root that is no object.
 */
export function readSchemaFile(name: string, text: string): SchemaFile {
  const pairs = Array.from(text.matchAll(/[\u{10000}-\u{10FFFF}]/gu), ({ index }) => index);
  const place = (location: Location): Position => toPosition(location, pairs);
  const fail = (diagnostics: readonly Omit<Diagnostic, "file">[]): SchemaError =>
    createSchemaError(
      diagnostics.map((diagnostic) => ({ ...diagnostic, file: name })),
      () => text,
    );
  const root = parseJson(text, (message, location) =>
    fail([{ code: "invalid-json", message, ...place(location) }]),
  );
  const mistakes = [...findMistakes(root, 1)];
  if (mistakes.length > 0)
    throw fail(mistakes.map(({ code, message, location }) => ({ code, message, ...place(location) })));
  const schema: unknown = evaluate(root);
  if (!isJsonObject(schema))
    throw fail([
      { code: "invalid-json", message: "a schema file holds one object", ...place(root.loc.start) },
    ]);
  const indexes = new WeakMap<AnyNode, ReadonlyMap<string, MemberNode>>();
  return { name, text, schema, locate: (path) => place(locate(root, path, indexes)) };
}

/** A diagnostic at a path of a file. */
export function diagnose(
  code: DiagnosticCode,
  message: string,
  file: SchemaFile,
  path: SchemaPath,
): Diagnostic {
  return { code, message, file: file.name, ...file.locate(path) };
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(text: string, fail: (message: string, location: Location) => SchemaError): AnyNode {
  try {
    return parse(text, { mode: "json" }).body;
  } catch (error) {
    const start = { line: 1, column: 1, offset: 0 };
    if (error instanceof RangeError) throw fail("objects and lists are nested too deeply", start);
    const { line = 1, column = 1, offset = 0, message } = error as Error & Partial<Location>;
    throw fail(message.replace(/\.? \(\d+:\d+\)$/, ""), { line, column, offset });
  }
}

interface Mistake {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly location: Location;
}

function* findMistakes(node: AnyNode, depth: number): Generator<Mistake> {
  if (depth > MAX_DEPTH) {
    const message = `objects and lists are nested more than ${MAX_DEPTH} levels deep`;
    yield { code: "unsupported-depth", message, location: node.loc.start };
    return;
  }
  if (node.type === "Array") for (const { value } of node.elements) yield* findMistakes(value, depth + 1);
  if (node.type !== "Object") return;
  const seen = new Set<string>();
  for (const { name, loc, value } of node.members) {
    const member = nameOf(name);
    const report = (code: DiagnosticCode, message: string) => ({ code, message, location: loc.start });
    if (seen.has(member)) yield report("invalid-json", `the member "${member}" is given twice`);
    if (INHERITED_NAMES.includes(member))
      yield report("unsupported-name", "every JavaScript object inherits a member of this name");
    seen.add(member);
    yield* findMistakes(value, depth + 1);
  }
}

/** The parser counts columns in UTF-16 units. `pairs`: the indexes of characters that are two of them. */
function toPosition({ line, column, offset }: Location, pairs: readonly number[]): Position {
  const before = pairs.filter((index) => index < offset && index > offset - column);
  return { line, column: column - before.length };
}

/** @param indexes the members of objects in which something was located, by name */
function locate(
  root: AnyNode,
  path: SchemaPath,
  indexes: WeakMap<AnyNode, ReadonlyMap<string, MemberNode>>,
): Location {
  let node = root;
  let location = root.loc.start;
  for (const step of path) {
    let part: AnyNode | undefined;
    if (node.type === "Array") part = node.elements[Number(step)];
    else if (node.type === "Object") {
      const index = indexes.get(node) ?? new Map(node.members.map((member) => [nameOf(member.name), member]));
      indexes.set(node, index);
      part = index.get(String(step));
    }
    if (part?.type !== "Member" && part?.type !== "Element") break;
    location = part.loc.start;
    node = part.value;
  }
  return location;
}

/** The name of a member. */
export function nameOf(
  name: { type: "String"; value: string } | { type: "Identifier"; name: string },
): string {
  return name.type === "String" ? name.value : name.name;
}
