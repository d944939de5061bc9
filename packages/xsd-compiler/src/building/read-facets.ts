import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import type {
  EnumerationValue,
  FacetName,
  Facets,
  PatternStep,
  SimpleType,
} from "../components/simple-type.ts";
import { attributeOf, flagOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { FACETS } from "../loading/xsd-grammar.ts";
import { translatePattern } from "../pattern/compile-pattern.ts";
import { at, type Building, type Source } from "./building.ts";
import { type BoundFacet, type CountFacet, narrowBound, narrowCount } from "./narrow-facets.ts";
import { readLiteral, validateLiteral } from "./validate-literal.ts";
import { checkNotations } from "./value-constraints.ts";

/** The constraints that a restriction adds to its base type. */
export interface Narrowing {
  readonly facets: Facets;
  readonly whiteSpace: SimpleType["whiteSpace"];
  readonly fixedFacets: ReadonlySet<FacetName>;
}

/**
 * Reads the facets of one restriction and merges them with those of the base type (XSD 1.0 part 2, section 4.3). Reports
 * facets that do not apply, contradict each other, or are wider than those of the base type.
 */
export function readFacets(building: Building, source: Source, base: SimpleType): Narrowing {
  const elements = source.element.children.filter(({ local }) => FACETS.includes(local));
  const report = source.document.report;
  const given = new Map<string, TreeElement>();
  const fixedFacets = new Set(base.fixedFacets);
  const facets: Mutable<Facets> = { ...base.facets };
  let whiteSpace = base.whiteSpace;
  const applicable = applicableFacets(base);
  for (const element of elements) {
    const name = element.local;
    if (!applicable.has(name)) {
      const message = `xs:${name} does not apply to ${base.variety === "atomic" ? `xs:${base.builtIn}` : `${base.variety}s`}`;
      report("invalid-facet", element.offset, message);
      continue;
    }
    if (name === "enumeration" || name === "pattern") continue;
    if (given.has(name)) {
      report("invalid-duplicate", element.offset, `xs:${name} is given already`);
      continue;
    }
    given.set(name, element);
    if (name === "whiteSpace") whiteSpace = readWhiteSpace(source, element, base);
    else if (isBound(name)) narrowBound(at(source, element), name, base, facets);
    else narrowCount(at(source, element), name as CountFacet, base, facets);
    if (flagOf(element, "fixed")) fixedFacets.add(name as FacetName);
  }
  const patterns = readPatterns(source, elements);
  if (patterns !== undefined) facets.patterns = [...base.facets.patterns, patterns];
  const enumeration = readEnumeration(source, elements, base);
  if (enumeration !== undefined) facets.enumeration = enumeration;
  if (enumeration !== undefined && base.primitive === "NOTATION")
    checkNotations(building, source, enumeration);
  checkTogether(source, given, facets, base);
  return { facets, whiteSpace, fixedFacets };
}

function isBound(name: string): name is BoundFacet {
  return name.endsWith("clusive");
}

/** In order of derivation: a restriction may only move towards `collapse` (section 4.3.6.4). */
const WHITE_SPACE: readonly string[] = ["preserve", "replace", "collapse"];

function readWhiteSpace(source: Source, element: TreeElement, base: SimpleType): SimpleType["whiteSpace"] {
  const value = attributeOf(element, "value") ?? "";
  const reject = (message: string): SimpleType["whiteSpace"] => {
    source.document.report("invalid-facet", offsetOf(element, "value"), message);
    return base.whiteSpace;
  };
  if (!WHITE_SPACE.includes(value)) return reject(`expected preserve, replace or collapse, got "${value}"`);
  if (WHITE_SPACE.indexOf(value) < WHITE_SPACE.indexOf(base.whiteSpace))
    return reject(`xs:whiteSpace ${value} is wider than ${base.whiteSpace}, which the base type has`);
  if (base.fixedFacets.has("whiteSpace") && value !== base.whiteSpace)
    return reject(`xs:whiteSpace is fixed to ${base.whiteSpace} by the base type`);
  return value as SimpleType["whiteSpace"];
}

/** Patterns of one restriction are alternatives; those of several steps must all match (section 4.3.4.3). */
function readPatterns(source: Source, elements: readonly TreeElement[]): PatternStep | undefined {
  const alternatives = elements
    .filter(({ local }) => local === "pattern")
    .map((element) => readLiteral(at(source, element)));
  // Each alternative may fit JavaScript's limits while all of them together exceed them.
  const whole = {
    lexical: alternatives.map(({ lexical }) => lexical).join("|"),
    origin: alternatives[0]?.origin,
  };
  for (const { lexical, origin } of alternatives.length > 1 ? [...alternatives, whole] : alternatives) {
    const translation = translatePattern(lexical);
    if (!("code" in translation)) continue;
    source.document.report(translation.code, origin?.offset ?? source.element.offset, translation.message);
    break;
  }
  return alternatives.length === 0 ? undefined : { alternatives };
}

function readEnumeration(
  source: Source,
  elements: readonly TreeElement[],
  base: SimpleType,
): EnumerationValue[] | undefined {
  const whiteSpace = base.variety === "union" ? "preserve" : base.whiteSpace;
  const values = elements
    .filter(({ local }) => local === "enumeration")
    .map((element) => ({
      ...readLiteral(at(source, element), whiteSpace),
      documentation: documentationOf(element),
    }));
  for (const value of values) {
    const problem = validateLiteral(base, value);
    if (problem !== undefined)
      source.document.report("invalid-facet", value.origin.offset, `xs:enumeration: ${problem}`);
  }
  return values.length === 0 ? undefined : values;
}

/** Reports facets that exclude each other in one restriction, and bounds that leave no value. */
function checkTogether(
  source: Source,
  given: ReadonlyMap<string, TreeElement>,
  facets: Facets,
  base: SimpleType,
): void {
  const report = (name: string, message: string): void =>
    source.document.report("invalid-facet", given.get(name)?.offset ?? source.element.offset, message);
  for (const side of ["min", "max"]) {
    if (given.has(`${side}Inclusive`) && given.has(`${side}Exclusive`))
      report(`${side}Exclusive`, `xs:${side}Inclusive and xs:${side}Exclusive exclude each other`);
  }
  const { length, minLength = 0, maxLength = Number.POSITIVE_INFINITY, totalDigits, fractionDigits } = facets;
  const beside = (["minLength", "maxLength"] as const).find(
    (name) =>
      length !== undefined &&
      (given.has("length") || given.has(name)) &&
      facets[name] !== undefined &&
      !hadBefore(base, name, facets[name]),
  );
  if (beside !== undefined) report("length", `xs:length cannot stand beside xs:${beside}`);
  else if (minLength > maxLength || (length !== undefined && (length < minLength || length > maxLength)))
    report([...given.keys()].at(-1) ?? "", "no length is left: the facets exclude each other");
  if (totalDigits !== undefined && fractionDigits !== undefined && fractionDigits > totalDigits)
    report(
      "fractionDigits",
      `xs:fractionDigits ${fractionDigits} is more than xs:totalDigits, ${totalDigits}`,
    );
}

/** True if a base type had the same bound before it had a length (section 4.3.1.4, as corrected). */
function hadBefore(base: SimpleType, name: "minLength" | "maxLength", value: number): boolean {
  for (let type: SimpleType | undefined = base; type !== undefined; type = type.base)
    if (type.facets[name] === value && type.facets.length === undefined) return true;
  return false;
}

const ALWAYS = ["pattern", "whiteSpace"];
const LENGTHS = ["length", "minLength", "maxLength"];
const BOUNDS = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"];

const OF_TEXT = new Set([...ALWAYS, "enumeration", ...LENGTHS]);
const OF_ORDER = new Set([...ALWAYS, "enumeration", ...BOUNDS]);
const OF_DECIMAL = new Set([...OF_ORDER, "totalDigits", "fractionDigits"]);
const OF_BOOLEAN = new Set(ALWAYS);
const OF_UNION = new Set(["pattern", "enumeration"]);

const TEXTS: ReadonlySet<string> = new Set([
  "string",
  "hexBinary",
  "base64Binary",
  "anyURI",
  "QName",
  "NOTATION",
]);

/** Returns the facets that may restrict a type (XSD 1.0 part 2, section 4.1.5). */
function applicableFacets({ variety, primitive }: SimpleType): ReadonlySet<string> {
  if (variety === "any") return new Set();
  if (variety === "union") return OF_UNION;
  if (variety === "list" || (primitive !== undefined && TEXTS.has(primitive))) return OF_TEXT;
  if (primitive === "boolean") return OF_BOOLEAN;
  return primitive === "decimal" ? OF_DECIMAL : OF_ORDER;
}
