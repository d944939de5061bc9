import { TITLE_PREFIXES } from "./derive-form.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { diagnose, type SchemaFile } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

/** Names of generated code in which the title of a root would be a second one: `Json` gives `parseJson`. */
const RESERVED_ROOTS = ["Arbitrary", "Json", "NearMiss", "Readonly", "Record", "Rule", "Value"];

/** The modules of a contract that no schema file gives. */
const RESERVED_FILES = ["index", "testing"];

/**
 * Reports names that two parts of the generated code would have.
 *
 * @param rootNames the files that get modules and functions
 */
export function lintNames(
  files: ReadonlyMap<string, SchemaFile>,
  rootNames: ReadonlySet<string>,
): Diagnostic[] {
  const roots = [...rootNames].flatMap((name) => files.get(name) ?? []);
  return [...lintTitles([...files.values()]), ...lintRootTitles(roots), ...lintFileNames(roots)];
}

/** Titles are the names of types, one for each schema. Closing an open object adds a prefix to its title. */
function* lintTitles(files: readonly SchemaFile[]): Generator<Diagnostic> {
  const titled = files.flatMap((file) =>
    Array.from(walkSchema(file.schema), ({ schema, path }) => ({ file, schema, path: [...path, "title"] })),
  );
  const owners = new Map<string, string>();
  for (const { file, schema, path } of titled) {
    if (schema.title === undefined) continue;
    const title = String(schema.title);
    const owner = owners.get(title);
    if (owner === undefined) owners.set(title, file.name);
    else yield diagnose("invalid-duplicate", `${owner} has it too`, file, path);
  }
  const open = titled.filter(({ schema }) => schema.additionalProperties === true);
  const closed = new Map(
    open.flatMap(({ schema: { title } }) => TITLE_PREFIXES.map((prefix) => [`${prefix}${title}`, title])),
  );
  for (const { file, schema, path } of titled) {
    const title = closed.get(String(schema.title));
    if (title !== undefined)
      yield diagnose("invalid-title", `the closed form of ${title} has this name`, file, path);
  }
}

function* lintRootTitles(roots: readonly SchemaFile[]): Generator<Diagnostic> {
  const titles = roots.map(({ schema }) => String(schema.title));
  for (const file of roots) {
    const title = String(file.schema.title);
    if (RESERVED_ROOTS.includes(title) || titles.some((other) => title === `Invalid${other}`))
      yield diagnose("invalid-title", `generated code uses the name ${title} for a root`, file, ["title"]);
  }
}

function* lintFileNames(roots: readonly SchemaFile[]): Generator<Diagnostic> {
  const names = roots.map(({ name }) => name.replace(/\.schema\.json$/, ""));
  const taken = [...RESERVED_FILES, ...names.map((name) => `${name}.validator`)];
  for (const [index, file] of roots.entries())
    if (taken.includes(String(names[index])))
      yield diagnose(
        "unsupported-name",
        `generated code has a module ${names[index]}.ts: rename the file`,
        file,
        [],
      );
}
