import { type QName, showName } from "../components/component.ts";
import type { ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import { attributeOf, childOf, flagOf, offsetOf } from "../loading/attributes.ts";
import { documentationOf } from "../loading/documentation.ts";
import { buildIdentityConstraints } from "./build-identity-constraint.ts";
import {
  at,
  type Building,
  findReferred,
  findSource,
  globalName,
  isReference,
  localName,
  originOf,
  readReference,
  type Source,
} from "./building.ts";
import { ANY_TYPE } from "./built-in-types.ts";
import { isDerivedFrom, readDerivationSet } from "./derivation.ts";
import { buildSimpleType, declareComplexType, findType } from "./find-type.ts";
import { checkElementValue, readValueConstraint, requireNotations } from "./value-constraints.ts";

/** Builds the declaration of a global element, after the head of its substitution group. */
export function buildGlobalElement(building: Building, source: Source): ElementDeclaration {
  // Not recursive: a long chain of heads must not overflow the stack.
  const chain = new Set<Source>();
  let next: Source | undefined = source;
  while (next !== undefined && !building.elements.has(next) && !chain.has(next)) {
    chain.add(next);
    next = findHead(building, next);
  }
  if (next !== undefined && chain.has(next)) {
    const message = `the element ${showName(globalName(next))} is in the substitution group of itself`;
    next.document.report("invalid-cycle", offsetOf(next.element, "substitutionGroup"), message);
  }
  for (const each of [...chain].reverse())
    building.elements.set(each, declare(building, each, globalName(each), "global"));
  return building.elements.get(source) as ElementDeclaration;
}

/** Finds the declaration of the head of an element's substitution group. */
function findHead(building: Building, source: Source): Source | undefined {
  const name = readReference(source, "substitutionGroup");
  return name === undefined ? undefined : findSource(building, source, "element", name);
}

function referToHead(building: Building, source: Source): ElementDeclaration | undefined {
  const head = findReferred(building, source, "substitutionGroup", "element");
  return head === undefined ? undefined : building.elements.get(head);
}

/** Builds or resolves an `xs:element` inside a content model; undefined after a report. */
export function buildLocalElement(building: Building, source: Source): ElementDeclaration | undefined {
  const refers = isReference(source);
  if (refers === undefined) return undefined;
  return refers ? refer(building, source) : declare(building, source, localName(source), "local");
}

/** Attributes that only declarations have; a reference inherits them (part 1, section 3.3.3). */
const OF_DECLARATIONS = ["type", "nillable", "default", "fixed", "form", "block"];

function refer(building: Building, source: Source): ElementDeclaration | undefined {
  reportDeclarationParts(source, OF_DECLARATIONS);
  const global = findReferred(building, source, "ref", "element");
  return global === undefined ? undefined : buildGlobalElement(building, global);
}

/** Reports attributes and children that a reference must not have. */
export function reportDeclarationParts({ element, document }: Source, attributes: readonly string[]): void {
  for (const { name, namespace, offset } of element.attributes) {
    if (namespace === "" && attributes.includes(name))
      document.report("invalid-attribute", offset, `${name} cannot stand beside ref`);
  }
  const inside = childOf(element, "simpleType", "complexType", "unique", "key", "keyref");
  if (inside !== undefined)
    document.report("invalid-element", inside.offset, `xs:${inside.local} cannot stand inside a reference`);
}

function declare(
  building: Building,
  source: Source,
  name: QName,
  scope: ElementDeclaration["scope"],
): ElementDeclaration {
  const { element } = source;
  const head = scope === "global" ? referToHead(building, source) : undefined;
  const type = findDeclaredType(building, source, head);
  const declaration: ElementDeclaration = {
    name,
    documentation: documentationOf(element),
    origin: originOf(source),
    type: type ?? ANY_TYPE,
    nillable: flagOf(element, "nillable"),
    valueConstraint: readValueConstraint(source),
    abstract: flagOf(element, "abstract"),
    block: readDerivationSet(source, "block", ["extension", "restriction", "substitution"]),
    final: scope === "global" ? readDerivationSet(source, "final", ["extension", "restriction"]) : new Set(),
    substitutionGroup: head,
    identityConstraints: buildIdentityConstraints(building, source),
    scope,
  };
  // The type may not be filled yet.
  if (type !== undefined && declaration.valueConstraint !== undefined)
    building.later.push(() => checkElementValue(source, declaration));
  if (head !== undefined && type !== undefined)
    building.later.push(() => checkMember(source, declaration, head));
  if (type?.kind === "simple") requireNotations(source, type, offsetOf(element, "type"));
  return declaration;
}

/** Reports a member whose type the head of the substitution group does not allow (section 3.3.6). */
function checkMember(
  { element, document }: Source,
  { type }: ElementDeclaration,
  head: ElementDeclaration,
): void {
  if (isDerivedFrom(type, head.type, head.final)) return;
  const message = `its type may not stand for the type of ${showName(head.name)}, the head of the substitution group`;
  document.report("invalid-derivation", offsetOf(element, "substitutionGroup"), message);
}

function findDeclaredType(
  building: Building,
  source: Source,
  head: ElementDeclaration | undefined,
): TypeDefinition | undefined {
  const { element, document } = source;
  const inside = childOf(element, "simpleType", "complexType");
  const named = attributeOf(element, "type") !== undefined;
  if (named && inside !== undefined) {
    const message = `xs:${inside.local} cannot stand beside the attribute type`;
    document.report("invalid-element", inside.offset, message);
  }
  // A member without a type has the type of its head.
  if (!named && inside === undefined) return head?.type ?? ANY_TYPE;
  if (!named && inside !== undefined) {
    const build = inside.local === "simpleType" ? buildSimpleType : declareComplexType;
    return build(building, at(source, inside), undefined);
  }
  const name = readReference(source, "type");
  return name === undefined ? undefined : findType(building, source, "type", name);
}
