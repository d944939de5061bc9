import { join } from "node:path";
import $RefParser from "@apidevtools/json-schema-ref-parser";
import { findReachable, type SchemaFolder } from "./load-schemas.ts";
import type { BundledSchema, JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/**
 * Bundles each root and the files it refers to into one schema, by the root's file.
 *
 * The bundler moves a file to the first place that refers to it: a `$defs` that names every file by its title makes
 * that place predictable.
 */
export async function bundleSchemas(
  folder: string,
  files: SchemaFolder,
  rootFiles: readonly string[],
): Promise<ReadonlyMap<string, BundledSchema>> {
  const references = Array.from(files, ([name, { schema }]) => [schema.title, { $ref: `./${name}` }]);
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
