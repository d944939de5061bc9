import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  Particle,
  SimpleType,
  TypeDefinition,
  Wildcard,
} from "@payment-routing/xsd-compiler";

/** A pair of declarations whose documents differ in a way that values do not show. */
export interface StructureChange {
  readonly what: string;
  readonly before: ElementDeclaration;
  readonly after: ElementDeclaration;
}

/**
 * Finds the first difference that values do not show: the order of elements, groups, wildcards, names of namespaces, white
 * space, fixed values, identity constraints. What only one version has is left out: values show it.
 */
export function findStructureChange(
  before: readonly ElementDeclaration[],
  after: readonly ElementDeclaration[],
): StructureChange | undefined {
  const visited = new Set<string>();
  const numbers = new Map<TypeDefinition, number>();
  const numberOf = (type: TypeDefinition): number => {
    const number = numbers.get(type) ?? numbers.size;
    numbers.set(type, number);
    return number;
  };
  const [oldRoot, ...oldElements] = before as readonly [ElementDeclaration, ...ElementDeclaration[]];
  const [newRoot, ...newElements] = after as readonly [ElementDeclaration, ...ElementDeclaration[]];
  // A root may be in another namespace.
  const waiting = [...pairElements(oldElements, newElements), [oldRoot, newRoot] as const];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = pair;
    const what = compareElements(a, b);
    if (what !== undefined) return { what, before: a, after: b };
    const key = `${numberOf(a.type)} ${numberOf(b.type)}`;
    if (visited.has(key) || a.type.kind === "simple" || b.type.kind === "simple") continue;
    visited.add(key);
    waiting.push(...pairElements(listElements(a.type), listElements(b.type)));
  }
  return undefined;
}

/** Pairs the elements of two versions by name. */
function pairElements(
  before: readonly ElementDeclaration[],
  after: readonly ElementDeclaration[],
): [ElementDeclaration, ElementDeclaration][] {
  const byName = new Map(after.map((element) => [nameOf(element), element]));
  return before.flatMap((element): [ElementDeclaration, ElementDeclaration][] => {
    const other = byName.get(nameOf(element));
    return other === undefined ? [] : [[element, other]];
  });
}

/** What differs between two declarations of an element, apart from the elements inside them. */
function compareElements(a: ElementDeclaration, b: ElementDeclaration): string | undefined {
  if (nameOf(a) !== nameOf(b)) return "its namespace";
  if (describeElement(a) !== describeElement(b)) return "its fixed value, or its identity constraints";
  if (a.type.kind === "complex" && b.type.kind === "complex") return compareTypes(a.type, b.type);
  if (a.type.kind !== "simple" || b.type.kind !== "simple") return "the kind of its type";
  return describeSimple(a.type) === describeSimple(b.type) ? undefined : "the white space of its text";
}

function compareTypes(a: ComplexType, b: ComplexType): string | undefined {
  if (a.mixed !== b.mixed || a.content.kind !== b.content.kind) return "the kind of its content";
  if (describeAttributes(a, b) !== describeAttributes(b, a)) return "its attributes";
  if (a.content.kind === "simple" && b.content.kind === "simple")
    return describeSimple(a.content.type) === describeSimple(b.content.type)
      ? undefined
      : "the white space of its text";
  const others = new Set(listElements(b).map(nameOf));
  const common = new Set(
    listElements(a)
      .map(nameOf)
      .filter((name) => others.has(name)),
  );
  // Values show the occurrences of elements only if each is a member of its own.
  const names = isFlat(a) && isFlat(b) ? common : undefined;
  const describe = ({ content }: ComplexType): string =>
    content.kind === "elements" ? describeParticle(content.particle, names, "") : "";
  return describe(a) === describe(b) ? undefined : "the order, grouping or number of its elements";
}

/** Whether each element is a member of its own in values: no group is repeated, no name is there twice. */
function isFlat(type: ComplexType): boolean {
  if (type.mixed || type.content.kind !== "elements") return false;
  let wildcards = 0;
  const isOnce = ({ term, max }: Particle): boolean => {
    if (term.kind === "wildcard") wildcards++;
    return term.kind !== "group" || (max === 1 && term.particles.every(isOnce));
  };
  const names = listElements(type).map(({ name }) => name.local);
  return isOnce(type.content.particle) && wildcards <= 1 && new Set(names).size === names.length;
}

function listElements({ content }: ComplexType): readonly ElementDeclaration[] {
  const found: ElementDeclaration[] = [];
  const visit = ({ term }: Particle): void => {
    if (term.kind === "element") found.push(term.declaration);
    if (term.kind === "group") term.particles.forEach(visit);
  };
  if (content.kind === "elements") visit(content.particle);
  return found;
}

function nameOf({ name: { local, namespace } }: Pick<ElementDeclaration, "name">): string {
  return `{${namespace}}${local}`;
}

/** The default of an empty element, and what `abstract`, `block`, keys and references say. */
function describeElement(element: ElementDeclaration): string {
  const { abstract, block, identityConstraints, nillable, valueConstraint } = element;
  // A fixed value hides from values whether the element may be nil.
  const isNillable = valueConstraint?.kind === "fixed" && nillable;
  const constraints = identityConstraints.map(({ category, selectorText, fieldTexts }) => [
    category,
    selectorText,
    fieldTexts,
  ]);
  return JSON.stringify([
    isNillable,
    valueConstraint?.kind,
    valueConstraint?.value.lexical,
    abstract,
    [...block],
    constraints,
  ]);
}

/** How a text becomes a value, and the facets that values do not show in full. */
function describeSimple({
  facets,
  itemType,
  memberTypes,
  primitive,
  variety,
  whiteSpace,
}: SimpleType): string {
  const parts = [...(itemType ? [itemType] : []), ...memberTypes].map(describeSimple);
  const isShown = primitive !== undefined && SHOWN.includes(primitive);
  return JSON.stringify([
    whiteSpace,
    variety,
    primitive,
    parts,
    isShown ? undefined : describeFacets(facets),
  ]);
}

/** The primitive types whose facets the JSON Schema of the values expresses. */
const SHOWN: readonly string[] = ["string", "boolean", "decimal"];

function describeFacets(facets: SimpleType["facets"]): readonly unknown[] {
  return Object.entries(facets).map(([name, facet]) => {
    if (name === "patterns") return facets.patterns.map(({ alternatives }) => alternatives.map(textOf));
    return [
      name,
      Array.isArray(facet) ? facet.map(textOf) : typeof facet === "object" ? textOf(facet) : facet,
    ];
  });
}

function textOf({ lexical }: { readonly lexical: string }): string {
  return lexical;
}

/** The attributes that another version has too, by name; names that are elements there count as other content. */
function describeAttributes({ attributeUses, attributeWildcard }: ComplexType, other: ComplexType): string {
  const names = new Set(other.attributeUses.map(({ declaration }) => nameOf(declaration)));
  const describe = ({ declaration, valueConstraint }: AttributeUse): readonly unknown[] => [
    nameOf(declaration),
    describeSimple(declaration.type),
    valueConstraint?.kind === "fixed" && valueConstraint.value.lexical,
  ];
  const moved = attributeUses.filter(({ declaration }) =>
    listElements(other).some(({ name }) => name.local === declaration.name.local),
  );
  const uses = attributeUses.filter(({ declaration }) => names.has(nameOf(declaration))).map(describe);
  return JSON.stringify([
    uses.sort(),
    moved.length,
    attributeWildcard && describeWildcard(attributeWildcard),
  ]);
}

function describeWildcard({ namespaces, processContents }: Wildcard): string {
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
    const name = nameOf(term.declaration);
    if (names === undefined) return isOnce ? name : `${name}(${min},${max})`;
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
