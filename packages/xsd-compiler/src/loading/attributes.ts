import type { TreeElement } from "@payment-routing/contract-runtime";

/** The value of an attribute without namespace, as it was read. */
export function rawAttributeOf(element: TreeElement, name: string): string | undefined {
  return element.attributes.find(({ namespace, local }) => namespace === "" && local === name)?.value;
}

/** The value of an attribute without namespace. Those of XSD collapse white space, but for values of facets. */
export function attributeOf(element: TreeElement, name: string): string | undefined {
  const raw = rawAttributeOf(element, name);
  return raw === undefined ? undefined : collapse(raw);
}

/** The value of a boolean attribute; false when it is absent. */
export function flagOf(element: TreeElement, name: string): boolean {
  const value = attributeOf(element, name);
  return value === "true" || value === "1";
}

/** The offset of an attribute, or of the element when it is absent. */
export function offsetOf(element: TreeElement, name: string): number {
  return element.attributes.find((attribute) => attribute.name === name)?.offset ?? element.offset;
}

/** Collapses white space. trim() would also remove characters that are not white space in XML. */
export function collapse(text: string): string {
  return text.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "");
}

/** The children that are no annotation. */
export function contentOf(element: TreeElement): TreeElement[] {
  return element.children.filter(({ local }) => local !== "annotation");
}

/** The first child of a name. */
export function childOf(element: TreeElement, ...names: string[]): TreeElement | undefined {
  return element.children.find(({ local }) => names.includes(local));
}
