import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { isJsonObject } from "../src/json-schema/schema-file.ts";
import type { Definition } from "../src/schema-set/definitions.ts";

/** ajv has no draft 4. */
const CLASSES = { 4: undefined, 6: Ajv, 7: Ajv, 2019: Ajv2019, 2020: Ajv2020 } as const;

/**
 * The verdicts of ajv by a definition as it is written, without what we make of it. Formats are checked up to draft 7. What a
 * schema refers to is looked up beside its file.
 *
 * @returns undefined for a draft that ajv does not have
 */
export function compilePlainly(
  { place: { path, resource } }: Definition,
  folder: string,
): ((value: unknown) => boolean) | undefined {
  const Class = CLASSES[resource.draft];
  if (Class === undefined) return undefined;
  const file = resolve(folder, resource.file.name);
  const pointer = path.map((step) => `/${encodeURIComponent(escapeStep(step))}`).join("");
  const schema = readSchema(file);
  const uri = isJsonObject(schema) && typeof schema.$id === "string" ? schema.$id : "schema.json";
  const schemas = new Map([[uri, schema]]);
  for (;;) {
    // An ajv that has missed a schema is of no use afterwards.
    const ajv = new Class({
      strict: false,
      validateSchema: false,
      logger: false,
      validateFormats: resource.draft <= 7,
    });
    formats.default(ajv);
    for (const [key, each] of schemas) ajv.addSchema(each as object, key);
    try {
      const validate = ajv.compile({ $ref: `${uri.replace(/#$/, "")}#${pointer}` });
      return (value) => validate(value) === true;
    } catch (error) {
      const missing = (error as { missingSchema?: unknown }).missingSchema;
      if (typeof missing !== "string" || schemas.has(missing)) throw error;
      schemas.set(missing, readSchema(join(dirname(file), basename(missing))));
    }
  }
}

function readSchema(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

function escapeStep(step: string | number): string {
  return String(step).replaceAll("~", "~0").replaceAll("/", "~1");
}
