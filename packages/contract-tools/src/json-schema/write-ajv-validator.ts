import { createRequire } from "node:module";
import { Ajv, type CodeKeywordDefinition, type SchemaObjCxt } from "ajv";
import { _, Name, strConcat } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import { FORMATS } from "./formats.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";
import { mapSchema } from "./walk-schema.ts";

const require = createRequire(import.meta.url);

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
  // The first code that a scope is given for a function is the one that it writes.
  for (const [name, ref] of Object.entries(RUNTIME))
    ajv.scope.value("func", { ref, code: _`${new Name(name)}` });
  return ajv.addKeyword(DEPENDENT_REQUIRED).removeKeyword("$ref").addKeyword(REFERENCE);
}

/** Functions of ajv, which are CommonJS modules, by the names that the contracts' runtime has for the same functions. */
const RUNTIME = {
  countCharacters: require("ajv/dist/runtime/ucs2length.js").default,
  equalValues: require("ajv/dist/runtime/equal.js").default,
};

/** A keyword that JSON Schema 2020-12 has and draft 7 has not. */
const DEPENDENT_REQUIRED: CodeKeywordDefinition =
  require("ajv/dist/vocabularies/validation/dependentRequired.js").default;

const INSTANCE_PATH = new Name("instancePath");
const ERRORS = new Name("vErrors");
const COUNT = new Name("errors");

/**
 * Calls the function of a definition. ajv's own keyword concatenates lists of errors, in time that grows with the square
 * of their number.
 */
const REFERENCE: CodeKeywordDefinition = {
  keyword: "$ref",
  schemaType: "string",
  code(context) {
    const { gen, data, schema, it } = context;
    const check = new Name(String(schema));
    const path = strConcat(INSTANCE_PATH, (it as SchemaObjCxt).errorPath);
    context.result(_`${check}(${data}, { ${INSTANCE_PATH}: ${path} })`, undefined, () => {
      gen.assign(ERRORS, _`appendErrors(${ERRORS}, ${check}.errors)`);
      gen.assign(COUNT, _`${ERRORS}.length`);
    });
  },
};

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

function writeImport(code: string): string {
  const used = ["appendErrors", ...Object.keys(RUNTIME)].filter((name) => code.includes(name));
  return used.length === 0
    ? ""
    : `import { ${used.join(", ")} } from "@payment-routing/contract-runtime/codegen";`;
}
