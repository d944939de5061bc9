import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { readKeyword, referenceBy } from "../schema-set/own-keywords.ts";
import { nameFunctions, writeImport } from "../schema-set/runtime-functions.ts";
import { FORMATS } from "./formats.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

/**
 * Writes the validator of a bundled schema as a TypeScript module that needs no ajv at run time. The root and each
 * definition become an exported function, `check` and its title. The schema must have passed the lint.
 *
 * @param source the schema file that the header names
 */
export function writeAjvValidator({ $defs, ...root }: JsonObject, source: string): string {
  const parts = new Map<string, unknown>([["#", root]]);
  for (const [title, definition] of Object.entries($defs ?? {})) parts.set(`#/$defs/${title}`, definition);
  const functionOf = (ref: unknown): string =>
    `check${ref === "#" ? root.title : String(ref).slice("#/$defs/".length)}`;

  const ajv = createAjv();
  for (const [ref, part] of parts) {
    if (!isJsonObject(part)) continue;
    ajv.addSchema(prepare(part, functionOf), functionOf(ref));
    // Errors name their keyword by its position in the whole schema.
    Object.assign(ajv.schemas[functionOf(ref)] ?? {}, { schemaPath: ref });
  }
  const code = standalone.default(
    ajv,
    Object.fromEntries(Object.keys(ajv.schemas).map((name) => [name, name])),
  );
  return `// @ts-nocheck: written by ajv, whose code has no types.
// Generated from ${source}. Do not edit: npm run generate.
${writeImport(code)}
${code.replace('"use strict";', "")}`;
}

function createAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // A condition requires members that the schema around it declares, which this check does not look at.
    strictRequired: false,
    allowUnionTypes: true,
    unicodeRegExp: true,
    messages: false,
    formats: FORMATS,
    // The lint checks schemas, with positions.
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true },
  });
  nameFunctions(ajv);
  // A keyword that JSON Schema 2020-12 has and draft 7 has not.
  const dependentRequired = readKeyword("validation/dependentRequired");
  return ajv.addKeyword(dependentRequired).removeKeyword("$ref").addKeyword(referenceBy(""));
}

/** Keywords for people: ajv would copy them into its code. */
const ANNOTATIONS = ["$schema", "$comment", "title", "description", "default", "examples", "deprecated"];

function prepare(part: JsonObject, functionOf: (ref: unknown) => string): JsonObject {
  return mapSchema(part, (schema) => {
    const checked = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.includes(keyword));
    return {
      ...Object.fromEntries(checked),
      ...(schema.$ref !== undefined && { $ref: functionOf(schema.$ref) }),
    };
  });
}
