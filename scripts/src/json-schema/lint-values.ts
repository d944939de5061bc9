import { DERIVATION_KEYWORDS } from "./derive-form.ts";
import type { Finding } from "./lint-rules.ts";
import { isJsonObject, type JsonObject } from "./schema-file.ts";
import type { SchemaVisit } from "./walk-schema.ts";

/**
 * Holds the values of keywords to the meta-schema of JSON Schema 2020-12, for the keywords that are carried. ajv would do
 * it with the meta-schema itself, which it takes longer to compile than most contracts, and could not tell the line.
 */
export function lintValues({ schema }: SchemaVisit): Finding[] {
  return lintOne(schema, []);
}

function lintOne(schema: JsonObject, path: readonly (string | number)[]): Finding[] {
  const findings = Object.entries(schema).flatMap(([keyword, value]): Finding[] => {
    const rule = RULES.get(keyword);
    if (rule === undefined || rule.holds(value)) return [];
    return [
      { code: "invalid-value", message: `${keyword} has to be ${rule.expected}`, path: [...path, keyword] },
    ];
  });
  return [...findings, ...lintConditions(schema, path)];
}

/** Conditions, which the walk through a schema leaves out. */
function lintConditions(schema: JsonObject, path: readonly (string | number)[]): Finding[] {
  const { if: condition, then: consequence, allOf } = schema;
  if (condition === undefined && consequence === undefined && allOf === undefined) return [];
  const inside: readonly (readonly [unknown, ...(string | number)[]])[] = [
    [condition, "if"],
    [consequence, "then"],
    ...(Array.isArray(allOf) ? allOf : []).map((member, position) => [member, "allOf", position] as const),
  ];
  return inside.flatMap(([member, ...steps]) =>
    isJsonObject(member) ? lintOne(member, [...path, ...steps]) : [],
  );
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

const TEXT: Rule = { expected: "a text", holds: isText };
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
