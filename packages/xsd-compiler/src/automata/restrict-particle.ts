// Particle Valid (Restriction) (XSD 1.0 part 1, section 3.9.6): checks a particle of a restriction against the particle
// of the base type. The rules depend on the form of both content models; each function is named after its rule.

import { isRestrictionOf } from "../building/derivation.ts";
import { countItems, isEmptiable, type Occurrences } from "../building/model-groups.ts";
import { findUnfixed } from "../building/validate-literal.ts";
import { isLessStrict, isWithin } from "../building/wildcards.ts";
import { keyOf, showName } from "../components/component.ts";
import {
  allowsNamespace,
  type ElementDeclaration,
  type ModelGroup,
  type Particle,
  textTypeOf,
  type Wildcard,
} from "../components/schema-set.ts";

/** Explains why a particle does not restrict another; undefined when it does. */
export function restrictParticle(derived: Particle, base: Particle): string | undefined {
  if (isEmpty(derived) && !isEmptiable(base)) return "no content";
  if (isEmpty(base) && !isEmpty(derived)) return `${show(derived)} stands where the base type has nothing`;
  const [inner, outer] = [simplify(derived), simplify(base)];
  // A content model restricts itself if its occurrence range allows it.
  if (inner.term === outer.term) return checkRange(inner, outer, inner);
  if (isElement(inner)) {
    if (isElement(outer)) return nameAndTypeOk(inner, outer);
    if (isWildcard(outer)) return nsCompat(inner, outer);
    return recurseAsIfGroup(inner, outer as GroupParticle);
  }
  if (isWildcard(inner)) {
    return isWildcard(outer) ? nsSubset(inner, outer) : forbidden(inner, outer);
  }
  if (isWildcard(outer)) return nsRecurseCheckCardinality(inner as GroupParticle, outer);
  if (isElement(outer)) return forbidden(inner, outer);
  return restrictGroup(inner as GroupParticle, outer as GroupParticle);
}

type ElementParticle = Particle & { readonly term: { readonly kind: "element" } };
type WildcardParticle = Particle & { readonly term: Wildcard };
type GroupParticle = Particle & { readonly term: ModelGroup };

function isElement(
  particle: Particle,
): particle is Particle & { term: { kind: "element"; declaration: ElementDeclaration } } {
  return particle.term.kind === "element";
}

function isWildcard(particle: Particle): particle is WildcardParticle {
  return particle.term.kind === "wildcard";
}

function restrictGroup(inner: GroupParticle, outer: GroupParticle): string | undefined {
  const rules: Readonly<Record<string, typeof recurse>> = {
    "all all": recurse,
    "sequence sequence": recurse,
    "choice choice": recurseLax,
    "sequence all": recurseUnordered,
    "sequence choice": mapAndSum,
  };
  const rule = rules[`${inner.term.compositor} ${outer.term.compositor}`];
  return rule === undefined ? forbidden(inner, outer) : rule(inner, outer);
}

/** Unwraps groups that contain a single particle. */
function simplify(particle: Particle): Particle {
  let current = particle;
  while (isPlainGroup(current) && current.min === 1 && current.max === 1) {
    const [child, ...others] = current.term.particles;
    if (child === undefined || others.length > 0) break;
    current = child;
  }
  return current;
}

/** True for a group written in the schema. A reference to the head of a substitution group counts as one particle. */
function isPlainGroup(particle: Particle): particle is GroupParticle {
  return particle.term.kind === "group" && !isSubstitutionGroup(particle);
}

function isSubstitutionGroup({ term }: Particle): boolean {
  return term.kind === "group" && term.substitutionHead !== undefined;
}

const simplified = new WeakMap<ModelGroup, readonly Particle[]>();

/** Returns the particles of a group without empty ones, and with nested groups of the same kind that occur once unfolded. */
function childrenOf(group: ModelGroup): readonly Particle[] {
  const known = simplified.get(group);
  if (known !== undefined) return known;
  const children = group.particles.map(simplify).flatMap((child) => flatten(child, group));
  simplified.set(group, children);
  return children;
}

function flatten(child: Particle, { compositor }: ModelGroup): readonly Particle[] {
  const { min, max } = child;
  if (!isPlainGroup(child) || min !== 1 || max !== 1) return [child];
  const { term } = child;
  if (term.compositor === compositor) return term.particles.flatMap((inside) => flatten(inside, term));
  return isEmpty(child) ? [] : [child];
}

/** True for a group that contains nothing, or only such groups. */
function isEmpty({ term }: Particle): boolean {
  return term.kind === "group" && term.particles.every(isEmpty);
}

function show({ term }: Particle): string {
  if (term.kind === "element") return `<${showName(term.declaration.name)}>`;
  return term.kind === "wildcard" ? "xs:any" : `the xs:${term.compositor}`;
}

function forbidden(inner: Particle, outer: Particle): string {
  return `${show(inner)} stands where the base type has ${show(outer)}`;
}

/** Occurrence Range OK. */
function checkRange(inner: Occurrences, outer: Occurrences, what: Particle): string | undefined {
  if (inner.min >= outer.min && inner.max <= outer.max) return undefined;
  return `${show(what)} may occur ${showRange(inner)} times, and in the base type ${showRange(outer)} times`;
}

function showRange({ min, max }: Occurrences): string {
  return `${min} to ${max === Number.POSITIVE_INFINITY ? "unbounded" : max}`;
}

function nameAndTypeOk(inner: ElementParticle, outer: ElementParticle): string | undefined {
  const [own, base] = [inner.term.declaration, outer.term.declaration];
  if (keyOf(own.name) !== keyOf(base.name)) return forbidden(inner, outer);
  const range = checkRange(inner, outer, inner);
  if (range !== undefined || own === base) return range;
  if (own.nillable && !base.nillable) return `${show(inner)} may be nil, and in the base type it may not`;
  const fixed = findUnfixed(base.valueConstraint, own.valueConstraint, textTypeOf(base.type));
  if (fixed !== undefined) return `${show(inner)} is not fixed to ${fixed.lexical}, as the base type has it`;
  if (!own.identityConstraints.every((constraint) => base.identityConstraints.includes(constraint)))
    return `${show(inner)} has identity constraints that it does not have in the base type`;
  if (![...base.block].every((method) => own.block.has(method)))
    return `${show(inner)} blocks less than in the base type`;
  if (!isRestrictionOf(own.type, base.type))
    return `${show(inner)} has a type that is no restriction of its type in the base type`;
  return undefined;
}

function nsCompat(inner: ElementParticle, outer: WildcardParticle): string | undefined {
  const { name } = inner.term.declaration;
  if (!allowsNamespace(outer.term.namespaces, name.namespace)) return forbidden(inner, outer);
  return checkRange(inner, outer, inner);
}

function nsSubset(inner: WildcardParticle, outer: WildcardParticle): string | undefined {
  if (!isWithin(inner.term.namespaces, outer.term.namespaces))
    return "xs:any allows namespaces that the base type does not";
  if (isLessStrict(inner.term, outer.term)) return "xs:any is processed less strictly than in the base type";
  return checkRange(inner, outer, inner);
}

function nsRecurseCheckCardinality(inner: GroupParticle, outer: WildcardParticle): string | undefined {
  // The rule compares the occurrences of the whole group, not of each child.
  const any: Particle = { ...outer, min: 0, max: Number.POSITIVE_INFINITY };
  for (const child of childrenOf(inner.term)) {
    const problem = restrictParticle(child, any);
    if (problem !== undefined) return problem;
  }
  return checkRange(countItems(inner), outer, inner);
}

function recurseAsIfGroup(inner: Particle, outer: GroupParticle): string | undefined {
  const term: ModelGroup = { ...outer.term, substitutionHead: undefined, particles: [inner] };
  const group = { ...inner, min: 1, max: 1, term };
  return outer.term.compositor === "choice" ? recurseLax(group, outer) : recurse(group, outer);
}

/** Maps the particles in order to particles of the base type. Skipped base particles must be optional. */
function recurse(inner: GroupParticle, outer: GroupParticle): string | undefined {
  const range = checkRange(inner, outer, inner);
  if (range !== undefined) return range;
  const bases = childrenOf(outer.term);
  let next = 0;
  for (const child of childrenOf(inner.term)) {
    let problem: string | undefined = `${show(child)} stands where the base type has nothing`;
    for (; problem !== undefined && next < bases.length; next++) {
      const base = bases[next] as Particle;
      problem = restrictParticle(child, base);
      if (problem !== undefined && !isEmptiable(base)) return problem;
    }
    if (problem !== undefined) return problem;
  }
  return requireEmptiable(bases.slice(next));
}

function requireEmptiable(bases: readonly Particle[]): string | undefined {
  const required = bases.find((base) => !isEmptiable(base));
  return required === undefined ? undefined : `${show(required)} is required by the base type`;
}

/** Maps the alternatives in order to alternatives of the base type. */
function recurseLax(inner: GroupParticle, outer: GroupParticle): string | undefined {
  const range = checkRange(inner, outer, inner);
  if (range !== undefined) return range;
  const bases = childrenOf(outer.term);
  let next = 0;
  for (const child of childrenOf(inner.term)) {
    while (next < bases.length && restrictParticle(child, bases[next] as Particle) !== undefined) next++;
    const base = bases[next];
    if (base === undefined) return `${show(child)} is no alternative of the base type, or not in its order`;
    // A substitution group expands to one alternative for each member, so the next child may map to the same head.
    if (!isSubstitutionGroup(base)) next++;
  }
  return undefined;
}

/** Maps the particles in any order to distinct particles of the base type. */
function recurseUnordered(inner: GroupParticle, outer: GroupParticle): string | undefined {
  const range = checkRange(inner, outer, inner);
  if (range !== undefined) return range;
  const left = [...childrenOf(outer.term)];
  for (const child of childrenOf(inner.term)) {
    const index = left.findIndex((base) => restrictParticle(child, base) === undefined);
    if (index === -1) return `${show(child)} is not allowed by the base type`;
    left.splice(index, 1);
  }
  return requireEmptiable(left);
}

/** Maps each particle to any alternative of the base choice, which must repeat often enough for all of them. */
function mapAndSum(inner: GroupParticle, outer: GroupParticle): string | undefined {
  const [children, bases] = [childrenOf(inner.term), childrenOf(outer.term)];
  const count = children.length;
  const max = inner.max === Number.POSITIVE_INFINITY ? inner.max : inner.max * count;
  const range = checkRange({ min: inner.min * count, max }, outer, inner);
  if (range !== undefined) return range;
  const stray = children.find((child) => bases.every((base) => restrictParticle(child, base) !== undefined));
  return stray === undefined ? undefined : `${show(stray)} is no alternative of the base type`;
}
