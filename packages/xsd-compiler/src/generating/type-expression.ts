import type { TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { enumeratedValues } from "./enumerated-values.ts";
import type { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";

/** Writes the type of a value where it is used: its name if it has one. */
export function typeReference(naming: Naming, imports: Imports, type: TypeDefinition): string {
  const name = naming.types.get(type);
  if (name !== undefined) return name;
  return type.kind === "complex"
    ? imports.publicType("OpenContent")
    : simpleExpression(naming, imports, type);
}

/** Writes the TypeScript type of a simple type. */
export function simpleExpression(naming: Naming, imports: Imports, type: SimpleType): string {
  if (type.variety !== "atomic" && isKeptAsWritten(type)) return kindOfText(type);
  if (type.itemType !== undefined) {
    const item = typeReference(naming, imports, type.itemType);
    const { length, maxLength, minLength } = type.facets;
    return arrayType(
      /[ |]/.test(item) ? `(${item})` : item,
      length ?? minLength ?? 0,
      length ?? maxLength ?? Number.POSITIVE_INFINITY,
    );
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
const LONGEST_TUPLE = 8;

/** Writes an array type with its minimum length, as far as TypeScript can express it. */
export function arrayType(item: string, min: number, max: number): string {
  if (min === 0) return `readonly ${item}[]`;
  const least = Array.from({ length: Math.min(min, LONGEST_TUPLE) }, () => item).join(", ");
  return min === max && min <= LONGEST_TUPLE ? `readonly [${least}]` : `readonly [${least}, ...${item}[]]`;
}
