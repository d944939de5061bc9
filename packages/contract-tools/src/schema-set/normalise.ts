import { diagnose, isJsonObject, type JsonObject } from "../json-schema/schema-file.ts";
import type { Draft } from "./dialects.ts";
import { findFormat } from "./formats.ts";
import type { LocatedSchema } from "./schema-set.ts";
import { writeUnicodePattern } from "./unicode-pattern.ts";

/**
 * A schema in the keywords of draft 2020-12, whatever its draft, without identifiers and keywords that no validator reads.
 * `$ref` is the name of a definition.
 */
export type NormalSchema = boolean | NormalObject;
export type NormalObject = Readonly<Record<string, unknown>>;

/** What a schema needs of the set that it is normalised for. */
export interface Surroundings {
  readonly assertFormats: boolean | undefined;
  /** Whether a schema of the set asks which members or items others have looked at. */
  readonly tracksEvaluated: boolean;
  /** The name of the definition that a reference of a place refers to. */
  refer(keyword: string, place: LocatedSchema): string | undefined;
  /** Normalises a schema inside a place. */
  inner(schema: unknown, place: LocatedSchema, steps: readonly (string | number)[]): NormalSchema;
  report(diagnostic: ReturnType<typeof diagnose>): void;
  /** Notes a format that is not checked. */
  ignoreFormat(format: string): void;
}

interface Writer extends Surroundings {
  readonly place: LocatedSchema;
  readonly schema: JsonObject;
  readonly draft: Draft;
  /** The schema of one keyword. */
  one(keyword: string): NormalSchema;
  /** The schemas of a keyword that holds a list. */
  list(keyword: string): unknown;
  /** The schemas of a keyword that holds them by name. */
  byName(keyword: string): unknown;
}

/** Rewrites one schema. What it holds is rewritten by {@link Surroundings.inner}. */
export function normaliseSchema(place: LocatedSchema, around: Surroundings): NormalSchema {
  const { schema } = place;
  if (typeof schema === "boolean") return schema;
  if (!isJsonObject(schema)) {
    around.report(
      diagnose("invalid-type", "a schema is an object, true or false", place.resource.file, place.path),
    );
    return true;
  }
  const { draft } = place.resource;
  const writer: Writer = {
    ...around,
    place,
    schema,
    draft,
    one: (keyword) => around.inner(schema[keyword], place, [keyword]),
    list: (keyword) => {
      const value = schema[keyword];
      return Array.isArray(value) ? value.map((part, at) => around.inner(part, place, [keyword, at])) : value;
    },
    byName: (keyword) => {
      const value = schema[keyword];
      return isJsonObject(value)
        ? mapEntries(value, (part, name) => around.inner(part, place, [keyword, name]))
        : value;
    },
  };
  const parts: JsonObject[] = [];
  // Drafts before 2019-09 ignore everything beside a reference, except what people read.
  const isAlone = draft < 2019 && typeof schema.$ref === "string";
  for (const keyword of Object.keys(schema)) {
    const write = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (write === undefined || (isAlone && keyword !== "$ref" && !ANNOTATIONS.includes(keyword))) continue;
    const written = write(writer, keyword);
    if (written !== undefined) parts.push(written);
  }
  return mergeParts(parts);
}

/** Keywords that no validator reads. Types and pages show them. */
export const ANNOTATIONS: readonly string[] = ["title", "description", "deprecated"];

/** Joins what keywords became. A keyword that two of them write goes into `allOf`. */
function mergeParts(parts: readonly JsonObject[]): NormalObject {
  const merged: Record<string, unknown> = {};
  const others: unknown[] = [];
  for (const part of parts) {
    if (Object.keys(part).some((keyword) => keyword in merged && keyword !== "allOf")) others.push(part);
    else if (Array.isArray(part.allOf)) others.push(...part.allOf);
    else Object.assign(merged, part);
  }
  return others.length === 0 ? merged : { ...merged, allOf: others };
}

type Write = (writer: Writer, keyword: string) => JsonObject | undefined;

const since =
  (first: Draft, write: Write): Write =>
  (writer, keyword) =>
    writer.draft < first ? undefined : write(writer, keyword);

const copy: Write = ({ schema }, keyword) => ({ [keyword]: schema[keyword] });
const one: Write = ({ one }, keyword) => ({ [keyword]: one(keyword) });
const list: Write = ({ list }, keyword) => ({ [keyword]: list(keyword) });
const byName: Write = ({ byName }, keyword) => ({ [keyword]: byName(keyword) });

const reference: Write = (writer, keyword) => {
  const name = writer.refer(keyword, writer.place);
  return name === undefined ? undefined : { $ref: name };
};

/** A limit that is exclusive if another keyword says true, in draft 4. */
const limit =
  (exclusive: string): Write =>
  ({ draft, schema }, keyword) =>
    draft === 4 && schema[exclusive] === true
      ? { [exclusive]: schema[keyword] }
      : { [keyword]: schema[keyword] };

const enumeration: Write = ({ schema }) =>
  Array.isArray(schema.enum) && schema.enum.length === 0 ? { not: {} } : { enum: schema.enum };

const pattern: Write = (writer) => {
  const written = readPattern(writer, writer.schema.pattern, ["pattern"]);
  return written === undefined ? undefined : { pattern: written };
};

const patternProperties: Write = (writer, keyword) => {
  const value = writer.byName(keyword);
  if (!isJsonObject(value)) return { [keyword]: value };
  // Two patterns may become one.
  const entries = Object.entries(value).map(
    ([name, part]) => [readPattern(writer, name, [keyword, name]), part] as const,
  );
  const grouped = Map.groupBy(entries, ([name]) => name ?? "");
  return {
    [keyword]: Object.fromEntries(
      Array.from(grouped, ([name, same]) => [
        name,
        same.length === 1 ? same[0]?.[1] : { allOf: same.map(([, part]) => part) },
      ]),
    ),
  };
};

function readPattern(
  { place, report }: Writer,
  written: unknown,
  steps: readonly (string | number)[],
): string | undefined {
  if (typeof written !== "string") return undefined;
  const unicode = writeUnicodePattern(written);
  if (unicode === undefined) {
    const message = `${JSON.stringify(written)} is no regular expression of ECMAScript with the flag u`;
    report(diagnose("invalid-pattern", message, place.resource.file, [...place.path, ...steps]));
  }
  return unicode;
}

/** Before 2020-12, a list of schemas is what `prefixItems` is now, and `additionalItems` are the others. */
const items: Write = (writer, keyword) => {
  const { draft, list, one, schema } = writer;
  if (!Array.isArray(schema.items) || draft === 2020) return { items: one(keyword) };
  return {
    ...(schema.items.length > 0 && { prefixItems: list(keyword) }),
    ...("additionalItems" in schema && { items: one("additionalItems") }),
  };
};

const dependencies: Write = ({ inner, place, schema }, keyword) => {
  const value = schema[keyword];
  if (!isJsonObject(value)) return undefined;
  const names = Object.entries(value).filter(([, part]) => Array.isArray(part));
  const schemas = Object.entries(value).filter(([, part]) => !Array.isArray(part));
  return {
    ...(names.length > 0 && { dependentRequired: Object.fromEntries(names) }),
    ...(schemas.length > 0 && {
      dependentSchemas: Object.fromEntries(
        schemas.map(([name, part]) => [name, inner(part, place, [keyword, name])]),
      ),
    }),
  };
};

/**
 * Where it matters what a condition has looked at, which ajv counts even if it is not met, it becomes a choice.
 */
const condition: Write = ({ one, schema, tracksEvaluated }) => {
  const branches = ["then", "else"].filter((keyword) => keyword in schema);
  if (!tracksEvaluated)
    return branches.length === 0
      ? undefined
      : Object.fromEntries(["if", ...branches].map((keyword) => [keyword, one(keyword)]));
  const branch = (keyword: string): NormalSchema[] => (branches.includes(keyword) ? [one(keyword)] : []);
  return {
    anyOf: [{ allOf: [one("if"), ...branch("then")] }, { allOf: [{ not: one("if") }, ...branch("else")] }],
  };
};

const contains: Write = ({ draft, one, schema }) => ({
  contains: one("contains"),
  ...(draft >= 2019 && "minContains" in schema && { minContains: schema.minContains }),
  ...(draft >= 2019 && "maxContains" in schema && { maxContains: schema.maxContains }),
});

/** Since 2020-12, what `contains` accepts has been evaluated. */
const unevaluatedItems: Write = ({ draft, one, schema }, keyword) => ({
  [keyword]:
    draft === 2020 && "contains" in schema ? { anyOf: [one("contains"), one(keyword)] } : one(keyword),
});

const format: Write = ({ assertFormats, draft, ignoreFormat, schema }) => {
  const name = String(schema.format);
  const isAsserted = assertFormats ?? draft <= 7;
  if (isAsserted && findFormat(name) !== undefined) return { format: name };
  ignoreFormat(name);
  return undefined;
};

const KEYWORDS: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(
    [
      ...ANNOTATIONS,
      ...["type", "required", "multipleOf", "minLength", "maxLength", "minItems", "maxItems", "uniqueItems"],
      ...["minProperties", "maxProperties"],
    ].map((keyword) => [keyword, copy]),
  ),
  ...Object.fromEntries(["allOf", "anyOf", "oneOf"].map((keyword) => [keyword, list])),
  $ref: reference,
  $dynamicRef: since(2020, reference),
  $recursiveRef: (writer, keyword) => (writer.draft === 2019 ? reference(writer, keyword) : undefined),
  enum: enumeration,
  const: since(6, copy),
  minimum: limit("exclusiveMinimum"),
  maximum: limit("exclusiveMaximum"),
  exclusiveMinimum: since(6, copy),
  exclusiveMaximum: since(6, copy),
  pattern,
  format,
  properties: byName,
  patternProperties,
  additionalProperties: one,
  propertyNames: since(6, one),
  dependencies,
  dependentRequired: since(2019, copy),
  dependentSchemas: since(2019, byName),
  items,
  prefixItems: since(2020, list),
  contains: since(6, contains),
  not: one,
  if: since(7, condition),
  unevaluatedItems: since(2019, unevaluatedItems),
  unevaluatedProperties: since(2019, one),
};

function mapEntries(value: JsonObject, change: (part: unknown, name: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
}
