import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { ANNOTATIONS, isAnything } from "./canonical-schema.ts";
import { compareBranches, compareConditions, findPairs } from "./compare-branches.ts";
import { compareMembers } from "./compare-members.ts";
import { compareTypes, compareValues, listCommonTypes, type ValueDifference } from "./compare-values.ts";
import {
  type ComparisonContext,
  type ComparisonOptions,
  type Difference,
  embedAll,
  OTHER_VALUES,
  onlyIn,
  type Samples,
} from "./difference.ts";
import { SchemaNode } from "./schema-node.ts";

/** Lists the differences of two bundled schemas, outermost first. A pair of parts is compared once. */
export function compareSchemas(
  before: JsonObject,
  after: JsonObject,
  { content, isExported = () => true, isXml = false }: ComparisonOptions = {},
): readonly Difference[] {
  return listDifferences(SchemaNode.ofRoot(before), SchemaNode.ofRoot(after), { content, isExported, isXml });
}

function listDifferences(
  before: SchemaNode,
  after: SchemaNode,
  options: Required<ComparisonOptions>,
): readonly Difference[] {
  const differences: Difference[] = [];
  const compared = new Set<string>();
  const compare = (oldNode: SchemaNode, newNode: SchemaNode): void => {
    const [a, b] = [oldNode.follow(), newNode.follow()];
    const pair = JSON.stringify([a.position, b.position, a.schema.type, b.schema.type]);
    if (compared.has(pair)) return;
    compared.add(pair);
    if (options.content?.isEqual(a.schema, b.schema)) return;
    const contexts = { before: () => makeWith(a), after: () => makeWith(b) };
    const context: ComparisonContext = {
      ...options,
      compare,
      report: (difference) => differences.push({ ...difference, contexts }),
      findExcess: (inner, outer) =>
        isAnything(outer.schema)
          ? undefined
          : listDifferences(inner, outer, options).find(({ narrows }) => narrows)?.narrows,
    };
    reportName(a, b, context);
    if (hasOthers(a, b, context)) reportOthers(a, b, context);
    compareNodes(options.isXml ? a : a.unwrap(), options.isXml ? b : b.unwrap(), context);
  };
  compare(before, after);
  return differences;
}

/** A small document that has a part. */
function makeWith(node: SchemaNode): unknown {
  return node.documentWith(node.values.make(node.schema));
}

/** Reports that a type which consumers import has another name. */
function reportName(a: SchemaNode, b: SchemaNode, { isExported, report }: ComparisonContext): void {
  const [oldName, newName] = [a, b].map((node) => node.name ?? node.unwrap().name);
  if (typeof oldName !== "string" || oldName === newName || !isExported(oldName)) return;
  // A choice that a type became, or a type that a choice was, keeps the name of the type.
  const isBranch = b.branches().some((branch) => branch.follow().name === oldName);
  if (isBranch || String(newName).startsWith(`${oldName}.`)) return;
  const message = `${oldName} is now ${newName ?? "a type without a name"}`;
  report({ rule: "type-renamed", message, before: a.position, after: b.position });
}

function compareNodes(a: SchemaNode, b: SchemaNode, context: ComparisonContext): void {
  const { isXml } = context;
  if (isXml && isList(a) !== isList(b)) {
    compareOccurrences(a, b, context);
    return;
  }
  const areChoices = [a, b].map((node) => node.branches().length > 0);
  if (!isXml && areChoices.includes(true) && a.isBare() && b.isBare()) {
    compareBranches(a, b, a.alternatives(), b.alternatives(), context);
    compareDefaults(a, b, context);
    return;
  }
  if (areChoices[0] !== areChoices[1]) {
    // A definition became a choice of itself and others, or the opposite.
    const [before, after] = [listBranches(a), listBranches(b)];
    if (isXml && findPairs(before, after, true).size > 0) compareBranches(a, b, before, after, context);
    else {
      const message = "one value is now a choice, or a choice one value";
      reportValue(a, b, allowBoth(a, b, { rule: "type-changed", message, keyword: "anyOf" }), context);
    }
    return;
  }
  const types = [...compareTypes(a, b)].map((difference) =>
    isXml ? allowBoth(a, b, difference) : difference,
  );
  for (const difference of types) reportValue(a, b, difference, context);
  const common = listCommonTypes(a.schema, b.schema);
  if (types.some(changesShape) && (isXml || common.length === 0)) return;
  for (const difference of compareValues(a, b)) reportValue(a, b, difference, context);
  if (common.includes("array") && ("items" in a.schema || "items" in b.schema))
    context.compare(a.item(), b.item());
  if (common.includes("object")) compareMembers(a, b, context);
  compareBranches(a, b, a.branches(), b.branches(), context);
  if (!hasOthers(a, b, context)) compareConditions(a, b, context);
  compareDefaults(a, b, context);
}

/** Keywords whose differences are compared one by one, each of which alone decides what is valid. */
const FOLLOWED: ReadonlySet<string> = new Set([
  ...ANNOTATIONS,
  ...["$ref", "type", "enum", "const", "pattern", "minLength", "maxLength", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  ...["minItems", "maxItems", "uniqueItems", "items", "minProperties", "maxProperties", "dependentRequired"],
  ...["properties", "required", "additionalProperties", "anyOf"],
]);

/** Whether any difference of two parts is one that counts in both directions. */
function hasOthers(a: SchemaNode, b: SchemaNode, { content }: ComparisonContext): boolean {
  const keywords = [...Object.keys(a.schema), ...Object.keys(b.schema)];
  return content !== undefined && keywords.some((keyword) => !FOLLOWED.has(keyword));
}

/** Where keywords depend on each other, a difference of one may let values in or keep values out. */
function reportOthers(a: SchemaNode, b: SchemaNode, { report }: ComparisonContext): void {
  const all = new Set([...Object.keys(a.schema), ...Object.keys(b.schema)]);
  const keywords = [...all].filter((keyword) => !ANNOTATIONS.has(keyword));
  const changed = keywords.filter(
    (keyword) => JSON.stringify(a.schema[keyword]) !== JSON.stringify(b.schema[keyword]),
  );
  const shown = changed.length === 0 ? "what it refers to" : changed.join(", ");
  const samples = (node: SchemaNode): Samples => ({
    values: [...node.values.makeSome(node.schema), ...OTHER_VALUES],
  });
  report({
    rule: "condition-changed",
    message: `${shown} changed beside keywords that depend on it`,
    before: a.position,
    after: b.position,
    narrows: embedAll(a, samples(a)),
    widens: embedAll(b, samples(b)),
  });
}

function compareDefaults(a: SchemaNode, b: SchemaNode, { report }: ComparisonContext): void {
  const [before, after] = [a, b].map(({ schema }) => JSON.stringify(schema.default));
  if (before === after) return;
  const message = `the default ${before} is now ${after}`;
  report({ rule: "default-changed", message, before: a.position, after: b.position });
}

function listBranches(node: SchemaNode): readonly SchemaNode[] {
  return node.branches().length > 0 ? node.branches() : [node];
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

function reportValue(
  a: SchemaNode,
  b: SchemaNode,
  { rule, message, keyword, ...samples }: ValueDifference,
  { report }: ComparisonContext,
): void {
  report({
    rule,
    message,
    before: { ...a.position, path: [...a.position.path, keyword] },
    after: { ...b.position, path: [...b.position.path, keyword] },
    narrows: embedAll(a, samples.narrows),
    widens: embedAll(b, samples.widens),
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
  const singles = Number(minItems) > 1 ? { values: [single.values.make(single.schema)] } : undefined;
  report({
    rule: "occurrence-changed",
    message: becomesMany ? "one is now many" : "many are now one",
    before: a.position,
    after: b.position,
    ...onlyIn(!becomesMany, embedAll(list, { values: lists })),
    ...onlyIn(becomesMany, embedAll(single, singles)),
  });
  compare(becomesMany ? a : a.item(), becomesMany ? b.item() : b);
}
