import {
  JsonLocator,
  type Position,
  parseJson,
  splitPointer,
  writePointer,
} from "@payment-routing/contract-runtime";
import { createSchemaError, type Diagnostic, type DiagnosticCode, type SchemaError } from "./diagnostic.ts";

/** The dialect of JSON Schema that contracts are written in, and published. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** A JSON object whose members have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Member names and item positions, from the root of a file inwards. */
export type SchemaPath = readonly (string | number)[];

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

type Mistake = Omit<Diagnostic, "file">;

/** How deep objects and lists may be nested in a file: the generators are recursive. */
const MAX_DEPTH = 128;

/** The generated validator reads an inherited member where a document has none, and the type generator calls some. */
const INHERITED_NAMES = Object.getOwnPropertyNames(Object.prototype);

/**
 * Parses one schema file. Throws a SchemaError for text that is not JSON, a duplicate name, deep nesting, a root that is no
 * object, or a name that every JavaScript object inherits.
 *
 * @param isHouse false allows such names, and a root that is true or false
 */
export function readSchemaFile(name: string, text: string, isHouse = true): SchemaFile {
  const fail = (mistakes: readonly Mistake[]): SchemaError =>
    createSchemaError(
      mistakes.map((mistake) => ({ ...mistake, file: name })),
      () => text,
    );
  const mistakes = findMistakes(text);
  if (mistakes.length > 0) throw fail(mistakes);
  const schema = parseText(text, fail);
  const locator = new JsonLocator(Buffer.from(text), { maxDepth: MAX_DEPTH });
  const locate = (path: SchemaPath): Position =>
    locator.locateName(writePointer(path)) ?? { line: 1, column: 1 };
  const report = (code: DiagnosticCode, message: string) => (path: SchemaPath) => ({
    code,
    message,
    ...locate(path),
  });
  if (!isJsonObject(schema)) {
    if (typeof schema === "boolean" && !isHouse)
      return { name, text, schema: schema ? {} : { not: {} }, locate };
    throw fail([report("invalid-json", "a schema file holds one object")([])]);
  }
  const inherited = isHouse ? [...findInheritedNames(schema, [])] : [];
  const explanation = "every JavaScript object inherits a member of this name";
  if (inherited.length > 0) throw fail(inherited.map(report("unsupported-name", explanation)));
  return { name, text, schema, locate };
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

/** A list, or that of no items. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** An object, or that of no members. */
export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Parses a text in which only numbers may be wrong. Those that are rounded hide what follows the first hundred. */
function parseText(text: string, fail: (mistakes: readonly Mistake[]) => SchemaError): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    throw fail([{ code: "invalid-json", message: "the text is not JSON", line: 1, column: 1 }]);
  }
}

/** Lists what makes a text no JSON document that generators can read. Numbers that are rounded are left to the lint. */
function findMistakes(text: string): readonly Mistake[] {
  const result = parseJson(text, { maxBytes: Number.POSITIVE_INFINITY, maxDepth: MAX_DEPTH }, () => true);
  if (result.ok) return [];
  return result.issues
    .filter(({ code }) => code !== "inexact-number")
    .map(({ code, path, expected, received, line = 1, column = 1 }) => {
      const message =
        code === "repeated-member"
          ? `the member "${splitPointer(path).at(-1)}" is given twice`
          : `expected ${expected}, got ${received}`;
      return { code: code === "limit-depth" ? "unsupported-depth" : "invalid-json", message, line, column };
    });
}

function* findInheritedNames(value: unknown, path: SchemaPath): Generator<SchemaPath> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (INHERITED_NAMES.includes(name)) yield [...path, name];
    yield* findInheritedNames(part, [...path, name]);
  }
}
