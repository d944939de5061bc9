import { type AnyNode, evaluate, type Location, parse } from "@humanwhocodes/momoa";
import { createSchemaError, type Diagnostic } from "./diagnostic.ts";

/** A JSON object whose members have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Member names and item positions, from the root of a file inwards. */
export type SchemaPath = readonly (string | number)[];

/** One file of a schema folder, with the position of each of its parts. */
export interface SchemaFile {
  /** Its name inside the folder. */
  readonly name: string;
  readonly schema: JsonObject;
  /** The position of a member's name, or of an item; of the nearest part around it when there is nothing at the path. */
  locate(path: SchemaPath): Location;
}

/** A schema with everything it refers to inside it, and the file that each definition came from. */
export interface BundledSchema {
  /** Definitions stand in `$defs` under their titles, sorted; each `$ref` names one of them, or the root. */
  readonly schema: JsonObject;
  /** File names by title, the root's among them. */
  readonly origins: ReadonlyMap<string, string>;
}

/** Parses one schema file. Throws a SchemaError for text that is not JSON, a duplicate name, or a root that is no object. */
export function readSchemaFile(name: string, text: string): SchemaFile {
  const root = parseJson(name, text);
  const duplicates = [...findDuplicates(root)].map(({ member, location }) =>
    diagnose(name, location, `the member "${member}" is given twice`),
  );
  if (duplicates.length > 0) throw createSchemaError(duplicates);
  const schema: unknown = evaluate(root);
  if (!isJsonObject(schema))
    throw createSchemaError([diagnose(name, root.loc.start, "a schema file holds one object")]);
  return { name, schema, locate: (path) => locate(root, path) };
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseJson(name: string, text: string): AnyNode {
  try {
    return parse(text, { mode: "json" }).body;
  } catch (error) {
    const { line = 1, column = 1, message } = error as Error & { line?: number; column?: number };
    throw createSchemaError([diagnose(name, { line, column }, message)]);
  }
}

function diagnose(file: string, at: { line: number; column: number }, message: string): Diagnostic {
  return { code: "invalid-json", message, file, line: at.line, column: at.column };
}

function* findDuplicates(node: AnyNode): Generator<{ member: string; location: Location }> {
  if (node.type === "Array") for (const { value } of node.elements) yield* findDuplicates(value);
  if (node.type !== "Object") return;
  const seen = new Set<string>();
  for (const { name, loc, value } of node.members) {
    const member = nameOf(name);
    if (seen.has(member)) yield { member, location: loc.start };
    seen.add(member);
    yield* findDuplicates(value);
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
