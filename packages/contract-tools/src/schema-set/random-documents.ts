import { listTexts, type TextLanguage } from "../breaking/text-language.ts";
import { typeOf } from "../breaking/values/canonical-schema.ts";
import { languageOf, nameOfReference } from "../breaking/values/minimal-value.ts";
import { isJsonObject, type JsonObject, listOf, objectOf } from "../json-schema/schema-file.ts";
import { typesOf } from "../json-schema/walk-schema.ts";
import { listSubschemas } from "./dialects.ts";

const TYPES = ["object", "array", "string", "number", "boolean", "null"];
const MAX_DEPTH = 5;
/** Of one document. */
const MAX_VALUES = 2_000;

/** Random documents near those of bundled schemas: the same ones for the same seed. Most need not be valid. */
export class RandomDocuments {
  readonly #roots: readonly JsonObject[];
  readonly #literals: readonly unknown[];
  readonly #names: readonly string[];
  /** Numbers of members and items at the limits. */
  readonly #counts: readonly number[];
  #state: number;
  #isWild = true;
  /** How many more values the document may have. */
  #left = 0;

  constructor(roots: readonly JsonObject[], seed = 0) {
    this.#roots = roots;
    this.#state = 1 + (seed % 2_147_483_646);
    const literals = new Set<unknown>([null, true, false, 0, 1, -1, 0.5, "", "x"]);
    const names = new Set(["unknown_member"]);
    const counts = new Set([0, 1, 2]);
    const visit = (schema: unknown): void => {
      if (!isJsonObject(schema)) return;
      for (const value of [...listOf(schema.enum), schema.const])
        if (value !== undefined) literals.add(value);
      for (const keyword of BOUNDS) {
        const bound = schema[keyword];
        if (typeof bound !== "number") continue;
        for (const value of [bound - 1, bound, bound + 1, "x".repeat(Math.min(Math.max(bound, 0), 99))])
          literals.add(value);
      }
      for (const keyword of COUNTS) {
        const bound = schema[keyword];
        if (typeof bound !== "number") continue;
        for (const count of [bound - 1, bound, bound + 1])
          if (count >= 0 && count <= MAX_COUNT) counts.add(count);
      }
      const dependent = Object.entries({
        ...objectOf(schema.dependentRequired),
        ...objectOf(schema.dependentSchemas),
      });
      const declared = [...Object.keys(objectOf(schema.properties)), ...listOf(schema.required)];
      for (const name of [...declared, ...dependent.flatMap(([each, others]) => [each, ...listOf(others)])])
        names.add(String(name));
      for (const pattern of [schema.pattern, ...Object.keys(objectOf(schema.patternProperties))])
        if (typeof pattern === "string")
          for (const text of takeTexts({ patterns: [pattern], minLength: 0 }, 2)) {
            literals.add(text);
            names.add(text);
          }
      for (const [part] of listSubschemas(schema, 2020)) visit(part);
    };
    for (const root of roots) visit(root);
    this.#literals = [...literals];
    this.#names = [...names];
    this.#counts = [...counts];
  }

  /** Every second document keeps to the schema, as far as its keywords do not depend on each other. */
  next(): unknown {
    const root = this.#pick(this.#roots);
    this.#isWild = !this.#isWild;
    this.#left = MAX_VALUES;
    return this.#make([root], root, 0);
  }

  #make(schemas: readonly JsonObject[], root: JsonObject, depth: number): unknown {
    if (--this.#left < 0 || depth > 2 * MAX_DEPTH) return this.#pick(this.#literals);
    if (this.#isWild && this.#rarely(12)) return this.#any(depth);
    const parts = schemas.flatMap((schema) => [...this.#expand(schema, root, 0)]);
    const literals = parts.flatMap((part) => ("const" in part ? [part.const] : listOf(part.enum)));
    if (literals.length > 0) return this.#pick(literals);
    const typed = parts.map(typesOf).filter(({ length }) => length > 0);
    const types = TYPES.filter((type) =>
      typed.every((names) => names.includes(type) || (type === "number" && names.includes("integer"))),
    );
    const hinted = types.filter((type) =>
      parts.some((part) => (HINTS[type] ?? []).some((keyword) => keyword in part)),
    );
    const type = this.#pick(
      hinted.length > 0 && typed.length === 0 ? hinted : types.length > 0 ? types : TYPES,
    );
    if (type === "object") return this.#object(parts, root, depth);
    if (type === "array") return this.#array(parts, root, depth);
    if (type === "string") return this.#text(parts);
    const sameType = this.#literals.filter((value) => typeOf(value) === type);
    return sameType.length === 0 ? null : this.#pick(sameType);
  }

  /** The schema, and others that hold with it. Of alternatives, one. */
  *#expand(schema: JsonObject, root: JsonObject, steps: number): Generator<JsonObject> {
    yield schema;
    if (steps > 20) return;
    const inner = [
      ...listOf(schema.allOf),
      ...["anyOf", "oneOf"].flatMap((keyword) => {
        const branches = listOf(schema[keyword]);
        return branches.length === 0 ? [] : [this.#pick(branches)];
      }),
      ...(schema.if === undefined ? [] : this.#rarely(2) ? [schema.if, schema.then] : [schema.else]),
      ...Object.values(objectOf(schema.dependentSchemas)).filter(() => this.#rarely(2)),
    ];
    if (typeof schema.$ref === "string")
      inner.push(schema.$ref === "#" ? root : objectOf(root.$defs)[nameOfReference(schema.$ref)]);
    for (const part of inner) if (isJsonObject(part)) yield* this.#expand(part, root, steps + 1);
  }

  #object(parts: readonly JsonObject[], root: JsonObject, depth: number): unknown {
    const required = parts.flatMap((part) => listOf(part.required).map(String));
    const declared = parts.flatMap((part) => Object.keys(objectOf(part.properties)));
    const names = new Set([
      ...required.filter(() => !(this.#isWild && this.#rarely(12))),
      ...declared.filter(() => depth < MAX_DEPTH && this.#rarely(2 + depth)),
      ...Array.from({ length: this.#isWild || declared.length === 0 ? this.#below(3) : 0 }, () =>
        this.#pick(this.#names),
      ),
    ]);
    const count = this.#isWild && this.#rarely(3) ? this.#pick(this.#counts) : 0;
    for (let more = 0; names.size < count; more++) names.add(this.#names[more] ?? `member${more}`);
    return Object.fromEntries(
      Array.from(names, (name) => {
        const schemas = parts.flatMap(({ additionalProperties, patternProperties, properties }) => {
          const own = objectOf(properties)[name];
          const matching = Object.entries(objectOf(patternProperties))
            .filter(([pattern]) => new RegExp(pattern, "u").test(name))
            .map(([, part]) => part);
          const found = own === undefined ? matching : [own, ...matching];
          return (found.length > 0 ? found : [additionalProperties]).filter(isJsonObject);
        });
        return [name, this.#make(schemas, root, depth + 1)];
      }),
    );
  }

  #array(parts: readonly JsonObject[], root: JsonObject, depth: number): unknown {
    const least = Math.max(0, ...parts.map(({ minItems = 0 }) => Math.min(Number(minItems), MAX_COUNT)));
    const first = Math.max(0, ...parts.map(({ prefixItems }) => listOf(prefixItems).length));
    const length =
      depth >= MAX_DEPTH ? least : this.#pick([least, least + 1, first, first + 1, this.#pick(this.#counts)]);
    return Array.from({ length }, (_, index) => {
      const schemas = parts.flatMap(({ contains, items, prefixItems }) => [
        listOf(prefixItems)[index] ?? items,
        this.#rarely(2) ? contains : undefined,
      ]);
      return this.#make(schemas.filter(isJsonObject), root, depth + 1);
    });
  }

  #text(parts: readonly JsonObject[]): string {
    const [first] = parts.filter(({ pattern }) => pattern !== undefined);
    if (first !== undefined && !this.#rarely(4)) {
      const texts = takeTexts(languageOf(first), 5);
      if (texts.length > 0) return this.#pick(texts);
    }
    const texts = this.#literals.filter((value): value is string => typeof value === "string");
    return this.#pick(texts);
  }

  #any(depth: number): unknown {
    if (depth >= MAX_DEPTH || !this.#rarely(3)) return this.#pick(this.#literals);
    const inner = (): unknown => this.#any(depth + 1);
    if (this.#rarely(2)) return Array.from({ length: this.#below(3) }, inner);
    const names = Array.from({ length: this.#below(4) }, () => this.#pick(this.#names));
    return Object.fromEntries(names.map((name) => [name, inner()]));
  }

  #rarely(count: number): boolean {
    return this.#below(count) === 0;
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)] as Item;
  }

  /** By the generator of Park and Miller. */
  #below(limit: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % limit;
  }
}

/** Larger objects and lists are not made. */
const MAX_COUNT = 50;

const COUNTS = ["minItems", "maxItems", "minContains", "maxContains", "minProperties", "maxProperties"];

const BOUNDS = [
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength"],
];

const HINTS: Readonly<Record<string, readonly string[]>> = {
  object: [
    "properties",
    "required",
    "patternProperties",
    "additionalProperties",
    "propertyNames",
    "minProperties",
  ],
  array: ["items", "prefixItems", "minItems", "contains", "uniqueItems", "unevaluatedItems"],
  string: ["pattern", "minLength", "maxLength", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
};

function takeTexts(language: TextLanguage, count: number): readonly string[] {
  const taken: string[] = [];
  for (const text of listTexts(language)) if (taken.push(text) === count) break;
  return taken;
}
