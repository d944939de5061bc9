import type { TreeElement } from "@payment-routing/contract-runtime";
import { offsetOf, rawAttributeOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { PatternFacet, SimpleType } from "../model/component.ts";
import { translatePattern } from "../pattern/translate-pattern.ts";
import { requireAttribute } from "../reading/attributes.ts";
import { narrowByBound } from "./narrow-by-bound.ts";
import { isAllowed, readEnumeration } from "./read-enumeration.ts";

/** A simple type narrowed by the facets of one restriction (XSD part 2, section 4.3). */
export function narrow(report: Report, restriction: TreeElement, inherited: SimpleType): SimpleType {
  const facets = restriction.children.filter(({ local }) => local !== "annotation");
  const enumerations = facets.filter(({ local }) => local === "enumeration");
  const patterns = facets.filter(({ local }) => local === "pattern");
  const bounds = facets.filter((facet) => !enumerations.includes(facet) && !patterns.includes(facet));

  const bounded = narrowByBounds(report, bounds, inherited);
  const type = { ...bounded, patterns: [...bounded.patterns, ...readPattern(report, patterns, bounded)] };
  const enumeration =
    enumerations.length > 0
      ? readEnumeration(report, enumerations, type)
      : // Values that a base type lists go as soon as a bound or a pattern excludes them.
        type.enumeration?.filter(({ value }) =>
          isAllowed({ ...type, enumeration: undefined }, String(value)),
        );
  const narrowed = { ...type, enumeration };
  if (hasNoValue(enumerations.length === 0 ? narrowed : type)) {
    const message = `no value is left: the facets of ${type.name} exclude each other`;
    report("invalid-facet", restriction.offset, message);
  }
  return narrowed;
}

function hasNoValue({ minimum, maximum, minLength, maxLength, enumeration }: SimpleType): boolean {
  return (
    (minimum !== undefined && maximum !== undefined && minimum > maximum) ||
    (minLength !== undefined && maxLength !== undefined && minLength > maxLength) ||
    enumeration?.length === 0
  );
}

function narrowByBounds(report: Report, facets: readonly TreeElement[], inherited: SimpleType): SimpleType {
  let type = inherited;
  const given = new Set<string>();
  for (const facet of facets) {
    // Both bounds of one side in one step are an error (sections 4.3.8.4 and 4.3.9.4), and a length leaves no room.
    const sides =
      facet.local === "length" ? ["minLength", "maxLength"] : [facet.local.replace("Exclusive", "Inclusive")];
    if (sides.some((side) => given.has(side)))
      report("invalid-duplicate", facet.offset, `xs:${facet.local}: this bound is given already`);
    else type = narrowByBound(report, facet, type);
    for (const side of sides) given.add(side);
  }
  return type;
}

/** Patterns of one restriction are alternatives; those of several steps must all match (section 4.3.4.3). */
function readPattern(report: Report, facets: readonly TreeElement[], type: SimpleType): PatternFacet[] {
  const translated = facets.flatMap((facet) => translateFacet(report, facet, type) ?? []);
  if (translated.length === 0) return [];
  const source = translated.map((pattern) => pattern.source).join(" | ");
  const alternatives = translated.map(({ expression }) => expression).join("|");
  return [{ source, expression: `^(?:${alternatives})$` }];
}

function translateFacet(report: Report, facet: TreeElement, type: SimpleType): PatternFacet | undefined {
  if (type.base !== "string") {
    // It would judge how a value is written, and a value is always written in its canonical form.
    report(
      "unsupported-pattern",
      facet.offset,
      `a pattern of ${type.base}s is not supported, only of strings`,
    );
    return undefined;
  }
  if (requireAttribute(facet, "value", report) === undefined) return undefined;
  // White space counts in a pattern.
  const source = rawAttributeOf(facet, "value") ?? "";
  const translation = translatePattern(source);
  if ("expression" in translation) return { source, expression: translation.expression };
  report(translation.code, offsetOf(facet, "value"), translation.message);
  return undefined;
}
