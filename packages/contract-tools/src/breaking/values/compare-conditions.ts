import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { ANNOTATIONS, listOf, listRules, valuesOf } from "./canonical-schema.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, type Samples } from "./difference.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What other comparisons cover. */
const OTHER_KEYWORDS = new Set([
  ...ANNOTATIONS,
  ...["$ref", "type", "enum", "const", "format", "pattern", "minLength", "maxLength"],
  ...["uniqueItems", "minItems", "maxItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["properties", "required", "additionalProperties", "items", "anyOf", "allOf"],
]);

/**
 * Compares everything else: conditions, and keywords that nothing else compares, so that no difference is lost. Conditions are
 * tried with every combination of the members that they mention.
 */
export function compareConditions(a: SchemaNode, b: SchemaNode, { report }: ComparisonContext): void {
  const [before, after] = [restOf(a.schema), restOf(b.schema)];
  // A version with fewer rules accepts more values.
  const oldRules = [...listRules(before, a.values, listOf(a.schema.required))];
  const newRules = [...listRules(after, b.values, listOf(b.schema.required))];
  const losesNone = newRules.every((rule) => oldRules.includes(rule));
  const winsNone = oldRules.every((rule) => newRules.includes(rule));
  if (losesNone && winsNone) return;
  const keyword = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]),
  ) as string;
  const isObject = a.memberNames().length + b.memberNames().length > 0;
  const list = (node: SchemaNode): Samples | undefined => {
    if (isObject) return combineMembers(node, [before, after]);
    return embedAll(node, {
      values: [node.values.make(node.schema), ...OTHER_VALUES, 1, 123_456, 0.123_456],
    });
  };
  report({
    rule: isObject ? "condition-changed" : "bound-changed",
    message: isObject ? "other members are required under a condition" : `${keyword} changed`,
    before: { ...a.place, path: [...a.place.path, keyword] },
    after: { ...b.place, path: [...b.place.path, keyword] },
    narrows: losesNone ? undefined : list(a),
    widens: winsNone ? undefined : list(b),
  });
}

function restOf(schema: JsonObject): JsonObject {
  const rest = Object.entries(schema).filter(([keyword]) => !OTHER_KEYWORDS.has(keyword));
  // Parts with a pattern alone are compared as texts.
  const parts = listOf(schema.allOf).filter((part) => !isJsonObject(part) || part.pattern === undefined);
  return { ...Object.fromEntries(rest), ...(parts.length > 0 && { allOf: parts }) };
}

/** More combinations are not tried. */
const MAX_COMBINATIONS = 256;

/** Documents in which an object has each combination of the members that conditions mention. */
function combineMembers(node: SchemaNode, conditions: readonly JsonObject[]): Samples {
  const { schema, values } = node;
  const mentioned = Map.groupBy(listMentions(conditions, new Set(node.memberNames())), ({ name }) => name);
  const make = (name: string): unknown => values.make(node.member(name)?.schema ?? {});
  const required = listOf(schema.required).map(String);
  let objects: JsonObject[] = [Object.fromEntries(required.map((name) => [name, make(name)]))];
  for (const [name, mentions] of mentioned) {
    const given = new Set(mentions.flatMap((mention) => mention.values));
    const choices = [required.includes(name) ? make(name) : undefined, make(name), ...given];
    objects = objects.flatMap((object) => choices.map((value) => ({ ...object, [name]: value })));
    objects = objects.slice(0, MAX_COMBINATIONS);
  }
  return {
    values: objects.map((object) => node.documentWith(leaveOut(object))),
    parts: [...mentioned.keys()].map((name) => [...node.documentPath, name]),
  };
}

function leaveOut(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

/** The members that a condition names, with the values that it asks for. */
function* listMentions(
  part: unknown,
  names: ReadonlySet<string>,
): Generator<{ readonly name: string; readonly values: readonly unknown[] }> {
  if (typeof part === "string" && names.has(part)) yield { name: part, values: [] };
  if (Array.isArray(part)) for (const each of part) yield* listMentions(each, names);
  if (!isJsonObject(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (names.has(name)) yield { name, values: (isJsonObject(value) && valuesOf(value)) || [] };
    yield* listMentions(value, names);
  }
}
