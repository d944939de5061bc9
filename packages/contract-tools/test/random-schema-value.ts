import type { Random } from "@payment-routing/xsd-compiler/testing";
import { type Keywords, NAMES, NUMBERS, randomValue, TEXTS } from "./random-schema-set.ts";

/** A value that fits a schema of `randomSchemaSet` about half the time. */
export function randomSchemaValue(root: Keywords, random: Random): unknown {
  return new Filler(root, random).fill([root], 0);
}

class Filler {
  readonly #root: Keywords;
  readonly #random: Random;

  constructor(root: Keywords, random: Random) {
    this.#root = root;
    this.#random = random;
  }

  /** A value for all of the schemas. */
  fill(schemas: readonly unknown[], depth: number): unknown {
    const random = this.#random;
    const parts = schemas.flatMap((schema) => this.#flatten(schema, 0));
    if (depth > 5 || parts.length === 0 || random.rarely(12)) return randomValue(random, depth > 5 ? 0 : 2);
    const literals = parts.flatMap(listLiterals);
    if (literals.length > 0) return random.one(literals);
    switch (this.#chooseType(parts)) {
      case "object":
        return this.#object(parts, depth);
      case "array":
        return this.#array(parts, depth);
      case "string":
        return random.one(TEXTS);
      case "number":
        return random.one(NUMBERS.filter((value) => parts.every((part) => isInside(value, part))).concat(2));
      case "integer":
        return random.below(4);
      case "boolean":
        return random.rarely(2);
      case "null":
        return null;
      default:
        return randomValue(random, 1);
    }
  }

  /** The schemas that are to hold where one does: one of its alternatives, and all others. */
  #flatten(schema: unknown, depth: number): Keywords[] {
    if (!isKeywords(schema) || depth > 6) return [];
    const random = this.#random;
    const { allOf = [], anyOf, else: otherwise, if: condition, oneOf, $ref } = schema;
    const then = random.rarely(2) ? [condition, Reflect.get(schema, "then")] : [otherwise];
    const others = [
      ...(allOf as unknown[]),
      ...[anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [random.one(list)] : [])),
      ...(condition === undefined ? [] : then),
      ...(typeof $ref === "string" ? [this.#resolve($ref)] : []),
    ];
    return [schema, ...others.flatMap((other) => this.#flatten(other, depth + 1))];
  }

  #resolve(reference: string): unknown {
    return reference
      .split("/")
      .slice(1)
      .reduce<unknown>((at, step) => (at as Keywords)[step], this.#root);
  }

  /** A type that all schemas allow, if there is one; a type whose keywords they have, if none has a type. */
  #chooseType(parts: readonly Keywords[]): unknown {
    const allowed = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
    const [first] = allowed;
    if (first !== undefined) {
      const common = first.filter((type) => allowed.every((types) => types.includes(type)));
      return this.#random.one(common.length > 0 ? common : first);
    }
    const keywords = parts.flatMap((part) => Object.keys(part)).join();
    const hinted = Object.entries(HINTS).flatMap(([type, hint]) => (hint.test(keywords) ? [type] : []));
    return hinted.length === 0 || this.#random.rarely(5) ? undefined : this.#random.one(hinted);
  }

  #object(parts: readonly Keywords[], depth: number): unknown {
    const random = this.#random;
    const required = parts.flatMap((part) => (part.required ?? []) as string[]);
    const declared = parts.flatMap((part) => Object.keys(part.properties ?? {}));
    const fewest = Math.max(0, ...parts.map(({ minProperties }) => Number(minProperties ?? 0)));
    const names = new Set(required);
    for (const name of declared) if (random.rarely(2)) names.add(name);
    if (random.rarely(5)) names.add(random.one(NAMES));
    while (names.size < fewest) names.add(random.one(NAMES));
    return Object.fromEntries(
      Array.from(names, (name) => [
        name,
        this.fill(
          parts.flatMap((part) => schemasOfMember(part, name)),
          depth + 1,
        ),
      ]),
    );
  }

  #array(parts: readonly Keywords[], depth: number): unknown {
    const random = this.#random;
    const fewest = Math.max(0, ...parts.map(({ minItems }) => Number(minItems ?? 0)));
    const items = random.some(fewest, fewest + 2, (index) =>
      this.fill(
        parts.flatMap((part) => schemasOfItem(part, index)),
        depth + 1,
      ),
    );
    const wanted = parts.find(({ contains }) => contains !== undefined)?.contains;
    if (wanted !== undefined && items.length > 0 && random.rarely(2))
      items[random.below(items.length)] = this.fill([wanted], depth + 1);
    return items;
  }
}

/** What keywords without a type are about. */
const HINTS: Readonly<Record<string, RegExp>> = {
  object: /ropert|required|depend/,
  array: /tems|ontains/,
  string: /Length|pattern\b/,
  number: /imum|multipleOf/,
};

function isKeywords(schema: unknown): schema is Keywords {
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
}

function listLiterals(schema: Keywords): readonly unknown[] {
  return "const" in schema ? [schema.const] : ((schema.enum ?? []) as unknown[]);
}

function isInside(
  value: number,
  { minimum = -9, maximum = 99, exclusiveMinimum = -9, exclusiveMaximum = 99 }: Keywords,
): boolean {
  return (
    value >= Number(minimum) &&
    value <= Number(maximum) &&
    value > Number(exclusiveMinimum) &&
    value < Number(exclusiveMaximum)
  );
}

function schemasOfMember(schema: Keywords, name: string): unknown[] {
  const properties = (schema.properties ?? {}) as Keywords;
  const found = [
    ...(Object.hasOwn(properties, name) ? [properties[name]] : []),
    ...Object.entries(schema.patternProperties ?? {})
      .filter(([pattern]) => new RegExp(pattern).test(name))
      .map(([, part]) => part),
  ];
  return found.length > 0 ? found : [schema.additionalProperties];
}

function schemasOfItem(schema: Keywords, index: number): unknown[] {
  const { items } = schema;
  const first = (Array.isArray(items) ? items : (schema.prefixItems ?? [])) as unknown[];
  return index < first.length ? [first[index]] : [Array.isArray(items) ? schema.additionalItems : items];
}
