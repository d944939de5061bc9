import {
  type FacetsTable,
  type SimpleTypeTable,
  usualWhiteSpace,
} from "@payment-routing/contract-runtime/codegen";

/**
 * The row of a simple type in words (`readSimpleRow` of the runtime has them), or undefined where words do not say
 * everything: for patterns, white space inside of values, and prefixes of values.
 */
export function writeSimpleRow(type: SimpleTypeTable): string | undefined {
  if (type.variety === "any") return "=any";
  const facets = writeFacets(type.facets);
  if (facets === undefined) return undefined;
  if (type.variety === "list") return ["=list", type.item, ...facets].join(" ");
  if (type.variety === "union") return ["=union", ...type.members, ...facets].join(" ");
  const { builtIn, primitive, whiteSpace } = type;
  const unusual = whiteSpace === usualWhiteSpace(builtIn) ? [] : [`whiteSpace:${whiteSpace}`];
  return [`=${primitive}`, builtIn, ...unusual, ...facets].join(" ");
}

function writeFacets({ enumeration = [], patterns, ...facets }: FacetsTable): string[] | undefined {
  const texts = enumeration.map(({ text }) => text);
  const isWord = (text: string): boolean => !/\s/.test(text);
  if (patterns !== undefined || enumeration.some(({ namespaces }) => namespaces !== undefined))
    return undefined;
  if (!texts.every(isWord) || !Object.values(facets).map(String).every(isWord)) return undefined;
  return [
    ...Object.entries(facets).map(([name, value]) => `${name}:${value}`),
    ...texts.map((text) => `|${text}`),
  ];
}
