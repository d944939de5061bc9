import type { $RefParser } from "@apidevtools/json-schema-ref-parser";
import bundle from "@apidevtools/json-schema-ref-parser/dist/lib/bundle.js";
import $Refs from "@apidevtools/json-schema-ref-parser/dist/lib/refs.js";
import { findReachable, type SchemaFolder } from "./load-schemas.ts";
import type { JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/** A schema with everything it refers to inside it, and the file that each definition came from. */
export interface BundledSchema {
  /** Definitions stand in `$defs` under their titles, sorted; each `$ref` names one of them, or the root. */
  readonly schema: JsonObject;
  /** File names by title, the root's among them. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Bundles each root and the files it refers to into one schema, by the root's file.
 *
 * The bundler hoists a file to the first place it meets: given a `$defs` that names every file by its title, it puts
 * each where a person would. It is asked once for all roots, and by itself: the parser around it would read the files a
 * second time, and loads Node's `fetch` for it.
 */
export function bundleSchemas(
  files: SchemaFolder,
  rootFiles: readonly string[],
): ReadonlyMap<string, BundledSchema> {
  const references = Array.from(files, ([name, { schema }]) => [schema.title, { $ref: `./${name}` }]);
  const schema = { $defs: Object.fromEntries(references) as Record<string, JsonObject> };
  const $refs = new $Refs();
  const add = (name: string, value: object): void => {
    Object.assign($refs._add(new URL(name, FOLDER).pathname), { value, pathType: "file" });
  };
  add("contract.json", schema);
  // The bundler writes into what it is given.
  for (const [name, file] of files) add(name, structuredClone(file.schema));
  bundle({ schema, $refs } as unknown as $RefParser, { resolve: { external: true } });
  return new Map(rootFiles.map((file) => [file, assemble(file, files, schema.$defs)]));
}

/** Stands for the folder of the schemas: only how the names of files lead to each other counts. */
const FOLDER = "file:///schemas/contract/";

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
