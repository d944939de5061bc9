import type { BundledSchema } from "./bundle-schema.ts";
import { compileTypes } from "./compile-types.ts";
import type { SchemaForm } from "./derive-form.ts";
import { parseTypes } from "./parse-types.ts";
import { LINE_WIDTH, printTypes } from "./print-types.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";

/** What stands before the text of a member's comment: two spaces and " * ". */
const COMMENT_WIDTH = LINE_WIDTH - 5;

/** The source text of the types of a bundled schema, and their names, sorted. */
export interface WrittenTypes {
  readonly text: string;
  readonly names: readonly string[];
}

/** Writes the types of a bundled schema: named after the titles, readonly throughout, documented by the descriptions. */
export async function writeTypes(
  { schema, origins }: BundledSchema,
  typeName: string,
  form: SchemaForm,
): Promise<WrittenTypes> {
  const text = await compileTypes(wrapDescriptions(schema, origins) as JsonObject, typeName);
  // A closed type passes for the open one of the same schema only as an alias: no interface has an index signature.
  const declarations = parseTypes(text).map((declaration) =>
    form === "reading" ? declaration : { ...declaration, isInterface: false },
  );
  return { text: printTypes(declarations), names: declarations.map(({ name }) => name).sort() };
}

/** A copy of the schema for the types only: long descriptions broken into lines, and each named type told its file. */
function wrapDescriptions(value: unknown, origins: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => wrapDescriptions(item, origins));
  if (!isJsonObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) copy[name] = wrapDescriptions(member, origins);
  if (typeof value.description !== "string") return copy;
  const origin = origins.get(String(value.title));
  const lines = wrap(value.description.replaceAll("*/", "*\\/"));
  return {
    ...copy,
    description: (origin === undefined ? lines : [...lines, "", `From ${origin}.`]).join("\n"),
  };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > COMMENT_WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
