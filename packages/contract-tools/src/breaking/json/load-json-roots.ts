import { existsSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { bundleSchemas } from "../../json-schema/bundle-schema.ts";
import { deriveForm } from "../../json-schema/derive-form.ts";
import { FORMATS } from "../../json-schema/formats.ts";
import { checkSchemas, listSchemas, type SchemaFolder } from "../../json-schema/load-schemas.ts";
import type { BundledSchema, JsonObject } from "../../json-schema/schema-file.ts";
import type { Place } from "../change.ts";
import type { DocumentVersion } from "../classify.ts";
import type { SchemaPlace } from "../values/schema-node.ts";

/** A version of a contract: its folder, and the path to show for it. */
export interface JsonVersion {
  readonly contract: JsonSchemaContract;
  readonly folder: string;
  readonly shown: string;
}

/** A root of one version, with what places and documents need. */
export interface JsonRoot extends DocumentVersion {
  readonly root: JsonSchemaRoot;
  /** The bundled schema in the form of the root. */
  readonly schema: JsonObject;
  locate(place: SchemaPlace): Place;
}

/** Loads the roots of a version that are there, by their types. */
export async function loadJsonRoots({
  contract,
  folder,
  shown,
}: JsonVersion): Promise<ReadonlyMap<string, JsonRoot>> {
  const files = contract.roots.map(({ file }) => file);
  const present = files.filter((file) => existsSync(join(folder, file)));
  // An older version need not pass the checks of today.
  const { files: loaded } = checkSchemas(folder, [...new Set([...listSchemas(folder), ...present])]);
  const bundles = await bundleSchemas(
    folder,
    loaded,
    files.filter((file) => loaded.has(file)),
  );
  const roots = contract.roots.flatMap((root): [string, JsonRoot][] => {
    const bundle = bundles.get(root.file);
    if (bundle === undefined) return [];
    const derived = deriveForm(bundle, root.form ?? "reading");
    const locate = (place: SchemaPlace): Place => locatePart(place, derived, loaded, shown);
    return [[root.type, { root, schema: derived.schema, locate, ...readDocuments(derived.schema) }]];
  });
  return new Map(roots);
}

function readDocuments(schema: JsonObject): DocumentVersion {
  const ajv = new Ajv2020({ strict: false, formats: { ...FORMATS } });
  const validate: ValidateFunction = ajv.compile(schema);
  return {
    encode: (value) => JSON.stringify(value, null, 2),
    accepts: (document) => validate(JSON.parse(document)) === true,
  };
}

function locatePart(
  { title, path }: SchemaPlace,
  { origins }: BundledSchema,
  files: SchemaFolder,
  shown: string,
): Place {
  const file = origins.get(title) ?? "";
  const { line, column } = files.get(file)?.locate(path) ?? { line: 1, column: 1 };
  return { file: joinNames(shown, file), line, column };
}
