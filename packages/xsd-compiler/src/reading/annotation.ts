import type { TreeElement } from "@payment-routing/contract-runtime";

/** The words of a component's `xs:documentation`, on one line; empty when it has none. */
export function readDocumentation(element: TreeElement): string {
  return element.children
    .filter(({ local }) => local === "annotation")
    .flatMap(({ children }) => children.filter(({ local }) => local === "documentation"))
    .map(({ text }) => text)
    .join(" ")
    .replace(/[\t\n\r ]+/g, " ")
    .trim();
}
