import { type AnyNode, evaluate, type Location, parse } from "@humanwhocodes/momoa";
import { type SchemaDiagnostic, SchemaError } from "./schema-diagnostic.ts";

/** A JSON object whose members have not been looked at. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Member names and item positions, from the root of a file inwards. */
export type SchemaPath = readonly (string | number)[];

/** One file of a schema folder, and where each part of it stands. */
export interface SchemaFile {
  /** Its name inside the folder. */
  readonly name: string;
  readonly schema: JsonObject;
  /** The place of a member's name, or of an item; of the nearest part around it when there is nothing at the path. */
  locate(path: SchemaPath): Location;
}

/** Reads one schema file. Throws a SchemaError for text that is not JSON, a name given twice, or a root that is no object. */
export function readSchemaFile(name: string, text: string): SchemaFile {
  const schema = readQuickly(text) ?? readThoroughly(name, text);
  // Where things stand is asked when something is wrong, and seldom.
  let root: AnyNode | undefined;
  return {
    name,
    schema,
    locate(path) {
      root ??= parseJson(name, text);
      return locate(root, path);
    },
  };
}

/**
 * The schema of a file, or nothing when something is wrong with it. The contracts' runtime reads JSON in the same way, but
 * loading it would be a twentieth of all that generating takes.
 */
function readQuickly(text: string): JsonObject | undefined {
  try {
    const schema: unknown = JSON.parse(text);
    return isJsonObject(schema) && countMembers(schema) === countNames(text) ? schema : undefined;
  } catch {
    return undefined;
  }
}

function countMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const parts = Object.values(value);
  return parts.reduce<number>(
    (count, part) => count + countMembers(part),
    isJsonObject(value) ? parts.length : 0,
  );
}

/** The names that a JSON text gives to members, counted each time. */
function countNames(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) count++;
  return count;
}

function readThoroughly(name: string, text: string): JsonObject {
  const root = parseJson(name, text);
  const duplicates = [...findDuplicates(root)].map(({ member, loc }) =>
    diagnose(name, loc, `the member "${member}" is given twice`),
  );
  if (duplicates.length > 0) throw new SchemaError(duplicates);
  const schema: unknown = evaluate(root);
  if (!isJsonObject(schema))
    throw new SchemaError([diagnose(name, root.loc.start, "a schema file holds one object")]);
  return schema;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(name: string, text: string): AnyNode {
  try {
    return parse(text, { mode: "json" }).body;
  } catch (error) {
    const { line, column, message } = error as Error & { line?: number; column?: number };
    throw new SchemaError([diagnose(name, { line: line ?? 1, column: column ?? 1 }, message)]);
  }
}

function diagnose(file: string, at: { line: number; column: number }, message: string): SchemaDiagnostic {
  return { code: "invalid-json", message, file, line: at.line, column: at.column };
}

function* findDuplicates(node: AnyNode): Generator<{ member: string; loc: Location }> {
  if (node.type === "Array") for (const { value } of node.elements) yield* findDuplicates(value);
  if (node.type !== "Object") return;
  const seen = new Set<string>();
  for (const member of node.members) {
    const name = nameOf(member.name);
    if (seen.has(name)) yield { member: name, loc: member.loc.start };
    seen.add(name);
    yield* findDuplicates(member.value);
  }
}

function locate(root: AnyNode, path: SchemaPath): Location {
  let node = root;
  let location = root.loc.start;
  for (const step of path) {
    const part: AnyNode | undefined =
      node.type === "Object"
        ? node.members.find((member) => nameOf(member.name) === String(step))
        : node.type === "Array"
          ? node.elements[Number(step)]
          : undefined;
    if (part?.type !== "Member" && part?.type !== "Element") break;
    location = part.loc.start;
    node = part.value;
  }
  return location;
}

function nameOf(name: { type: "String"; value: string } | { type: "Identifier"; name: string }): string {
  return name.type === "String" ? name.value : name.name;
}
