import {
  type AttributeUse,
  type ComplexType,
  type ElementDeclaration,
  keyOf,
  type Particle,
  type SimpleType,
  type TypeDefinition,
  type Wildcard,
} from "@payment-routing/xsd-compiler";
import { listElements } from "./content-machine.ts";
import { listPatterns } from "./minimal-text.ts";

// Descriptions are texts: equal ones mean that declarations differ in nothing that they describe.

export function asComplex(type: TypeDefinition): ComplexType | undefined {
  return type.kind === "complex" ? type : undefined;
}

export function isMixed(type: ComplexType | undefined): boolean {
  return type?.mixed === true;
}

/** The text of a default or of a fixed value. */
export function constraintOf(
  { valueConstraint }: Pick<AttributeUse, "valueConstraint">,
  kind: "default" | "fixed",
): string | undefined {
  return valueConstraint?.kind === kind ? valueConstraint.value.lexical : undefined;
}

/** The default of an empty element, and what `abstract`, `block`, keys and references say. */
export function describeElement(element: ElementDeclaration): string {
  const { abstract, block, identityConstraints, nillable, valueConstraint } = element;
  // A fixed value hides from values whether the element may be nil.
  const isNillable = valueConstraint?.kind === "fixed" && nillable;
  const constraints = identityConstraints.map((each) => [each.category, each.selectorText, each.fieldTexts]);
  const { kind, value } = valueConstraint ?? {};
  return JSON.stringify([isNillable, kind, value?.lexical, abstract, [...block], constraints]);
}

/** What is not compared in parts. */
export function describeRules({ type }: ElementDeclaration): string {
  return JSON.stringify(type.kind === "complex" ? [type.assertions, type.abstract] : [[], false]);
}

/** How a text becomes a value, and the facets that values do not show; with `isWhole` all of them. */
export function describeSimple(type: SimpleType, isWhole = false): string {
  const { builtIn, facets, itemType, memberTypes, primitive, variety, whiteSpace } = type;
  const parts = [itemType ?? [], memberTypes].flat().map((part) => describeSimple(part, isWhole));
  const name = (isWhole || REFERENCES.has(builtIn)) && builtIn;
  const shown = !isWhole && isShown(type) ? undefined : describeFacets(facets);
  return JSON.stringify([whiteSpace, variety, primitive, parts, name, shown]);
}

/** Whether the JSON Schema of the values expresses every facet of a type. */
function isShown(type: SimpleType): boolean {
  const { facets, primitive } = type;
  const { maxExclusive, maxInclusive, minExclusive, minInclusive, patterns } = facets;
  if (primitive === "string") return listPatterns(type).length === patterns.length;
  if (primitive === "boolean") return patterns.length === 0;
  const bounds = [maxExclusive, maxInclusive, minExclusive, minInclusive];
  const areSafe = bounds.every((bound) => bound === undefined || Number.isSafeInteger(Number(bound.lexical)));
  return isIntegerType(type) && patterns.length === 0 && areSafe;
}

/** Whether a type is `xs:integer` or derived from it: its texts have no point. */
export function isIntegerType({ builtIn, facets, primitive }: SimpleType): boolean {
  return primitive === "decimal" && builtIn !== "decimal" && facets.fractionDigits === 0;
}

export function describePattern({ alternatives }: SimpleType["facets"]["patterns"][number]): string {
  return JSON.stringify(alternatives.map(textOf));
}

function describeFacets(facets: SimpleType["facets"]): readonly unknown[] {
  return Object.entries(facets).map(([name, facet]) => {
    if (name === "patterns") return facets.patterns.map(describePattern);
    if (typeof facet !== "object") return [name, facet];
    return [name, Array.isArray(facet) ? facet.map(textOf) : textOf(facet)];
  });
}

/** Documents decide on their texts by other elements. */
export const REFERENCES: ReadonlySet<string> = new Set(["ID", "IDREF", "ENTITY", "IDREFS", "ENTITIES"]);

function textOf({ lexical }: { readonly lexical: string }): string {
  return lexical;
}

/** Whether content models are written alike, apart from what values show. */
export function hasEqualContent(a: ComplexType | undefined, b: ComplexType | undefined): boolean {
  const [oldNames, newNames] = [a, b].map((type) => listElements(type).map(({ name }) => keyOf(name)));
  const common = new Set(oldNames?.filter((name) => newNames?.includes(name)));
  // Values show the occurrences of elements only if each is a member of its own, and its namespace not at all.
  const names = isFlat(a) && isFlat(b) && !hasMoved(a, b) ? common : undefined;
  return describeContent(a, names) === describeContent(b, names);
}

/** The content model, or that part of it which is about the given names. */
export function describeContent(type: ComplexType | undefined, names?: ReadonlySet<string>): string {
  return type?.content.kind === "elements" ? describeParticle(type.content.particle, names, "") : "";
}

/** Whether an element is in another namespace. */
function hasMoved(a: ComplexType | undefined, b: ComplexType | undefined): boolean {
  const others = new Map(listElements(b).map(({ name }) => [name.local, name.namespace]));
  return listElements(a).some(({ name }) => (others.get(name.local) ?? name.namespace) !== name.namespace);
}

/** Whether each element is a member of its own in values: no group is repeated, no name is there twice. */
function isFlat(type: ComplexType | undefined): boolean {
  if (type === undefined || type.content.kind !== "elements") return true;
  if (type.mixed) return false;
  let wildcards = 0;
  const locals: string[] = [];
  const isOnce = ({ term, max }: Particle): boolean => {
    if (term.kind === "wildcard") wildcards++;
    if (term.kind === "element") locals.push(term.declaration.name.local);
    return term.kind !== "group" || (max === 1 && term.particles.every(isOnce));
  };
  return isOnce(type.content.particle) && wildcards <= 1 && new Set(locals).size === locals.length;
}

export function describeWildcard({ namespaces, processContents }: Wildcard): string {
  const among = namespaces.kind === "among" ? [...namespaces.namespaces].sort() : [];
  const not = namespaces.kind === "not" ? namespaces.namespace : "";
  return JSON.stringify([namespaces.kind, among, not, processContents]);
}

/** The grouping of the given elements, or of all with their occurrences. Groups that change nothing are left out. */
function describeParticle(
  { term, min, max }: Particle,
  names: ReadonlySet<string> | undefined,
  around: string,
): string {
  const isOnce = min === 1 && max === 1;
  if (term.kind === "element") {
    const name = keyOf(term.declaration.name);
    const isNillable = term.declaration.nillable ? "?" : "";
    if (names === undefined) return isOnce ? name + isNillable : `${name}${isNillable}(${min},${max})`;
    return names.has(name) ? name : "";
  }
  if (term.kind === "wildcard") return `any(${min},${max},${describeWildcard(term)})`;
  const parts = term.particles
    .map((particle) => describeParticle(particle, names, term.compositor))
    .filter(Boolean);
  // A choice of nothing allows nothing.
  if (term.particles.length === 0 && term.compositor === "choice") return `none(${min})`;
  if (parts.length === 0) return "";
  const joined = (term.compositor === "all" ? parts.sort() : parts).join(" ");
  if (isOnce && (parts.length === 1 || term.compositor === around)) return joined;
  return `${term.compositor}(${isOnce ? "" : `${min},${max}: `}${joined})`;
}
