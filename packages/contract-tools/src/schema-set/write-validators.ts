import type { AjvValidator } from "@payment-routing/contract-runtime/codegen";
import type { Ajv } from "ajv";
import { _ } from "ajv/dist/compile/codegen/index.js";
import core from "ajv/dist/core.js";
import standalone from "ajv/dist/standalone/index.js";
import vocabularies from "ajv/dist/vocabularies/draft2020.js";
import { mapSchema } from "../json-schema/walk-schema.ts";
import type { Definitions } from "./definitions.ts";
import { allFormats, findFormat } from "./formats.ts";
import { ANNOTATIONS, type NormalSchema } from "./normalise.ts";
import { OWN_KEYWORDS } from "./own-keywords.ts";
import { nameFunctions, runtime, writeImport } from "./runtime-functions.ts";

/**
 * Writes the validators of definitions as one module that needs no ajv at run time: an exported function for each, `check` and
 * its name. A bundler keeps those that it reaches.
 */
export function writeValidators(definitions: Definitions, extension: ".js" | ".ts"): string {
  const code = writeCode(definitions);
  return [
    "// @ts-nocheck: written by ajv, whose code has no types.",
    ...[writeImport(code)].filter(Boolean),
    ...(usesFormats(code) ? [`import { formats } from "./formats.validator${extension}";`] : []),
    code,
  ].join("\n");
}

/** True if validators need the module of formats. */
export function usesFormats(code: string): boolean {
  return /\bformats[.[]/.test(code);
}

/**
 * Runs the code that {@link writeValidators} writes: the validator of each definition by its name.
 *
 * @param allErrors false ends with the first error
 */
export function compileValidators(
  definitions: Definitions,
  allErrors = true,
): ReadonlyMap<string, AjvValidator> {
  const names = [...definitions.byName.keys()];
  const code = writeCode(definitions, allErrors).replaceAll(/^export const /gm, "const ");
  const results = names.map((name) => `check${name}`).join(", ");
  const run = new Function(...Object.keys(runtime), "formats", `${code}\nreturn [${results}];`);
  const checks: readonly AjvValidator[] = run(...Object.values(runtime), allFormats);
  return new Map(names.map((name, index) => [name, checks[index] as AjvValidator]));
}

/** The same validators, for callers that need no issues: each returns after the first error. */
export function compileBooleanValidators(
  definitions: Definitions,
): (name: string, value: unknown) => boolean {
  const validators = compileValidators(definitions, false);
  return (name, value) => {
    try {
      return validators.get(name)?.(value) === true;
    } catch (error) {
      // A stack overflow: the value is nested too deeply.
      if (!(error instanceof RangeError)) throw error;
      return false;
    }
  };
}

function writeCode(definitions: Definitions, allErrors = true): string {
  const names = Array.from(definitions.byName.keys(), (name) => `check${name}`);
  return (
    standalone
      .default(createValidator(definitions, allErrors), Object.fromEntries(names.map((name) => [name, name])))
      .replace('"use strict";', "")
      .replaceAll(" = new RegExp(", " = /* @__PURE__ */ new RegExp(")
      // ajv takes a name that every object inherits for one that it has looked at.
      .replaceAll(/\(!(props\d+) \|\| !\1\[(key\d+)\]\)/g, "(!$1 || !Object.hasOwn($1, $2))")
      .replaceAll(/^(props\d+)\[(key\d+)\] = true;$/gm, "if ($1 !== true) ($1 ??= {})[$2] = true;")
  );
}

/** An ajv that has a schema for each definition, under `check` and its name. */
function createValidator({ byName }: Definitions, allErrors: boolean): Ajv {
  const schemas = Array.from(
    byName.values(),
    ({ name, schema }) => [name, withoutAnnotations(schema)] as const,
  );
  const text = JSON.stringify(schemas);
  const ajv = new core.default({
    allErrors,
    // What a schema may look like is up to its author: keywords are checked by the metaschema.
    strict: false,
    ownProperties: true,
    unicodeRegExp: true,
    messages: false,
    meta: false,
    validateSchema: false,
    logger: false,
    // Keywords of drafts after 7.
    next: true,
    unevaluated: text.includes('"unevaluated'),
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  } as ConstructorParameters<typeof core.default>[0]) as unknown as Ajv;
  // In their places: what asks for evaluated members and items comes last.
  for (const definition of vocabularies.default.flat())
    ajv.addKeyword(
      (typeof definition === "object" && OWN_KEYWORDS.get(String(definition.keyword))) || definition,
    );
  for (const [, name = ""] of text.matchAll(/"format":"([^"]+)"/g)) {
    const format = findFormat(name);
    if (format !== undefined) ajv.addFormat(name, format);
  }
  nameFunctions(ajv);
  for (const [name, schema] of schemas) {
    ajv.addSchema(schema as object, `check${name}`);
    // Errors name their keyword by its position in its definition.
    Object.assign(ajv.schemas[`check${name}`] ?? {}, { schemaPath: `#/$defs/${name}` });
  }
  return ajv;
}

/** ajv would copy what people read into its code. */
function withoutAnnotations(schema: NormalSchema): NormalSchema {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !ANNOTATIONS.includes(keyword))),
  );
}
