import type { Component } from "../components/component.ts";
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
export function describeValues({ facets, primitive }: SimpleType): string {
  const show = (lexical: string): string =>
    primitive === "decimal" ? lexical.trim() : JSON.stringify(lexical);
  return (facets.enumeration ?? [])
    .filter(({ documentation }) => documentation !== "")
    .map(({ lexical, documentation }) => `- \`${show(lexical)}\`: ${documentation}`)
    .join("\n");
}

/** Bounds that the schema states: those of a type that comes with XSD go without saying. */
function bounds(facets: SimpleType["facets"]): string[] {
  const words = {
    minInclusive: "at least",
    minExclusive: "more than",
    maxInclusive: "at most",
    maxExclusive: "less than",
  };
  return (["minInclusive", "minExclusive", "maxInclusive", "maxExclusive"] as const).flatMap((name) => {
    const bound = facets[name];
    return bound === undefined || bound.origin.file === "" ? [] : [`${words[name]} ${bound.lexical}`];
  });
}

function lengths({ length, maxLength, minLength }: SimpleType["facets"], unit: string): string[] {
  const count = (number: number): string => `${number} ${number === 1 ? unit.slice(0, -1) : unit}`;
  if (length !== undefined) return [count(length)];
  return [
    ...(minLength === undefined ? [] : [`at least ${count(minLength)}`]),
    ...(maxLength === undefined ? [] : [`at most ${count(maxLength)}`]),
  ];
}

/** The name of a type for a comment. */
export function describeTypeName({ name }: { readonly name: SimpleType["name"] }): string {
  if (name === undefined) return "a type of its own";
  return name.namespace === XSD_NAMESPACE ? `xs:${name.local}` : name.local;
}

/** Where a component comes from, for a comment. */
export function writeOrigin(
  kind: string,
  { name, origin: { file } }: Pick<Component, "name" | "origin">,
): string {
  const where = `in ${file.slice(file.lastIndexOf("/") + 1)}`;
  return name === undefined
    ? `Origin: ${describeTypeName({ name })} ${where}.`
    : `Origin: ${kind} \`${name.local}\` ${where}.`;
}
