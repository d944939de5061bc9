import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { UriResolver } from "ajv/dist/types/index.js";
import { FORMATS } from "./formats.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";
import { tidyAjvCode } from "./tidy-ajv-code.ts";
import { mapSchema } from "./walk-schema.ts";

/** A validator to write: the name of its export, and the schema it judges by, as a `$ref` (`#`, `#/$defs/Order`). */
export type ValidatorExport = readonly [exportName: string, ref: string];

/**
 * Writes the validators of a JSON Schema 2020-12 as the source text of one TypeScript module that needs no ajv at run
 * time: a function for each definition, named after it. Each export judges a value and leaves its `errors` for
 * `judgeValue`.
 *
 * The schema has been checked by whoever gives it: here it is held to ajv's strict mode, not to its meta-schema.
 * `source` is what the header names: the schema file that a reader should edit.
 */
export function writeAjvValidator(
  schema: JsonObject,
  exports: readonly ValidatorExport[],
  source: string,
): string {
  const parts = splitSchema(schema, exports);
  const names = nameFunctions(parts);
  const ajv = createAjv();
  for (const [ref, part] of parts) ajv.addSchema(strip(part, names), names.get(ref));
  const ids = Object.fromEntries(Array.from(names.values(), (name) => [name, name]));
  const refs = new Map(Array.from(names, ([ref, name]) => [name, ref]));
  const code = tidyAjvCode(standalone.default(ajv, ids), refs);
  return [
    "// @ts-nocheck: written by ajv, whose code has no types.",
    `// Generated from ${source}. Do not edit: npm run generate.`,
    importRuntime(code),
    "",
    ...exports.map(([name, ref]) => `export const ${name}: AjvValidator = ${names.get(ref)};`),
    "",
    code,
  ].join("\n");
}

/** ajv without its meta-schemas: to compile those takes longer than most contracts. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // What a condition requires is declared in the schema around it, which this check does not look at.
    strictRequired: false,
    unicodeRegExp: true,
    messages: false,
    formats: FORMATS,
    meta: false,
    validateSchema: false,
    // A definition is one function. Written out wherever it is referred to, it makes the code half as long again.
    inlineRefs: false,
    uriResolver: NAMES,
    // What the optimizer does takes it a third of the time; dropping what nothing reads is enough.
    // The code is not run: what ajv gets to run in place of it is a function that does nothing.
    code: { source: true, esm: true, lines: true, optimize: false, process: () => "return () => true" },
  });
  // What was evaluated, and dynamic references, are tracked for keywords that no schema of ours has.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  return ajv;
}

/** References are names here, and no URIs to resolve. */
const NAMES: UriResolver = {
  parse: (name) => ({ path: name }),
  serialize: ({ path = "" }) => path,
  resolve: (_, name) => name,
};

/** Definitions by their `$ref`, and the root, unless it is all definitions and has no verdict of its own. */
function splitSchema(
  { $defs, ...root }: JsonObject,
  exports: readonly ValidatorExport[],
): Map<string, JsonObject> {
  const parts = new Map<string, JsonObject>();
  if (exports.some(([, ref]) => ref === "#")) parts.set("#", root);
  for (const [name, part] of Object.entries(isJsonObject($defs) ? $defs : {}))
    if (isJsonObject(part)) parts.set(`#/$defs/${name}`, part);
  return parts;
}

/** A name for the function of each part: `judgeApiKey`. ajv knows the part by it. */
function nameFunctions(parts: ReadonlyMap<string, JsonObject>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [ref, { title = "root" }] of parts) {
    const words = (ref === "#" ? String(title) : ref.replace(/^.*\//, "")).split(/[^A-Za-z0-9]+/);
    let name = `judge${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
    while (taken.has(name)) name += "_";
    taken.add(name);
    names.set(ref, name);
  }
  return names;
}

/** Keywords without a part in the verdict: ajv would carry them along. */
const FOR_PEOPLE = [
  "$schema",
  "$id",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
];

function strip(part: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  return mapSchema(part, (schema) => {
    const stripped: Record<string, unknown> = { ...schema };
    for (const keyword of FOR_PEOPLE) delete stripped[keyword];
    if (typeof schema.$ref === "string") stripped.$ref = names.get(schema.$ref) ?? schema.$ref;
    return stripped;
  });
}

const RUNTIME = ["addError", "appendErrors", "countCharacters", "equalValues"];

function importRuntime(code: string): string {
  const used = RUNTIME.filter((name) => code.includes(`${name}(`));
  const names = [...used, "type AjvValidator"].join(", ");
  return `import { ${names} } from "@payment-routing/contract-runtime/codegen";`;
}
