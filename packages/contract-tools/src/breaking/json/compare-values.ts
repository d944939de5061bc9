import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import type { RuleId } from "../change.ts";
import { findText, type TextSearch } from "../text-language.ts";
import { languageOf, type MinimalValues } from "./minimal-value.ts";

/** One version of a value's schema, and the values that it allows. */
export interface ValueSchema {
  readonly schema: JsonObject;
  readonly values: MinimalValues;
}

/** A difference in the values that two schemas allow, apart from what is inside them. */
export interface ValueDifference {
  readonly rule: RuleId;
  readonly message: string;
  readonly keyword: string;
  /** Values of the old schema that the new one may reject; undefined if it accepts all. Empty if none could be made. */
  readonly narrows?: readonly unknown[] | undefined;
  /** Values of the new schema that the old one may reject; undefined if it accepts all. Empty if none could be made. */
  readonly widens?: readonly unknown[] | undefined;
}

/** Lists the differences of types. */
export function compareTypes(a: ValueSchema, b: ValueSchema): readonly ValueDifference[] {
  const oldTypes = allTypes(a.schema);
  const newTypes = allTypes(b.schema);
  const removed = without(oldTypes, newTypes);
  const added = without(newTypes, oldTypes);
  if (removed.length + added.length === 0) return [];
  const make = ({ schema, values }: ValueSchema, types: readonly string[]): readonly unknown[] | undefined =>
    types.length === 0 ? undefined : types.map((type) => makeOfType(schema, values, type));
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
  return [
    ...compareEnumerations(a, b),
    ...compareNumbers(a, b),
    ...compareTexts(a, b),
    ...compareLists(a, b),
  ];
}

/** An integer is a number too. */
function without(types: readonly string[], others: readonly string[]): readonly string[] {
  return types.filter((type) => !others.includes(type) && !(type === "integer" && others.includes("number")));
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

function makeOfType(schema: JsonObject, values: MinimalValues, type: string): unknown {
  if (type === "null") return null;
  if (type === "number" && schema.enum === undefined) return Number(schema.minimum ?? 0) + 0.5;
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

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
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
  const oldValues = valuesOf(a.schema);
  const newValues = valuesOf(b.schema);
  const keyword = b.schema.const === undefined ? "enum" : "const";
  if (oldValues === undefined && newValues === undefined) return;
  if (oldValues === undefined) {
    const narrows = ["other", "", 0, -1, 1, false, a.values.make(a.schema)];
    yield { rule: "value-removed", message: "only some values are valid now", keyword, narrows };
  } else if (newValues === undefined) {
    const widens = ["other", "", 0, -1, 1, false, b.values.make(b.schema)];
    yield { rule: "value-added", message: "values are no longer listed", keyword, widens };
  } else {
    const missing = (values: readonly unknown[], others: readonly unknown[]): readonly unknown[] => {
      const texts = new Set(others.map((value) => JSON.stringify(value)));
      return values.filter((value) => !texts.has(JSON.stringify(value)));
    };
    const show = (values: readonly unknown[]): string =>
      values.map((value) => JSON.stringify(value)).join(", ");
    const narrows = missing(oldValues, newValues);
    const widens = missing(newValues, oldValues);
    if (narrows.length > 0)
      yield { rule: "value-removed", message: `${show(narrows)} is no longer valid`, keyword, narrows };
    if (widens.length > 0)
      yield { rule: "value-added", message: `${show(widens)} is valid now`, keyword, widens };
  }
}

/** A keyword that bounds from below has the sign 1. */
interface BoundChange {
  readonly keyword: string;
  readonly isTighter: boolean;
  /** The bound that excludes more, and the other one, which may be infinite. */
  readonly tight: number;
  readonly loose: number;
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
    const [tight, loose] = isTighter ? [newBound, oldBound] : [oldBound, newBound];
    const message = `${keyword} ${a.schema[keyword] ?? "none"} is now ${b.schema[keyword] ?? "none"}`;
    yield { keyword, sign, isTighter, tight, loose, message };
  }
}

function bound({ isTighter, keyword, message }: BoundChange, values: readonly unknown[]): ValueDifference {
  if (isTighter) return { rule: "bound-tightened", message, keyword, narrows: values };
  return { rule: "bound-loosened", message, keyword, widens: values };
}

function* compareNumbers(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  for (const change of listBounds(a, b, [
    ["minimum", 1],
    ["maximum", -1],
  ])) {
    const { keyword, loose, sign, tight } = change;
    yield bound(change, Number.isFinite(loose) ? [tight - sign, loose] : [tight - sign]);
    if (allTypes(b.schema).includes("integer") && isSafe(tight) !== isSafe(loose))
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
  const keyword = ["pattern", "format", "minLength", "maxLength"].find(
    (each) => a.schema[each] !== b.schema[each],
  );
  if (keyword === undefined) return;
  const lost = findText(languageOf(a.schema), languageOf(b.schema));
  const won = findText(languageOf(b.schema), languageOf(a.schema));
  if (lost === "none" && won === "none") return;
  const rule = lost === "none" ? "bound-loosened" : won === "none" ? "bound-tightened" : "bound-changed";
  const message = `${keyword} ${a.schema[keyword] ?? "none"} is now ${b.schema[keyword] ?? "none"}`;
  yield { rule, message, keyword, narrows: textsOf(lost), widens: textsOf(won) };
}

function textsOf(search: TextSearch): readonly string[] | undefined {
  if (search === "none") return undefined;
  return search === "unknown" ? [] : [search.text];
}

/** A longer list is not made to show a bound. */
const MAX_LISTED = 1_000;

function* compareLists(a: ValueSchema, b: ValueSchema): Generator<ValueDifference> {
  const makeItem = (isOfOld: boolean): unknown => {
    const { schema, values } = isOfOld ? a : b;
    return values.make(isJsonObject(schema.items) ? schema.items : {});
  };
  for (const change of listBounds(a, b, [
    ["minItems", 1],
    ["maxItems", -1],
  ])) {
    const length = change.tight - change.sign;
    const lists = length > MAX_LISTED ? [] : [Array.from({ length }, () => makeItem(change.isTighter))];
    yield bound(change, lists);
  }
  const isUnique = b.schema.uniqueItems === true;
  if (isUnique === (a.schema.uniqueItems === true)) return;
  const item = makeItem(isUnique);
  const message = isUnique ? "equal items are no longer valid" : "equal items are valid now";
  yield bound({ keyword: "uniqueItems", isTighter: isUnique, tight: 0, loose: 0, message }, [[item, item]]);
}
