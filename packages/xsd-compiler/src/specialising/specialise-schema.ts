import type { TreeElement } from "@payment-routing/contract-runtime";
import { keyOf } from "../components/component.ts";
import type { SchemaSet, ComplexType as SetComplexType } from "../components/schema-set.ts";
import { offsetOf } from "../loading/attributes.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";
import type { ComplexType, Schema, TypeDefinition } from "../model/component.ts";
import type { Refuse } from "./refuse.ts";
import { specialiseContent } from "./specialise-complex-type.ts";
import { specialiseDeclaration } from "./specialise-element.ts";
import { specialiseGroup } from "./specialise-group.ts";
import { specialiseSimpleType } from "./specialise-simple-type.ts";
import type { Specialising } from "./specialising.ts";

/**
 * A schema set of one document as what has a decoder of functions of its own. Refuses what has none; after that the
 * result is not to be used.
 */
export function specialiseSchema(
  schemaSet: SchemaSet,
  document: SchemaDocument,
  fileName: string,
  refuse: Refuse,
): Schema {
  refuseWhole(schemaSet, document, refuse);
  const specialising: Specialising = { refuse, types: new Map(), groups: new Map() };
  declare(schemaSet, specialising);
  fill(schemaSet, specialising);
  return {
    fileName,
    documentation: schemaSet.documentation,
    roots: Array.from(schemaSet.elements.values(), (root) => specialiseDeclaration(specialising, root)),
    types: Array.from(schemaSet.types.values(), (type) => specialising.types.get(type) as TypeDefinition),
    groups: [...specialising.groups.values()],
  };
}

/** Refuses what no type and no element of a specialised schema could use. */
function refuseWhole(schemaSet: SchemaSet, { file, root, report }: SchemaDocument, refuse: Refuse): void {
  if (schemaSet.elements.size === 0) {
    const message = "the schema declares no element, so no document can be valid";
    refuse("invalid-element", { file, offset: root.offset }, message);
  }
  refuseInside(root, report);
  const namespace = offsetOf(root, "targetNamespace");
  if (namespace !== root.offset)
    report("unsupported-attribute", namespace, "a target namespace is not supported");
  for (const { origin } of schemaSet.attributes.values())
    refuse("unsupported-element", origin, "xs:attribute is not supported");
  for (const { origin } of schemaSet.attributeGroups.values())
    refuse("unsupported-element", origin, "xs:attributeGroup is not supported");
}

const REFUSED_ATTRIBUTES = [
  "abstract",
  "block",
  "final",
  "substitutionGroup",
  "blockDefault",
  "finalDefault",
];
const REFUSED_ELEMENTS = ["notation", "unique", "key", "keyref"];

/** Refuses what the components carry, and a specialised schema does not. */
function refuseInside(element: TreeElement, report: SchemaDocument["report"]): void {
  for (const { name, offset } of element.attributes)
    if (REFUSED_ATTRIBUTES.includes(name))
      report(
        "unsupported-attribute",
        offset,
        `the attribute ${name} of xs:${element.local} is not supported`,
      );
  for (const child of element.children) {
    if (REFUSED_ELEMENTS.includes(child.local))
      report("unsupported-element", child.offset, `xs:${child.local} is not supported`);
    if (child.local !== "annotation") refuseInside(child, report);
  }
}

/** Types and groups to refer to, before what they contain is known: they may contain each other. */
function declare(schemaSet: SchemaSet, { refuse, types, groups }: Specialising): void {
  for (const type of schemaSet.types.values())
    types.set(type, type.kind === "simple" ? specialiseSimpleType(refuse, type) : declareComplexType(type));
  for (const { name, documentation, origin } of schemaSet.groups.values())
    groups.set(keyOf(name), { name: name.local, documentation, origin, children: [] });
}

function declareComplexType({ name, documentation, origin }: SetComplexType): ComplexType {
  const content = { kind: "sequence", children: [] } as const;
  return { kind: "complex", name: name?.local ?? "", documentation, origin, content, assertions: [] };
}

function fill(schemaSet: SchemaSet, specialising: Specialising): void {
  for (const type of schemaSet.types.values()) {
    const declared = specialising.types.get(type);
    if (type.kind === "complex" && declared !== undefined)
      Object.assign(declared, specialiseContent(specialising, type));
  }
  for (const [key, definition] of schemaSet.groups) {
    const declared = specialising.groups.get(key);
    if (declared !== undefined)
      Object.assign(declared, { children: specialiseGroup(specialising, definition) });
  }
}
