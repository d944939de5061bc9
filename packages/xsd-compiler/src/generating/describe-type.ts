import { XML_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { Component, IdentityConstraint, QName } from "../components/component.ts";
import type { ElementDeclaration } from "../components/schema-set.ts";
import { BOUND_FACETS, BOUND_WORDS, type SimpleType } from "../components/simple-type.ts";

/** Describes the facets of a simple type that TypeScript does not express; empty if there are none. */
export function describeSimpleType(type: SimpleType): string {
  const { facets, variety } = type;
  const words = [
    ...(variety === "atomic" && type.builtIn !== "string" ? [`xs:${type.builtIn}`] : []),
    ...(variety === "list" ? ["items with white space between them"] : []),
    ...(variety === "union" ? ["a value of the first type that has it"] : []),
    ...bounds(facets),
    ...lengths(facets, lengthUnit(type)),
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

/** Describes the documented values of an enumeration. */
export function describeValues({ facets, primitive }: SimpleType): string {
  const show = (lexical: string): string =>
    primitive === "decimal" ? lexical.trim() : JSON.stringify(lexical);
  return (facets.enumeration ?? [])
    .filter(({ documentation }) => documentation !== "")
    .map(({ lexical, documentation }) => `- \`${show(lexical)}\`: ${documentation}`)
    .join("\n");
}

/** Describes the root elements of a type: those with the same identity constraints together. */
export function describeRoots(roots: readonly ElementDeclaration[]): string[] {
  const groups = Map.groupBy(roots, ({ identityConstraints }) =>
    identityConstraints.map(describeConstraint).join("\n\n"),
  );
  return Array.from(groups, ([constraints, elements]) => {
    const names = elements.map(({ name }) => `\`<${name.local}>\``).join(", ");
    return `The root element${elements.length === 1 ? "" : "s"} ${names}.\n\n${constraints}`.trim();
  });
}

/** Describes an identity constraint of an element. */
export function describeConstraint(constraint: IdentityConstraint): string {
  const { category, documentation, fieldTexts, name, refer, selectorText } = constraint;
  const fields = fieldTexts.map((field) => `\`${field}\``).join(", ");
  const rules = {
    unique: `no two \`${selectorText}\` have the same ${fields}`,
    key: `every \`${selectorText}\` has ${fields}, and no two the same`,
    keyref: `${fields} of every \`${selectorText}\` is a value of \`${refer?.name.local}\``,
  };
  return `${NAMES[category]} \`${name.local}\`: ${rules[category]}. ${documentation}`.trim();
}

const NAMES = { unique: "Unique", key: "Key", keyref: "Reference" } as const;

/** Describes the bounds that the schema states, without those of built-in types. */
function bounds(facets: SimpleType["facets"]): string[] {
  return BOUND_FACETS.flatMap((name) => {
    const bound = facets[name];
    return bound === undefined || bound.origin.file === "" ? [] : [`${BOUND_WORDS[name]} ${bound.lexical}`];
  });
}

/** The unit of the length facets of a type (XSD 1.0 part 2, section 4.3.1). */
export function lengthUnit({ primitive, variety }: SimpleType): string {
  if (variety === "list") return "items";
  return primitive === "hexBinary" || primitive === "base64Binary" ? "bytes" : "characters";
}

function lengths({ length, maxLength, minLength }: SimpleType["facets"], unit: string): string[] {
  const count = (number: number): string => `${number} ${number === 1 ? unit.slice(0, -1) : unit}`;
  if (length !== undefined) return [count(length)];
  return [
    ...(minLength === undefined ? [] : [`at least ${count(minLength)}`]),
    ...(maxLength === undefined ? [] : [`at most ${count(maxLength)}`]),
  ];
}

/** Writes the name of an attribute for a comment, with the prefix of the XML namespace. */
export function describeAttributeName({ local, namespace }: QName): string {
  return namespace === XML_NAMESPACE ? `xml:${local}` : local;
}

/**
 * Writes the origin of a component for a comment: what its name in TypeScript does not say. Empty if there is nothing.
 *
 * @param shown its name in TypeScript, which is most often the same
 * @param mainFile the file that is left out
 */
export function writeOrigin(
  kind: string,
  { name, origin: { file } }: Pick<Component, "name" | "origin">,
  shown: string,
  mainFile: string | undefined,
): string {
  const what = name === undefined ? "a type of its own" : `${kind} \`${name.local}\``;
  const words = [name?.local === shown ? [] : what, file === mainFile ? [] : fileNameOf(file)].flat();
  return words.length === 0 ? "" : `Origin: ${words.join(" in ")}.`;
}

export function fileNameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

/** Describes the occurrences of an element. */
export function describeOccurs(min: number, max: number): string {
  if (min === 1 && max === 1) return "exactly once";
  if (max === 1) return "at most once";
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "any number of times" : `${min} or more times`;
  return `${min} to ${max} times`;
}
