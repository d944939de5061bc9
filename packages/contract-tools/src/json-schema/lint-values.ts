import { suggest } from "@payment-routing/xsd-compiler";
import { DERIVATION_KEYWORDS } from "./derive-form.ts";
import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";

/**
 * Checks the values of keywords against the meta-schema of JSON Schema 2020-12, for the keywords that are supported. ajv
 * with the meta-schema itself could not tell the position.
 */
export function checkValues(
  schema: JsonObject,
  report: (message: string, path: SchemaPath) => void,
  path: SchemaPath = [],
): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const rule = RULES.get(keyword);
    if (rule === undefined || rule.holds(value)) continue;
    const hint = keyword === "type" && isText(value) ? suggest(value, TYPES) : "";
    report(`${keyword} has to be ${rule.expected}${hint}`, [...path, keyword]);
  }
  // The walk through a schema leaves out conditions.
  const { if: condition, then: consequence, allOf } = schema;
  const conditions = Array.isArray(allOf) ? allOf : [];
  const inside: readonly (readonly [unknown, SchemaPath])[] = [
    [condition, ["if"]],
    [consequence, ["then"]],
    ...conditions.map((member, position) => [member, ["allOf", position]] as const),
  ];
  for (const [member, steps] of inside)
    if (isJsonObject(member)) checkValues(member, report, [...path, ...steps]);
}

interface Rule {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isSchema = (value: unknown): boolean => isJsonObject(value) || typeof value === "boolean";
const isListOf = (value: unknown, holds: (item: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(holds);
const isMapOf = (value: unknown, holds: (member: unknown) => boolean): boolean =>
  isJsonObject(value) && Object.values(value).every(holds);
const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const isNames = (value: unknown): boolean => isListOf(value, isText) && isUnique(value);
const isType = (value: unknown): boolean => isText(value) && TYPES.includes(value);

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

const TEXT: Rule = { expected: "a string", holds: isText };
const LIST: Rule = { expected: "a list", holds: Array.isArray };
const FLAG: Rule = { expected: "true or false", holds: (value) => typeof value === "boolean" };
const NUMBER: Rule = { expected: "a number", holds: (value) => typeof value === "number" };
const COUNT: Rule = {
  expected: "a whole number from 0",
  holds: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const NAMES: Rule = { expected: "a list of names, each once", holds: isNames };
const TYPE: Rule = {
  expected: `one of ${TYPES.join(", ")}, or a list of them, each once`,
  holds: (value) => isType(value) || (isListOf(value, isType) && value.length > 0 && isUnique(value)),
};
const NAMES_BY_NAME: Rule = {
  expected: "lists of names, each once, by name",
  holds: (value) => isMapOf(value, isNames),
};
const SCHEMAS_BY_NAME: Rule = { expected: "schemas by name", holds: (value) => isMapOf(value, isSchema) };
const SCHEMA: Rule = { expected: "a schema", holds: isSchema };
const SCHEMAS: Rule = {
  expected: "a list of schemas, one at least",
  holds: (value) => isListOf(value, isSchema) && value.length > 0,
};

const RULES: ReadonlyMap<string, Rule> = new Map([
  ...ofEach(TEXT, "$schema", "$ref", "$comment", "title", "description", "format", "pattern"),
  ...ofEach(LIST, "examples", "enum"),
  ...ofEach(FLAG, "deprecated", "uniqueItems"),
  ...ofEach(NUMBER, "minimum", "maximum"),
  ...ofEach(COUNT, "minLength", "maxLength", "minItems", "maxItems"),
  ...ofEach(TYPE, "type"),
  ...ofEach(NAMES, "required", ...DERIVATION_KEYWORDS),
  ...ofEach(NAMES_BY_NAME, "dependentRequired"),
  ...ofEach(SCHEMAS_BY_NAME, "properties"),
  ...ofEach(SCHEMA, "items", "additionalProperties", "if", "then"),
  ...ofEach(SCHEMAS, "anyOf", "allOf"),
]);

function ofEach(rule: Rule, ...keywords: readonly string[]): (readonly [string, Rule])[] {
  return keywords.map((keyword) => [keyword, rule] as const);
}
