import type { TreeElement } from "@payment-routing/contract-runtime";
import type { Report } from "../loading/report.ts";
import { XSD_NAMESPACE } from "../loading/xsd-namespace.ts";
import { type Construct, findConstruct, VOCABULARY } from "./vocabulary.ts";

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
  if (element.local === "documentation") {
    refuseMarkup(element, report);
    // What xs:appinfo holds is for other applications.
  } else if (element.local !== "appinfo") {
    checkContent(element, construct, report);
  }
}

function checkContent(element: TreeElement, construct: Construct, report: Report): void {
  if (element.textOffset !== -1)
    report("invalid-text", element.textOffset, `xs:${element.local} takes no text`);
  for (const [index, child] of element.children.entries()) {
    if (child.namespace !== XSD_NAMESPACE || !VOCABULARY.has(child.local)) {
      report("invalid-element", child.offset, `<${child.name}> is no element of XSD 1.0`);
    } else if (!construct.children.includes(child.local)) {
      report("invalid-element", child.offset, `xs:${child.local} cannot stand in xs:${element.local}`);
    } else if (child.local === "annotation" && index > 0 && element.local !== "schema") {
      report("invalid-element", child.offset, `xs:annotation stands first in xs:${element.local}, and once`);
    } else {
      checkElement(child, element.local, report);
    }
  }
}

/** The words of a documentation become comments, where markup in between would be lost. */
function refuseMarkup(documentation: TreeElement, report: Report): void {
  for (const { name, offset } of documentation.children)
    report("unsupported-element", offset, `<${name}> in xs:documentation is not supported; write plain text`);
}

function checkAttributes(
  element: TreeElement,
  { attributes, refusedAttributes }: Construct,
  report: Report,
): void {
  for (const { name, namespace, offset } of element.attributes) {
    if (attributes.includes(name)) continue;
    if (namespace !== "") {
      report("unsupported-attribute", offset, `${name}: attributes of other namespaces are not supported`);
    } else if (refusedAttributes.includes(name)) {
      report(
        "unsupported-attribute",
        offset,
        `the attribute ${name} of xs:${element.local} is not supported`,
      );
    } else {
      const known = [...attributes, ...refusedAttributes].join(", ");
      const message = `xs:${element.local} has no attribute ${name} here; it has ${known}`;
      report("invalid-attribute", offset, message);
    }
  }
}
