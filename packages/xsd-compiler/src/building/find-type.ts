import type { TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { type QName, showName } from "../components/component.ts";
import type { ComplexType, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { suggest } from "../diagnostic.ts";
import { attributeOf, childOf, collapse, flagOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import {
  at,
  type Building,
  findSource,
  globalName,
  originOf,
  readQName,
  readReference,
  reportMissing,
  type Source,
} from "./building.ts";
import { ANY_SIMPLE_TYPE, ANY_TYPE, BUILT_IN_TYPES } from "./built-in-types.ts";
import { type Method, readDerivationSet } from "./derivation.ts";
import { readFacets } from "./read-facets.ts";

/**
 * The type of a name. A complex type may still have to be filled; a simple type is complete.
 *
 * @param attribute where the name stands, for reports
 * @returns undefined after a report
 */
export function findType(
  building: Building,
  source: Source,
  attribute: string,
  name: QName,
): TypeDefinition | undefined {
  const typeSource = findSource(building, source, "type", name);
  return typeSource === undefined
    ? findBuiltIn(building, source, attribute, name)
    : buildGlobalType(building, typeSource);
}

/** Builds the type that a global declaration describes; undefined after a report. */
export function buildGlobalType(building: Building, typeSource: Source): TypeDefinition | undefined {
  const built = building.types.get(typeSource);
  if (built !== undefined) return built;
  if (typeSource.element.local === "complexType")
    return declareComplexType(building, typeSource, globalName(typeSource));
  // Bases first, without recursion: a chain of types may be longer than the stack.
  for (const next of unbuiltBases(building, typeSource)) buildGlobal(building, next);
  return building.types.get(typeSource);
}

/** Finds a simple type that is named by an attribute or declared inline; undefined after a report. */
export function findSimpleType(
  building: Building,
  source: Source,
  attribute: string,
  given: QName | TreeElement | undefined,
): SimpleType | undefined {
  if (given !== undefined && "children" in given)
    return buildSimpleType(building, at(source, given), undefined);
  const name = given ?? readReference(source, attribute);
  if (name === undefined) return undefined;
  const type = findType(building, source, attribute, name);
  if (type?.kind !== "complex") return type;
  const message = `${showName(name)} is a complex type, expected a simple one`;
  source.document.report("invalid-reference", offsetOf(source.element, attribute), message);
  return undefined;
}

function findBuiltIn(
  building: Building,
  source: Source,
  attribute: string,
  name: QName,
): TypeDefinition | undefined {
  const type = name.namespace === XSD_NAMESPACE ? BUILT_IN_TYPES.get(name.local) : undefined;
  if (type !== undefined) return type;
  if (name.namespace === XSD_NAMESPACE) {
    const message = `there is no type ${showName(name)}${suggest(name.local, BUILT_IN_TYPES.keys())}`;
    source.document.report("invalid-reference", offsetOf(source.element, attribute), message);
  } else {
    reportMissing(building, source, attribute, "type", name);
  }
  return undefined;
}

/** Lists the simple types that must be built before a type, followed by the type itself. */
function unbuiltBases(building: Building, typeSource: Source): Source[] {
  const chain = new Map<TreeElement, Source>();
  let next: Source | undefined = typeSource;
  while (next?.element.local === "simpleType" && !chain.has(next.element)) {
    if (building.types.has(next)) break;
    chain.set(next.element, next);
    const base = baseOf(next);
    next = base === undefined ? undefined : findSource(building, next, "type", base);
  }
  return [...chain.values()].reverse();
}

function buildGlobal(building: Building, source: Source): void {
  const name = globalName(source);
  if (building.types.has(source)) return;
  if (building.open.has(source.element)) {
    const message = `the type ${showName(name)} is made of itself`;
    source.document.report("invalid-cycle", source.element.offset, message);
    return;
  }
  building.open.add(source.element);
  const type = buildSimpleType(building, source, name);
  building.open.delete(source.element);
  building.types.set(source, type);
}

/** Builds the component of an `xs:simpleType`. Returns `xs:anySimpleType` after a report. */
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

/** Reports a derivation that the other type does not allow (part 2, section 4.1.4; part 1, sections 3.4.6 and 3.14.6). */
export function checkFinal(
  { element, document }: Source,
  { final, name }: TypeDefinition,
  method: Method,
  attribute: string,
): void {
  if (!(final as ReadonlySet<Method>).has(method)) return;
  const message = `${name === undefined ? "the type" : showName(name)} is final: no derivation by ${method}`;
  document.report("invalid-derivation", offsetOf(element, attribute), message);
}

/** Builds an anonymous type that an `xs:restriction` restricts by facets. */
export function restrictSimpleType(building: Building, source: Source, base: SimpleType): SimpleType {
  return { ...base, name: undefined, base, ...readFacets(building, source, base) };
}

/** Finds the base type, named by an attribute or declared inline. */
function findBase(building: Building, source: Source): SimpleType | undefined {
  const inner = childOf(source.element, "simpleType");
  return requireOne(source, "base", inner) ? findSimpleType(building, source, "base", inner) : undefined;
}

/** Reports a type that is both named and declared inline, or neither. */
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

/** Returns the base type's name for an `xs:simpleType` that restricts a named type. */
function baseOf(source: Source): QName | undefined {
  const restriction = childOf(source.element, "restriction");
  return restriction === undefined ? undefined : readReference(at(source, restriction), "base");
}

/** Declares a complex type. Its content is built later, so that types may contain each other. */
export function declareComplexType(building: Building, source: Source, name: QName | undefined): ComplexType {
  const type = {
    ...ANY_TYPE,
    name,
    documentation: documentationOf(source.element),
    origin: originOf(source),
    base: ANY_TYPE,
    abstract: flagOf(source.element, "abstract"),
    block: readDerivationSet(source, "block", ["extension", "restriction"]),
    final: readDerivationSet(source, "final", ["extension", "restriction"]),
  };
  const pending = { type, source };
  building.pending.push(pending);
  building.complexTypes.set(type, pending);
  if (name !== undefined) building.types.set(source, type);
  return type;
}
