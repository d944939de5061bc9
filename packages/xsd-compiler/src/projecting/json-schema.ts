// JSON Schema draft 2020-12, as the projection builds it.

import { writePointer } from "@payment-routing/contract-runtime";
import { XML_DEFINITIONS } from "./xml-definitions.ts";

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Rejects every value. */
export const NOTHING: JsonSchema = { not: {} };

const PREFIX = "Not expressed: ";

export function describe(documentation: string): JsonSchema {
  return documentation === "" ? {} : { description: documentation };
}

/** Adds a description as the first member of a schema. */
export function withDescription(documentation: string, schema: JsonSchema): JsonSchema {
  return { ...describe(documentation), ...schema, ...describe(documentation) };
}

/** Adds a `$comment` that lists the requirements of the XSD that the schema does not express. */
export function withLimits(schema: JsonSchema, limits: readonly string[]): JsonSchema {
  if (limits.length === 0) return schema;
  const own = schema.$comment === undefined ? PREFIX : `${schema.$comment}; `;
  return { ...schema, $comment: own + limits.join("; ") };
}

/** Adds patterns to a schema: the first as `pattern`, the others in `allOf`, since the keyword takes one pattern. */
export function withPatterns(schema: JsonSchema, patterns: readonly string[]): JsonSchema {
  const [first, ...others] = schema.pattern === undefined ? patterns : [schema.pattern, ...patterns];
  if (first === undefined) return schema;
  const { allOf = [] } = schema as { readonly allOf?: readonly JsonSchema[] };
  const all = [...allOf, ...others.map((pattern) => ({ pattern }))];
  return { ...schema, pattern: first, ...(all.length === 0 ? {} : { allOf: all }) };
}

/** Writes an array with its minimum and maximum length, if they restrict it. */
export function writeArray(items: JsonSchema, min: number, max: number): JsonSchema {
  return { type: "array", items, ...writeCounts("Items", min, max) };
}

/** Writes `minItems` and `maxItems`, or `minLength` and `maxLength`. */
export function writeCounts(unit: "Items" | "Length", min: number, max: number): JsonSchema {
  return {
    ...(min === 0 ? {} : { [`min${unit}`]: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { [`max${unit}`]: max }),
  };
}

/** A constraint of the XSD that the JSON Schema does not express. */
export interface NotExpressible {
  /** JSON Pointer to the part of the JSON Schema that accepts more than the XSD, or less. */
  readonly path: string;
  readonly what: string;
}

/** Collects the limits that a schema states in `$comment`, in schema order. */
export function collectLimits(schema: JsonSchema, path: string): NotExpressible[] {
  const found: NotExpressible[] = [];
  const waiting: [value: unknown, path: string][] = [[schema, path]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, at] = next;
    if (typeof value !== "object" || value === null) continue;
    const { $comment } = value as JsonSchema;
    if (typeof $comment === "string") found.push({ path: at, what: $comment.slice(PREFIX.length) });
    for (const [key, member] of Object.entries(value).toReversed())
      waiting.push([member, at + writePointer([key])]);
  }
  return found;
}

type XmlDefinition = keyof typeof XML_DEFINITIONS;

/**
 * Collects the definitions of a schema (`$defs`). A component gets its name at the first reference and is queued instead
 * of written at once: components refer to each other in cycles, and a long chain must not overflow the stack.
 */
export class Definitions {
  readonly #names = new Map<object | string, string>();
  readonly #taken = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  readonly #written = new Map<string, JsonSchema>();

  /**
   * Returns a reference to the definition of a component.
   *
   * @param wanted its name, which gets a number if another component has it
   */
  refer(component: object | string, wanted: string, write: (name: string) => JsonSchema): JsonSchema {
    let name = this.#names.get(component);
    if (name === undefined) {
      const claimed = this.#claim(wanted);
      name = claimed;
      this.#names.set(component, claimed);
      this.#waiting.push(() => this.#written.set(claimed, write(claimed)));
    }
    return referenceTo(name);
  }

  /** Returns a reference to a definition that is the same in every schema. */
  referXml(name: XmlDefinition): JsonSchema {
    const definition = XML_DEFINITIONS[name];
    const isWritten = this.#written.has(name);
    this.#written.set(name, definition);
    for (const [, part] of isWritten ? [] : JSON.stringify(definition).matchAll(/"#\/\$defs\/([^"]+)"/g))
      this.referXml(part as XmlDefinition);
    return referenceTo(name);
  }

  /** Returns all referenced definitions, sorted by name. */
  finish(): Readonly<Record<string, JsonSchema>> {
    // Writing a definition may append further ones.
    for (const write of this.#waiting) write();
    return Object.fromEntries([...this.#written].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #claim(wanted: string): string {
    let free = wanted;
    for (let i = 2; this.#taken.has(free); i++) free = `${wanted}${i}`;
    this.#taken.add(free);
    return free;
  }
}

function referenceTo(name: string): JsonSchema {
  return { $ref: `#/$defs/${encodeURI(name)}` };
}
