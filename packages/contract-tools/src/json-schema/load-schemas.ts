import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname, join as joinNames } from "node:path/posix";
import $RefParser from "@apidevtools/json-schema-ref-parser";
import { suggest } from "@payment-routing/xsd-compiler";
import { readIfThere } from "../package-files.ts";
import { checkLiterals } from "./check-literals.ts";
import { catchDiagnostics, createSchemaError, type Diagnostic } from "./diagnostic.ts";
import { lintNames } from "./lint-names.ts";
import { lintSchema } from "./lint-schema.ts";
import {
  type BundledSchema,
  diagnose,
  type JsonObject,
  readSchemaFile,
  type SchemaFile,
  type SchemaPath,
} from "./schema-file.ts";
import { mapSchema, walkSchema } from "./walk-schema.ts";

const SUFFIX = ".schema.json";

/** The files of a schema folder by name, sorted, followed by the files of other folders that they refer to. */
export type SchemaFolder = ReadonlyMap<string, SchemaFile>;

/** A schema folder, and everything that the generator rejects in it. */
export interface CheckedFolder {
  /** The files that can be parsed. */
  readonly files: SchemaFolder;
  /** By file, and by position within each. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads every `*.schema.json` of a folder, and the files they refer to in the folders beside it, by names like
 * `../callback/card.schema.json`. Throws one SchemaError with the diagnostics of all files.
 *
 * @param shown the folder's path in diagnostics
 */
export function loadSchemas(folder: string, rootFiles: readonly string[], shown = folder): SchemaFolder {
  const { files, diagnostics } = checkSchemas(folder, listSchemas(folder), rootFiles);
  if (diagnostics.length === 0) return files;
  const texts = new Map<string, string | undefined>();
  const located = diagnostics.map((diagnostic) => {
    const file = joinNames(shown, diagnostic.file);
    if (!texts.has(file)) texts.set(file, readIfThere(join(folder, diagnostic.file)));
    return { ...diagnostic, file };
  });
  throw createSchemaError(located, (file) => texts.get(file));
}

/** The names of the schema files of a folder, sorted; none when there is no such folder. */
export function listSchemas(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort();
}

/**
 * Reads and checks schema files of a folder, and the files that they refer to. A file that no root refers to is a mistake;
 * without roots none is. Never throws for what a file contains.
 */
export function checkSchemas(
  folder: string,
  names: readonly string[],
  rootFiles?: readonly string[],
): CheckedFolder {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, SchemaFile>();
  const read = (name: string): void => {
    const text = readFileSync(join(folder, name), "utf8");
    const file = catchDiagnostics(() => readSchemaFile(name, text));
    if (file.value !== undefined) files.set(name, file.value);
    diagnostics.push(...file.diagnostics);
  };
  const found = new Set(names);
  for (const name of found) read(name);
  // The loop also visits files that are added while it runs.
  for (const file of files.values()) {
    for (const { target } of findRefs(file)) {
      if (found.has(target) || !isOfOtherFolder(target) || !existsSync(join(folder, target))) continue;
      found.add(target);
      read(target);
    }
  }
  for (const name of new Set(rootFiles)) if (!found.has(name)) diagnostics.push(reportMissing(name, names));
  for (const file of files.values()) diagnostics.push(...lintSchema(file), ...lintRefs(file, found));
  diagnostics.push(...lintNames(files, new Set(rootFiles ?? names)));
  if (diagnostics.length === 0) diagnostics.push(...checkLiterals(files.values()));
  if (diagnostics.length === 0 && rootFiles !== undefined)
    diagnostics.push(...lintOrphans(files, names, rootFiles));
  return { files, diagnostics };
}

/** The names of the file and of all files that it refers to, directly or indirectly; also of those that are not there. */
export function findReachable(name: string, files: SchemaFolder): Set<string> {
  if (!files.has(name)) throw new RangeError(`there is no schema file ${name}`);
  const reached = new Set([name]);
  // The loop also visits names that are added while it runs.
  for (const each of reached) {
    const file = files.get(each);
    for (const { target } of file ? findRefs(file) : []) reached.add(target);
  }
  return reached;
}

/** The files that a file refers to, by their paths from the folder that is loaded. */
function findRefs(file: SchemaFile): { target: string; written: string; path: SchemaPath }[] {
  return [...walkSchema(file.schema)].flatMap(({ schema: { $ref }, path }) => {
    if ($ref === undefined) return [];
    const written = String($ref);
    return [{ target: joinNames(dirname(file.name), written), written, path: [...path, "$ref"] }];
  });
}

function isOfOtherFolder(name: string): boolean {
  return /^\.\.\/[^/]+\/[^/]+$/.test(name);
}

function reportMissing(name: string, names: readonly string[]): Diagnostic {
  const message = `there is no such file${suggest(name, names)}`;
  return { code: "invalid-reference", message, file: name, line: 1, column: 1 };
}

function lintRefs(file: SchemaFile, found: ReadonlySet<string>): Diagnostic[] {
  return findRefs(file)
    .filter(({ target }) => !found.has(target))
    .map(({ target, written, path }) => {
      const hint = suggest(target, found) || ": refer to a file as ./noun.schema.json";
      return diagnose("invalid-reference", `"${written}" is no schema file${hint}`, file, path);
    });
}

function lintOrphans(
  files: SchemaFolder,
  names: readonly string[],
  rootFiles: readonly string[],
): Diagnostic[] {
  const reached = new Set(rootFiles.flatMap((name) => [...findReachable(name, files)]));
  return names
    .filter((name) => !reached.has(name))
    .map((name) => diagnose("invalid-orphan", "no contract refers to it", files.get(name) as SchemaFile, []));
}

/**
 * Bundles each root and the files it refers to into one schema, by the root's file.
 *
 * The bundler moves a file to the first position that refers to it: a `$defs` that names every file by its title makes
 * that position predictable.
 */
export async function bundleSchemas(
  folder: string,
  files: SchemaFolder,
  rootFiles: readonly string[],
): Promise<ReadonlyMap<string, BundledSchema>> {
  const references = Array.from(files, ([name, { schema }]) => [
    schema.title,
    // Operations are in no file of JSON Schema. The bundler changes what it gets.
    name.endsWith(SUFFIX) ? { $ref: `./${name}` } : structuredClone(schema),
  ]);
  const whole = { $defs: Object.fromEntries(references) as Record<string, JsonObject> };
  await $RefParser.bundle(join(folder, "contract.json"), whole, {});
  return new Map(rootFiles.map((file) => [file, assemble(file, files, whole.$defs)]));
}

function assemble(
  rootFile: string,
  files: SchemaFolder,
  definitions: Readonly<Record<string, JsonObject>>,
): BundledSchema {
  const origins = new Map(
    [...findReachable(rootFile, files)]
      .map((name) => [String(files.get(name)?.schema.title), name] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const rootTitle = String(files.get(rootFile)?.schema.title);
  const others = [...origins.keys()].filter((title) => title !== rootTitle);
  // One dialect for the whole: the definitions' own `$schema` is noise inside a bundle.
  const $defs = others.map((title) => {
    const { $schema: _, ...definition } = definitions[title] ?? {};
    return [title, definition];
  });
  const schema = { ...definitions[rootTitle], $defs: Object.fromEntries($defs) };
  return { schema: mapSchema(schema, (part) => nameRoot(part, rootTitle)), origins };
}

function nameRoot(schema: JsonObject, rootTitle: string): JsonObject {
  return schema.$ref === `#/$defs/${rootTitle}` ? { ...schema, $ref: "#" } : schema;
}
