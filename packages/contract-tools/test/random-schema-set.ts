import type { Random } from "@payment-routing/xsd-compiler/testing";
import { DRAFT } from "./schema-files.ts";

/** The drafts in which random schemas are written. */
export type RandomDraft = 7 | 2019 | 2020;

/** A schema by its keywords. */
export type Keywords = Record<string, unknown>;
type AnySchema = boolean | Keywords;

/** The names of members. Some are those of functions that every object inherits. */
export const NAMES = ["a", "b", "c", "x-y", "$ref", "toString", "constructor"];

/** A schema with three definitions, in which any keyword stands beside any other. References may be cyclic. */
export function randomSchemaSet(random: Random, draft: RandomDraft): Keywords {
  const builder = new Builder(random, draft);
  const holder = draft === 7 ? "definitions" : "$defs";
  const root = builder.schema(3);
  return {
    $schema: DRAFT[draft],
    // Without a keyword of its own, the documents of a schema are those of its definitions.
    minProperties: 0,
    ...(typeof root === "object" && root),
    [holder]: { D0: builder.schema(2), D1: builder.schema(2), D2: builder.schema(1) },
  };
}

/** Any value. */
export function randomValue(random: Random, depth = 2): unknown {
  const inner = (): unknown => randomValue(random, depth - 1);
  switch (random.below(depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return random.rarely(2);
    case 2:
    case 3:
      return random.one(NUMBERS);
    case 4:
    case 5:
      return random.one(TEXTS);
    case 6:
      return random.some(0, 3, inner);
    default:
      return Object.fromEntries(NAMES.filter(() => random.rarely(3)).map((name) => [name, inner()]));
  }
}

export const NUMBERS = [0, 1, 2, 3, -1, 1.5, 10];
export const TEXTS = ["", "a", "ab", "x1", "b", "c", "\u{1f600}"];
const TYPES = ["null", "boolean", "number", "integer", "string", "array", "object"];
const PATTERNS = ["^a", "\\d", "b$", "^[abt]"];

class Builder {
  readonly #random: Random;
  readonly #draft: RandomDraft;
  readonly #keywords: readonly ((depth: number) => Keywords)[];

  constructor(random: Random, draft: RandomDraft) {
    this.#random = random;
    this.#draft = draft;
    this.#keywords = [
      ...this.#ofObjects(),
      ...(draft === 2020 ? this.#ofArrays2020() : this.#ofArraysBefore2020()),
      ...this.#ofArrays(),
      ...this.#ofUnevaluatedItems(),
      ...this.#ofScalars(),
      ...this.#ofAnything(),
      ...(draft === 7 ? [] : this.#since2019()),
    ];
  }

  schema(depth: number): AnySchema {
    const random = this.#random;
    if (random.rarely(25)) return !random.rarely(3);
    if (depth <= 0 || random.rarely(7)) return this.#small();
    const keywords = random.some(1, 4, () => random.one(this.#keywords)(depth - 1));
    const schema = Object.assign({}, ...keywords);
    // Draft 7 ignores what stands beside a reference.
    return this.#draft === 7 && "$ref" in schema ? { $ref: schema.$ref } : schema;
  }

  #small(): Keywords {
    return this.#random.one<() => Keywords>([
      () => ({ type: this.#random.one(TYPES) }),
      () => this.#reference(),
      () => this.#enumeration(),
      () => ({ const: this.#value() }),
      () => ({}),
    ])();
  }

  #reference(): Keywords {
    return { $ref: `#/${this.#draft === 7 ? "definitions" : "$defs"}/D${this.#random.below(3)}` };
  }

  #enumeration(): Keywords {
    // ajv asks for values that differ.
    const texts = this.#random.some(1, 3, () => JSON.stringify(this.#value()));
    return { enum: Array.from(new Set(texts), (text) => JSON.parse(text)) };
  }

  #value(): unknown {
    return randomValue(this.#random, 1);
  }

  #name(): string {
    return this.#random.one(NAMES);
  }

  #list(depth: number): AnySchema[] {
    return this.#random.some(1, 3, () => this.schema(depth));
  }

  #ofObjects(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    const properties = (depth: number) => ({
      properties: Object.fromEntries(
        NAMES.filter(() => random.rarely(3)).map((name) => [name, this.schema(depth)]),
      ),
    });
    const patterns = (depth: number) => ({
      patternProperties: Object.fromEntries(
        random.some(1, 2, () => [random.one(PATTERNS), this.schema(depth)]),
      ),
    });
    const isObject = () => ({ type: "object" });
    return [
      ...[isObject, isObject, properties, properties, properties],
      () => ({ required: NAMES.filter(() => random.rarely(5)) }),
      (depth) => ({ additionalProperties: this.schema(depth) }),
      () => ({ additionalProperties: false }),
      patterns,
      (depth) => ({ type: "object", ...patterns(depth), additionalProperties: this.schema(depth) }),
      () => ({ propertyNames: { pattern: random.one(PATTERNS) } }),
      () => ({ minProperties: random.below(3) }),
      () => ({ maxProperties: random.below(4) }),
      (depth) => ({
        dependencies: { [this.#name()]: random.rarely(2) ? [this.#name()] : this.schema(depth) },
      }),
    ];
  }

  #ofArrays2020(): ((depth: number) => Keywords)[] {
    return [
      (depth) => ({ items: this.schema(depth) }),
      (depth) => ({ prefixItems: this.#list(depth) }),
      (depth) => ({ type: "array", prefixItems: this.#list(depth), items: this.schema(depth) }),
    ];
  }

  #ofArraysBefore2020(): ((depth: number) => Keywords)[] {
    return [
      (depth) => ({ items: this.schema(depth) }),
      (depth) => ({ items: this.#list(depth) }),
      (depth) => ({ type: "array", items: this.#list(depth), additionalItems: this.schema(depth) }),
      (depth) => ({ additionalItems: this.schema(depth) }),
    ];
  }

  #ofArrays(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    return [
      () => ({ type: "array" }),
      // What a validator keeps of one list shows in the next.
      (depth) => ({ type: "array", items: { type: "array", ...random.one(this.#keywords)(depth - 1) } }),
      () => ({ minItems: random.below(3) }),
      () => ({ maxItems: random.below(4) }),
      () => ({ uniqueItems: true }),
    ];
  }

  /** In 2019-09, other validators take what `contains` accepts for evaluated, as in 2020-12: they get one of the two. */
  #ofUnevaluatedItems(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    const contains = (depth: number) => ({ contains: this.schema(depth) });
    const unevaluatedItems = (depth: number) => ({
      unevaluatedItems: random.rarely(3) ? this.schema(depth) : false,
    });
    if (this.#draft === 7) return [contains];
    if (this.#draft === 2019) return [random.one([contains, unevaluatedItems])];
    const both = (depth: number) => ({ type: "array", ...contains(depth), ...unevaluatedItems(depth) });
    return [contains, unevaluatedItems, both];
  }

  #ofScalars(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    return [
      () => ({ minimum: random.below(3) }),
      () => ({ maximum: random.below(4) }),
      () => ({ exclusiveMinimum: random.below(3) - 1 }),
      () => ({ exclusiveMaximum: random.below(4) }),
      () => ({ multipleOf: random.one([1, 2, 0.5]) }),
      () => ({ minLength: random.below(3) }),
      () => ({ maxLength: random.below(3) }),
      () => ({ pattern: random.one(PATTERNS) }),
    ];
  }

  #ofAnything(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    return [
      () => ({ type: random.one(TYPES) }),
      () => ({
        type: TYPES.filter(() => random.rarely(2))
          .concat("string")
          .slice(0, 3)
          .filter(isFirst),
      }),
      (depth) => ({ allOf: this.#list(depth) }),
      (depth) => ({ anyOf: this.#list(depth) }),
      (depth) => ({ oneOf: this.#list(depth) }),
      (depth) => ({ not: this.schema(depth) }),
      (depth) => ({ if: this.schema(depth) }),
      (depth) => ({ [random.one(["then", "else"])]: this.schema(depth) }),
      (depth) => ({ [random.one(["then", "else"])]: this.schema(depth) }),
      () => this.#enumeration(),
      () => this.#reference(),
    ];
  }

  #since2019(): ((depth: number) => Keywords)[] {
    const random = this.#random;
    return [
      () => ({ dependentRequired: { [this.#name()]: [this.#name()] } }),
      (depth) => ({ dependentSchemas: { [this.#name()]: this.schema(depth) } }),
      () => ({ minContains: random.below(3) }),
      () => ({ maxContains: 1 + random.below(2) }),
      (depth) => ({
        type: "object",
        [random.one(["allOf", "anyOf", "oneOf"])]: this.#list(depth),
        unevaluatedProperties: false,
      }),
      (depth) => ({ unevaluatedProperties: random.rarely(3) ? this.schema(depth) : false }),
    ];
  }
}

function isFirst<T>(value: T, index: number, all: readonly T[]): boolean {
  return all.indexOf(value) === index;
}
