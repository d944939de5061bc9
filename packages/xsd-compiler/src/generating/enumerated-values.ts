import type { SimpleType } from "../components/simple-type.ts";
import { kindOfText } from "../shaping/text-kind.ts";

/** A value of an enumeration. */
export interface EnumeratedValue {
  /** The TypeScript literal. */
  readonly literal: string;
  readonly documentation: string;
}

/** Returns the distinct values of an enumeration; undefined if equal values may have different texts. */
export function enumeratedValues(type: SimpleType): readonly EnumeratedValue[] | undefined {
  const { facets, primitive, variety } = type;
  if (facets.enumeration === undefined || variety !== "atomic") return undefined;
  const kind = kindOfText(type);
  const isText = primitive === "string" || primitive === "anyURI";
  if (!isText && kind !== "number" && kind !== "bigint") return undefined;
  const values = new Map<string, EnumeratedValue>();
  for (const { documentation, lexical } of facets.enumeration) {
    const literal = isText
      ? JSON.stringify(lexical)
      : `${BigInt(lexical.replace(/^\+/, ""))}${kind === "bigint" ? "n" : ""}`;
    if (!values.has(literal)) values.set(literal, { literal, documentation });
  }
  return [...values.values()];
}
