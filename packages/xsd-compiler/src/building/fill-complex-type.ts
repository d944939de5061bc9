import type { TreeElement } from "@payment-routing/contract-runtime";
import { keyOf, showName } from "../components/component.ts";
import type { AttributeUse, ContentType, TypeDefinition, Wildcard } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { attributeOf, childOf, flagOf, offsetOf } from "../loading/attributes.ts";
import { buildComplexContent } from "./build-content.ts";
import {
  at,
  type Building,
  type CollectedAttributes,
  type PendingComplexType,
  readReference,
  type Source,
} from "./building.ts";
import { ANY_SIMPLE_TYPE, ANY_TYPE } from "./built-in-types.ts";
import { checkAttributeRestriction, checkUses, collectAttributes } from "./collect-attributes.ts";
import { isDerivedFrom } from "./derivation.ts";
import { buildSimpleType, checkFinal, findType, restrictSimpleType } from "./find-type.ts";
import { isEmptiable } from "./model-groups.ts";
import { unite } from "./wildcards.ts";

/** Builds the content and attributes of a declared type, after those of its base types. */
export function fillComplexType(building: Building, pending: PendingComplexType): void {
  // Without recursion: a chain of types may be longer than the stack.
  const chain = new Set<PendingComplexType>();
  let next: PendingComplexType | undefined = pending;
  while (next !== undefined && !building.filled.has(next.type)) {
    building.filled.add(next.type);
    chain.add(next);
    const base = findBase(building, next.source);
    next = base?.kind === "complex" ? building.complexTypes.get(base) : undefined;
    if (next !== undefined && chain.has(next)) reportCycle(next);
  }
  for (const each of [...chain].reverse()) fill(building, each);
}

function reportCycle({ type, source }: PendingComplexType): void {
  const message = `the type ${type.name === undefined ? "" : showName(type.name)} is derived from itself`;
  source.document.report("invalid-cycle", source.element.offset, message);
}

/** Returns the derivation of a complex type and the element that declares it; undefined for the short form. */
function derivationOf(type: TreeElement): TreeElement | undefined {
  const content = childOf(type, "simpleContent", "complexContent");
  return content === undefined ? undefined : childOf(content, "extension", "restriction");
}

/** Finds the base type of a complex type: `xs:anyType` if it names none, undefined after a report. */
function findBase(building: Building, source: Source): TypeDefinition | undefined {
  const derivation = derivationOf(source.element);
  if (derivation === undefined) return ANY_TYPE;
  const inside = at(source, derivation);
  const name = readReference(inside, "base");
  return name === undefined ? undefined : findType(building, inside, "base", name);
}

function fill(building: Building, { type, source }: PendingComplexType): void {
  const base = findBase(building, source);
  if (base === undefined) return;
  const derivation = derivationOf(source.element);
  type.base = base;
  type.derivation = derivation?.local === "extension" ? "extension" : "restriction";
  const inside = at(source, derivation ?? source.element);
  checkFinal(inside, base, type.derivation, "base");
  if (childOf(source.element, "simpleContent") !== undefined) {
    type.mixed = false;
    type.content = buildSimpleContent(building, inside, base, type.derivation);
  } else {
    buildComplexContent(building, source, inside, type, base, isMixed(source.element));
  }
  fillAttributes(building, inside, type, base);
}

function isMixed(element: TreeElement): boolean {
  const content = childOf(element, "complexContent");
  const onContent = content !== undefined && attributeOf(content, "mixed") !== undefined;
  return flagOf(onContent ? content : element, "mixed");
}

function fillAttributes(
  building: Building,
  source: Source,
  type: PendingComplexType["type"],
  base: TypeDefinition,
): void {
  const own = collectAttributes(building, source);
  const inherited = base.kind === "complex" ? base.attributeUses : [];
  const baseWildcard = base.kind === "complex" ? base.attributeWildcard : undefined;
  if (type.derivation === "extension") {
    type.attributeUses = [...new Set([...inherited, ...own.uses])];
    type.attributeWildcard = uniteWildcards(source, own.wildcard, baseWildcard);
  } else {
    checkUses(source, own.uses);
    type.attributeUses = mergeRestricted(inherited, own);
    type.attributeWildcard = own.wildcard;
    // Every type restricts xs:anyType, whose wildcard allows all attributes.
    if (base !== ANY_TYPE && base.kind === "complex") checkAttributeRestriction(source, own, base);
  }
  checkUses(source, type.attributeUses);
}

/** Returns the inherited attributes with redeclared ones replaced in place, followed by new ones. */
function mergeRestricted(inherited: readonly AttributeUse[], own: CollectedAttributes): AttributeUse[] {
  const stated = new Map(own.uses.map((use) => [keyOf(use.declaration.name), use]));
  const gone = new Set(own.prohibited.map(keyOf));
  const remaining = inherited.flatMap((use) => {
    const key = keyOf(use.declaration.name);
    const restated = stated.get(key);
    stated.delete(key);
    if (restated !== undefined) return [restated];
    return gone.has(key) ? [] : [use];
  });
  return [...remaining, ...own.uses.filter((use) => stated.has(keyOf(use.declaration.name)))];
}

function uniteWildcards(
  { element, document }: Source,
  own: Wildcard | undefined,
  inherited: Wildcard | undefined,
): Wildcard | undefined {
  if (own === undefined || inherited === undefined) return own ?? inherited;
  const namespaces = unite(own.namespaces, inherited.namespaces);
  if (namespaces !== undefined) return { ...own, namespaces };
  const message = "no wildcard allows just what xs:anyAttribute and the base type allow";
  document.report("invalid-derivation", offsetOf(element, "base"), message);
  return own;
}

/** Builds the content of a type with `xs:simpleContent` (part 1, section 3.4.2). */
function buildSimpleContent(
  building: Building,
  source: Source,
  base: TypeDefinition,
  derivation: "extension" | "restriction",
): ContentType {
  const type =
    derivation === "extension" ? extendSimpleContent(source, base) : restrict(building, source, base);
  return { kind: "simple", type: type ?? ANY_SIMPLE_TYPE };
}

function extendSimpleContent(source: Source, base: TypeDefinition): SimpleType | undefined {
  if (base.kind === "simple") return base;
  return base.content.kind === "simple" ? base.content.type : reportBase(source, base);
}

function restrict(building: Building, source: Source, base: TypeDefinition): SimpleType | undefined {
  const inner = childOf(source.element, "simpleType");
  const own = inner === undefined ? undefined : buildSimpleType(building, at(source, inner), undefined);
  if (base.kind === "simple") return reportBase(source, base);
  if (base.content.kind === "simple") {
    if (own !== undefined && !isDerivedFrom(own, base.content.type)) {
      const message = "the xs:simpleType is not derived from the content of the base type";
      source.document.report("invalid-derivation", inner?.offset ?? source.element.offset, message);
    }
    return restrictSimpleType(building, source, own ?? base.content.type);
  }
  const { content } = base;
  if (!base.mixed || content.kind !== "elements") return reportBase(source, base);
  // Emptiable mixed content can be restricted to text (section 3.4.6). Its groups may not be resolved yet.
  building.later.push(() => {
    if (!isEmptiable(content.particle)) reportBase(source, base);
  });
  if (own !== undefined) return restrictSimpleType(building, source, own);
  const message = "restricting mixed content to text needs an xs:simpleType";
  source.document.report("invalid-element", source.element.offset, message);
  return undefined;
}

function reportBase({ element, document }: Source, base: TypeDefinition): undefined {
  const name = base.name === undefined ? "the base type" : showName(base.name);
  const message =
    base.kind === "simple"
      ? `${name} is a simple type; xs:simpleContent restricts complex types with text only`
      : `${name} has no simple content`;
  document.report("invalid-derivation", offsetOf(element, "base"), message);
  return undefined;
}
