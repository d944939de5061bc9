import { ANY_TYPE } from "../building/built-in-types.ts";
import { keyOf } from "../components/component.ts";
import type { ComplexType, Particle, SchemaSet } from "../components/schema-set.ts";
import { flattenParticle, itemsOf } from "./flatten-particle.ts";
import { claimName, labelNames } from "./label-names.ts";
import type { ContentShape, RecordShape, Shape } from "./shape.ts";

/** Returns the shape of a complex type's TypeScript value. */
export function shapeType(type: ComplexType, prefixes: SchemaSet["prefixes"]): Shape {
  if (type === ANY_TYPE || isOpen(type)) return { kind: "open" };
  const keys = new Set<string>();
  const hasAttributes = type.attributeUses.length > 0 || type.attributeWildcard !== undefined;
  const content = shapeContent(type, { keys, hasAttributes, prefixes });
  const attributes = shapeAttributes(type, keys, prefixes);
  const anyAttribute = type.attributeWildcard === undefined ? undefined : claimName(keys, "anyAttributes");
  const nil = content.kind === "bare" ? "nil" : claimName(keys, "nil");
  return { kind: "record", type, attributes, anyAttribute, nil, content } satisfies RecordShape;
}

/** True for a type of any attributes and mixed content of any elements: no member could have a name. */
function isOpen({ attributeUses, attributeWildcard, content, mixed }: ComplexType): boolean {
  if (!mixed || attributeUses.length > 0 || attributeWildcard === undefined) return false;
  return content.kind === "elements" && isOnlyWildcards(content.particle) && hasWildcard(content.particle);
}

function isOnlyWildcards({ term }: Particle): boolean {
  return term.kind === "group" ? term.particles.every(isOnlyWildcards) : term.kind === "wildcard";
}

function hasWildcard({ term }: Particle): boolean {
  return term.kind === "wildcard" || (term.kind === "group" && term.particles.some(hasWildcard));
}

/** Uses an attribute's label as its key, prefixed with `@` if an element has the same label. */
function shapeAttributes(
  { attributeUses }: ComplexType,
  keys: Set<string>,
  prefixes: SchemaSet["prefixes"],
): RecordShape["attributes"] {
  const names = attributeUses.map(({ declaration }) => declaration.name);
  const labels = labelNames(names, prefixes);
  return attributeUses.map((use) => {
    const { name } = use.declaration;
    const label = labels.get(keyOf(name)) ?? name.local;
    return { key: claimName(keys, keys.has(label) ? `@${label}` : label), use };
  });
}

interface ContentContext {
  readonly keys: Set<string>;
  readonly hasAttributes: boolean;
  readonly prefixes: SchemaSet["prefixes"];
}

function shapeContent({ content, mixed }: ComplexType, context: ContentContext): ContentShape {
  const { hasAttributes, keys, prefixes } = context;
  if (content.kind === "empty") return { kind: "none" };
  if (content.kind === "simple")
    return { kind: "text", key: hasAttributes ? claimName(keys, "value") : undefined, type: content.type };
  const particle = withoutImpossible(content.particle) ?? content.particle;
  const flat = mixed ? undefined : flattenParticle(particle, keys, prefixes);
  if (flat === undefined) return shapeItems(particle, mixed, context);
  const [member] = flat.members;
  const single = flat.members.length === 1 && !hasAttributes;
  if (single && (member?.kind === "rows" || member?.kind === "items"))
    return { kind: "bare", member, node: flat.node };
  return { kind: "members", ...flat };
}

/**
 * Removes the parts that no document has, because an empty choice must occur in them. Their elements have no place in the
 * tables. Undefined if nothing is left; the particle itself if nothing is removed.
 */
export function withoutImpossible(particle: Particle): Particle | undefined {
  const { term } = particle;
  if (term.kind !== "group") return particle;
  const children = term.particles.map((child) => withoutImpossible(child) ?? emptyIfOptional(child));
  const particles = children.filter((child) => child !== undefined);
  const isImpossible =
    term.compositor === "choice" ? particles.length === 0 : particles.length < children.length;
  if (isImpossible) return undefined;
  const isWhole =
    particles.length === children.length && particles.every((one, i) => one === term.particles[i]);
  return isWhole ? particle : { ...particle, term: { ...term, particles } };
}

function emptyIfOptional(particle: Particle): Particle | undefined {
  if (particle.min > 0 || particle.term.kind !== "group") return undefined;
  return { ...particle, term: { ...particle.term, compositor: "sequence", particles: [] } };
}

/** Returns the shape that fits all content: every element in order. */
function shapeItems(
  particle: Particle,
  mixed: boolean,
  { hasAttributes, keys, prefixes }: ContentContext,
): ContentShape {
  const member = {
    kind: "items" as const,
    key: claimName(keys, "content"),
    items: itemsOf(particle, prefixes),
    mixed,
    any: hasWildcard(particle),
    min: 0,
    max: Number.POSITIVE_INFINITY,
    documentation: "",
    particle,
  };
  if (!hasAttributes) return { kind: "bare", member };
  return { kind: "members", members: [member], node: { kind: "member", member, optional: false } };
}
