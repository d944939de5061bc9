import type { ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isAbstract } from "../shaping/find-substitutes.ts";
import { membersOf, recordOf } from "../shaping/shape.ts";
import { enumeratedValues, isKeptAsWritten, kindOfText, lengthsOf } from "../shaping/text-kind.ts";
import type { Imports } from "./imports.ts";
import { isInherited, memberKey } from "./names.ts";
import type { Naming } from "./naming.ts";
import { writeAbsentMember } from "./written-members.ts";

/** Writes the type of a value where it is used: its name if it has one. */
export function typeReference(naming: Pick<Naming, "types">, imports: Imports, type: TypeDefinition): string {
  const name = naming.types.get(type);
  if (name !== undefined) return name;
  return type.kind === "complex"
    ? imports.publicType("OpenContent")
    : simpleExpression(naming, imports, type);
}

/** Writes the TypeScript type of a simple type. */
export function simpleExpression(naming: Pick<Naming, "types">, imports: Imports, type: SimpleType): string {
  if (type.variety !== "atomic" && isKeptAsWritten(type)) return kindOfText(type);
  if (type.itemType !== undefined) {
    const item = typeReference(naming, imports, type.itemType);
    const [min = 0, max = Number.POSITIVE_INFINITY] = lengthsOf(type.facets);
    return arrayType(/[ |]/.test(item) ? `(${item})` : item, min, max);
  }
  if (type.variety === "union")
    return unionOf(type.memberTypes.map((member) => typeReference(naming, imports, member)));
  const values = enumeratedValues(type);
  if (values !== undefined) return unionOf(values.map(({ literal }) => literal));
  const kind = kindOfText(type);
  if (kind === "qname") return imports.publicType("ExpandedName");
  if (kind === "float") return "number";
  return type.primitive === "decimal" && kind === "string" ? imports.publicType("Decimal") : kind;
}

function unionOf(parts: readonly string[]): string {
  return [...new Set(parts)].join(" | ");
}

// Longer tuples are hard to read. The validator checks the minimum length.
export const LONGEST_TUPLE = 8;

/** Writes an array type with its minimum length, as far as TypeScript can express it. */
export function arrayType(item: string, min: number, max: number): string {
  if (min === 0) return `readonly ${item}[]`;
  const least = Array.from({ length: Math.min(min, LONGEST_TUPLE) }, () => item).join(", ");
  return min === max && min <= LONGEST_TUPLE ? `readonly [${least}]` : `readonly [${least}, ...${item}[]]`;
}

/** Writes the type of an element's value: its type or, by `xsi:type`, a substitute; nil included. */
export function elementType(
  naming: Naming,
  imports: Imports,
  { nillable, type }: ElementDeclaration,
): string {
  const declared = typeReference(naming, imports, type);
  const { name = declared, substitutes = [] } = naming.substitutes.get(type) ?? {};
  if (!nillable) return name;
  const nils = substitutes.map(({ type, label }) => {
    const attributes = pickAttributes(naming, type, typeReference(naming, imports, type));
    return `(${[...attributes, `{ ${labelMember(label)}; ${nilMember(naming, type)} }`].join(" & ")})`;
  });
  return [name, ...(isAbstract(type) ? [] : [nilType(naming, type, declared)]), ...nils].join(" | ");
}

/** Writes the type of a nil element: null, or its attributes. */
function nilType(naming: Naming, type: TypeDefinition, value: string): string {
  const attributes = pickAttributes(naming, type, value);
  return attributes.length === 0 ? "null" : `(${attributes.join("")} & { ${nilMember(naming, type)} })`;
}

function nilMember({ shapes }: Naming, type: TypeDefinition): string {
  const shape = recordOf(shapes, type);
  if (shape === undefined) return "readonly nil: true";
  // TypeScript sees members of every object here too, and would take a nil value for one of the other alternatives.
  const inherited = membersOf(shape).filter(({ key }) => isInherited(key));
  return [`readonly ${shape.nil}: true`, ...inherited.map(writeAbsentMember)].join("; ");
}

function pickAttributes({ shapes }: Naming, type: TypeDefinition, value: string): string[] {
  const shape = recordOf(shapes, type);
  if (shape === undefined) return [];
  const keys = shape.attributes.map(({ key }) => key);
  if (shape.anyAttribute !== undefined) keys.push(shape.anyAttribute);
  return keys.length === 0 ? [] : [`Pick<${value}, ${keys.map((key) => JSON.stringify(key)).join(" | ")}>`];
}

/** The key of the member that names the type of a value. */
export const LABEL = memberKey("xsi:type");

export function labelMember(label: string): string {
  return `readonly ${LABEL}: ${JSON.stringify(label)}`;
}
