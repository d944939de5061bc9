import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { valuesOf } from "./compare-values.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, type Samples } from "./difference.ts";
import { listOf } from "./minimal-value.ts";
import type { SchemaNode } from "./schema-node.ts";

/** What other comparisons cover, and what says nothing about values. */
const OTHER_KEYWORDS = new Set([
  ...[
    "$schema",
    "$id",
    "$ref",
    "$defs",
    "$comment",
    "title",
    "description",
    "default",
    "examples",
    "deprecated",
  ],
  ...[
    "type",
    "enum",
    "const",
    "format",
    "pattern",
    "minLength",
    "maxLength",
    "uniqueItems",
    "minItems",
    "maxItems",
  ],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["properties", "required", "additionalProperties", "items", "anyOf"],
]);

/**
 * Compares everything else: conditions, and keywords that nothing else compares, so that no difference is lost. Conditions are
 * tried with every combination of the members that they mention.
 */
export function compareConditions(a: SchemaNode, b: SchemaNode, { report }: ComparisonContext): void {
  const [before, after] = [restOf(a.schema), restOf(b.schema)];
  const keyword = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]),
  );
  if (keyword === undefined) return;
  const isObject = a.memberNames().length + b.memberNames().length > 0;
  const list = (node: SchemaNode): Samples | undefined =>
    isObject ? combineMembers(node, [before, after]) : embedAll(node, listValues(node));
  const [oldRules, newRules] = [listRules(before), listRules(after)];
  const narrows = newRules.every((rule) => oldRules.includes(rule)) ? undefined : list(a);
  const widens = oldRules.every((rule) => newRules.includes(rule)) ? undefined : list(b);
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
  const parts = listOf(schema.allOf)
    .filter((part) => !isJsonObject(part) || part.pattern === undefined)
    .map((part) => (isJsonObject(part) ? { ...part, description: undefined } : part));
  const { allOf: _, ...others } = rest;
  // The projection of an XSD says there what it cannot express.
  const comment = String(schema.$comment ?? "");
  return {
    ...others,
    ...(parts.length > 0 && { allOf: parts }),
    ...(comment.startsWith("Not expressed: ") && { $comment: comment }),
  };
}

/** The rules that a value must meet, all of them. A version with fewer rules accepts more values. */
function listRules({ allOf, if: condition, then: consequence, ...others }: JsonObject): readonly string[] {
  const conditions = condition === undefined ? [] : [[condition, consequence]];
  const rules = Object.entries(others).map(([keyword, value]) => ({ [keyword]: value }));
  return [...listOf(allOf), ...conditions, ...rules].map((rule) => JSON.stringify(rule));
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
  return { values: documents };
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
