import type { Random } from "@payment-routing/xsd-compiler/testing";
import type { Schema } from "./random-json-schema.ts";

/** The name of a member that no schema declares. */
export const FURTHER_MEMBER = "other";

/** A value that fits the root more often than not. */
export function randomJsonValue(files: Readonly<Record<string, Schema>>, random: Random): unknown {
  return fillSchema(files["root.schema.json"] ?? {}, files, random, 0);
}

function fillSchema(
  schema: Schema,
  files: Readonly<Record<string, Schema>>,
  random: Random,
  depth: number,
): unknown {
  const {
    anyOf,
    enum: values,
    items = {},
    properties = {},
    required,
    additionalProperties,
    $ref,
    type,
  } = schema;
  // A schema that requires itself has no value.
  if (depth > 12 || random.rarely(30)) return random.one(ANY);
  const make = (part: unknown): unknown => fillSchema(part as Schema, files, random, depth + 1);
  if (typeof $ref === "string") return make(files[$ref.slice(2)]);
  if ("const" in schema) return schema.const;
  if (Array.isArray(values)) return random.one(values);
  if (Array.isArray(anyOf)) {
    const { anyOf: _, ...own } = schema;
    const branch = { ...random.one<Schema>(anyOf) };
    const [value, other] = type === undefined ? [make(branch)] : [make(own), make({ ...own, ...branch })];
    return isSchema(value) && isSchema(other) ? { ...value, ...other } : (other ?? value);
  }
  switch (Array.isArray(type) ? random.one(type) : type) {
    case "object": {
      const members = Object.entries(properties as object).filter(
        ([name]) => ((required ?? []) as string[]).includes(name) || (depth < 5 && random.rarely(2)),
      );
      const others = random.rarely(4) ? [[FURTHER_MEMBER, additionalProperties]] : [];
      // Assignment would set the prototype for __proto__.
      return Object.fromEntries(
        [...members, ...others].map(([name, part]) => [name, make(isSchema(part) ? part : {})]),
      );
    }
    case "array": {
      const { minItems = 0, maxItems = Number(minItems) + 3 } = schema;
      return depth > 6 ? [] : random.some(Number(minItems), Number(maxItems), () => make(items));
    }
    case "integer":
      return random.below(28) - 3;
    case "number":
      return random.below(20) / 4;
    case "string":
      return random.one(TEXTS);
    case "boolean":
      return random.rarely(2);
    case "null":
      return null;
    default:
      return random.one(ANY);
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const TEXTS = [
  "",
  "a",
  "ABC",
  "abc",
  "cd",
  "12",
  "x",
  "/",
  "abcdef",
  "\u{1f600}",
  "`${",
  "2024-02-29T10:00:00Z",
  "2024-12",
  "-",
];
const ANY: readonly unknown[] = [null, true, 0, 1.5, -1, "", "x", [], ["a"], {}, { a: 1 }, 1e21];
