import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lintSchema } from "./lint-schema.ts";
import { type SchemaDiagnostic, type SchemaDiagnosticCode, SchemaError } from "./schema-diagnostic.ts";
import { readSchemaFile, type SchemaFile, type SchemaPath } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

const SUFFIX = ".schema.json";

/** The files of a schema folder by name, in order of name. */
export type SchemaFolder = ReadonlyMap<string, SchemaFile>;

/**
 * Reads and judges every `*.schema.json` of a folder. Throws one SchemaError with all that is wrong in any of them,
 * among them a file that none of the roots refers to.
 */
export function loadSchemas(folder: string, rootFiles: readonly string[]): SchemaFolder {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const files: SchemaFolder = new Map(names.sort().map((name) => [name, readFile(folder, name)]));
  const diagnostics = [...files.values()].flatMap((file) => [...lintSchema(file), ...lintRefs(file, files)]);
  diagnostics.push(...lintTitles(files));
  if (diagnostics.length > 0) throw new SchemaError(diagnostics);

  const reached = new Set(rootFiles.flatMap((name) => [...findReachable(name, files)]));
  const unreached = [...files.values()].filter((file) => !reached.has(file.name));
  if (unreached.length > 0) {
    throw new SchemaError(
      unreached.map((file) => diagnose("invalid-orphan", "no contract refers to it", file, [])),
    );
  }
  return files;
}

/** The names of the file and of all that it refers to, directly or not. */
export function findReachable(name: string, files: SchemaFolder, reached = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (file === undefined) throw new RangeError(`there is no schema file ${name}`);
  if (reached.has(name)) return reached;
  reached.add(name);
  for (const { target } of findRefs(file)) findReachable(target, files, reached);
  return reached;
}

function readFile(folder: string, name: string): SchemaFile {
  return readSchemaFile(name, readFileSync(join(folder, name), "utf8"));
}

function findRefs(file: SchemaFile): { target: string; path: SchemaPath }[] {
  return [...walkSchema(file.schema)].flatMap(({ schema, path }) =>
    schema.$ref === undefined
      ? []
      : [{ target: String(schema.$ref).replace(/^\.\//, ""), path: [...path, "$ref"] }],
  );
}

function lintRefs(file: SchemaFile, files: SchemaFolder): SchemaDiagnostic[] {
  return findRefs(file)
    .filter(({ target }) => !files.has(target))
    .map(({ target, path }) => {
      const message = `"${target}" is no file of this folder: one file a noun, referred to as ./noun.schema.json`;
      return diagnose("invalid-reference", message, file, path);
    });
}

function lintTitles(files: SchemaFolder): SchemaDiagnostic[] {
  const owners = new Map<unknown, string>();
  const diagnostics: SchemaDiagnostic[] = [];
  for (const file of files.values()) {
    for (const { schema, path } of walkSchema(file.schema)) {
      if (schema.title === undefined) continue;
      const owner = owners.get(schema.title);
      if (owner === undefined) owners.set(schema.title, file.name);
      else diagnostics.push(diagnose("invalid-duplicate", `${owner} has it too`, file, [...path, "title"]));
    }
  }
  return diagnostics;
}

function diagnose(
  code: SchemaDiagnosticCode,
  message: string,
  file: SchemaFile,
  path: SchemaPath,
): SchemaDiagnostic {
  const { line, column } = file.locate(path);
  return { code, message, file: file.name, line, column };
}
