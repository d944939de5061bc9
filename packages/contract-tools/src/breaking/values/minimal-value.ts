import { FORMATS } from "../../json-schema/formats.ts";
import { isJsonObject, type JsonObject } from "../../json-schema/schema-file.ts";
import { typesOf } from "../../json-schema/walk-schema.ts";
import { findText, type TextLanguage } from "../text-language.ts";

/** A step from a value inwards: to a member, to an item, or into a branch of a choice, which is the same value. */
export type ValueStep =
  | { readonly member: string; readonly schema: JsonObject }
  | { readonly item: JsonObject }
  | { readonly branch: JsonObject };

/** Makes small values of a bundled schema. They need not be valid where a schema is out of the ordinary. */
export class MinimalValues {
  readonly #root: JsonObject;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** The schema that a `$ref` names, or the schema itself. */
  resolve(schema: JsonObject): JsonObject {
    if (typeof schema.$ref !== "string") return schema;
    if (schema.$ref === "#") return this.#root;
    const definitions = isJsonObject(this.#root.$defs) ? this.#root.$defs : {};
    const target = definitions[nameOfReference(schema.$ref)];
    return isJsonObject(target) ? target : {};
  }

  /** A small value of a schema. */
  make(given: JsonObject, depth = 0): unknown {
    const schema = this.merge(this.resolve(given));
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if ("const" in schema) return schema.const;
    const [type] = typesOf(schema).filter((each) => each !== "null");
    switch (type ?? guessType(schema)) {
      case "object":
        return this.#makeObject(schema, depth, {});
      case "array":
        return this.#makeItems(schema, depth);
      case "string": {
        const language = languageOf(schema);
        const found = findText(language);
        return typeof found === "object" ? found.text : guessText(language);
      }
      case "integer":
      case "number":
        return Math.max(Number(schema.minimum ?? 0), Math.min(0, Number(schema.maximum ?? 0)));
      case "boolean":
        return true;
      default:
        return null;
    }
  }

  /** A small value of a schema that has the given value at the end of the steps. `undefined` leaves a member out. */
  embed(given: JsonObject, steps: readonly ValueStep[], value: unknown): unknown {
    const [step, ...rest] = steps;
    if (step === undefined) return value;
    const schema = this.resolve(given);
    if ("branch" in step) return this.embed({ ...schema, ...step.branch, anyOf: undefined }, rest, value);
    if ("item" in step) {
      const others = this.#makeItems(this.merge(schema), 1);
      return [this.embed(step.item, rest, value), ...others.slice(1)];
    }
    return this.#makeObject(this.merge(schema), 1, {
      [step.member]: this.embed(step.schema, rest, value),
    });
  }

  /** A schema together with the first branch of its choice. */
  merge(schema: JsonObject): JsonObject {
    const [branch] = Array.isArray(schema.anyOf) ? schema.anyOf : [];
    if (!isJsonObject(branch)) return schema;
    const resolved = this.resolve(branch);
    const required = [...listOf(schema.required), ...listOf(resolved.required)];
    return { ...schema, ...resolved, ...(required.length > 0 && { required }), anyOf: undefined };
  }

  #makeItems(schema: JsonObject, depth: number): readonly unknown[] {
    const items = isJsonObject(schema.items) ? schema.items : {};
    const least = Number(schema.minItems ?? 0);
    return Array.from({ length: least }, () => this.make(items, depth + 1));
  }

  /** The members that are required of an object with the given members, conditions included. */
  #makeObject(schema: JsonObject, depth: number, members: JsonObject): JsonObject {
    const properties = isJsonObject(schema.properties) ? schema.properties : {};
    const made: Record<string, unknown> = { ...members };
    const add = (name: unknown): boolean => {
      if (Object.hasOwn(made, String(name)) || depth > MAX_DEPTH) return false;
      const property = properties[String(name)];
      made[String(name)] = this.make(isJsonObject(property) ? property : {}, depth + 1);
      return true;
    };
    let added = true;
    while (added) {
      added = false;
      for (const name of listRequired(schema, made)) added = add(name) || added;
    }
    for (const [name, value] of Object.entries(made)) if (value === undefined) delete made[name];
    return made;
  }
}

/** Recursive types end with an empty object. */
const MAX_DEPTH = 24;

/** The members that a schema requires beside the members of an object. */
function* listRequired(schema: JsonObject, object: JsonObject): Generator<unknown> {
  yield* listOf(schema.required);
  const dependent = isJsonObject(schema.dependentRequired) ? schema.dependentRequired : {};
  for (const [name, others] of Object.entries(dependent))
    if (object[name] !== undefined) yield* listOf(others);
  for (const condition of [schema, ...listOf(schema.allOf)]) {
    if (!isJsonObject(condition) || !isJsonObject(condition.if) || !isJsonObject(condition.then)) continue;
    if (meets(object, condition.if)) yield* listOf(condition.then.required);
  }
}

/** Conditions ask for the presence of members, and for their values. */
function meets(object: JsonObject, { required, properties }: JsonObject): boolean {
  if (!listOf(required).every((name) => object[String(name)] !== undefined)) return false;
  return Object.entries(isJsonObject(properties) ? properties : {}).every(([name, test]) => {
    const value = object[name];
    if (value === undefined || !isJsonObject(test)) return true;
    return "const" in test ? value === test.const : listOf(test.enum).includes(value);
  });
}

/** The texts of a schema for strings. */
export function languageOf({ pattern, format, minLength, maxLength, allOf }: JsonObject): TextLanguage {
  const formatPattern = FORMATS[String(format)]?.source;
  const others = listOf(allOf).map((part) => (isJsonObject(part) ? part.pattern : undefined));
  return {
    patterns: [pattern, formatPattern, ...others].filter((each): each is string => typeof each === "string"),
    minLength: typeof minLength === "number" ? minLength : 0,
    maxLength: typeof maxLength === "number" ? maxLength : undefined,
  };
}

/** A text for patterns that no automaton can express, such as that of dates, which looks ahead. */
function guessText({ maxLength = Infinity, minLength, patterns }: TextLanguage): string {
  const expressions = patterns.map((pattern) => new RegExp(pattern, "u"));
  const texts = [...GUESSES, "x".repeat(Math.min(minLength, MAX_GUESSED))];
  const isMatch = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && expressions.every((each) => each.test(text));
  return texts.find(isMatch) ?? "x";
}

const MAX_GUESSED = 100_000;
const GUESSES = [
  ...["x", "0", "1", "P1D", "00", "AAAA", "2000-01-01", "2000-01-01T00:00:00", "00:00:00"],
  ...["2000", "2000-01", "--01-01", "--01", "---01"],
];

function guessType(schema: JsonObject): string {
  if ("properties" in schema || "required" in schema) return "object";
  if ("items" in schema) return "array";
  return "minimum" in schema ? "number" : "string";
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The name of the definition that a `$ref` to `$defs` names. */
export function nameOfReference($ref: string): string {
  return decodeURI($ref.slice("#/$defs/".length));
}
