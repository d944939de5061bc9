import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname, join as joinNames } from "node:path/posix";
import { createSchemaError, type Diagnostic, type DiagnosticCode } from "./diagnostic.ts";
import { lintSchema } from "./lint-schema.ts";
import { readSchemaFile, type SchemaFile, type SchemaPath } from "./schema-file.ts";
import { walkSchema } from "./walk-schema.ts";

const SUFFIX = ".schema.json";

/** The files of a schema folder by name, sorted, followed by the files of other folders that they refer to. */
export type SchemaFolder = ReadonlyMap<string, SchemaFile>;

/**
 * Reads and lints every `*.schema.json` of a folder, and the files they refer to in the folders beside it, by names like
 * `../callback/card.schema.json`. Throws one SchemaError with the diagnostics of all files. A file of the folder that no
 * root refers to is one of them.
 */
export function loadSchemas(folder: string, rootFiles: readonly string[]): SchemaFolder {
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const files = new Map(names.sort().map((name) => [name, readFile(folder, name)]));
  // The loop also visits files that are added while it runs.
  for (const file of files.values()) {
    for (const { target } of findRefs(file)) {
      if (isOfOtherFolder(target) && !files.has(target) && existsSync(join(folder, target)))
        files.set(target, readFile(folder, target));
    }
  }
  const diagnostics = [...files.values()].flatMap((file) => [...lintSchema(file), ...lintRefs(file, files)]);
  diagnostics.push(...lintTitles(files));
  if (diagnostics.length > 0) throw createSchemaError(diagnostics);

  const reached = new Set(rootFiles.flatMap((name) => [...findReachable(name, files)]));
  const unreached = names.filter((name) => !reached.has(name)).map((name) => files.get(name) as SchemaFile);
  if (unreached.length > 0) {
    throw createSchemaError(
      unreached.map((file) => diagnose("invalid-orphan", "no contract refers to it", file, [])),
    );
  }
  return files;
}

/** The names of the file and of all files that it refers to, directly or indirectly. */
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

/** The files that a file refers to, by their paths from the folder that is loaded. */
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

function lintRefs(file: SchemaFile, files: SchemaFolder): Diagnostic[] {
  return findRefs(file)
    .filter(({ target }) => !files.has(target))
    .map(({ target, path }) => {
      const message = `"${target}" is no schema file: refer to a file as ./noun.schema.json`;
      return diagnose("invalid-reference", message, file, path);
    });
}

function lintTitles(files: SchemaFolder): Diagnostic[] {
  const owners = new Map<unknown, string>();
  const diagnostics: Diagnostic[] = [];
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

function diagnose(code: DiagnosticCode, message: string, file: SchemaFile, path: SchemaPath): Diagnostic {
  const { line, column } = file.locate(path);
  return { code, message, file: file.name, line, column };
}
