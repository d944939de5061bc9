import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import type { RuleId } from "../breaking-rules.ts";
import { findText, type TextSearch } from "../text-language.ts";
import { ANNOTATIONS, typeOf } from "./canonical-schema.ts";
import { OTHER_VALUES, type Samples } from "./difference.ts";
import { languageOf, type MinimalValues } from "./minimal-value.ts";
import { contains, findFraction, isOnlyInteger, rangeOf } from "./number-range.ts";
import type { SchemaNode } from "./schema-node.ts";

/** One version of a value's schema. */
export type ValueSchema = Pick<SchemaNode, "schema" | "values">;

/** A difference in the values that two schemas allow, apart from what is inside them. */
export interface ValueDifference {
  readonly rule: RuleId;
  readonly message: string;
  readonly keyword: string;
  /** Values of the old schema that the new one may reject; undefined if it accepts all. */
  readonly narrows?: Samples | undefined;
  /** Values of the new schema that the old one may reject; undefined if it accepts all. */
  readonly widens?: Samples | undefined;
}

/** Lists the differences of types. */
export function compareTypes(a: ValueSchema, b: ValueSchema): readonly ValueDifference[] {
  const oldTypes = allTypes(a.schema);
  const newTypes = allTypes(b.schema);
  const removed = without(oldTypes, newTypes);
  const added = without(newTypes, oldTypes);
  if (removed.length + added.length === 0) return [];
  const common = removed.includes("number") ? newTypes : oldTypes;
  const make = ({ schema, values }: ValueSchema, types: readonly string[]): Samples | undefined => {
    const isOfType = (value: unknown): boolean =>
      types.includes(typeOf(value)) || (typeof value === "number" && types.includes("integer"));
    const listed = valuesOf(schema)?.filter(isOfType);
    if (listed !== undefined) return listed.length === 0 ? undefined : { values: listed, areAll: true };
    const made = types.map((type) => makeOfType(schema, values, type, common.includes("integer")));
    const found = made.filter((value) => value !== undefined);
    // A range without fractions has no number that is no integer.
    return found.length === 0 ? undefined : { values: found };
  };
  return [
    {
      rule: nameTypeChange(oldTypes, newTypes, [...removed, ...added]),
      message: `${showTypes(oldTypes)} is now ${showTypes(newTypes)}`,
      keyword: "type",
      narrows: make(a, removed),
      widens: make(b, added),
    },
  ];
}

/** Lists the differences of enumerations, bounds, texts and lengths of lists. */
export function compareValues(a: ValueSchema, b: ValueSchema): readonly ValueDifference[] {
  const types = listCommonTypes(a.schema, b.schema);
  return [
    ...compareEnumerations(a, b),
    // Values that are listed show what bounds say.
    ...(isListed(a) || isListed(b) ? [] : compareRest(a, b, types)),
  ];
}

/** Whether nothing but a list says which values are valid. */
function isListed({ schema }: ValueSchema): boolean {
  if (valuesOf(schema) === undefined) return false;
  return Object.keys(schema).every(
    (keyword) => ["type", "enum", "const"].includes(keyword) || ANNOTATIONS.has(keyword),
  );
}

function compareRest(a: ValueSchema, b: ValueSchema, types: readonly string[]): readonly ValueDifference[] {
  return [
    ...(types.includes("number") ? compareNumbers(a, b) : []),
    ...(types.includes("string") ? compareTexts(a, b) : []),
    ...(types.includes("array") ? compareLists(a, b) : []),
  ];
}

/** An integer is a number too. */
function without(types: readonly string[], others: readonly string[]): readonly string[] {
  return types.filter((type) => !others.includes(type) && !(type === "integer" && others.includes("number")));
}

/** The types that both schemas allow, an integer as a number: other keywords mean nothing to other types. */
export function listCommonTypes(a: JsonObject, b: JsonObject): readonly string[] {
  const [oldTypes, newTypes] = [a, b].map((schema) =>
    allTypes(schema).map((type) => (type === "integer" ? "number" : type)),
  ) as [string[], string[]];
  return oldTypes.filter((type) => newTypes.includes(type));
}

function nameTypeChange(
  oldTypes: readonly string[],
  newTypes: readonly string[],
  changed: readonly string[],
): RuleId {
  if (changed.every((type) => type === "null"))
    return newTypes.includes("null") ? "null-allowed" : "null-rejected";
  return oldTypes.includes("array") === newTypes.includes("array") ? "type-changed" : "occurrence-changed";
}

/** A value of a type that another version does not have, but perhaps the integers of it. */
function makeOfType(
  schema: JsonObject,
  values: MinimalValues,
  type: string,
  areIntegersValid: boolean,
): unknown {
  if (type === "null") return null;
  if (type === "number" && areIntegersValid) return findFraction(rangeOf(schema, false));
  return values.make({ ...schema, type });
}

const ALL_TYPES = ["object", "array", "string", "number", "boolean", "null"];

/** The types of a schema; those of its values, or all, when it names none. */
function allTypes(schema: JsonObject): readonly string[] {
  const named = typesOf(schema);
  if (named.length > 0) return named;
  const values = valuesOf(schema);
  if (values === undefined) return ALL_TYPES;
  return [...new Set(values.map(typeOf))];
}

function showTypes(types: readonly string[]): string {
  return types.length === ALL_TYPES.length ? "any type" : types.join(" or ");
}

/** The values that a schema lists; undefined if it lists none. */
export function valuesOf(schema: JsonObject): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function* compareEnumerations(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const oldValues = valuesOf(a.schema) ?? (valuesOf(b.schema) && listFew(a.schema));
  const newValues = valuesOf(b.schema) ?? (valuesOf(a.schema) && listFew(b.schema));
  const keyword = b.schema.const === undefined ? "enum" : "const";
  if (oldValues === undefined && newValues === undefined) return;
  const others = ({ schema, values }: ValueSchema): Samples => ({
    values: [...values.makeSome(schema), ...OTHER_VALUES],
  });
  if (oldValues === undefined) {
    const narrows = others(a);
    const widens = { values: newValues ?? [], areAll: true };
    yield { rule: "value-removed", message: "only some values are valid now", keyword, narrows, widens };
  } else if (newValues === undefined) {
    const narrows = { values: oldValues, areAll: true };
    const widens = others(b);
    yield { rule: "value-added", message: "values are no longer listed", keyword, narrows, widens };
  } else {
    const removed = listMissing(oldValues, newValues);
    const added = listMissing(newValues, oldValues);
    if (removed.length > 0)
      yield {
        rule: "value-removed",
        message: `${show(removed)} is no longer valid`,
        keyword,
        narrows: { values: removed, areAll: true },
      };
    if (added.length > 0)
      yield {
        rule: "value-added",
        message: `${show(added)} is valid now`,
        keyword,
        widens: { values: added, areAll: true },
      };
  }
}

/** The values of a type that has few; undefined if it has many. */
function listFew(schema: JsonObject): readonly unknown[] | undefined {
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "null") return [null];
  const { high, low } = rangeOf(schema);
  if (schema.type !== "integer" || !(high - low < MAX_FEW)) return undefined;
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, index) => low + index);
}

const MAX_FEW = 100;

function listMissing(values: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const texts = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => !texts.has(JSON.stringify(value)));
}

function show(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

/** A keyword that bounds from below has the sign 1. */
interface BoundChange {
  readonly keyword: string;
  readonly isTighter: boolean;
  /** The bound that excludes more. */
  readonly tight: number;
  readonly message: string;
}

function* listBounds(
  a: ValueSchema,
  b: ValueSchema,
  keywords: readonly (readonly [string, 1 | -1])[],
): Generator<BoundChange & { readonly sign: 1 | -1 }> {
  for (const [keyword, sign] of keywords) {
    const boundOf = ({ schema }: ValueSchema): number =>
      typeof schema[keyword] === "number" ? schema[keyword] : keyword === "minItems" ? 0 : -sign * Infinity;
    const oldBound = boundOf(a);
    const newBound = boundOf(b);
    if (oldBound === newBound) continue;
    const isTighter = sign * newBound > sign * oldBound;
    const tight = isTighter ? newBound : oldBound;
    const message = `${keyword} ${a.schema[keyword] ?? "none"} is now ${b.schema[keyword] ?? "none"}`;
    yield { keyword, sign, isTighter, tight, message };
  }
}

function bound(
  { isTighter, keyword, message }: Pick<BoundChange, "isTighter" | "keyword" | "message">,
  values: readonly unknown[],
): ValueDifference {
  if (isTighter) return { rule: "bound-tightened", message, keyword, narrows: { values } };
  return { rule: "bound-loosened", message, keyword, widens: { values } };
}

function* compareNumbers(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  // Types say whether fractions are valid.
  const isInteger = isOnlyInteger(a.schema) || isOnlyInteger(b.schema);
  const [before, after] = [rangeOf(a.schema, isInteger), rangeOf(b.schema, isInteger)];
  for (const [side, open, sign, keywords] of [
    ["low", "isLowOpen", 1, ["minimum", "exclusiveMinimum"]],
    ["high", "isHighOpen", -1, ["maximum", "exclusiveMaximum"]],
  ] as const) {
    const keyword = keywords.find((each) => a.schema[each] !== b.schema[each]);
    if (keyword === undefined) continue;
    const message = `${keyword} ${a.schema[keyword] ?? "none"} is now ${b.schema[keyword] ?? "none"}`;
    if (before[side] !== after[side] || before[open] !== after[open]) {
      const isTighter = before[side] === after[side] ? after[open] : sign * after[side] > sign * before[side];
      const [tight, loose] = isTighter ? [after, before] : [before, after];
      const [edge, end] = [tight[side], loose[side]];
      const values = [edge - sign, edge, (edge + end) / 2, end, end + sign].filter(
        (value) =>
          contains(loose, value) && !contains(tight, value) && (!isInteger || Number.isInteger(value)),
      );
      yield bound({ keyword, isTighter, message }, values.filter(Number.isFinite));
    }
    const bounds = [a, b].map(({ schema }) => Number(schema[keyword] ?? Infinity));
    if (allTypes(b.schema).includes("integer") && new Set(bounds.map(isSafe)).size > 1)
      yield {
        rule: "integer-range",
        message: `${keyword} crosses 2^53, past which a number is not exact`,
        keyword,
      };
  }
}

function isSafe(bound: number): boolean {
  return Math.abs(bound) <= Number.MAX_SAFE_INTEGER;
}

function* compareTexts(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const [oldTexts, newTexts] = [languageOf(a.schema), languageOf(b.schema)];
  if (JSON.stringify(oldTexts) === JSON.stringify(newTexts)) return;
  const lost = findText(oldTexts, newTexts);
  const won = findText(newTexts, oldTexts);
  if (lost === "none" && won === "none") return;
  const keyword =
    ["pattern", "format", "minLength", "maxLength"].find((each) => a.schema[each] !== b.schema[each]) ??
    "allOf";
  const rule = lost === "none" ? "bound-loosened" : won === "none" ? "bound-tightened" : "bound-changed";
  const message = `${keyword} ${showKeyword(a, keyword)} is now ${showKeyword(b, keyword)}`;
  yield { rule, message, keyword, narrows: samplesOf(lost), widens: samplesOf(won) };
}

function showKeyword({ schema }: ValueSchema, keyword: string): unknown {
  const value = schema[keyword] ?? "none";
  return typeof value === "object" ? JSON.stringify(value) : value;
}

function samplesOf(search: TextSearch): Samples | undefined {
  if (search === "none") return undefined;
  return { values: search === "unknown" ? [] : [search.text] };
}

/** A longer list is not made to show a bound. */
const MAX_LISTED = 1_000;

function* compareLists(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  for (const change of listBounds(a, b, [
    ["minItems", 1],
    ["maxItems", -1],
  ])) {
    const { schema, values } = change.isTighter ? a : b;
    const length = change.tight - change.sign;
    const lists = length > MAX_LISTED ? [] : [values.make({ ...schema, type: "array", minItems: length })];
    yield bound(change, lists);
  }
  const isUnique = b.schema.uniqueItems === true;
  if (isUnique === (a.schema.uniqueItems === true)) return;
  const message = isUnique ? "equal items are no longer valid" : "equal items are valid now";
  const { schema, values } = isUnique ? a : b;
  const item = values.make(isJsonObject(schema.items) ? schema.items : {});
  const length = Math.max(2, Number(schema.minItems ?? 0));
  const lists = length > MAX_LISTED ? [] : [Array.from({ length }, () => item)];
  yield bound({ keyword: "uniqueItems", isTighter: isUnique, message }, lists);
}
