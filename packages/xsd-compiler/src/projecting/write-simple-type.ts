import { validateLiteral } from "../building/validate-literal.ts";
import { BOUND_FACETS, BOUND_WORDS, type Facets, type SimpleType } from "../components/simple-type.ts";
import { translatePattern } from "../pattern/compile-pattern.ts";
import { integerBounds, isKeptAsWritten, kindOfText, lengthsOf } from "../shaping/text-kind.ts";
import {
  describe,
  type JsonSchema,
  NOTHING,
  withLimits,
  withPatterns,
  writeArray,
  writeCounts,
} from "./json-schema.ts";
import { isComparedAsJson, type JsonValue, literalValue, mayBeNoWord } from "./literal-values.ts";
import { formsOf, isZero } from "./text-patterns.ts";
import { XML_TEXT } from "./xml-definitions.ts";

/** Writes references to other definitions. */
export interface SimpleReferences {
  simpleType(type: SimpleType): JsonSchema;
  qualifiedName(): JsonSchema;
}

/** Writes the schema of the values of a simple type. */
export function writeSimpleType(type: SimpleType, references: SimpleReferences): JsonSchema {
  const limits: string[] = [];
  const values = writeEnumeration(type, references, limits) ?? writeValues(type, references, limits);
  return withLimits({ ...describe(type.documentation), ...values }, limits);
}

function writeValues(type: SimpleType, references: SimpleReferences, limits: string[]): JsonSchema {
  if (type.variety === "any") return { type: "string", pattern: XML_TEXT };
  if (type.variety !== "atomic") return writeCompound(type, references, limits);
  switch (kindOfText(type)) {
    case "boolean":
      return { type: "boolean" };
    case "number":
    case "bigint":
      return writeInteger(type, limits);
    case "float":
      return writeFloat(type, limits);
    case "qname":
      limits.push(...describePatterns(type.facets));
      return references.qualifiedName();
    default:
      return writeText(type, limits);
  }
}

/** Writes lists and unions. With a pattern, values keep their lexical form. */
function writeCompound(type: SimpleType, references: SimpleReferences, limits: string[]): JsonSchema {
  const { facets, itemType, memberTypes } = type;
  limits.push(...describePatterns(facets));
  const [low, high] = lengthsOf(facets);
  if (isKeptAsWritten(type)) {
    limits.push(itemType === undefined ? "the member types of the union" : "the item type of the list");
    if (low !== undefined || high !== undefined) limits.push("the number of items");
    return { type: "string", pattern: XML_TEXT };
  }
  if (itemType === undefined) return { anyOf: memberTypes.map((member) => references.simpleType(member)) };
  // An item is one word: white space would split it into two items.
  const words = mayBeNoWord(itemType) ? ["^[^ \\t\\n\\r]+$"] : [];
  const item = withPatterns(references.simpleType(itemType), words);
  return writeArray(item, low ?? 0, high ?? Number.POSITIVE_INFINITY);
}

/** Returns the enumerated values that satisfy the other facets; undefined for a type without enumeration. */
function writeEnumeration(
  type: SimpleType,
  references: SimpleReferences,
  limits: string[],
): JsonSchema | undefined {
  const { enumeration } = type.facets;
  if (enumeration === undefined) return undefined;
  if (!isComparedAsJson(type)) {
    const listed = new Set(enumeration.map(({ lexical }) => lexical.trim()));
    limits.push(`one of ${[...listed].join(", ")} (equal values may be written differently)`);
    return undefined;
  }
  const literals = enumeration.filter((literal) => validateLiteral(type, literal) === undefined);
  const unique = new Map<string, JsonValue>();
  for (const literal of literals) {
    const value = literalValue(type, literal);
    if (value === undefined)
      limits.push(`${literal.lexical.trim()}, which a JSON number cannot represent exactly`);
    else unique.set(JSON.stringify(value), value);
  }
  if (unique.size === 0) return NOTHING;
  const { type: kind } = writeValues(type, references, []);
  return { ...(kind === undefined ? {} : { type: kind }), enum: [...unique.values()] };
}

function writeText(type: SimpleType, limits: string[]): JsonSchema {
  const { builtIn, facets, primitive } = type;
  const [low, high] = lengthsOf(facets);
  const isMeasured = low !== undefined || high !== undefined;
  // Two hexadecimal digits make one octet.
  const unit = { string: 1, anyURI: 1, hexBinary: 2 }[primitive as string];
  if (isMeasured && primitive === "base64Binary") limits.push("the number of octets");
  limits.push(
    ...describeBounds(type),
    ...(BEYOND_PATTERNS[builtIn] ?? BEYOND_PATTERNS[primitive ?? ""] ?? []),
  );
  const counts =
    unit === undefined
      ? {}
      : writeCounts("Length", unit * (low ?? 0), unit * (high ?? Number.POSITIVE_INFINITY));
  return withPatterns({ type: "string", ...counts }, [...writePatterns(facets, limits), ...formsOf(type)]);
}

/** Rules that no pattern expresses, by type. */
const BEYOND_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  ID: ["the ID is unique in the document"],
  IDREF: ["the ID exists in the document"],
  anyURI: ["the syntax of URI references (RFC 3986)"],
  date: ["29 February only in leap years"],
  dateTime: ["29 February only in leap years"],
};

/** Writes each `xs:pattern` step as a JSON Schema pattern, which uses JavaScript's `u` flag. */
function writePatterns(facets: Facets, limits: string[]): string[] {
  return facets.patterns.flatMap((step) => {
    const parts = step.alternatives.map(({ lexical }) => translatePattern(lexical));
    const expressions = parts.map((part) => ("expression" in part ? part.expression : undefined));
    const pattern = `^(?:${expressions.join("|")})$`;
    if (!expressions.includes(undefined) && isUnicodePattern(pattern)) return [pattern];
    limits.push(...describePatterns({ patterns: [step] }));
    return [];
  });
}

function isUnicodePattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

function describePatterns({ patterns }: Facets): string[] {
  return patterns.map(
    ({ alternatives }) => `the pattern ${alternatives.map(({ lexical }) => lexical).join(" or ")}`,
  );
}

/** Describes the bounds of a type whose values are texts. Patterns express the bounds of decimals that are zero. */
function describeBounds({ facets, primitive }: SimpleType): string[] {
  return BOUND_FACETS.flatMap((name) => {
    const lexical = facets[name]?.lexical;
    if (lexical === undefined || (primitive === "decimal" && isZero(lexical))) return [];
    return [`${BOUND_WORDS[name]} ${lexical.trim()}`];
  });
}

/** Writes integers. Most JSON readers lose precision beyond 2^53 - 1, so larger bounds are left out. */
function writeInteger(type: SimpleType, limits: string[]): JsonSchema {
  const [minimum, maximum] = integerBounds(type);
  if (!isSafe(minimum) || !isSafe(maximum)) limits.push("exact integers beyond ±(2^53 - 1)");
  if (minimum !== undefined && !isSafe(minimum)) limits.push(`at least ${minimum}`);
  if (maximum !== undefined && !isSafe(maximum)) limits.push(`at most ${maximum}`);
  return {
    type: "integer",
    ...(isSafe(minimum) ? { minimum: Number(minimum) } : {}),
    ...(isSafe(maximum) ? { maximum: Number(maximum) } : {}),
  };
}

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

function isSafe(bound: bigint | undefined): boolean {
  return bound !== undefined && bound >= -LIMIT && bound <= LIMIT;
}

const FLOAT_BOUNDS = [
  ["minInclusive", "minimum", -1],
  ["minExclusive", "exclusiveMinimum", -1],
  ["maxInclusive", "maximum", 1],
  ["maxExclusive", "exclusiveMaximum", 1],
] as const;

/** Floating-point numbers. JSON has neither infinities nor NaN. */
function writeFloat({ facets, primitive }: SimpleType, limits: string[]): JsonSchema {
  const schema: Record<string, unknown> = { type: "number" };
  const special = new Set(["INF", "-INF", "NaN"]);
  for (const [facet, keyword, side] of FLOAT_BOUNDS) {
    const text = facets[facet]?.lexical.trim();
    if (text === undefined) continue;
    const bound = Number(text.replace("INF", "Infinity"));
    special.delete("NaN");
    if (Number.isFinite(bound) || facet.endsWith("Exclusive")) special.delete(side < 0 ? "-INF" : "INF");
    if (Number.isFinite(bound)) {
      schema[keyword] = bound;
    } else if (bound !== side * Number.POSITIVE_INFINITY) {
      // No number lies beyond an infinity, and none compares with NaN.
      Object.assign(schema, NOTHING);
    }
    if (primitive === "float") limits.push("rounding to single precision before the comparison");
  }
  if (special.size > 0) limits.push(`${[...special].join(", ")}, which JSON numbers cannot represent`);
  return schema;
}
