import { declareTypes, listReferences, printDeclaration, type TypeDeclaration } from "./declare-types.ts";
import { deriveTypes, type SchemaForm, type TypeForm } from "./derive-form.ts";
import { LINE_WIDTH } from "./format-sources.ts";
import { reduceToTypes } from "./reduce-to-types.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";

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
export function writeTypes(
  bundled: BundledSchema,
  typeName: string,
  form: SchemaForm,
  findModule: FindModule = () => undefined,
): WrittenTypes {
  const types = deriveTypes(bundled, form);
  const { changed } = types;
  const declared = declareForm(bundled, types);
  const isShared = (name: string) => changed.get(name) !== name;
  const imports = new Map<string, string[]>();
  const needed = new Set([typeName]);
  // The set grows while it is read.
  for (const name of needed) {
    for (const other of listReferences(declared.get(name) as TypeDeclaration)) {
      const module = isShared(other) ? findModule(other, bundled.origins.get(other)) : undefined;
      if (module === undefined) needed.add(other);
      else imports.set(module, [...new Set([...(imports.get(module) ?? []), other])].sort());
    }
  }
  const written = [...declared].filter(([name]) => needed.has(name));
  const names = written.map(([name]) => name).sort();
  const text = [
    ...writeImports(imports),
    ...written.map(([name, type]) => printDeclaration(name, type)),
  ].join("\n\n");
  return { text, names, shared: names.filter(isShared), imports };
}

/** The types of a form by name, and those for reading that they extend. */
function declareForm(bundled: BundledSchema, types: TypeForm): ReadonlyMap<string, TypeDeclaration> {
  const own = declare(types);
  const extended = [...types.changed].filter(([name, title]) => name !== title);
  if (extended.length === 0) return own;
  const base = declare(deriveTypes(bundled, "reading"));
  const declared = new Map([...own, ...[...base].filter(([name]) => !own.has(name))]);
  for (const [name, title] of extended) {
    const [type, of] = [own.get(name), base.get(title)];
    if (type !== undefined && of !== undefined) declared.set(name, extendType(type, title, of));
  }
  return declared;
}

function declare({ schema, origins }: BundledSchema): ReadonlyMap<string, TypeDeclaration> {
  return declareTypes(reduceToTypes(schema, (part) => describe(part, origins)));
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

/** Writes an interface as an extension of another one: it states the members that differ, and leaves out those that it has not. */
function extendType(type: TypeDeclaration, name: string, base: TypeDeclaration): TypeDeclaration {
  const { members, comment } = type;
  const inherited = base.members;
  if (members === undefined || inherited === undefined) return type;
  const leftOut = [...inherited.keys()].filter((member) => !members.has(member));
  const omitted = leftOut.map((member) => JSON.stringify(member)).join(" | ");
  const text = leftOut.length === 0 ? name : `Omit<${name}, ${omitted}>`;
  const own = [...members].filter(([member, { text }]) => inherited.get(member)?.text !== text);
  return { comment, base: { text, references: [name] }, members: new Map(own) };
}
