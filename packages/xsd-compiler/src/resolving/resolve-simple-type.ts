import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Enumerated, SimpleType } from "../model/component.ts";
import { translatePattern } from "../pattern/translate-pattern.ts";
import { readDocumentation } from "../reading/annotation.ts";
import { attributeOf, offsetOf, requireAttribute } from "../reading/attributes.ts";
import { type Resolution, resolveTypeReference } from "./resolution.ts";

/** A simple type from its `xs:simpleType`: the base type narrowed by the facets of the restriction. */
export function resolveSimpleType(
  resolution: Resolution,
  element: TreeElement,
  name: string,
): SimpleType | undefined {
  const restriction = element.children.find(({ local }) => local === "restriction");
  if (restriction === undefined) {
    resolution.report("invalid-element", element.offset, `the simple type ${name} needs an xs:restriction`);
    return undefined;
  }
  const anonymous = restriction.children.find(({ local }) => local === "simpleType");
  if (anonymous !== undefined) {
    resolution.report(
      "unsupported-content",
      anonymous.offset,
      "an anonymous base type is not supported; give it a name",
    );
    return undefined;
  }
  if (requireAttribute(restriction, "base", resolution.report) === "") return undefined;
  const base = resolveTypeReference(resolution, restriction, "base");
  if (base === undefined) return undefined;
  if (base.kind === "complex") {
    resolution.report("invalid-reference", offsetOf(restriction, "base"), `${base.name} is a complex type`);
    return undefined;
  }
  return narrow(resolution, restriction, {
    ...base,
    builtIn: false,
    name,
    documentation: readDocumentation(element),
    offset: element.offset,
  });
}

function narrow(resolution: Resolution, restriction: TreeElement, inherited: SimpleType): SimpleType {
  let type = inherited;
  const enumerations: TreeElement[] = [];
  const patterns: TreeElement[] = [];
  const seen = new Set<string>();
  for (const facet of restriction.children.filter(({ local }) => local !== "annotation")) {
    if (facet.local === "enumeration") {
      enumerations.push(facet);
    } else if (facet.local === "pattern") {
      patterns.push(facet);
    } else {
      if (seen.has(facet.local))
        resolution.report("invalid-duplicate", facet.offset, `xs:${facet.local} is given twice`);
      seen.add(facet.local);
      type = narrowOnce(resolution, facet, type);
    }
  }
  type = narrowByPatterns(resolution, patterns, type);
  const narrowed = enumerations.length === 0 ? type : narrowByEnumeration(resolution, enumerations, type);
  return checkConsistent(resolution, restriction, narrowed);
}

function narrowOnce(resolution: Resolution, facet: TreeElement, type: SimpleType): SimpleType {
  const value = requireAttribute(facet, "value", resolution.report);
  const applies = facet.local.toLowerCase().includes("length") ? "string" : "integer";
  const refuse = (message: string): SimpleType => {
    resolution.report("invalid-facet", facet.offset, message);
    return type;
  };
  if (type.base !== applies) return refuse(`xs:${facet.local} does not apply to ${type.base}s`);
  if (!(applies === "integer" ? /^[+-]?[0-9]+$/ : /^\+?[0-9]{1,9}$/).test(value)) {
    return refuse(
      `xs:${facet.local} is "${value}", expected ${applies === "integer" ? "an integer" : "a length"}`,
    );
  }
  const narrowed = applyFacet(facet.local, value.replace(/^\+/, ""), type);
  if (widens(narrowed, type)) return refuse(`xs:${facet.local} ${value} is wider than the base type allows`);
  return narrowed;
}

function applyFacet(facet: string, value: string, type: SimpleType): SimpleType {
  switch (facet) {
    case "minInclusive":
      return { ...type, minimum: BigInt(value) };
    case "maxInclusive":
      return { ...type, maximum: BigInt(value) };
    case "minExclusive":
      return { ...type, minimum: BigInt(value) + 1n };
    case "maxExclusive":
      return { ...type, maximum: BigInt(value) - 1n };
    case "length":
      return { ...type, minLength: Number(value), maxLength: Number(value) };
    case "minLength":
      return { ...type, minLength: Number(value) };
    default:
      return { ...type, maxLength: Number(value) };
  }
}

function widens(narrowed: SimpleType, type: SimpleType): boolean {
  return (
    isLess(narrowed.minimum, type.minimum) ||
    isLess(type.maximum, narrowed.maximum) ||
    isLess(narrowed.minLength, type.minLength) ||
    isLess(type.maxLength, narrowed.maxLength)
  );
}

function isLess<T extends bigint | number>(a: T | undefined, b: T | undefined): boolean {
  return a !== undefined && b !== undefined && a < b;
}

/** Patterns of one restriction are alternatives; those of several steps must all match (part 2, section 4.3.4.3). */
function narrowByPatterns(
  resolution: Resolution,
  facets: readonly TreeElement[],
  type: SimpleType,
): SimpleType {
  const sources: string[] = [];
  const expressions: string[] = [];
  for (const facet of facets) {
    // The facet's own white space counts: attributeOf would trim it.
    const source = facet.attributes.find(({ local }) => local === "value")?.value;
    if (source === undefined) {
      requireAttribute(facet, "value", resolution.report);
      continue;
    }
    const translation = translatePattern(source);
    if ("expression" in translation) {
      sources.push(source);
      expressions.push(translation.expression);
    } else {
      resolution.report(translation.code, offsetOf(facet, "value"), translation.message);
    }
  }
  if (sources.length === 0) return type;
  const pattern = { source: sources.join(" | "), expression: `^(?:${expressions.join("|")})$` };
  return { ...type, patterns: [...type.patterns, pattern] };
}

function narrowByEnumeration(
  resolution: Resolution,
  facets: readonly TreeElement[],
  type: SimpleType,
): SimpleType {
  const enumeration: Enumerated[] = [];
  for (const facet of facets) {
    const text = requireAttribute(facet, "value", resolution.report);
    const value = type.base === "integer" ? Number(text) : text;
    if (!isAllowed(type, text)) {
      resolution.report("invalid-facet", facet.offset, `"${text}" is no value of the base type`);
    } else if (enumeration.some((other) => other.value === value)) {
      resolution.report("invalid-duplicate", facet.offset, `the value "${text}" is listed twice`);
    } else {
      enumeration.push({ value, documentation: readDocumentation(facet) });
    }
  }
  return { ...type, enumeration };
}

function isAllowed(type: SimpleType, text: string): boolean {
  if (type.base === "boolean") return false;
  if (!type.patterns.every(({ expression }) => new RegExp(expression, "u").test(text))) return false;
  if (type.enumeration !== undefined && !type.enumeration.some(({ value }) => String(value) === text))
    return false;
  if (type.base === "string") {
    const length = Array.from(text).length;
    return length >= (type.minLength ?? 0) && length <= (type.maxLength ?? Number.POSITIVE_INFINITY);
  }
  if (!/^[+-]?[0-9]+$/.test(text)) return false;
  return (
    !isLess(BigInt(text.replace(/^\+/, "")), type.minimum) &&
    !isLess(type.maximum, BigInt(text.replace(/^\+/, "")))
  );
}

function checkConsistent(resolution: Resolution, restriction: TreeElement, type: SimpleType): SimpleType {
  if (isLess(type.maximum, type.minimum) || isLess(type.maxLength, type.minLength)) {
    resolution.report(
      "invalid-facet",
      restriction.offset,
      `no value is left: the bounds of ${type.name} exclude each other`,
    );
  }
  return type;
}

/** Reports an integer type whose values a double might not hold exactly, where it is used. */
export function requireSafeInteger(resolution: Resolution, type: SimpleType, element: TreeElement): void {
  if (type.base !== "integer" || type.enumeration !== undefined) return;
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  if (
    type.minimum !== undefined &&
    type.minimum >= -limit &&
    type.maximum !== undefined &&
    type.maximum <= limit
  )
    return;
  const message = `${attributeOf(element, "type")} has values past 2^53-1, which number does not hold; bound it with minInclusive and maxInclusive`;
  resolution.report("unsupported-integer", offsetOf(element, "type"), message);
}
