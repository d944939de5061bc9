import { compile, type JSONSchema } from "json-schema-to-typescript";
import { deriveTypes, type SchemaForm, type TypeForm } from "./derive-form.ts";
import { LINE_WIDTH } from "./format-sources.ts";
import { reduceToTypes } from "./reduce-to-types.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";
import {
  extendType,
  listReferences,
  printType,
  readTypes,
  type TypeDeclaration,
} from "./type-declarations.ts";

/** The source text of the types of a bundled schema. */
export interface WrittenTypes {
  readonly text: string;
  /** The names of the types in the text, sorted. */
  readonly names: readonly string[];
  /** Those of them that mean the same in every root of the contract. */
  readonly shared: readonly string[];
  /** The names of types that are imported, by module. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the module that has a type; undefined if none has it yet.
 *
 * @param origin the file that it comes from; undefined for a type that is named after its form
 */
export type FindModule = (name: string, origin: string | undefined) => string | undefined;

/**
 * Writes the types of a bundled schema: named after the titles, readonly throughout, documented by the descriptions. A type that
 * its form changes extends the one for reading.
 */
export async function writeTypes(
  bundled: BundledSchema,
  typeName: string,
  form: SchemaForm,
  findModule: FindModule = () => undefined,
): Promise<WrittenTypes> {
  const types = deriveTypes(bundled, form);
  const { changed } = types;
  const declared = await declareForm(bundled, types, typeName);
  const isShared = (name: string) => changed.get(name) !== name;
  const imports = new Map<string, string[]>();
  const needed = new Set([typeName]);
  // The set grows while it is read.
  for (const name of needed) {
    for (const other of listReferences(declared.get(name)).filter((each) => declared.has(each))) {
      const module = isShared(other) ? findModule(other, bundled.origins.get(other)) : undefined;
      if (module === undefined) needed.add(other);
      else imports.set(module, [...new Set([...(imports.get(module) ?? []), other])].sort());
    }
  }
  const written = [...declared].filter(([name]) => needed.has(name));
  const names = written.map(([name]) => name).sort();
  const text = [...writeImports(imports), ...written.map(([, type]) => printType(type))].join("\n\n");
  return { text, names, shared: names.filter(isShared), imports };
}

/** The types of a form by name, and those for reading that they extend. */
async function declareForm(
  bundled: BundledSchema,
  types: TypeForm,
  typeName: string,
): Promise<ReadonlyMap<string, TypeDeclaration>> {
  const own = await declareTypes(types, typeName);
  const extended = [...types.changed].filter(([name, title]) => name !== title);
  if (extended.length === 0) return own;
  const base = await declareTypes(deriveTypes(bundled, "reading"), String(bundled.schema.title));
  const declared = new Map([...own, ...[...base].filter(([name]) => !own.has(name))]);
  for (const [name, title] of extended) {
    const [type, of] = [own.get(name), base.get(title)];
    if (type !== undefined && of !== undefined) declared.set(name, extendType(type, of));
  }
  return declared;
}

async function declareTypes(
  { schema, origins }: BundledSchema,
  typeName: string,
): Promise<ReadonlyMap<string, TypeDeclaration>> {
  const reduced = reduceToTypes(schema, (part) => describe(part, origins));
  const options = { bannerComment: "", format: false, maxItems: -1 };
  return readTypes(await compile(reduced as JSONSchema, typeName, options));
}

function writeImports(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const lines = Array.from(
    imports,
    ([module, names]) => `import type { ${names.join(", ")} } from "${module}";`,
  );
  return lines.length === 0 ? [] : [lines.sort().join("\n")];
}

/** The columns in front of the text of a member's comment: two spaces and " * ". */
const COMMENT_INDENT = 5;

/** The documentation of a schema: its description, with long lines wrapped, and the file of its title. */
function describe(
  { title, description }: JsonObject,
  origins: ReadonlyMap<string, string>,
): string | undefined {
  if (typeof description !== "string") return undefined;
  const origin = origins.get(String(title));
  const lines = description.replaceAll("*/", "*\\/").split("\n").flatMap(wrap);
  return (origin === undefined ? lines : [...lines, "", `From ${origin}.`]).join("\n");
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > LINE_WIDTH - COMMENT_INDENT) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
