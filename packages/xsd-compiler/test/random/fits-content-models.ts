import { XmlDocument, type XmlElement } from "libxml2-wasm";
import { ANY_TYPE } from "../../src/building/built-in-types.ts";
import { keyOf, type QName } from "../../src/components/component.ts";
import type { ElementDeclaration, SchemaSet, TypeDefinition } from "../../src/components/schema-set.ts";
import { matchChildren } from "./match-children.ts";

const XSI = "http://www.w3.org/2001/XMLSchema-instance";

/** True when all elements of a well-formed document have the children that XSD 1.0 lets them have; texts and attributes aside. */
export function fitsContentModels(schema: SchemaSet, document: string): boolean {
  const parsed = XmlDocument.fromString(document);
  try {
    const { root } = parsed;
    const declaration = schema.elements.get(keyOf(nameOf(root)));
    return declaration !== undefined && fits(root, declaration, schema);
  } finally {
    parsed.dispose();
  }
}

function fits(element: XmlElement, declaration: ElementDeclaration, schema: SchemaSet): boolean {
  return (declaration.nillable && isNil(element)) || fitsType(element, declaration.type, schema);
}

function fitsType(element: XmlElement, type: TypeDefinition, schema: SchemaSet): boolean {
  const children = childrenOf(element);
  if (type.kind === "simple" || type.content.kind !== "elements") return children.length === 0;
  const taken = matchChildren(type.content.particle, children.map(nameOf));
  if (taken === undefined) return false;
  return taken.every((as, index) => {
    const child = children[index] as XmlElement;
    if (as.kind === "element") return fits(child, as.declaration, schema);
    if (as.processContents === "skip") return true;
    const declared = schema.elements.get(keyOf(nameOf(child)));
    // What is not declared is of any type; that a strict wildcard forbids it is no matter of the content model.
    return declared === undefined ? fitsType(child, ANY_TYPE, schema) : fits(child, declared, schema);
  });
}

function childrenOf(element: XmlElement): XmlElement[] {
  return element.find("*") as XmlElement[];
}

function nameOf({ namespaceUri, name }: XmlElement): QName {
  return { namespace: namespaceUri, local: name };
}

function isNil(element: XmlElement): boolean {
  const given = element.attrs.find(({ name, namespaceUri }) => name === "nil" && namespaceUri === XSI);
  return /^\s*(?:true|1)\s*$/.test(given?.content ?? "");
}
