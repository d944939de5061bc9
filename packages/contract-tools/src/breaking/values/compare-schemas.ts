import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { compareConditions } from "./compare-conditions.ts";
import { compareMembers } from "./compare-members.ts";
import { compareTypes, compareValues, listCommonTypes, type ValueDifference } from "./compare-values.ts";
import {
  type ComparisonContext,
  type Difference,
  embedAll,
  OTHER_VALUES,
  type Samples,
} from "./difference.ts";
import { nameOfReference } from "./minimal-value.ts";
import { SchemaNode } from "./schema-node.ts";

export interface ComparisonOptions {
  /**
   * Whether values are written as XML. A list is then a repeated element, and values of different types may be the same
   * document. Default false.
   */
  readonly isXml?: boolean;
}

/** Lists the differences of two bundled schemas, outermost first. A pair of parts is compared once. */
export function compareSchemas(
  before: JsonObject,
  after: JsonObject,
  { isXml = false }: ComparisonOptions = {},
): readonly Difference[] {
  const differences: Difference[] = [];
  const compared = new Set<string>();
  const context: ComparisonContext = {
    report: (difference) => differences.push(difference),
    compare: (oldNode, newNode) => {
      const [a, b] = [oldNode.follow(), newNode.follow()];
      const pair = JSON.stringify([a.place, b.place]);
      if (compared.has(pair)) return;
      compared.add(pair);
      compareNodes(a, b, context, isXml);
    },
  };
  context.compare(SchemaNode.ofRoot(before), SchemaNode.ofRoot(after));
  return differences;
}

function compareNodes(a: SchemaNode, b: SchemaNode, context: ComparisonContext, isXml: boolean): void {
  const places = { before: a.place, after: b.place };
  const [oldName, newName] = [typeNameOf(a), typeNameOf(b)];
  if (oldName !== undefined && oldName !== newName) {
    const message = `${oldName} is now ${newName ?? "a type without a name"}`;
    context.report({ rule: "type-renamed", message, ...places });
  }
  if (isXml && isList(a) !== isList(b)) {
    compareOccurrences(a, b, context);
    return;
  }
  if (a.branches().length > 0 !== b.branches().length > 0) {
    if (isXml && isBranchOf(a, b)) compareBranches(a, b, context);
    else reportValue(a, b, allowBoth(a, b, CHOICE_CHANGED), context);
    return;
  }
  const types = compareTypes(a, b).map((difference) => (isXml ? allowBoth(a, b, difference) : difference));
  for (const difference of types) reportValue(a, b, difference, context);
  const common = listCommonTypes(a.schema, b.schema);
  if (types.some(changesShape) && (isXml || common.length === 0)) return;
  for (const difference of compareValues(a, b)) reportValue(a, b, difference, context);
  if (common.includes("array") && ("items" in a.schema || "items" in b.schema))
    context.compare(a.item(), b.item());
  if (common.includes("object")) compareMembers(a, b, context);
  compareBranches(a, b, context);
  compareConditions(a, b, context);
  const [oldDefault, newDefault] = [a, b].map(({ schema }) => JSON.stringify(schema.default));
  if (oldDefault !== newDefault)
    context.report({
      rule: "default-changed",
      message: `the default ${oldDefault} is now ${newDefault}`,
      ...places,
    });
}

const CHOICE_CHANGED: ValueDifference = {
  rule: "type-changed",
  message: "one value is now a choice, or a choice one value",
  keyword: "anyOf",
};

/** Whether one is a branch of the other: a definition that became a choice of itself and others, or the opposite. */
function isBranchOf(a: SchemaNode, b: SchemaNode): boolean {
  return listBranches(a).some((branch) => findPartner(branch, listBranches(b)) !== undefined);
}

function listBranches(node: SchemaNode): readonly SchemaNode[] {
  const branches = node.branches();
  return branches.length > 0 ? branches : [node];
}

function changesShape({ rule }: ValueDifference): boolean {
  return rule === "type-changed" || rule === "occurrence-changed";
}

/** A difference of shape that says nothing about what either version accepts of the other. */
function allowBoth(a: SchemaNode, b: SchemaNode, difference: ValueDifference): ValueDifference {
  if (!changesShape(difference)) return difference;
  const sample = ({ schema, values }: SchemaNode): Samples => ({
    values: [values.make(schema), ...OTHER_VALUES],
  });
  return { ...difference, narrows: sample(a), widens: sample(b) };
}

/** The name of a type: that of its definition, or its title. */
function typeNameOf({ place: { path, title }, schema }: SchemaNode): unknown {
  return path.length === 0 ? title : schema.title;
}

function reportValue(
  a: SchemaNode,
  b: SchemaNode,
  { rule, message, keyword, ...samples }: ValueDifference,
  { report }: ComparisonContext,
): void {
  const [narrows, widens] = [embedAll(a, samples.narrows), embedAll(b, samples.widens)];
  report({
    rule,
    message,
    before: { ...a.place, path: [...a.place.path, keyword] },
    after: { ...b.place, path: [...b.place.path, keyword] },
    ...(narrows && { narrows }),
    ...(widens && { widens }),
  });
}

function isList({ schema }: SchemaNode): boolean {
  return schema.type === "array" && isJsonObject(schema.items);
}

/** Compares one value with a list of them: only lists of none or several are new, or no longer valid. */
function compareOccurrences(a: SchemaNode, b: SchemaNode, { report, compare }: ComparisonContext): void {
  const becomesMany = isList(b);
  const [list, single] = becomesMany ? [b, a] : [a, b];
  const item = list.values.make(list.item().schema);
  const { minItems = 0, maxItems = Infinity } = list.schema;
  const lists = [...(minItems === 0 ? [[]] : []), ...(Number(maxItems) > 1 ? [[item, item]] : [])];
  const ofList = embedAll(list, { values: lists });
  const ofSingle =
    Number(minItems) > 1 ? embedAll(single, { values: [single.values.make(single.schema)] }) : undefined;
  const [narrows, widens] = becomesMany ? [ofSingle, ofList] : [ofList, ofSingle];
  report({
    rule: "occurrence-changed",
    message: becomesMany ? "one is now many" : "many are now one",
    before: a.place,
    after: b.place,
    ...(narrows && { narrows }),
    ...(widens && { widens }),
  });
  compare(becomesMany ? a : a.item(), becomesMany ? b.item() : b);
}

/** Compares the branches of choices. A branch is the same as one that is equal, or has its title. */
function compareBranches(a: SchemaNode, b: SchemaNode, { report, compare }: ComparisonContext): void {
  if (a.branches().length + b.branches().length === 0) return;
  const [oldBranches, newBranches] = [listBranches(a), listBranches(b)];
  const added = new Set(newBranches);
  for (const branch of oldBranches) {
    const partner = findPartner(branch, [...added]);
    if (partner !== undefined) {
      added.delete(partner);
      compare(branch, partner);
      continue;
    }
    const narrows = embedAll(a, { values: [a.values.make({ ...a.schema, anyOf: [branch.schema] })] });
    const message = `the branch ${nameBranch(branch)} is gone`;
    report({
      rule: "branch-removed",
      message,
      before: branch.place,
      after: b.place,
      ...(narrows && { narrows }),
    });
  }
  for (const branch of added) {
    const widens = embedAll(b, { values: [b.values.make({ ...b.schema, anyOf: [branch.schema] })] });
    const message = `the branch ${nameBranch(branch)} is new`;
    report({
      rule: "branch-added",
      message,
      before: a.place,
      after: branch.place,
      ...(widens && { widens }),
    });
  }
}

/** Its title; else its constant, the element or the type that its values name, its definition, or its JSON type. */
function nameBranch({ schema, values }: SchemaNode): string {
  const { $ref, title, type } = schema;
  const { const: constant, properties } = values.resolve(schema);
  const { element, "xsi:type": label } = isJsonObject(properties) ? properties : {};
  const name = [element, label].flatMap((member) => (isJsonObject(member) ? (member.const ?? []) : []))[0];
  if (title !== undefined) return String(title);
  if (constant !== undefined) return JSON.stringify(constant);
  return String(name ?? (typeof $ref === "string" ? nameOfReference($ref) : (type ?? "without a name")));
}

function findPartner(node: SchemaNode, others: readonly SchemaNode[]): SchemaNode | undefined {
  const { schema } = node;
  const text = JSON.stringify(schema);
  const definition = definitionOf(node);
  return (
    others.find((other) => JSON.stringify(other.schema) === text) ??
    others.find((other) => definition !== undefined && definitionOf(other) === definition) ??
    others.find((other) => other.schema.title !== undefined && other.schema.title === schema.title)
  );
}

/** The name of the definition that a node is, or refers to. */
function definitionOf(node: SchemaNode): string | undefined {
  const { path, title } = node.follow().place;
  return path.length === 0 ? title : undefined;
}
