import type { TreeElement } from "@payment-routing/contract-runtime";
import { type QName, showName } from "../components/component.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { attributeOf, childOf, collapse, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { at, type Building, originOf, type Source } from "./building.ts";
import { ANY_SIMPLE_TYPE } from "./built-in-types.ts";
import { readDerivationSet } from "./derivation.ts";
import { findSimpleType } from "./find-type.ts";
import { readFacets } from "./read-facets.ts";
import { readQName, readReference } from "./resolve-reference.ts";

/** The component of an `xs:simpleType`; `xs:anySimpleType` in its place after a report. */
export function buildSimpleType(building: Building, source: Source, name: QName | undefined): SimpleType {
  const derivation = childOf(source.element, "restriction", "list", "union") as TreeElement;
  const described = {
    name,
    documentation: documentationOf(source.element),
    origin: originOf(source),
    final: readDerivationSet(source, "final", ["restriction", "list", "union", "extension"]),
  };
  const inside = at(source, derivation);
  if (derivation.local === "list") return { ...buildList(building, inside), ...described };
  if (derivation.local === "union") return { ...buildUnion(building, inside), ...described };
  return { ...buildRestriction(building, inside), ...described };
}

function buildRestriction(building: Building, source: Source): SimpleType {
  const base = findBase(building, source);
  if (base === undefined) return ANY_SIMPLE_TYPE;
  if (base === ANY_SIMPLE_TYPE) {
    const message = "xs:anySimpleType cannot be restricted; use one of the types derived from it";
    source.document.report("invalid-derivation", offsetOf(source.element, "base"), message);
    return base;
  }
  checkFinal(source, base, "restriction", "base");
  return restrictSimpleType(building, source, base);
}

/** Reports a derivation that the other type does not allow (section 4.1.4; part 1, section 3.14.6). */
function checkFinal(
  { element, document }: Source,
  { final, name }: SimpleType,
  method: "restriction" | "list" | "union",
  attribute: string,
): void {
  if (!final.has(method)) return;
  const message = `${name === undefined ? "the type" : showName(name)} is final: no derivation by ${method}`;
  document.report("invalid-derivation", offsetOf(element, attribute), message);
}

/** A type without a name, restricted by the facets of an `xs:restriction`. */
export function restrictSimpleType(building: Building, source: Source, base: SimpleType): SimpleType {
  return { ...base, name: undefined, base, ...readFacets(building, source, base) };
}

/** The type that an attribute names, or the one that stands inside. */
function findBase(building: Building, source: Source): SimpleType | undefined {
  const inner = childOf(source.element, "simpleType");
  return requireOne(source, "base", inner) ? findSimpleType(building, source, "base", inner) : undefined;
}

/** Reports a type that is named and written out, or neither. */
function requireOne(
  { element, document }: Source,
  attribute: string,
  inner: TreeElement | undefined,
): boolean {
  const named = attributeOf(element, attribute) !== undefined;
  if (named !== (inner !== undefined)) return true;
  const message = `xs:${element.local} needs the attribute ${attribute} or an xs:simpleType, and not both`;
  document.report("invalid-element", element.offset, message);
  return false;
}

const NEW_TYPE = { ...ANY_SIMPLE_TYPE, base: ANY_SIMPLE_TYPE, whiteSpace: "collapse" as const };

function buildList(building: Building, source: Source): SimpleType {
  const inner = childOf(source.element, "simpleType");
  const list = { ...NEW_TYPE, variety: "list" as const, fixedFacets: new Set(["whiteSpace" as const]) };
  if (!requireOne(source, "itemType", inner)) return ANY_SIMPLE_TYPE;
  const itemType = findSimpleType(building, source, "itemType", inner);
  if (itemType === undefined) return ANY_SIMPLE_TYPE;
  if (containsList(itemType)) {
    source.document.report(
      "invalid-derivation",
      source.element.offset,
      "the items of a list cannot be lists",
    );
    return ANY_SIMPLE_TYPE;
  }
  checkFinal(source, itemType, "list", "itemType");
  return { ...list, itemType };
}

function containsList({ variety, memberTypes }: SimpleType): boolean {
  return variety === "list" || memberTypes.some(containsList);
}

function buildUnion(building: Building, source: Source): SimpleType {
  const names = collapse(attributeOf(source.element, "memberTypes") ?? "");
  const named = (names === "" ? [] : names.split(" ")).map((name) => {
    const reference = readQName(source, "memberTypes", name);
    return reference === undefined ? undefined : findSimpleType(building, source, "memberTypes", reference);
  });
  const inside = source.element.children
    .filter(({ local }) => local === "simpleType")
    .map((element) => buildSimpleType(building, at(source, element), undefined));
  const memberTypes = [...named, ...inside].filter((type) => type !== undefined);
  if (named.length + inside.length === 0)
    source.document.report("invalid-element", source.element.offset, "xs:union needs a member type");
  for (const member of memberTypes) checkFinal(source, member, "union", "memberTypes");
  return { ...NEW_TYPE, variety: "union", memberTypes };
}

/** The name of the base type of an `xs:simpleType`, where it is a restriction that names one. */
export function baseOf(source: Source): QName | undefined {
  const restriction = childOf(source.element, "restriction");
  return restriction === undefined ? undefined : readReference(at(source, restriction), "base");
}
