import { type JsonObject, objectOf } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { findText, type TextSearch } from "../text-language.ts";
import {
  contains,
  findFraction,
  isAnything,
  isOnlyInteger,
  listFew,
  type NumberRange,
  rangeOf,
  typeOf,
  valuesOf,
} from "./canonical-schema.ts";
import { type Difference, OTHER_VALUES, onlyIn, type RuleId, type Samples } from "./difference.ts";
import { languageOf } from "./minimal-value.ts";
import type { SchemaNode } from "./schema-node.ts";

/** One version of a value's schema. */
export type ValueSchema = Pick<SchemaNode, "schema" | "values">;

/** A difference in the values that two schemas allow, apart from what is inside them. Its samples are values of a part. */
export interface ValueDifference extends Pick<Difference, "rule" | "message" | "narrows" | "widens"> {
  readonly keyword: string;
}

/** Lists the differences of types. */
export function* compareTypes(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const [oldTypes, newTypes] = [allTypes(a.schema), allTypes(b.schema)];
  const [removed, added] = [without(oldTypes, newTypes), without(newTypes, oldTypes)];
  if (removed.length + added.length === 0) return;
  const common = removed.includes("number") ? newTypes : oldTypes;
  yield {
    rule: nameTypeChange(oldTypes, newTypes, [...removed, ...added]),
    message: `${showTypes(oldTypes)} is now ${showTypes(newTypes)}`,
    keyword: "type",
    narrows: makeOfTypes(a, removed, common.includes("integer")),
    widens: makeOfTypes(b, added, common.includes("integer")),
  };
}

/** Values of types that another version does not have, but perhaps the integers of them. */
function makeOfTypes(
  { schema, values }: ValueSchema,
  types: readonly string[],
  areIntegersValid: boolean,
): Samples | undefined {
  const isOfType = (value: unknown): boolean =>
    types.includes(typeOf(value)) || (typeof value === "number" && types.includes("integer"));
  const listed = valuesOf(schema)?.filter(isOfType);
  const found = types.flatMap((type) =>
    // A range without fractions has no number that is no integer.
    type === "number" && areIntegersValid
      ? (findFraction(rangeOf(schema, false)) ?? [])
      : [type === "null" ? null : values.make({ ...schema, type })],
  );
  const made = listed ?? found;
  return made.length === 0 ? undefined : { values: made, areAll: listed !== undefined };
}

/** Lists the differences of enumerations, bounds, texts and lengths of lists. */
export function* compareValues(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  yield* compareEnumerations(a, b);
  // Values that are listed show what bounds say.
  if (isListed(a) || isListed(b)) return;
  const types = listCommonTypes(a.schema, b.schema);
  if (types.includes("number")) yield* compareNumbers(a, b);
  if (types.includes("string")) yield* compareTexts(a, b);
  if (types.includes("array")) yield* compareLists(a, b);
}

/** Whether nothing but a list says which values are valid. */
function isListed({ schema }: ValueSchema): boolean {
  const { enum: _, const: __, type: ___, ...others } = schema;
  return valuesOf(schema) !== undefined && isAnything(others);
}

/** An integer is a number too. */
function without(types: readonly string[], others: readonly string[]): readonly string[] {
  return types.filter((type) => !others.includes(type) && !(type === "integer" && others.includes("number")));
}

/** The types that both schemas allow, an integer as a number: other keywords mean nothing to other types. */
export function listCommonTypes(a: JsonObject, b: JsonObject): readonly string[] {
  const listWide = (schema: JsonObject): readonly string[] =>
    allTypes(schema).map((type) => (type === "integer" ? "number" : type));
  return listWide(a).filter((type) => listWide(b).includes(type));
}

function nameTypeChange(
  before: readonly string[],
  after: readonly string[],
  changed: readonly string[],
): RuleId {
  if (changed.every((type) => type === "null"))
    return after.includes("null") ? "null-allowed" : "null-rejected";
  return before.includes("array") === after.includes("array") ? "type-changed" : "occurrence-changed";
}

const ALL_TYPES = ["object", "array", "string", "number", "boolean", "null"];

/** The types of a schema; those of its values, or all, when it names none. */
function allTypes(schema: JsonObject): readonly string[] {
  const named = typesOf(schema);
  return named.length > 0 ? named : [...new Set(valuesOf(schema)?.map(typeOf) ?? ALL_TYPES)];
}

function showTypes(types: readonly string[]): string {
  return types.length === ALL_TYPES.length ? "any type" : types.join(" or ");
}

function* compareEnumerations(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const oldValues = valuesOf(a.schema) ?? (valuesOf(b.schema) && listFew(a.schema));
  const newValues = valuesOf(b.schema) ?? (valuesOf(a.schema) && listFew(b.schema));
  const keyword = b.schema.const === undefined ? "enum" : "const";
  const values = oldValues ?? newValues;
  if (values === undefined) return;
  if (oldValues && newValues) {
    const [removed, added] = [listMissing(oldValues, newValues), listMissing(newValues, oldValues)];
    if (removed.length > 0) {
      const narrows = { values: removed, areAll: true };
      yield { rule: "value-removed", message: `${show(removed)} is no longer valid`, keyword, narrows };
    }
    if (added.length > 0) {
      const widens = { values: added, areAll: true };
      yield { rule: "value-added", message: `${show(added)} is valid now`, keyword, widens };
    }
    return;
  }
  const wasListed = oldValues !== undefined;
  const unlisted = wasListed ? b : a;
  yield {
    rule: wasListed ? "value-added" : "value-removed",
    message: wasListed ? "values are no longer listed" : "only some values are valid now",
    keyword,
    ...onlyIn(wasListed, { values, areAll: true }),
    ...onlyIn(!wasListed, { values: [...unlisted.values.makeSome(unlisted.schema), ...OTHER_VALUES] }),
  };
}

function listMissing(values: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const texts = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => !texts.has(JSON.stringify(value)));
}

function show(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

/** The keywords that bound values of a type from below, and those that bound them from above. */
type BoundKeywords = readonly [below: readonly string[], above: readonly string[]];

const NUMBER_BOUNDS: BoundKeywords = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
];

/** @param makeValues the values for numbers of one range that are not in the other */
function* compareRanges(
  a: ValueSchema,
  b: ValueSchema,
  keywords: BoundKeywords,
  [before, after]: readonly [NumberRange, NumberRange],
  makeValues: (numbers: readonly number[], owner: ValueSchema) => readonly unknown[],
): Generator<ValueDifference> {
  for (const [index, { side, open, sign }] of SIDES.entries()) {
    const keyword = keywords[index]?.find((each) => a.schema[each] !== b.schema[each]);
    if (keyword === undefined || (before[side] === after[side] && before[open] === after[open])) continue;
    const isTighter = before[side] === after[side] ? after[open] : sign * after[side] > sign * before[side];
    const [tight, loose] = isTighter ? [after, before] : [before, after];
    const [edge, end] = [tight[side], loose[side]];
    const numbers = [edge - sign, edge, (edge + end) / 2, end, end + sign].filter(
      (value) => Number.isFinite(value) && contains(loose, value) && !contains(tight, value),
    );
    const message = `${keyword} ${a.schema[keyword] ?? "none"} is now ${b.schema[keyword] ?? "none"}`;
    yield bound(isTighter, keyword, message, makeValues(numbers, isTighter ? a : b));
  }
}

const SIDES = [
  { side: "low", open: "isLowOpen", sign: 1 },
  { side: "high", open: "isHighOpen", sign: -1 },
] as const;

function bound(
  isTighter: boolean,
  keyword: string,
  message: string,
  values: readonly unknown[],
): ValueDifference {
  const rule = isTighter ? "bound-tightened" : "bound-loosened";
  return { rule, message, keyword, ...onlyIn(isTighter, { values }) };
}

function* compareNumbers(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  // Types say whether fractions are valid.
  const isInteger = isOnlyInteger(a.schema) || isOnlyInteger(b.schema);
  yield* compareRanges(
    a,
    b,
    NUMBER_BOUNDS,
    [rangeOf(a.schema, isInteger), rangeOf(b.schema, isInteger)],
    (numbers) => numbers.filter((number) => !isInteger || Number.isInteger(number)),
  );
  if (!allTypes(b.schema).includes("integer")) return;
  for (const keywords of NUMBER_BOUNDS) {
    const keyword = keywords.find((each) => a.schema[each] !== b.schema[each]) ?? "";
    const areSafe = [a, b].map(
      ({ schema }) => Math.abs(Number(schema[keyword] ?? Infinity)) <= Number.MAX_SAFE_INTEGER,
    );
    const message = `${keyword} crosses 2^53, past which a number is not exact`;
    if (areSafe[0] !== areSafe[1]) yield { rule: "integer-range", message, keyword };
  }
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
  const samplesOf = (found: TextSearch): Samples | undefined =>
    found === "none" ? undefined : { values: typeof found === "object" ? [found.text] : [] };
  yield { rule, message, keyword, narrows: samplesOf(lost), widens: samplesOf(won) };
}

function showKeyword({ schema }: ValueSchema, keyword: string): unknown {
  const value = schema[keyword] ?? "none";
  return typeof value === "object" ? JSON.stringify(value) : value;
}

/** A longer list is not made to show a bound. */
const MAX_LISTED = 1_000;

function* compareLists(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const lengths = ({ schema: { minItems: minimum = 0, maxItems: maximum } }: ValueSchema): NumberRange =>
    rangeOf({ minimum, ...(maximum !== undefined && { maximum }) }, true);
  const makeLists = (numbers: readonly number[], { schema, values }: ValueSchema): readonly unknown[] =>
    numbers
      .filter((length) => Number.isInteger(length) && length <= MAX_LISTED)
      .map((length) => values.make({ ...schema, type: "array", minItems: length }));
  yield* compareRanges(a, b, [["minItems"], ["maxItems"]], [lengths(a), lengths(b)], makeLists);
  const isUnique = b.schema.uniqueItems === true;
  if (isUnique === (a.schema.uniqueItems === true)) return;
  const message = isUnique ? "equal items are no longer valid" : "equal items are valid now";
  const { schema, values } = isUnique ? a : b;
  const item = values.make(objectOf(schema.items));
  const length = Math.max(2, Number(schema.minItems ?? 0));
  const lists = length > MAX_LISTED ? [] : [Array.from({ length }, () => item)];
  yield bound(isUnique, "uniqueItems", message, lists);
}
