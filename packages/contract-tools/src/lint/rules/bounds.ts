import { typesOf } from "../../json-schema/walk-schema.ts";
import type { JsonNode, XsdNode } from "../lint-node.ts";
import { each, type LintRule } from "../lint-rule.ts";

const STRINGS = ["string", "normalizedString", "token", "anyURI", "base64Binary", "hexBinary"];
const NUMBERS = ["decimal", "float", "double"];
const LENGTHS = ["length", "maxLength", "enumeration"];
const REPEATED = ["element", "any", "group", "sequence", "choice"];

/** True if a built-in type is used here without a facet that bounds it. */
export function isUnbounded(
  node: XsdNode,
  builtIns: readonly string[],
  bounds: readonly (readonly string[])[],
): boolean {
  if (node.builtIn === undefined || !builtIns.includes(node.builtIn)) return false;
  if (node.attribute("fixed") !== undefined) return false;
  const facets = node.children.map(({ kind }) => kind);
  return !bounds.some((needed) => needed.every((kind) => facets.includes(kind)));
}

/** Pairs of facets that bound a number. */
export const NUMBER_BOUNDS: readonly (readonly string[])[] = [
  ["enumeration"],
  ["totalDigits"],
  ...["minInclusive", "minExclusive"].flatMap((low) => [
    [low, "maxInclusive"],
    [low, "maxExclusive"],
  ]),
];

/** True if every repetition in a regular expression has a maximum, and it is anchored. */
function boundsLength(pattern: string, isAnchored: boolean): boolean {
  const outside = pattern.replace(/\\./g, "x").replace(/\[(?:[^[\]]|\[[^\]]*\])*\]/g, "x");
  return (isAnchored || /^\^.*\$$/s.test(outside)) && !/[*+]|\{\d+,\}/.test(outside);
}

function hasBoundedPattern(node: XsdNode): boolean {
  const patterns = node.children.filter(({ kind }) => kind === "pattern");
  return patterns.length > 0 && patterns.every((child) => boundsLength(child.attribute("value") ?? "", true));
}

function hasValues({ schema }: JsonNode): boolean {
  return "enum" in schema || "const" in schema;
}

/** Formats whose values have a short maximum. Others, such as uri, do not. */
const SHORT_FORMATS = ["date", "time", "date-time", "uuid", "ipv4", "ipv6", "email", "hostname", "duration"];

function isUnboundedText(node: JsonNode): boolean {
  const { format, maxLength, pattern } = node.schema;
  if (!typesOf(node.schema).includes("string") || hasValues(node) || maxLength !== undefined) return false;
  if (SHORT_FORMATS.includes(String(format))) return false;
  return typeof pattern !== "string" || !boundsLength(pattern, false);
}

export const BOUNDS_RULES: readonly LintRule[] = [
  {
    id: "bounds/unbounded-string",
    severity: "info",
    summary: "A string has no maximum length.",
    reason:
      "Databases, logs and screens have one, and a reader that finds it out truncates or fails. Give maxLength, an enumeration, or a pattern whose repetitions are bounded.",
    xsd: each((node) =>
      isUnbounded(
        node,
        STRINGS,
        LENGTHS.map((name) => [name]),
      ) && !hasBoundedPattern(node)
        ? `the ${node.builtIn} has no maximum length`
        : undefined,
    ),
    json: each((node) => (isUnboundedText(node) ? "the string has no maximum length" : undefined)),
  },
  {
    id: "bounds/unbounded-array",
    severity: "info",
    summary: "A list has no maximum number of items.",
    reason:
      "A document of many small items costs its reader memory and time far beyond its size. Give maxItems or maxOccurs.",
    xsd: each(
      (node) =>
        REPEATED.includes(node.kind) && node.attribute("maxOccurs") === "unbounded"
          ? "the number of occurrences has no maximum"
          : undefined,
      "maxOccurs",
    ),
    json: each((node) =>
      typesOf(node.schema).includes("array") && !hasValues(node) && node.schema.maxItems === undefined
        ? "the list has no maximum number of items"
        : undefined,
    ),
  },
  {
    id: "bounds/unbounded-number",
    severity: "info",
    summary: "A decimal or floating-point number has no bounds.",
    reason:
      "Readers store it in a type of fixed size: 1e308 is valid here and an error there. Give a minimum and a maximum, or totalDigits.",
    xsd: each((node) =>
      isUnbounded(node, NUMBERS, NUMBER_BOUNDS)
        ? `the ${node.builtIn} needs a minimum and a maximum`
        : undefined,
    ),
    json: each((node) =>
      typesOf(node.schema).includes("number") &&
      !hasValues(node) &&
      (node.schema.minimum === undefined || node.schema.maximum === undefined)
        ? "the number needs a minimum and a maximum"
        : undefined,
    ),
  },
  {
    id: "bounds/any-type",
    severity: "warning",
    summary: "A declaration has no type, or one that accepts everything.",
    reason:
      "An element without a type accepts any attributes, elements and text: often the type was forgotten. Name a type, or write xs:any where open content is meant.",
    xsd: each((node) => {
      if (node.builtIn === "anyType" && node.kind !== "restriction") return "xs:anyType accepts everything";
      const isTyped = node.children.some(({ kind }) => kind === "simpleType" || kind === "complexType");
      if (!["element", "attribute"].includes(node.kind) || isTyped) return undefined;
      const isElsewhere = ["ref", "type", "substitutionGroup", "abstract"].some(
        (name) => node.attribute(name) !== undefined,
      );
      const isProhibited = node.attribute("use") === "prohibited";
      return isElsewhere || isProhibited ? undefined : `the ${node.kind} "${node.name}" has no type`;
    }),
  },
];
