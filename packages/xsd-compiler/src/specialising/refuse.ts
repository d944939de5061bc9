import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Origin } from "../components/component.ts";
import type { DiagnosticCode } from "../diagnostic.ts";
import { contentOf } from "../loading/attributes.ts";
import type { SchemaDocument } from "../loading/schema-document.ts";

/**
 * Takes note of what a component has and a specialised decoder cannot: where the component is declared, or at an
 * attribute or element of the given name in its declaration.
 */
export type Refuse = (code: DiagnosticCode, origin: Origin, message: string, part?: string) => void;

/** Refusals of components that a document declares. */
export function refuseIn({ root, report }: SchemaDocument): Refuse {
  return (code, { offset }, message, part) => {
    const place = part === undefined ? undefined : findPart(findElement(root, offset), part);
    report(code, place ?? offset, message);
  };
}

/** The element that begins at an offset. */
function findElement(root: TreeElement, offset: number): TreeElement {
  let element = root;
  while (element.offset < offset) {
    const next = element.children.findLast((child) => child.offset <= offset);
    if (next === undefined) return element;
    element = next;
  }
  return element;
}

function findPart(element: TreeElement, name: string): number | undefined {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  if (attribute !== undefined) return attribute.offset;
  for (const child of contentOf(element)) {
    const place = child.local === name ? child.offset : findPart(child, name);
    if (place !== undefined) return place;
  }
  return undefined;
}
