import { countCharacters } from "../lexical.ts";
import type { JsonSchema, Rules, SchemaDocument } from "./json-schema.ts";

/** True if a value obeys the schema. Only for test data: it reports nothing, and validators of contracts are faster. */
export function fitsSchema(document: SchemaDocument, schema: JsonSchema, value: unknown): boolean {
  // Its rules say what XML can hold; breakRules changes nothing in it.
  if (document.isOpenContent(schema) || document.isOpenElement(schema)) return hasType("object", value);
  return fitsRules(document, document.rulesOf(schema), value);
}

function fitsRules(document: SchemaDocument, rules: Rules, value: unknown): boolean {
  const { type, enum: values, anyOf, choices, conditions, not } = rules;
  if (type !== undefined && !hasType(type, value)) return false;
  if (values !== undefined && !values.includes(value)) return false;
  if (rules.const !== undefined && rules.const !== value) return false;
  if (anyOf !== undefined && !anyOf.some((branch) => fitsSchema(document, branch, value))) return false;
  if (not !== undefined && fitsSchema(document, not, value)) return false;
  for (const branches of choices)
    if (branches.filter((branch) => fitsSchema(document, branch, value)).length !== 1) return false;
  for (const { if: condition, then } of conditions) {
    if (fitsSchema(document, condition, value) && !fitsSchema(document, then, value)) return false;
  }
  if (typeof value === "string") return fitsText(rules, value);
  if (typeof value === "number")
    return value >= (rules.minimum ?? -Infinity) && value <= (rules.maximum ?? Infinity);
  if (Array.isArray(value)) return fitsItems(document, rules, value);
  return value === null || typeof value !== "object" || fitsMembers(document, rules, value);
}

/** True for a value of a type, or of one of several. */
export function hasType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== "string") return type.some((one) => hasType(one, value));
  switch (type) {
    case "number":
      return Number.isFinite(value);
    case "integer":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

/** True if a text obeys lengths, patterns and format. */
export function fitsText(
  { minLength = 0, maxLength = Infinity, patterns, format }: Rules,
  text: string,
): boolean {
  const length = countCharacters(text);
  if (length < minLength || length > maxLength) return false;
  if (format !== undefined && !fitsFormat(format, text)) return false;
  return patterns.every((pattern) => expressionOf(pattern).test(text));
}

const EXPRESSIONS = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  const expression = EXPRESSIONS.get(pattern) ?? new RegExp(pattern, "u");
  EXPRESSIONS.set(pattern, expression);
  return expression;
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Published schemas state all formats but date-time as patterns. */
function fitsFormat(format: string, text: string): boolean {
  if (format !== "date-time") throw new RangeError(`test data: the format ${format} is not supported`);
  const local = DATE_TIME.exec(text)?.[1];
  const moment = new Date(`${local}Z`);
  return local !== undefined && !Number.isNaN(+moment) && moment.toISOString().startsWith(local);
}

function fitsItems(document: SchemaDocument, rules: Rules, items: readonly unknown[]): boolean {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false, items: schema = true } = rules;
  if (items.length < minItems || items.length > maxItems) return false;
  if (uniqueItems && new Set(items.map((item) => JSON.stringify(item))).size < items.length) return false;
  return items.every((item) => fitsSchema(document, schema, item));
}

function fitsMembers(document: SchemaDocument, rules: Rules, value: object): boolean {
  const { properties = {}, required = [], additionalProperties = true, dependentRequired = {} } = rules;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (!required.every(has)) return false;
  if (!Object.entries(dependentRequired).every(([name, others]) => !has(name) || others.every(has)))
    return false;
  return Object.entries(value).every(([name, member]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return fitsSchema(document, schema ?? true, member);
  });
}
