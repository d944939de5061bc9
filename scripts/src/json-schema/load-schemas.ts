import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname, join as joinNames } from "node:path/posix";
import { lintSchema } from "./lint-schema.ts";
import { type SchemaDiagnostic, type SchemaDiagnosticCode, SchemaError } from "./schema-diagnostic.ts";
import { readSchemaFile, type SchemaFile, type SchemaPath } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

const SUFFIX = ".schema.json";

/** The files of a schema folder by name, in order of name; behind them those of other folders that they refer to. */
export type SchemaFolder = ReadonlyMap<string, SchemaFile>;

/**
 * Reads and judges every `*.schema.json` of a folder, and what they refer to in the folders beside it, by names like
 * `../callback/card.schema.json`. Throws one SchemaError with all that is wrong in any of them, among them a file of
 * the folder that none of the roots refers to.
 */
export function loadSchemas(folder: string, rootFiles: readonly string[]): SchemaFolder {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const files = new Map(names.sort().map((name) => [name, readFile(folder, name)]));
  // What is added while the loop runs is visited as well.
  for (const file of files.values()) {
    for (const { target } of findRefs(file)) {
      if (isOfOtherFolder(target) && !files.has(target) && existsSync(join(folder, target)))
        files.set(target, readFile(folder, target));
    }
  }
  const diagnostics = [...files.values()].flatMap((file) => [...lintSchema(file), ...lintRefs(file, files)]);
  diagnostics.push(...lintTitles(files));
  if (diagnostics.length > 0) throw new SchemaError(diagnostics);

  const reached = new Set(rootFiles.flatMap((name) => [...findReachable(name, files)]));
  const unreached = names.filter((name) => !reached.has(name)).map((name) => files.get(name) as SchemaFile);
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

/** The files that a file refers to, by their names as seen from the folder that is loaded. */
function findRefs(file: SchemaFile): { target: string; path: SchemaPath }[] {
  return [...walkSchema(file.schema)].flatMap(({ schema, path }) =>
    schema.$ref === undefined
      ? []
      : [{ target: joinNames(dirname(file.name), String(schema.$ref)), path: [...path, "$ref"] }],
  );
}

function isOfOtherFolder(name: string): boolean {
  return /^\.\.\/[^/]+\/[^/]+$/.test(name);
}

function lintRefs(file: SchemaFile, files: SchemaFolder): SchemaDiagnostic[] {
  return findRefs(file)
    .filter(({ target }) => !files.has(target))
    .map(({ target, path }) => {
      const message = `"${target}" is no schema file: one file a noun, referred to as ./noun.schema.json`;
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
