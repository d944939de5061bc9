import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { ANNOTATIONS, listOf, listRules } from "./canonical-schema.ts";
import { valuesOf } from "./compare-values.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, type Samples } from "./difference.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What other comparisons cover. */
const OTHER_KEYWORDS = new Set([
  ...ANNOTATIONS,
  ...["$ref", "type", "enum", "const", "format", "pattern", "minLength", "maxLength"],
  ...["uniqueItems", "minItems", "maxItems"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["properties", "required", "additionalProperties", "items", "anyOf"],
]);

/**
 * Compares everything else: conditions, and keywords that nothing else compares, so that no difference is lost. Conditions are
 * tried with every combination of the members that they mention.
 */
export function compareConditions(a: SchemaNode, b: SchemaNode, { report }: ComparisonContext): void {
  const [before, after] = [restOf(a.schema), restOf(b.schema)];
  const [oldRules, newRules] = [rulesOf(a, before), rulesOf(b, after)];
  const losesNone = newRules.every((rule) => oldRules.includes(rule));
  const winsNone = oldRules.every((rule) => newRules.includes(rule));
  if (losesNone && winsNone) return;
  const keyword = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]),
  ) as string;
  const isObject = a.memberNames().length + b.memberNames().length > 0;
  const list = (node: SchemaNode): Samples | undefined =>
    isObject ? combineMembers(node, [before, after]) : embedAll(node, listValues(node));
  const narrows = losesNone ? undefined : list(a);
  const widens = winsNone ? undefined : list(b);
  report({
    rule: isObject ? "condition-changed" : "bound-changed",
    message: isObject ? "other members are required under a condition" : `${keyword} changed`,
    before: { ...a.place, path: [...a.place.path, keyword] },
    after: { ...b.place, path: [...b.place.path, keyword] },
    ...(narrows && { narrows }),
    ...(widens && { widens }),
  });
}

function restOf(schema: JsonObject): JsonObject {
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !OTHER_KEYWORDS.has(keyword)));
  // Parts with a pattern alone are compared as texts.
  const parts = listOf(schema.allOf).filter((part) => !isJsonObject(part) || part.pattern === undefined);
  const { allOf: _, ...others } = rest;
  return { ...others, ...(parts.length > 0 && { allOf: parts }) };
}

/** The rules that a value must meet, all of them. A version with fewer rules accepts more values. */
function rulesOf({ schema, values }: SchemaNode, rest: JsonObject): readonly string[] {
  return [...listRules(rest, values, listOf(schema.required))];
}

function listValues({ schema, values }: SchemaNode): Samples {
  return { values: [values.make(schema), ...OTHER_VALUES, 1, 123_456, 0.123_456] };
}

/** More combinations are not tried. */
const MAX_COMBINATIONS = 256;

/** Documents in which an object has each combination of the members that conditions mention. */
function combineMembers(node: SchemaNode, conditions: readonly JsonObject[]): Samples {
  const { schema, values } = node;
  const mentioned = new Map<string, Set<unknown>>();
  collectMentions(conditions, mentioned, new Set(node.memberNames()));
  const make = (name: string): unknown => values.make(node.member(name)?.schema ?? {});
  let objects: JsonObject[] = [{}];
  for (const [name, given] of mentioned) {
    const choices = [undefined, make(name), ...given];
    objects = objects.flatMap((object) => choices.map((value) => ({ ...object, [name]: value })));
    objects = objects.slice(0, MAX_COMBINATIONS);
  }
  const required = listOf(schema.required).map((name): [string, unknown] => [
    String(name),
    make(String(name)),
  ]);
  const documents = objects.map((object) => {
    const members = Object.entries(object).filter(([, value]) => value !== undefined);
    return node.documentWith({ ...Object.fromEntries(required), ...Object.fromEntries(members) });
  });
  return { values: documents, parts: [...mentioned.keys()].map((name) => [...node.documentPath, name]) };
}

/** Collects the members that a condition names, with the values that it asks for. */
function collectMentions(
  part: unknown,
  mentioned: Map<string, Set<unknown>>,
  names: ReadonlySet<string>,
): void {
  const mention = (name: string): Set<unknown> => {
    const values = mentioned.get(name) ?? new Set();
    mentioned.set(name, values);
    return values;
  };
  if (typeof part === "string" && names.has(part)) mention(part);
  if (Array.isArray(part)) for (const each of part) collectMentions(each, mentioned, names);
  if (!isJsonObject(part)) return;
  for (const [name, value] of Object.entries(part)) {
    if (names.has(name) && isJsonObject(value))
      for (const each of valuesOf(value) ?? []) mention(name).add(each);
    collectMentions(name, mentioned, names);
    collectMentions(value, mentioned, names);
  }
}
