import type { PrimitiveName } from "../datatypes/primitives.ts";
import type { FacetsTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";

/**
 * Reads the row of a simple type, behind its `=`: `any`, `list 7` of the type at a place, `union 7 8`, or a primitive and
 * the nearest type of XSD, `string token`. Facets follow: `maxLength:35`, and `|EUR` for a value of the enumeration.
 */
export function readSimpleRow(words: readonly string[]): SimpleTypeTable {
  const [variety = "", second = ""] = words;
  if (variety === "any") return { variety };
  const rest = words.filter((word) => /[:|]/.test(word));
  if (variety === "list") return { variety, item: Number(second), facets: readFacets(rest) };
  if (variety === "union") {
    const members = words.slice(1, words.length - rest.length).map(Number);
    return { variety, members, facets: readFacets(rest) };
  }
  const { whiteSpace = usualWhiteSpace(second), ...facets } = readFacets(rest);
  return { variety: "atomic", primitive: variety as PrimitiveName, builtIn: second, whiteSpace, facets };
}

type WhiteSpace = "preserve" | "replace" | "collapse";

/** How a type of XSD treats white space (XSD 1.0 part 2, section 4.3.6). */
export function usualWhiteSpace(builtIn: string): WhiteSpace {
  if (builtIn === "string") return "preserve";
  return builtIn === "normalizedString" ? "replace" : "collapse";
}

function readFacets(words: readonly string[]): FacetsTable & { readonly whiteSpace?: WhiteSpace } {
  const facets: Record<string, unknown> = {};
  const values = words.filter((word) => word.startsWith("|"));
  for (const word of words.slice(0, words.length - values.length)) {
    const colon = word.indexOf(":");
    const name = word.slice(0, colon);
    const value = word.slice(colon + 1);
    facets[name] = /Length|length|Digits/.test(name) ? Number(value) : value;
  }
  if (values.length > 0) facets.enumeration = values.map((value) => ({ text: value.slice(1) }));
  return facets;
}
