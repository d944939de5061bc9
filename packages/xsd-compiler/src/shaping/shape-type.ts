import { ANY_TYPE } from "../building/built-in-types.ts";
import type { AttributeUse, ComplexType, Particle } from "../components/schema-set.ts";
import { flattenParticle, itemsOf } from "./flatten-particle.ts";
import { KeyBook } from "./key-book.ts";
import type { ContentShape, RecordShape, Shape } from "./shape.ts";

/** What a complex type is in TypeScript. */
export function shapeType(type: ComplexType): Shape {
  if (type === ANY_TYPE || isOpen(type)) return { kind: "open" };
  const keys = new KeyBook();
  const hasAttributes = type.attributeUses.length > 0 || type.attributeWildcard !== undefined;
  const content = shapeContent(type, keys, hasAttributes);
  const attributes = type.attributeUses.map((use) => ({ key: keyOfAttribute(keys, use), use }));
  const anyAttribute = type.attributeWildcard === undefined ? undefined : keys.take("anyAttributes");
  return { kind: "record", type, attributes, anyAttribute, content } satisfies RecordShape;
}

/** Any attributes and mixed content of any elements: nothing that members could name. */
function isOpen({ attributeUses, attributeWildcard, content, mixed }: ComplexType): boolean {
  if (!mixed || attributeUses.length > 0 || attributeWildcard === undefined) return false;
  return (
    content.kind === "elements" && itemsOf(content.particle).length === 0 && hasWildcard(content.particle)
  );
}

function hasWildcard({ term }: Particle): boolean {
  return term.kind === "wildcard" || (term.kind === "group" && term.particles.some(hasWildcard));
}

/** An attribute has its own name, or, where an element has it, that name with `@` in front. */
function keyOfAttribute(keys: KeyBook, { declaration: { name } }: AttributeUse): string {
  const own = keys.has(name.local) ? `@${name.local}` : name.local;
  return keys.has(own) ? keys.take(`@{${name.namespace}}${name.local}`) : keys.take(own);
}

function shapeContent({ content, mixed }: ComplexType, keys: KeyBook, hasAttributes: boolean): ContentShape {
  if (content.kind === "empty") return { kind: "none" };
  if (content.kind === "simple")
    return { kind: "text", key: hasAttributes ? keys.take("value") : undefined, type: content.type };
  const { particle } = content;
  const flat = mixed ? undefined : flattenParticle(particle, keys);
  if (flat === undefined) return shapeItems(particle, mixed, keys, hasAttributes);
  const [member] = flat.members;
  const single = flat.members.length === 1 && !hasAttributes;
  if (single && (member?.kind === "rows" || member?.kind === "items")) return { kind: "bare", member };
  return { kind: "members", ...flat };
}

/** The form that fits every content: all elements in their order. */
function shapeItems(particle: Particle, mixed: boolean, keys: KeyBook, hasAttributes: boolean): ContentShape {
  const member = {
    kind: "items" as const,
    key: keys.take("content"),
    items: itemsOf(particle),
    mixed,
    any: hasWildcard(particle),
    min: 0,
    max: Number.POSITIVE_INFINITY,
    documentation: "",
  };
  if (!hasAttributes) return { kind: "bare", member };
  return { kind: "members", members: [member], node: { kind: "member", member, optional: false } };
}
