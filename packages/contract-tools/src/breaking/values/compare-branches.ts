import { isJsonObject, type JsonObject, listOf, objectOf } from "../../json-schema/schema-file.ts";
import { ANNOTATIONS, describeContent, listRules, valuesOf } from "./canonical-schema.ts";
import { type ComparisonContext, embedAll, OTHER_VALUES, onlyIn, type Samples } from "./difference.ts";
import { nameOfReference } from "./minimal-value.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Compares the branches of choices, or the alternatives that a set of values has otherwise. */
export function compareBranches(
  a: SchemaNode,
  b: SchemaNode,
  oldBranches: readonly SchemaNode[],
  newBranches: readonly SchemaNode[],
  context: ComparisonContext,
): void {
  const { compare, isXml } = context;
  const pairs = findPairs(oldBranches, newBranches, isXml);
  for (const [branch, partner] of pairs) compare(branch, partner);
  const partners = new Set(pairs.values());
  const report = (branch: SchemaNode, isGone: boolean): void => {
    const isNull = !isXml && branch.schema.type === "null";
    const [nullRule, rule] = isGone
      ? (["null-rejected", "branch-removed"] as const)
      : (["null-allowed", "branch-added"] as const);
    context.report({
      rule: isNull ? nullRule : rule,
      message: `the branch ${nameBranch(branch)} is ${isGone ? "gone" : "new"}`,
      before: (isGone ? branch : a).position,
      after: (isGone ? b : branch).position,
      ...onlyIn(isGone, listOwn(branch, isGone ? a : b, isGone ? newBranches : oldBranches, context)),
    });
  };
  for (const branch of oldBranches) if (!pairs.has(branch)) report(branch, true);
  for (const branch of newBranches) if (!partners.has(branch)) report(branch, false);
}

/** Documents with values of a branch; undefined if a branch of the other version accepts all of them. */
function listOwn(
  branch: SchemaNode,
  node: SchemaNode,
  others: readonly SchemaNode[],
  { findExcess, isXml }: ComparisonContext,
): Samples | undefined {
  const own = node.branches().length > 0 ? { ...node.schema, anyOf: [branch.schema] } : branch.schema;
  const listed = valuesOf(branch.schema);
  const values = listed ?? node.values.makeSome(own);
  const samples = embedAll(node, { values, areAll: listed !== undefined }) as Samples;
  if (isXml) return samples;
  const excess = others.map((other) => findExcess(branch, other));
  if (excess.includes(undefined)) return undefined;
  return { ...samples, values: [...samples.values, ...excess.flatMap((each) => each?.values ?? [])] };
}

/** Its title; else its constant, the element or the type that its values name, its definition, or its JSON type. */
function nameBranch({ schema, values }: SchemaNode): string {
  const { $ref, title, type } = schema;
  const { const: constant, properties } = values.resolve(schema);
  if (title !== undefined) return String(title);
  if (constant !== undefined) return JSON.stringify(constant);
  const [element, label] = ["element", "xsi:type"].map((name) => objectOf(objectOf(properties)[name]).const);
  const definition = typeof $ref === "string" ? nameOfReference($ref) : undefined;
  return String(element ?? label ?? definition ?? type ?? "without a name");
}

type KeyOf = (node: SchemaNode) => string | undefined;

const KEYS: readonly KeyOf[] = [
  ({ schema }) => JSON.stringify(schema),
  (node) => join(node.follow().name, node.schema.type),
  ({ schema, values }) => describeContent(schema, values),
  ({ schema }) => join(schema.title),
];

function join(name: unknown, type?: unknown): string | undefined {
  return name === undefined ? undefined : JSON.stringify([name, type]);
}

/** Pairs the branches that are equal, have a name in common, or alone have their type. */
export function findPairs(
  before: readonly SchemaNode[],
  after: readonly SchemaNode[],
  isXml: boolean,
): ReadonlyMap<SchemaNode, SchemaNode> {
  const pairs = new Map<SchemaNode, SchemaNode>();
  const left = new Set(after);
  const pair = (keyOf: KeyOf): void => {
    for (const branch of before) {
      const key = pairs.has(branch) ? undefined : keyOf(branch);
      const partner = key === undefined ? undefined : [...left].find((other) => keyOf(other) === key);
      if (partner === undefined) continue;
      pairs.set(branch, partner);
      left.delete(partner);
    }
  };
  for (const keyOf of KEYS) pair(keyOf);
  if (isXml) return pairs;
  const waiting = [before.filter((branch) => !pairs.has(branch)), [...left]];
  const isOnly = (type: string): boolean =>
    waiting.every((nodes) => nodes.filter((node) => wideType(node) === type).length === 1);
  pair((node) => [wideType(node)].find((type) => type !== undefined && isOnly(type)));
  return pairs;
}

/** Its type, an integer as a number. */
function wideType({ schema: { type } }: SchemaNode): string | undefined {
  return type === "integer" ? "number" : typeof type === "string" ? type : undefined;
}

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
    before: { ...a.position, path: [...a.position.path, keyword] },
    after: { ...b.position, path: [...b.position.path, keyword] },
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
    ...(mentioned.size > 0 && { parts: [...mentioned.keys()].map((name) => [...node.documentPath, name]) }),
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
