import type { TreeElement } from "@payment-routing/contract-runtime";
import { keyOf, type QName, showName } from "../components/component.ts";
import type { TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { offsetOf } from "../loading/attributes.ts";
import { suggest } from "../loading/suggest.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";
import { baseOf, buildSimpleType } from "./build-simple-type.ts";
import { at, type Building, globalName, type Source } from "./building.ts";
import { BUILT_IN_TYPES, REFUSED_TYPES } from "./built-in-types.ts";
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
  if (name.namespace === XSD_NAMESPACE) return findBuiltIn(source, attribute, name);
  const built = building.types.get(keyOf(name));
  if (built !== undefined) return built;
  const typeSource = building.sources.type.get(keyOf(name));
  if (typeSource === undefined) {
    reportMissing(building, source, attribute, "type", name);
    return undefined;
  }
  if (typeSource.element.local === "complexType") return declareComplexType(building, typeSource, name);
  // Bases first, without recursion: a chain of types may be longer than the stack.
  for (const next of unbuiltBases(building, typeSource)) buildGlobal(building, next);
  return building.types.get(keyOf(name));
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
  { element, document }: Source,
  attribute: string,
  name: QName,
): TypeDefinition | undefined {
  const type = BUILT_IN_TYPES.get(name.local);
  if (type !== undefined) return type;
  const offset = offsetOf(element, attribute);
  if (REFUSED_TYPES.has(name.local))
    document.report("unsupported-type", offset, `xs:${name.local} is not supported`);
  else
    document.report(
      "invalid-reference",
      offset,
      `there is no type ${showName(name)}${suggest(name.local, BUILT_IN_TYPES.keys())}`,
    );
  return undefined;
}

/** Simple types that have to be built before a type, and the type itself at the end. */
function unbuiltBases(building: Building, typeSource: Source): Source[] {
  const chain = new Map<TreeElement, Source>();
  let next: Source | undefined = typeSource;
  while (next?.element.local === "simpleType" && !chain.has(next.element)) {
    if (building.types.has(keyOf(globalName(next)))) break;
    chain.set(next.element, next);
    const base = baseOf(next);
    next = base === undefined ? undefined : building.sources.type.get(keyOf(base));
  }
  return [...chain.values()].reverse();
}

function buildGlobal(building: Building, source: Source): void {
  const name = globalName(source);
  if (building.types.has(keyOf(name))) return;
  if (building.open.has(source.element)) {
    const message = `the type ${showName(name)} is made of itself`;
    source.document.report("invalid-circle", source.element.offset, message);
    return;
  }
  building.open.add(source.element);
  const type = buildSimpleType(building, source, name);
  building.open.delete(source.element);
  building.types.set(keyOf(name), type);
}
