import { join } from "node:path";
import { $RefParser } from "@apidevtools/json-schema-ref-parser";
import { findReachable, type SchemaFolder } from "./load-schemas.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";

/** A schema with everything it refers to inside it, and the file that each definition came from. */
export interface BundledSchema {
  /** Definitions stand in `$defs` under their titles, sorted; each `$ref` names one of them. */
  readonly schema: JsonObject;
  /** File names by title, the root's among them. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Bundles a root and the files it refers to into one schema.
 *
 * The bundler hoists a file to the first place it meets, and it looks into `$defs` first: a `$defs` that names every
 * file by its title makes it build the schema that a person would write.
 */
export async function bundleSchema(
  folder: string,
  files: SchemaFolder,
  rootFile: string,
): Promise<BundledSchema> {
  const origins = new Map(
    [...findReachable(rootFile, files)]
      .map((name) => [String(files.get(name)?.schema.title), name] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const root = files.get(rootFile)?.schema;
  const others = [...origins].filter(([title]) => title !== root?.title);
  const $defs = Object.fromEntries(others.map(([title, name]) => [title, { $ref: `./${name}` }]));

  const parser = new $RefParser();
  const options = { mutateInputSchema: false, resolve: { http: false } };
  const bundled: unknown = await parser.bundle(join(folder, rootFile), { ...root, $defs }, options);
  return { schema: dropInnerDialects(bundled), origins };
}

/** One dialect for the whole: the definitions' own `$schema` is noise inside a bundle. */
function dropInnerDialects(bundled: unknown): JsonObject {
  if (!isJsonObject(bundled) || !isJsonObject(bundled.$defs))
    throw new TypeError("the bundler returned no schema");
  const $defs = Object.entries(bundled.$defs).map(([title, definition]) => {
    const { $schema: _, ...rest } = definition as JsonObject;
    return [title, rest];
  });
  return { ...bundled, $defs: Object.fromEntries($defs) };
}
