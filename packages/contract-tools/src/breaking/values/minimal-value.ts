import { FORMATS } from "../../json-schema/formats.ts";
import { isJsonObject, type JsonObject, listOf, objectOf } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { COMMON_TEXTS, listTexts, type TextLanguage } from "../text-language.ts";
import { listNumbers, rangeOf, valuesOf } from "./canonical-schema.ts";

/** A step from a value inwards: to a member, into a branch of a choice, which is the same value, or else to an item. */
export interface ValueStep {
  readonly schema: JsonObject;
  readonly member?: string;
  readonly isBranch?: boolean;
}

/** Makes small values of a bundled schema. They need not be valid where a schema is out of the ordinary. */
export class MinimalValues {
  readonly #root: JsonObject;
  /** The first value of each schema for a number of levels. */
  readonly #made = new WeakMap<JsonObject, Map<number, unknown>>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The schema that a `$ref` names, or the schema itself. */
  resolve(schema: JsonObject): JsonObject {
    if (typeof schema.$ref !== "string") return schema;
    if (schema.$ref === "#") return this.#root;
    return objectOf(objectOf(this.#root.$defs)[nameOfReference(schema.$ref)]);
  }

  /** A small value of a schema. */
  make(schema: JsonObject): unknown {
    // A recursive type ends at a branch that does not need it again: the fewest levels are tried first.
    for (let levels = 2; levels <= MAX_LEVELS; levels *= 2) {
      const made = this.#first(schema, levels);
      if (made !== undefined) return made;
    }
    return {};
  }

  /** Small values of a schema. */
  makeSome(schema: JsonObject): readonly unknown[] {
    const made = new Map([[JSON.stringify(this.make(schema)), this.make(schema)]]);
    for (const value of this.#list(schema, 4)) {
      if (made.size === MAX_SOME) break;
      made.set(JSON.stringify(value), value);
    }
    return [...made.values()];
  }

  #first(schema: JsonObject, levels: number): unknown {
    const known = this.#made.get(schema) ?? new Map<number, unknown>();
    this.#made.set(schema, known);
    if (!known.has(levels)) known.set(levels, this.#list(schema, levels).next().value);
    return known.get(levels);
  }

  /** Different values of a schema, a small one first; none of those that need more levels. */
  *#list(given: JsonObject, levels: number): Generator<unknown, undefined> {
    if (levels === 0) return;
    const schema = this.resolve(given);
    const { anyOf, ...others } = schema;
    if (Array.isArray(anyOf)) {
      for (const branch of anyOf.filter(isJsonObject))
        yield* this.#list(combine(others, this.resolve(branch)), levels);
      return;
    }
    const values = valuesOf(schema);
    if (values !== undefined) yield* values;
    else {
      const types = typesOf(schema).toSorted((a, b) => Number(a === "null") - Number(b === "null"));
      for (const type of types.length > 0 ? types : [guessType(schema)])
        yield* this.#listOfType(schema, type, levels);
    }
  }

  *#listOfType(schema: JsonObject, type: string, levels: number): Generator<unknown> {
    switch (type) {
      case "object": {
        const object = this.#makeObject(schema, levels, {});
        if (object === undefined) return;
        yield object;
        for (const [name, member] of Object.entries(objectOf(schema.properties)))
          for (const value of this.#list(objectOf(member), levels - 1))
            if (!isSame(value, object[name])) yield { ...object, [name]: value };
        return;
      }
      case "array": {
        const items = this.#makeItems(schema, levels, []);
        if (items === undefined) return;
        yield items;
        const most = Number(schema.maxItems ?? Infinity);
        for (const item of this.#list(objectOf(schema.items), levels - 1))
          if (!items.some((other) => isSame(item, other))) yield [...items.slice(0, most - 1), item];
        return;
      }
      case "string":
        yield* listOrGuessTexts(languageOf(schema));
        return;
      case "integer":
      case "number":
        yield* listNumbers(rangeOf(schema, type === "integer"), type === "integer");
        return;
      case "boolean":
        yield* [true, false];
        return;
      default:
        yield null;
    }
  }

  /** A small value of the root that has the given value at the end of the steps. `undefined` leaves a member out. */
  embed(steps: readonly ValueStep[], value: unknown, given = this.#root): unknown {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    const { anyOf, ...schema } = this.resolve(given);
    const branch = step.isBranch ? step.schema : objectOf(listOf(anyOf)[0]);
    const merged = combine(schema, this.resolve(branch));
    if (step.isBranch) return this.embed(rest, value, merged);
    const inner = this.embed(rest, value, step.schema);
    if (step.member === undefined) return this.#makeItems(merged, Infinity, [inner]) ?? [inner];
    return this.#makeObject(merged, Infinity, { [step.member]: inner }) ?? { [step.member]: inner };
  }

  /** A small value inside another; that of `make` without a limit of levels. */
  #inner(schema: JsonObject, levels: number): unknown {
    return levels === Infinity ? this.make(schema) : this.#first(schema, levels - 1);
  }

  /** The fewest items that are allowed beside the given ones. */
  #makeItems(schema: JsonObject, levels: number, given: readonly unknown[]): readonly unknown[] | undefined {
    const { items: item, minItems = 0, uniqueItems } = schema;
    const missing = Number(minItems) - given.length;
    if (missing <= 0) return given;
    if (uniqueItems !== true) {
      const value = this.#inner(objectOf(item), levels);
      return value === undefined ? undefined : [...given, ...Array.from({ length: missing }, () => value)];
    }
    const items = [...given];
    for (const value of this.#list(objectOf(item), Math.min(levels, MAX_LEVELS) - 1)) {
      if (!items.some((other) => isSame(other, value))) items.push(value);
      if (items.length >= Number(minItems)) return items;
    }
    return undefined;
  }

  /** The members that are required of an object with the given members, conditions included. */
  #makeObject(schema: JsonObject, levels: number, members: JsonObject): JsonObject | undefined {
    const made: Record<string, unknown> = { ...members };
    for (let added = true; added; ) {
      added = false;
      for (const name of [...listRequired(schema, made)].map(String)) {
        if (Object.hasOwn(made, name)) continue;
        made[name] = this.#inner(objectOf(objectOf(schema.properties)[name]), levels);
        if (made[name] === undefined) return undefined;
        added = true;
      }
    }
    const given = Object.entries(made).filter(([, value]) => value !== undefined);
    // `minProperties` asks for members that need not be these.
    for (const [name, member] of Object.entries(objectOf(schema.properties))) {
      if (given.length >= Number(schema.minProperties ?? 0)) break;
      if (!Object.hasOwn(made, name)) given.push([name, this.#inner(objectOf(member), levels)]);
    }
    return Object.fromEntries(given);
  }
}

const MAX_SOME = 30;

/** Deeper values are not made. */
const MAX_LEVELS = 32;

/** A schema and the branch of a choice that it has, as one. */
function combine(schema: JsonObject, branch: JsonObject): JsonObject {
  const required = [...listOf(schema.required), ...listOf(branch.required)];
  const properties = { ...objectOf(schema.properties), ...objectOf(branch.properties) };
  return {
    ...schema,
    ...branch,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The members that a schema requires beside the members of an object. */
function* listRequired(schema: JsonObject, object: JsonObject): Generator<unknown> {
  yield* listOf(schema.required);
  for (const [name, others] of Object.entries(objectOf(schema.dependentRequired)))
    if (object[name] !== undefined) yield* listOf(others);
  for (const condition of [schema, ...listOf(schema.allOf)]) {
    if (!isJsonObject(condition) || !isJsonObject(condition.if) || !isJsonObject(condition.then)) continue;
    if (meets(object, condition.if)) yield* listOf(condition.then.required);
  }
}

/** Conditions ask for the presence of members, and for their values. */
function meets(object: JsonObject, { required, properties }: JsonObject): boolean {
  if (!listOf(required).every((name) => object[String(name)] !== undefined)) return false;
  return Object.entries(objectOf(properties)).every(([name, test]) => {
    const value = object[name];
    if (value === undefined || !isJsonObject(test)) return true;
    return valuesOf(test)?.includes(value) === true;
  });
}

/** The texts of a schema for strings. */
export function languageOf({ pattern, format, minLength, maxLength, allOf }: JsonObject): TextLanguage {
  const formatPattern = FORMATS[String(format)]?.source;
  const others = listOf(allOf).map((part) => objectOf(part).pattern);
  return {
    patterns: [pattern, formatPattern, ...others].filter((each): each is string => typeof each === "string"),
    minLength: typeof minLength === "number" ? minLength : 0,
    maxLength: typeof maxLength === "number" ? maxLength : undefined,
  };
}

/** Texts that an automaton finds; else those that fit patterns that none can express, such as that of dates, which looks ahead. */
function* listOrGuessTexts(language: TextLanguage): Generator<string> {
  const texts = listTexts(language);
  const first = texts.next();
  if (first.done !== true) {
    yield first.value;
    yield* texts;
    return;
  }
  const { maxLength = Infinity, minLength, patterns } = language;
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((each) => new RegExp(each, "u").test(text));
  const guesses = [...COMMON_TEXTS, "x".repeat(Math.min(minLength, MAX_GUESSED))].filter(fits);
  yield* guesses.length > 0 ? guesses : ["x"];
}

const MAX_GUESSED = 100_000;

function guessType(schema: JsonObject): string {
  if ("properties" in schema || "required" in schema) return "object";
  if ("items" in schema) return "array";
  return "minimum" in schema || "maximum" in schema ? "number" : "string";
}

/** The name of the definition that a `$ref` to `$defs` names. */
export function nameOfReference($ref: string): string {
  return decodeURI($ref.slice("#/$defs/".length));
}
