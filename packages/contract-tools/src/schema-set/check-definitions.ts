import { splitPointer } from "@payment-routing/contract-runtime";
import { type AjvValidator, runValidator } from "@payment-routing/contract-runtime/codegen";
import ajv2020 from "ajv/dist/2020.js";
import type { Diagnostic, DiagnosticCode } from "../json-schema/diagnostic.ts";
import { isJsonObject, type JsonObject, type SchemaPath } from "../json-schema/schema-file.ts";
import type { Definition, Definitions } from "./definitions.ts";
import { listSubschemas } from "./dialects.ts";

/** Reports what would make a validator or a type wrong. */
export function checkDefinitions(definitions: Definitions): Diagnostic[] {
  const all = [...definitions.byName.values()];
  const mistakes = all.flatMap((definition) => checkKeywords(definition, definitions));
  if (mistakes.length > 0) return mistakes;
  return [
    ...findEndless(definitions),
    ...all.flatMap((definition) => checkEvaluated(definition, definitions)),
  ];
}

/** By the metaschema of draft 2020-12, in whose keywords all schemas are written now. */
function checkKeywords(definition: Definition, definitions: Definitions): Diagnostic[] {
  const report = (code: DiagnosticCode, message: string, path: SchemaPath): Diagnostic =>
    diagnoseIn(definitions, definition, path, code, message);
  const names = Array.from(walk(definition.schema), ([{ properties }, path]) =>
    isJsonObject(properties) && Object.hasOwn(properties, "__proto__")
      ? [
          report("unsupported-name", "ajv overlooks a member of this name", [
            ...path,
            "properties",
            "__proto__",
          ]),
        ]
      : [],
  ).flat();
  const result = runValidator(findMetaschema(), definition.schema);
  if (result.ok) return names;
  return result.issues.map(({ expected, path, received }) =>
    report("invalid-value", `expected ${expected}, got ${received}`, splitPointer(path)),
  );
}

let metaschema: AjvValidator | undefined;

function findMetaschema(): AjvValidator {
  metaschema ??= new ajv2020.default({ allErrors: true, strict: false, validateFormats: false }).compile({
    $ref: "https://json-schema.org/draft/2020-12/schema",
  }) as AjvValidator;
  return metaschema;
}

/** Reports definitions that refer to themselves for the same value. */
function findEndless(definitions: Definitions): Diagnostic[] {
  const { byName } = definitions;
  const states = new Map<string, "open" | "done">();
  const endless = new Set<Definition>();
  const visit = (name: string): void => {
    const definition = byName.get(name);
    if (definition === undefined || states.get(name) === "done") return;
    if (states.get(name) === "open") {
      endless.add(definition);
      return;
    }
    states.set(name, "open");
    for (const { $ref } of listSameValue(definition.schema)) if ($ref !== undefined) visit(String($ref));
    states.set(name, "done");
  };
  for (const name of byName.keys()) visit(name);
  const message = "the schema refers to itself for the same value: no validation would end";
  return Array.from(endless, (each) => diagnoseIn(definitions, each, [], "invalid-reference", message));
}

/** ajv counts the items that were evaluated: it cannot tell those that a `contains` elsewhere has accepted. */
function checkEvaluated(definition: Definition, definitions: Definitions): Diagnostic[] {
  return Array.from(walk(definition.schema)).flatMap(([schema, path]) => {
    if (schema.unevaluatedItems === undefined) return [];
    const seen = new Set<JsonObject>();
    const counts = (part: JsonObject): boolean => {
      if (seen.has(part)) return false;
      seen.add(part);
      if (part !== schema && part.contains !== undefined)
        return definitions.origins.get(part)?.resource.draft === 2020;
      return [...listSameValue(part)].some((other) => {
        const target = definitions.byName.get(String(other.$ref))?.schema;
        return counts(other) || (isJsonObject(target) && counts(target));
      });
    };
    if (!counts(schema)) return [];
    const message =
      "what a contains inside of another schema accepts is not known here: write it beside contains";
    return [
      diagnoseIn(definitions, definition, [...path, "unevaluatedItems"], "unsupported-unevaluated", message),
    ];
  });
}

const SAME_VALUE = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"]);

/** The schema and those inside it that apply to the same value. */
function* listSameValue(schema: unknown): Generator<JsonObject> {
  if (!isJsonObject(schema)) return;
  yield schema;
  for (const [part, [keyword]] of listSubschemas(schema, 2020))
    if (SAME_VALUE.has(String(keyword))) yield* listSameValue(part);
}

function* walk(schema: unknown, path: SchemaPath = []): Generator<readonly [JsonObject, SchemaPath]> {
  if (!isJsonObject(schema)) return;
  yield [schema, path];
  for (const [part, steps] of listSubschemas(schema, 2020)) yield* walk(part, [...path, ...steps]);
}

/** A diagnostic at a path of a normal schema: at the nearest part that was written. */
function diagnoseIn(
  definitions: Definitions,
  { name }: Definition,
  path: SchemaPath,
  code: DiagnosticCode,
  message: string,
): Diagnostic {
  return { code, message, ...locateIn(definitions, name, path) };
}

/** Where a part of a definition was written, or the nearest part around it. */
export function locateIn(
  { byName, origins }: Definitions,
  name: string,
  path: SchemaPath,
): Pick<Diagnostic, "file" | "line" | "column"> {
  const definition = byName.get(name);
  if (definition === undefined) return { file: "", line: 1, column: 1 };
  let found = { place: definition.place, rest: path };
  let part: unknown = definition.schema;
  for (const [depth, step] of path.entries()) {
    const inner = isJsonObject(part) && step === "anyOf" ? (part.anyOf ?? part.oneOf) : undefined;
    part = inner ?? (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined);
    const origin = isJsonObject(part) ? origins.get(part) : undefined;
    if (origin !== undefined) found = { place: origin, rest: path.slice(depth + 1) };
  }
  const { file } = found.place.resource;
  return { file: file.name, ...file.locate([...found.place.path, ...found.rest]) };
}
