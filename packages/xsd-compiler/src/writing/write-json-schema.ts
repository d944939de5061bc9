import type { Condition } from "@payment-routing/contract-runtime/codegen";
import type { Child, ComplexType, Schema, SimpleType } from "../model/component.ts";
import { generatedFrom } from "./document.ts";
import { OPEN_CONTENT_DEFINITIONS, XML_TEXT } from "./open-content-schema.ts";

type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * The JSON Schema (2020-12) of the values that documents decode to: one definition a type, named as in the XSD.
 * Any of the root elements' types may be the whole value.
 */
export function writeJsonSchema(schema: Schema): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  // A root may have a built-in type, and validators are made of definitions.
  for (const type of [...schema.types, ...schema.roots.map((root) => root.type)])
    definitions[type.name] = type.kind === "simple" ? writeSimple(type) : writeComplex(type);
  for (const group of schema.groups)
    definitions[group.name] = { ...describe(group.documentation), ...writeRecord(group.children) };
  if (schema.types.some((type) => type.kind === "complex" && type.content.kind === "open")) {
    Object.assign(definitions, OPEN_CONTENT_DEFINITIONS);
  }
  const name = schema.fileName.replace(/\.xsd$/, "");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `https://payment-routing.example/schemas/${name}.schema.json`,
    $comment: generatedFrom(schema.fileName),
    ...describe(schema.documentation),
    anyOf: schema.roots.map(({ type }) => reference(type)),
    $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function describe(documentation: string): JsonSchema {
  return documentation === "" ? {} : { description: documentation };
}

function reference(type: Child["type"]): JsonSchema {
  return type.kind === "simple" && type.builtIn ? writeSimple(type) : { $ref: `#/$defs/${type.name}` };
}

function writeSimple(type: SimpleType): JsonSchema {
  const description = describe(type.documentation);
  if (type.enumeration !== undefined) {
    return { ...description, type: type.base, enum: type.enumeration.map(({ value }) => value) };
  }
  if (type.base === "boolean") return { ...description, type: "boolean" };
  if (type.base === "integer") return { ...description, type: "integer", ...bounds(type) };
  const patterns = [
    ...type.patterns.map(({ expression }) => expression),
    ...whiteSpacePatterns(type),
    XML_TEXT,
  ];
  const [pattern, ...others] = patterns;
  return {
    ...description,
    type: "string",
    ...(type.minLength === undefined ? {} : { minLength: type.minLength }),
    ...(type.maxLength === undefined ? {} : { maxLength: type.maxLength }),
    pattern,
    ...(others.length === 0 ? {} : { allOf: others.map((other) => ({ pattern: other })) }),
  };
}

/** Text that white space processing would change is outside the value space (XSD part 2, sections 3.3.1 and 3.3.2). */
function whiteSpacePatterns({ whiteSpace }: SimpleType): string[] {
  if (whiteSpace === "replace") return ["^[^\\t\\n\\r]*$"];
  return whiteSpace === "collapse" ? ["^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"] : [];
}

/** Bounds past what a double holds exactly are those of base types, which no element has. */
function bounds({ minimum, maximum }: SimpleType): JsonSchema {
  return {
    ...(minimum === undefined ? {} : { minimum: Math.max(Number(minimum), Number.MIN_SAFE_INTEGER) }),
    ...(maximum === undefined ? {} : { maximum: Math.min(Number(maximum), Number.MAX_SAFE_INTEGER) }),
  };
}

function writeComplex({ content, assertions, documentation }: ComplexType): JsonSchema {
  if (content.kind === "open") return { ...describe(documentation), $ref: "#/$defs/xml:content" };
  if (content.kind === "rows") {
    return {
      ...describe(documentation),
      ...writeArray({ $ref: `#/$defs/${content.group.name}` }, content.min, content.max),
    };
  }
  const rules = assertions.map(({ condition, message }) => ({
    description: message,
    ...writeCondition(condition, content.children),
  }));
  const [only] = rules;
  return {
    ...describe(documentation),
    ...writeRecord(content.children),
    ...(only === undefined ? {} : { allOf: rules }),
  };
}

function writeRecord(children: readonly Child[]): JsonSchema {
  const properties = children.map((child) => [
    child.name,
    { ...describe(child.documentation), ...writeMember(child) },
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: children.filter(({ min, max }) => max > 1 || min === 1).map(({ name }) => name),
    additionalProperties: false,
  };
}

function writeMember({ type, min, max }: Child): JsonSchema {
  return max > 1 ? writeArray(reference(type), min, max) : reference(type);
}

function writeArray(items: JsonSchema, min: number, max: number): JsonSchema {
  return {
    type: "array",
    items,
    ...(min === 0 ? {} : { minItems: min }),
    ...(max === Number.POSITIVE_INFINITY ? {} : { maxItems: max }),
  };
}

function writeCondition(condition: Condition, children: readonly Child[]): JsonSchema {
  const implied = asImplication(condition);
  if (implied !== undefined && !implied.some(isArray))
    return { type: "object", dependentRequired: { [implied[0]]: [implied[1]] } };
  if ("not" in condition) return { not: writeCondition(condition.not, children) };
  if ("and" in condition) return { allOf: condition.and.map((part) => writeCondition(part, children)) };
  if ("or" in condition) return { anyOf: condition.or.map((part) => writeCondition(part, children)) };
  return isArray(condition.child)
    ? { type: "object", properties: { [condition.child]: { type: "array", minItems: 1 } } }
    : { type: "object", required: [condition.child] };

  function isArray(name: string): boolean {
    return (children.find((child) => child.name === name)?.max ?? 1) > 1;
  }
}

/** `not(a) or b` says that a implies b, for which JSON Schema has a word. */
function asImplication(condition: Condition): [string, string] | undefined {
  if (!("or" in condition) || condition.or.length !== 2) return undefined;
  const [first, second] = condition.or;
  if (
    first === undefined ||
    second === undefined ||
    !("not" in first) ||
    !("child" in first.not) ||
    !("child" in second)
  )
    return undefined;
  return [first.not.child, second.child];
}
