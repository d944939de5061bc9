import type { TreeElement } from "@payment-routing/contract-runtime";

/** The words of a component's `xs:documentation`, on one line; empty when it has none. */
export function readDocumentation(element: TreeElement): string {
  return element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children.filter(({ local }) => local === "documentation"))
    .map(textOf)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function textOf(element: TreeElement): string {
  return [element.text, ...element.children.map(textOf)].join(" ");
}
