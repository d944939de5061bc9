import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../json-schema/diagnostic.ts";
import { checkDefinitions } from "./check-definitions.ts";
import { type DefinitionOptions, type Definitions, findDefinitions } from "./definitions.ts";
import { SchemaSet } from "./schema-set.ts";

export interface LoadOptions extends DefinitionOptions {
  /** Diagnostics show paths from it. */
  readonly folder: string;
  /** Files, or `anything`, by URI. */
  readonly map?: Readonly<Record<string, string>>;
}

export type LoadedDefinitions =
  | { readonly ok: true; readonly definitions: Definitions }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads JSON Schema files of any draft, with what they refer to.
 *
 * @param paths files, or folders of them
 */
export function loadDefinitions(
  paths: readonly string[],
  { folder, map, ...options }: LoadOptions,
): LoadedDefinitions {
  const set = new SchemaSet(folder, map);
  const files = paths.flatMap(listFiles).flatMap((path) => set.add(path) ?? []);
  const definitions = findDefinitions(set, files, options);
  // What is missing would be reported again, as a mistake of what refers to it.
  const diagnostics = set.diagnostics.length > 0 ? set.diagnostics : checkDefinitions(definitions);
  return diagnostics.length > 0 ? { ok: false, diagnostics } : { ok: true, definitions };
}

/** Of a folder, the files that say that they are schemas; all, if none does. */
function listFiles(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const files = globSync("*.json", { cwd: path })
    .sort()
    .map((name) => join(path, name));
  const schemas = files.filter((file) => readFileSync(file, "utf8").includes('"$schema"'));
  return schemas.length > 0 ? schemas : files;
}
