import type { TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { type QName, showName } from "../components/component.ts";
import type { TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { offsetOf } from "../loading/attributes.ts";
import { suggest } from "../loading/suggest.ts";
import { baseOf, buildSimpleType } from "./build-simple-type.ts";
import { at, type Building, findSource, globalName, type Source } from "./building.ts";
import { BUILT_IN_TYPES } from "./built-in-types.ts";
import { declareComplexType } from "./declare-complex-type.ts";
import { readReference, reportMissing } from "./resolve-reference.ts";

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

/** The type that is declared at the top of a schema; undefined after a report. */
export function buildGlobalType(building: Building, typeSource: Source): TypeDefinition | undefined {
  const built = building.types.get(typeSource);
  if (built !== undefined) return built;
  if (typeSource.element.local === "complexType")
    return declareComplexType(building, typeSource, globalName(typeSource));
  // Bases first, without recursion: a chain of types may be longer than the stack.
  for (const next of unbuiltBases(building, typeSource)) buildGlobal(building, next);
  return building.types.get(typeSource);
}

/** A simple type, named by an attribute or written inside; undefined after a report. */
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

/** Simple types that have to be built before a type, and the type itself at the end. */
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
