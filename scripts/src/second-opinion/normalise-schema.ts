import { DOMParser, type Document, type Element, XMLSerializer } from "@xmldom/xmldom";

const XSD_NAMESPACE = "http://www.w3.org/2001/XMLSchema";

/** What the name of a group starts with in the normalised copy; see `mark-groups`. */
export const GROUP_MARK = "group.";

export interface Normalisation {
  readonly name: string;
  /** What xsd2jsonschema makes of the schema without it. */
  readonly reason: string;
  readonly apply: (schema: Document) => void;
}

/** What has to change in a copy of an XSD before xsd2jsonschema reads it. None of it changes a fact that is compared. */
export const normalisations: readonly Normalisation[] = [
  {
    name: "drop-annotations",
    reason:
      "a Schematron rule inside xs:appinfo ends its traversal: every type behind it is missing, without a word",
    apply(schema) {
      for (const annotation of elements(schema, "annotation")) annotation.parentNode?.removeChild(annotation);
    },
  },
  {
    name: "read-all-as-sequence",
    reason: "the first xs:all ends its traversal: every type behind it is missing",
    apply(schema) {
      for (const all of elements(schema, "all")) rename(all, "sequence");
    },
  },
  {
    name: "mark-groups",
    reason:
      "it writes a repeated group as a repeated element of the group's name: the mark tells the two apart again",
    apply(schema) {
      for (const group of elements(schema, "group")) {
        const attribute = group.hasAttribute("ref") ? "ref" : "name";
        group.setAttribute(attribute, `${GROUP_MARK}${group.getAttribute(attribute)}`);
      }
    },
  },
];

/** A copy of the schema that xsd2jsonschema can read. */
export function normaliseSchema(xsd: string, steps: readonly Normalisation[] = normalisations): string {
  const schema = new DOMParser().parseFromString(xsd, "text/xml");
  for (const step of steps) step.apply(schema);
  return new XMLSerializer().serializeToString(schema);
}

// The list is live, and the steps remove from it: copy it first.
function elements(schema: Document, localName: string): Element[] {
  return Array.from(schema.getElementsByTagNameNS(XSD_NAMESPACE, localName));
}

function rename(element: Element, localName: string): void {
  const { ownerDocument, tagName } = element;
  if (ownerDocument === null) throw new Error(`${tagName} stands in no document`);
  const renamed = ownerDocument.createElementNS(XSD_NAMESPACE, tagName.replace(/[^:]+$/, localName));
  for (const attribute of Array.from(element.attributes))
    renamed.setAttribute(attribute.name, attribute.value);
  while (element.firstChild !== null) renamed.appendChild(element.firstChild);
  element.parentNode?.replaceChild(renamed, element);
}
