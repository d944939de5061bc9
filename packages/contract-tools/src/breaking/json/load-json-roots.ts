import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { join as joinNames } from "node:path/posix";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonSchemaContract, JsonSchemaRoot } from "../../contract-list.ts";
import { bundleSchemas } from "../../json-schema/bundle-schema.ts";
import { deriveForm } from "../../json-schema/derive-form.ts";
import { createSchemaError, type Diagnostic } from "../../json-schema/diagnostic.ts";
import { FORMATS } from "../../json-schema/formats.ts";
import {
  type CheckedFolder,
  checkSchemas,
  findReachable,
  listSchemas,
} from "../../json-schema/load-schemas.ts";
import type { JsonObject } from "../../json-schema/schema-file.ts";
import type { VersionRoot } from "../change.ts";
import type { DocumentVersion } from "../classify.ts";
import type { SchemaPlace } from "../values/schema-node.ts";

/** A version of a contract: its folder, and the path to show for it. */
export interface JsonVersion {
  readonly contract: JsonSchemaContract;
  readonly folder: string;
  readonly shown: string;
}

/** A root of one version, with what places and documents need. */
export interface JsonRoot extends DocumentVersion, VersionRoot {
  readonly root: JsonSchemaRoot;
  /** The bundled schema in the form of the root. */
  readonly schema: JsonObject;
}

/**
 * Loads the roots of a version that are there, by their types.
 *
 * @throws SchemaError if a file, or one that it refers to, cannot be read
 */
export async function loadJsonRoots({
  contract,
  folder,
  shown,
}: JsonVersion): Promise<ReadonlyMap<string, JsonRoot>> {
  const files = contract.roots.map(({ file }) => file);
  const present = files.filter((file) => existsSync(join(folder, file)));
  // An older version need not pass the checks of today.
  const checked = checkSchemas(folder, [...new Set([...listSchemas(folder), ...present])]);
  const used = rejectMistakes(checked, present, folder, ({ code }) => UNREADABLE.has(code));
  const loaded = new Map([...checked.files].filter(([name]) => used.has(name)));
  const bundles = await bundleSchemas(folder, loaded, present);
  const roots = contract.roots.flatMap((root): [string, JsonRoot][] => {
    const bundle = bundles.get(root.file);
    if (bundle === undefined) return [];
    const derived = deriveForm(bundle, root.form ?? "reading");
    const loadedRoot = {
      root,
      direction: root.direction,
      schema: derived.schema,
      place: () => ({ file: joinNames(shown, root.file), line: 1, column: 1 }),
      locate: ({ title, path }: SchemaPlace) => {
        const file = derived.origins.get(title) ?? "";
        const { line, column } = loaded.get(file)?.locate(path) ?? { line: 1, column: 1 };
        return { file: joinNames(shown, file), line, column };
      },
      ...readDocuments(derived.schema),
    };
    return [[root.type, loadedRoot]];
  });
  return new Map(roots);
}

/** What leaves nothing to compare. */
const UNREADABLE: ReadonlySet<string> = new Set(["invalid-json", "invalid-reference", "unsupported-depth"]);

/**
 * Returns the files of roots, and those that they refer to.
 *
 * @throws SchemaError if they have mistakes
 */
export function rejectMistakes(
  { diagnostics, files }: CheckedFolder,
  roots: readonly string[],
  folder: string,
  isMistake: (diagnostic: Diagnostic) => boolean,
): ReadonlySet<string> {
  const used = new Set(roots.flatMap((root) => (files.has(root) ? [...findReachable(root, files)] : root)));
  const mistakes = diagnostics.filter((each) => used.has(each.file) && isMistake(each));
  if (mistakes.length > 0)
    throw createSchemaError(mistakes, (name) => readFileSync(join(folder, name), "utf8"));
  return used;
}

function readDocuments(schema: JsonObject): DocumentVersion {
  const ajv = new Ajv2020({ strict: false, formats: { ...FORMATS } });
  const validate: ValidateFunction = ajv.compile(schema);
  return {
    encode: (value) => JSON.stringify(value, null, 2),
    accepts: (document) => validate(JSON.parse(document)) === true,
  };
}
