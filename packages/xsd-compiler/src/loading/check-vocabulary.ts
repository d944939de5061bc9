import type { TreeElement } from "@payment-routing/contract-runtime";
import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { checkAttributes } from "./check-attributes.ts";
import type { Report } from "./report.ts";
import { type Construct, findConstruct, XSD_ELEMENTS } from "./vocabulary.ts";

/**
 * Reports elements that XSD does not have or does not allow in their place. Later steps can rely on it and look only
 * for the elements that they know.
 */
export function checkVocabulary(schema: TreeElement, report: Report): void {
  checkElement(schema, "", report, new Set());
}

function checkElement(element: TreeElement, parent: string, report: Report, ids: Set<string>): void {
  const construct = findConstruct(element.local, parent);
  if (construct === undefined) return;
  checkAttributes(element, construct, report, ids);
  // What xs:appinfo and xs:documentation hold is for other applications and for people.
  if (element.local === "appinfo" || element.local === "documentation") return;
  if (element.textOffset !== -1)
    report("invalid-text", element.textOffset, `xs:${element.local} takes no text`);
  checkContent(element, construct, report, ids);
}

function checkContent(element: TreeElement, { slots }: Construct, report: Report, ids: Set<string>): void {
  let slot = 0;
  let count = 0;
  for (const child of element.children) {
    const known = child.namespace === XSD_NAMESPACE && XSD_ELEMENTS.has(child.local);
    if (!known) {
      report("invalid-element", child.offset, `<${child.name}> is no element of XSD 1.0`);
      continue;
    }
    const found = slots.findIndex(
      ({ elements, max }, index) =>
        elements.includes(child.local) && (index > slot || (index === slot && count < max)),
    );
    if (found === -1) {
      report("invalid-element", child.offset, describeMisplaced(element, child, slots));
    } else {
      count = found === slot ? count + 1 : 1;
      slot = found;
    }
    checkElement(child, element.local, report, ids);
  }
  checkDerivationAlone(element, report);
  const missing = slots.find(
    ({ min, elements }) => min === 1 && !element.children.some(({ local }) => elements.includes(local)),
  );
  if (missing !== undefined) {
    const wanted = missing.elements.map((name) => `xs:${name}`).join(" or ");
    report("invalid-element", element.offset, `xs:${element.local} needs ${wanted}`);
  }
}

function describeMisplaced(element: TreeElement, child: TreeElement, slots: Construct["slots"]): string {
  const slot = slots.find(({ elements }) => elements.includes(child.local));
  if (slot === undefined) return `xs:${child.local} cannot stand in xs:${element.local}`;
  const first = slot === slots[0] && child.local === "annotation";
  if (first) return `xs:annotation stands first in xs:${element.local}, and once`;
  return `xs:${child.local} cannot stand at this place in xs:${element.local}`;
}

/** Attributes of a type with `xs:simpleContent` or `xs:complexContent` stand inside it, never beside it. */
function checkDerivationAlone(element: TreeElement, report: Report): void {
  if (element.local !== "complexType") return;
  const index = element.children.findIndex(
    ({ local }) => local === "simpleContent" || local === "complexContent",
  );
  const beside = index === -1 ? undefined : element.children[index + 1];
  if (beside?.local.toLowerCase().includes("attribute")) {
    const message = `xs:${beside.local} cannot stand beside xs:${element.children[index]?.local}`;
    report("invalid-element", beside.offset, message);
  }
}
