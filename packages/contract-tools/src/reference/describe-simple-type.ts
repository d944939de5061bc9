import {
  lengthUnit,
  type Particle,
  type SimpleType,
  type TypeDefinition,
} from "@payment-routing/xsd-compiler";
import { code, prose, writeTable } from "./markdown.ts";

type Link = (type: TypeDefinition) => string;

/** A simple type in paragraphs: its base with its facets, and its values. */
export function describeSimpleType(type: SimpleType, link: Link): readonly string[] {
  const values = type.facets.enumeration ?? [];
  const isDocumented = values.some(({ documentation }) => documentation !== "");
  const list = values.map(({ lexical }) => code(lexical)).join(", ");
  const kind = [describeVariety(type, link), ...describeFacets(type)].join(", ");
  if (values.length === 0) return [`${kind}.`];
  if (!isDocumented || type.name === undefined) return [`${kind}: ${list}.`];
  const rows = values.map(({ lexical, documentation }) => [code(lexical), prose(documentation)]);
  return [`${kind}.`, writeTable(["value", "meaning"], rows)];
}

function describeVariety({ variety, builtIn, itemType, memberTypes }: SimpleType, link: Link): string {
  const show = (used: SimpleType) =>
    used.name === undefined ? describeSimpleType(used, link).join(", ").replace(/\.$/, "") : link(used);
  if (variety === "list" && itemType !== undefined) return `list of ${show(itemType)}, separated by spaces`;
  if (variety === "union") return memberTypes.map(show).join(" or ");
  return code(`xs:${builtIn}`);
}

function describeFacets(type: SimpleType): readonly string[] {
  const { facets, builtIn } = type;
  const unit = lengthUnit(type);
  const { length, minLength, maxLength, totalDigits, fractionDigits, patterns } = facets;
  const bound = (name: string, value: { readonly lexical: string } | undefined) =>
    value === undefined ? [] : [`${name} ${value.lexical}`];
  const count = (before: string, value: number | undefined, after: string) =>
    value === undefined ? [] : [`${before}${value} ${after}`];
  return [
    ...count("", length, unit),
    ...count("at least ", minLength, unit),
    ...count("at most ", maxLength, unit),
    ...count("at most ", totalDigits, "digits"),
    ...(builtIn === "decimal" ? count("at most ", fractionDigits, "decimals") : []),
    ...bound("at least", facets.minInclusive),
    ...bound("at most", facets.maxInclusive),
    ...bound("more than", facets.minExclusive),
    ...bound("less than", facets.maxExclusive),
    ...patterns.map(({ alternatives }) => alternatives.map(({ lexical }) => code(lexical)).join(" or ")),
  ];
}

/** The content model as an expression, unless the table says the same. */
export function describeModel(particle: Particle): readonly string[] {
  const { term } = particle;
  if (term.kind !== "group") return [];
  const isFlat = particle.max === 1 && term.particles.every((each) => each.term.kind !== "group");
  if (isFlat && term.compositor === "all") return ["The elements may have any order."];
  if (isFlat && term.compositor === "sequence")
    return term.particles.length > 1 ? ["The elements have this order."] : [];
  return [`Content: ${code(writeModel(particle))}`];
}

function writeModel({ term, min, max }: Particle): string {
  const mark =
    max === 1
      ? min === 0
        ? "?"
        : ""
      : max === Number.POSITIVE_INFINITY
        ? min === 0
          ? "*"
          : min === 1
            ? "+"
            : `{${min},}`
        : `{${min},${max}}`;
  if (term.kind === "element") return `${term.declaration.name.local}${mark}`;
  if (term.kind === "wildcard") return `any${mark}`;
  const separator = { sequence: ", ", choice: " | ", all: " & " }[term.compositor];
  return `(${term.particles.map(writeModel).join(separator)})${mark}`;
}
