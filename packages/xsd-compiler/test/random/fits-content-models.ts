import { XmlDocument, type XmlElement } from "libxml2-wasm";
import { ANY_TYPE } from "../../src/building/built-in-types.ts";
import { keyOf, type QName } from "../../src/components/component.ts";
import {
  allowsNamespace,
  type ElementDeclaration,
  type ElementTerm,
  type Particle,
  type SchemaSet,
  type TypeDefinition,
  type Wildcard,
} from "../../src/components/schema-set.ts";

const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** True when all elements of a well-formed document have the children that XSD 1.0 lets them have; texts and attributes are not checked. */
export function fitsContentModels(schema: SchemaSet, document: string): boolean {
  const parsed = XmlDocument.fromString(document);
  try {
    const { root } = parsed;
    const declaration = schema.elements.get(keyOf(nameOf(root)));
    return declaration !== undefined && fits(root, declaration, schema);
  } finally {
    parsed.dispose();
  }
}

function fits(element: XmlElement, declaration: ElementDeclaration, schema: SchemaSet): boolean {
  return (declaration.nillable && isNil(element)) || fitsType(element, declaration.type, schema);
}

function fitsType(element: XmlElement, type: TypeDefinition, schema: SchemaSet): boolean {
  const children = childrenOf(element);
  if (type.kind === "simple" || type.content.kind !== "elements") return children.length === 0;
  const taken = matchChildren(type.content.particle, children.map(nameOf));
  if (taken === undefined) return false;
  return taken.every((as, index) => {
    const child = children[index] as XmlElement;
    if (as.kind === "element") return fits(child, as.declaration, schema);
    if (as.processContents === "skip") return true;
    const declared = schema.elements.get(keyOf(nameOf(child)));
    // What is not declared is of any type; that a strict wildcard forbids it is no matter of the content model.
    return declared === undefined ? fitsType(child, ANY_TYPE, schema) : fits(child, declared, schema);
  });
}

function childrenOf(element: XmlElement): XmlElement[] {
  return element.find("*") as XmlElement[];
}

function nameOf({ namespaceUri, name }: XmlElement): QName {
  return { namespace: namespaceUri, local: name };
}

function isNil(element: XmlElement): boolean {
  const given = element.attrs.find(({ name, namespaceUri }) => name === "nil" && namespaceUri === XSI);
  return /^\s*(?:true|1)\s*$/.test(given?.content ?? "");
}

/** What children were taken for, the last one first. */
interface Match {
  readonly as: ElementTerm | Wildcard;
  readonly before: Match | undefined;
}

/** How many children may be matched, each with a way to it. */
type Reached = ReadonlyMap<number, Match | undefined>;

/**
 * Matches children with a particle as XSD 1.0 part 1, 3.8.4 and 3.9.4 say it, every way at once, without automaton and
 * counter.
 *
 * @returns what each child is taken for; undefined when the children are not what the particle allows
 */
function matchChildren(
  particle: Particle,
  children: readonly QName[],
): (ElementTerm | Wildcard)[] | undefined {
  const ends = repeat(particle, children, new Map([[0, undefined]]));
  if (!ends.has(children.length)) return undefined;
  const taken: (ElementTerm | Wildcard)[] = [];
  for (let match = ends.get(children.length); match !== undefined; match = match.before)
    taken.unshift(match.as);
  return taken;
}

function repeat({ min, max, term }: Particle, children: readonly QName[], from: Reached): Reached {
  const ends = new Map(min === 0 ? from : []);
  // Past that, a round matches nothing.
  const rounds = Math.min(max, Math.max(min, children.length));
  let reached = from;
  for (let round = 1; round <= rounds && reached.size > 0; round++) {
    reached = matchOnce(term, children, reached);
    if (round >= min) addTo(ends, reached);
  }
  return ends;
}

function matchOnce(term: Particle["term"], children: readonly QName[], from: Reached): Reached {
  if (term.kind === "element") {
    const { name } = term.declaration;
    return step(children, from, term, (child) => isSame(child, name));
  }
  if (term.kind === "wildcard")
    return step(children, from, term, ({ namespace }) => allowsNamespace(term.namespaces, namespace));
  if (term.compositor === "all") return matchAll(term.particles, children, from);
  if (term.compositor === "sequence")
    return term.particles.reduce((reached, particle) => repeat(particle, children, reached), from);
  const ends = new Map<number, Match | undefined>();
  for (const particle of term.particles) addTo(ends, repeat(particle, children, from));
  return ends;
}

/** Each particle at most once, in any order. */
function matchAll(particles: readonly Particle[], children: readonly QName[], from: Reached): Reached {
  const ends = new Map(particles.every(({ min }) => min === 0) ? from : []);
  for (const particle of particles) {
    const reached = matchOnce(particle.term, children, from);
    const others = particles.filter((other) => other !== particle);
    if (reached.size > 0) addTo(ends, matchAll(others, children, reached));
  }
  return ends;
}

function step(
  children: readonly QName[],
  from: Reached,
  as: Match["as"],
  allows: (child: QName) => boolean,
): Reached {
  const ends = new Map<number, Match>();
  for (const [count, before] of from) {
    const child = children[count];
    if (child !== undefined && allows(child)) ends.set(count + 1, { as, before });
  }
  return ends;
}

function addTo(ends: Map<number, Match | undefined>, more: Reached): void {
  for (const [count, match] of more) if (!ends.has(count)) ends.set(count, match);
}

function isSame(one: QName, other: QName): boolean {
  return one.local === other.local && one.namespace === other.namespace;
}
