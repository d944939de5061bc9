import type { SimpleType } from "../components/simple-type.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";

/** What TypeScript cannot say of a simple type, in words; empty when it says everything. */
export function describeSimpleType(type: SimpleType): string {
  const { facets, variety } = type;
  const words = [
    ...(variety === "atomic" && type.builtIn !== "string" ? [`xs:${type.builtIn}`] : []),
    ...(variety === "list" ? ["items with white space between them"] : []),
    ...(variety === "union" ? ["a value of the first type that has it"] : []),
    ...bounds(facets),
    ...lengths(facets, variety === "list" ? "items" : "characters"),
    ...(facets.totalDigits === undefined ? [] : [`at most ${facets.totalDigits} digits`]),
    ...(facets.fractionDigits === undefined || type.builtIn !== "decimal"
      ? []
      : [`at most ${facets.fractionDigits} digits behind the point`]),
    ...facets.patterns.map(
      ({ alternatives }) => `matches ${alternatives.map(({ lexical }) => `\`${lexical}\``).join(" or ")}`,
    ),
  ];
  return words.length === 0 ? "" : `Value: ${words.join(", ")}.`;
}

/** The values of an enumeration that have words about them. */
export function describeValues({ facets }: SimpleType): string {
  return (facets.enumeration ?? [])
    .filter(({ documentation }) => documentation !== "")
    .map(({ lexical, documentation }) => `- \`${JSON.stringify(lexical)}\`: ${documentation}`)
    .join("\n");
}

function bounds(facets: SimpleType["facets"]): string[] {
  const { maxExclusive, maxInclusive, minExclusive, minInclusive } = facets;
  return [
    ...(minInclusive === undefined ? [] : [`at least ${minInclusive.lexical}`]),
    ...(minExclusive === undefined ? [] : [`more than ${minExclusive.lexical}`]),
    ...(maxInclusive === undefined ? [] : [`at most ${maxInclusive.lexical}`]),
    ...(maxExclusive === undefined ? [] : [`less than ${maxExclusive.lexical}`]),
  ];
}

function lengths({ length, maxLength, minLength }: SimpleType["facets"], unit: string): string[] {
  if (length !== undefined) return [`${length} ${unit}`];
  return [
    ...(minLength === undefined ? [] : [`at least ${minLength} ${unit}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} ${unit}`]),
  ];
}

/** The name of a type for a comment. */
export function describeTypeName({ name }: { readonly name: SimpleType["name"] }): string {
  if (name === undefined) return "a type of its own";
  return name.namespace === XSD_NAMESPACE ? `xs:${name.local}` : name.local;
}
