import type { TreeElement } from "@payment-routing/contract-runtime";

/** Returns the raw value of an unqualified attribute. */
export function rawAttributeOf(element: TreeElement, name: string): string | undefined {
  return element.attributes.find(({ namespace, local }) => namespace === "" && local === name)?.value;
}

/** Returns the value of an unqualified attribute with white space collapsed. Facet values need `rawAttributeOf`. */
export function attributeOf(element: TreeElement, name: string): string | undefined {
  const raw = rawAttributeOf(element, name);
  return raw === undefined ? undefined : collapse(raw);
}

/** Returns the value of a boolean attribute; false if it is absent. */
export function flagOf(element: TreeElement, name: string): boolean {
  const value = attributeOf(element, name);
  return value === "true" || value === "1";
}

/** Returns the offset of an attribute, or of the element if the attribute is absent. */
export function offsetOf(element: TreeElement, name: string): number {
  return element.attributes.find((attribute) => attribute.name === name)?.offset ?? element.offset;
}

/** Collapses white space. trim() would also remove characters that are not white space in XML. */
export function collapse(text: string): string {
  return text.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "");
}

/** Returns the children other than annotations. */
export function contentOf(element: TreeElement): TreeElement[] {
  return element.children.filter(({ local }) => local !== "annotation");
}

/** Returns the first child with one of the names. */
export function childOf(element: TreeElement, ...names: string[]): TreeElement | undefined {
  return element.children.find(({ local }) => names.includes(local));
}
