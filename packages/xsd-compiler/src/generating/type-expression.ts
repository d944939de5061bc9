import { normaliseWhiteSpace } from "@payment-routing/contract-runtime/codegen";
import type { TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/write-value-table.ts";
import { arrayType } from "./array-type.ts";
import type { Imports } from "./imports.ts";
import type { Naming } from "./naming.ts";

/** How a value of a type is written where it is used: by its name, where it has one. */
export function typeReference(naming: Naming, imports: Imports, type: TypeDefinition): string {
  const name = naming.types.get(type);
  if (name !== undefined) return name;
  return type.kind === "complex"
    ? imports.publicType("OpenContent")
    : simpleExpression(naming, imports, type);
}

/** What a simple type is in TypeScript. */
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
  const literals = literalsOf(type);
  if (literals !== undefined) return unionOf(literals);
  const kind = kindOfText(type);
  if (kind === "qname") return imports.publicType("ExpandedName");
  if (kind === "float") return "number";
  return type.primitive === "decimal" && kind === "string" ? imports.publicType("Decimal") : kind;
}

/** The values of an enumeration, where equal values have equal texts. */
function literalsOf(type: SimpleType): string[] | undefined {
  const { facets, primitive, whiteSpace } = type;
  if (facets.enumeration === undefined) return undefined;
  const texts = facets.enumeration.map(({ lexical }) => normaliseWhiteSpace(lexical, whiteSpace));
  if (primitive === "string" || primitive === "anyURI") return texts.map((text) => JSON.stringify(text));
  const kind = kindOfText(type);
  if (kind !== "number" && kind !== "bigint") return undefined;
  return texts.map((text) => `${BigInt(text.replace(/^\+/, ""))}${kind === "bigint" ? "n" : ""}`);
}

function unionOf(parts: readonly string[]): string {
  return [...new Set(parts)].join(" | ");
}
