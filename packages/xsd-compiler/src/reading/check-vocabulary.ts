import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "./problem.ts";
import { type Construct, findConstruct, VOCABULARY, XSD_NAMESPACE } from "./vocabulary.ts";

/**
 * Refuses what is not XSD, stands where XSD does not have it, or is XSD that is not carried.
 * Behind this check a reader may look only for what it knows: nothing else is there.
 */
export function checkVocabulary(schema: TreeElement, report: Report): void {
  checkElement(schema, "", report);
}

function checkElement(element: TreeElement, parent: string, report: Report): void {
  const construct = findConstruct(element.local, parent);
  if (construct === undefined) return;
  if (!construct.carried) {
    report("unsupported-element", element.offset, `xs:${element.local} is not supported`);
    return;
  }
  checkAttributes(element, construct, report);
  if (element.textOffset !== -1)
    report("invalid-text", element.textOffset, `xs:${element.local} takes no text`);
  for (const child of element.children) {
    if (child.namespace !== XSD_NAMESPACE || !isKnown(child.local)) {
      report("invalid-element", child.offset, `<${child.name}> is no element of XSD 1.0`);
    } else if (!construct.children.includes(child.local)) {
      report("invalid-element", child.offset, `xs:${child.local} cannot stand in xs:${element.local}`);
    } else if (element.local !== "annotation") {
      checkElement(child, element.local, report);
    }
  }
}

function checkAttributes(
  element: TreeElement,
  { attributes, refusedAttributes }: Construct,
  report: Report,
): void {
  for (const { name, local, namespace, offset } of element.attributes) {
    if (namespace !== "") {
      report("unsupported-attribute", offset, `${name}: attributes of other namespaces are not supported`);
    } else if (refusedAttributes.includes(local)) {
      report(
        "unsupported-attribute",
        offset,
        `the attribute ${local} of xs:${element.local} is not supported`,
      );
    } else if (!attributes.includes(local)) {
      const known = [...attributes, ...refusedAttributes].join(", ");
      report(
        "invalid-attribute",
        offset,
        `xs:${element.local} has no attribute ${local} here; it has ${known}`,
      );
    }
  }
}

function isKnown(local: string): boolean {
  return local in VOCABULARY || local === "documentation" || local === "appinfo";
}
