import type { TreeElement } from "@payment-routing/contract-runtime";
import { keyOf, type QName } from "../components/component.ts";
import type { ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import { attributeOf, childOf, documentationOf, flagOf } from "../loading/attributes.ts";
import { buildSimpleType } from "./build-simple-type.ts";
import { at, type Building, globalName, originOf, type Source } from "./building.ts";
import { ANY_TYPE } from "./built-in-types.ts";
import { checkElementValue } from "./check-values.ts";
import { declareComplexType } from "./declare-complex-type.ts";
import { findType } from "./find-type.ts";
import { readValueConstraint } from "./read-value-constraint.ts";
import { readReference, reportMissing } from "./resolve-reference.ts";

/** The declaration of an element at the top of a schema. */
export function buildGlobalElement(building: Building, source: Source): ElementDeclaration {
  const name = globalName(source);
  const known = building.elements.get(keyOf(name));
  if (known !== undefined) return known;
  const declaration = declare(building, source, name, "global");
  building.elements.set(keyOf(name), declaration);
  return declaration;
}

/** The declaration that an `xs:element` inside a content model is or refers to; undefined after a report. */
export function buildLocalElement(building: Building, source: Source): ElementDeclaration | undefined {
  const { element, document } = source;
  const isReference = attributeOf(element, "ref") !== undefined;
  if (isReference === (attributeOf(element, "name") !== undefined)) {
    const message = "xs:element needs one of the attributes name and ref, and not both";
    document.report("invalid-attribute", element.offset, message);
    return undefined;
  }
  if (isReference) return refer(building, source);
  const qualified =
    (attributeOf(element, "form") ?? attributeOf(document.root, "elementFormDefault")) === "qualified";
  const local = attributeOf(element, "name") ?? "";
  return declare(building, source, { namespace: qualified ? document.targetNamespace : "", local }, "local");
}

/** What only a declaration has, and a reference takes over (part 1, section 3.3.3). */
const OF_DECLARATIONS = ["type", "nillable", "default", "fixed", "form", "block"];

function refer(building: Building, source: Source): ElementDeclaration | undefined {
  const { element, document } = source;
  refuseDeclarationParts(source, OF_DECLARATIONS);
  const name = readReference(source, "ref");
  if (name === undefined) return undefined;
  const global = building.sources.element.get(keyOf(name));
  if (global !== undefined) return buildGlobalElement(building, global);
  reportMissing(building, { element, document }, "ref", "element", name);
  return undefined;
}

/** Reports what a reference cannot have. */
export function refuseDeclarationParts({ element, document }: Source, attributes: readonly string[]): void {
  for (const { name, namespace, offset } of element.attributes) {
    if (namespace === "" && attributes.includes(name))
      document.report("invalid-attribute", offset, `${name} cannot stand beside ref`);
  }
  const inside = childOf(element, "simpleType", "complexType");
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
  const type = findDeclaredType(building, source);
  const declaration: ElementDeclaration = {
    name,
    documentation: documentationOf(element),
    origin: originOf(source),
    type: type ?? ANY_TYPE,
    nillable: flagOf(element, "nillable"),
    valueConstraint: readValueConstraint(source),
    scope,
  };
  // The type may be one that is still to be filled.
  if (type !== undefined && declaration.valueConstraint !== undefined)
    building.later.push(() => checkElementValue(source, declaration));
  return declaration;
}

function findDeclaredType(building: Building, source: Source): TypeDefinition | undefined {
  const { element, document } = source;
  const inside = childOf(element, "simpleType", "complexType");
  const named = attributeOf(element, "type") !== undefined;
  if (named && inside !== undefined) {
    const message = `xs:${inside.local} cannot stand beside the attribute type`;
    document.report("invalid-element", inside.offset, message);
  }
  if (!named) return inside === undefined ? ANY_TYPE : buildAnonymous(building, at(source, inside));
  const name = readReference(source, "type");
  return name === undefined ? undefined : findType(building, source, "type", name);
}

function buildAnonymous(building: Building, source: Source): TypeDefinition {
  const element: TreeElement = source.element;
  return element.local === "simpleType"
    ? buildSimpleType(building, source, undefined)
    : declareComplexType(building, source, undefined);
}
