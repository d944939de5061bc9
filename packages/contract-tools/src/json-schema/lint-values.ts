import { suggest } from "@payment-routing/xsd-compiler";
import { DERIVATION_KEYWORDS, LABEL_KEYWORDS } from "./derive-form.ts";
import type { DiagnosticCode } from "./diagnostic.ts";
import { findBacktracking } from "./find-backtracking.ts";
import { isJsonObject, type JsonObject, type SchemaPath } from "./schema-file.ts";
import { type SchemaVisit, typesOf } from "./walk-schema.ts";
import { uncapitalise } from "./write-index.ts";

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
  ...ofEach(TEXT, ...LABEL_KEYWORDS),
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

/** Reports a diagnostic at a path inside the visited schema. */
export type Report = (code: DiagnosticCode, message: string, path: SchemaPath) => void;

/** The types that a keyword restricts. Values of other types pass it unchecked, which ajv rejects in strict mode. */
const TYPES_OF_KEYWORD: readonly (readonly [types: readonly string[], keywords: readonly string[]])[] = [
  [["string"], ["minLength", "maxLength", "pattern", "format"]],
  [
    ["number", "integer"],
    ["minimum", "maximum"],
  ],
  [["array"], ["items", "minItems", "maxItems", "uniqueItems"]],
  [["object"], ["properties", "required", "additionalProperties", "dependentRequired", "if"]],
];

/** Reports keywords that do not restrict values of the schema's type, and keywords without a type. */
export function checkTypes({ schema, context }: SchemaVisit, report: Report): void {
  const own = typesOf(schema);
  if (own.length > 0 && context.length > 0 && !own.every((type) => isIncluded(type, context)))
    report("invalid-type", `the schema around this branch allows ${context.join(" or ")} only`, ["type"]);
  const allowed = own.length > 0 ? own : context;
  for (const [types, keywords] of TYPES_OF_KEYWORD) {
    if (types.some((type) => allowed.includes(type))) continue;
    for (const keyword of keywords.filter(
      (name) => name in schema || (name === "if" && hasConditions(schema)),
    ))
      report("invalid-type", explain(keyword, types, allowed), [keyword]);
  }
}

function hasConditions({ allOf }: JsonObject): boolean {
  return Array.isArray(allOf) && allOf.some((member) => isJsonObject(member) && "if" in member);
}

function explain(keyword: string, types: readonly string[], allowed: readonly string[]): string {
  if (allowed.length > 0)
    return `${keyword} restricts the type ${types[0]}, and the type is ${allowed.join(" or ")}`;
  return `${keyword} restricts the type ${types[0]}: write "type": "${types[0]}" beside it`;
}

function isIncluded(type: string, types: readonly string[]): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Reports a regular expression that JavaScript rejects, or that takes more than linear time for some texts. */
export function checkPattern({ schema }: SchemaVisit, report: Report): void {
  if (typeof schema.pattern !== "string") return;
  try {
    new RegExp(schema.pattern, "u");
  } catch (error) {
    const [reason = ""] = /[^:]*$/.exec((error as Error).message) ?? [];
    report("invalid-pattern", `not a regular expression: ${uncapitalise(reason.trim())}`, ["pattern"]);
  }
  const found = findBacktracking(schema.pattern);
  if (found === undefined) return;
  const [input, repeated] = [found.input, found.repeated].map((text) => JSON.stringify(text));
  const growth = found.isExponential ? "doubles with each" : "grows with the square of the number of";
  report("unsupported-pattern", `ambiguous repetition: the time to reject ${input} ${growth} ${repeated}`, [
    "pattern",
  ]);
}

/** Reports pairs of bounds that no value is between, and an enumeration of nothing. */
export function checkBounds({ schema }: SchemaVisit, report: Report): void {
  if (Array.isArray(schema.enum) && schema.enum.length === 0)
    report("invalid-bounds", "the list has no value: no value is valid", ["enum"]);
  for (const [low, high] of [
    ["minimum", "maximum"],
    ["minLength", "maxLength"],
    ["minItems", "maxItems"],
  ] as const) {
    const [min, max] = [schema[low], schema[high]];
    if (typeof min !== "number" || typeof max !== "number") continue;
    if (min > max)
      report("invalid-bounds", `${high} ${max} is less than ${low} ${min}: no value is valid`, [high]);
    else if (low === "minimum" && schema.type === "integer" && Math.ceil(min) > Math.floor(max))
      report("invalid-bounds", `no integer is between ${min} and ${max}`, [high]);
  }
}
