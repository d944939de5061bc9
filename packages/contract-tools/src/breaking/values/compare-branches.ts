import { describeContent, objectOf, valuesOf } from "./canonical-schema.ts";
import { type ComparisonContext, embedAll, onlyIn, type Samples } from "./difference.ts";
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
      before: (isGone ? branch : a).place,
      after: (isGone ? b : branch).place,
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
