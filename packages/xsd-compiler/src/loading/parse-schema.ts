import { readDoctype, readTree, type TreeElement } from "@payment-routing/contract-runtime";
import {
  anyURI,
  NO_PREFIXES,
  toUtf8,
  XML_NAMESPACE,
  XSD_NAMESPACE,
} from "@payment-routing/contract-runtime/codegen";
import type { Diagnostics, Report } from "../diagnostic.ts";
import { attributeOf, collapse } from "./attributes.ts";
import { type AttributeKind, type Construct, findConstruct, SYNTAX, XSD_ELEMENTS } from "./xsd-grammar.ts";

/** Above the size of hand-written schemas; the depth cannot exhaust the stack. */
const BOUNDS = { maxBytes: 64 * 1024 * 1024, maxDepth: 512, maxAttributes: 10_000, doctype: readDoctype };

/** Parses a schema file and checks that it contains only XSD; undefined after a report. */
export function parseSchema(
  file: string,
  bytes: Uint8Array,
  diagnostics: Diagnostics,
): TreeElement | undefined {
  const content = toUtf8(bytes);
  diagnostics.addFile(file, content);
  const parsed = readTree(content, BOUNDS);
  if (!parsed.ok) {
    for (const { code, line = 1, column = 1, expected, received } of parsed.issues) {
      const kind = code === "malformed-xml" ? "invalid-xml" : "unsupported-xml";
      diagnostics.addAt(kind, file, line, column, `expected ${expected}, got ${received}`);
    }
    return undefined;
  }
  const root = parsed.value;
  let clean = true;
  const report: Report = (code, offset, message) => {
    clean = false;
    diagnostics.add(code, { file, offset }, message);
  };
  if (root.namespace !== XSD_NAMESPACE || root.local !== "schema") {
    report("invalid-element", root.offset, `expected an xs:schema of ${XSD_NAMESPACE}, got <${root.name}>`);
    return undefined;
  }
  checkElement(root, "", report, new Set());
  // Later steps rely on the vocabulary: after an unexpected element, their diagnostics would only repeat this one.
  return clean ? root : undefined;
}

/**
 * Reports elements that XSD does not define or does not allow in their place, so that later steps need to handle only
 * elements that they know.
 */
function checkElement(element: TreeElement, parent: string, report: Report, ids: Set<string>): void {
  const construct = findConstruct(element.local, parent);
  if (construct === undefined) return;
  checkAttributes(element, construct, report, ids);
  // The content of xs:appinfo and xs:documentation is for other applications and for people.
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

/** Reports attributes beside `xs:simpleContent` or `xs:complexContent`: they belong inside the derivation. */
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

/** Checks an XSD element's attributes: required ones are present, all are known, and values are well-formed. */
function checkAttributes(
  element: TreeElement,
  { attributes, required }: Construct,
  report: Report,
  ids: Set<string>,
): void {
  for (const name of required) {
    if (attributeOf(element, name) === undefined)
      report("invalid-attribute", element.offset, `xs:${element.local} needs the attribute ${name}`);
  }
  for (const { local, name, namespace, value, offset } of element.attributes) {
    const kind = namespace === XML_NAMESPACE ? OF_XML.get(local) : attributes.get(name);
    if (kind === undefined) {
      // Attributes of other namespaces are for other applications and are allowed everywhere.
      if (namespace !== "" && namespace !== XSD_NAMESPACE) continue;
      const known = [...attributes.keys()].join(", ");
      const message = `xs:${element.local} has no attribute ${name} here; it has ${known}`;
      report("invalid-attribute", offset, message);
    } else {
      checkValue(name, kind, value, (code, message) => report(code, offset, message));
      if (name === "id" && ids.size === ids.add(collapse(value)).size)
        report("invalid-duplicate", offset, `the id ${collapse(value)} is given twice`);
    }
  }
}

/** The attributes of XML, which the schema for schemas imports, so that its wildcards assess them. */
const OF_XML: ReadonlyMap<string, AttributeKind> = new Map([
  ["base", "uri"],
  ["id", "name"],
  ["lang", "language"],
  ["space", "space"],
]);

function checkValue(
  name: string,
  kind: AttributeKind,
  raw: string,
  report: (code: "invalid-value", message: string) => void,
): void {
  const value = collapse(raw);
  const uris = kind === "namespaces" ? value.split(" ").filter((item) => !item.startsWith("##")) : [value];
  for (const uri of kind === "uri" || kind.startsWith("namespace") ? uris : [])
    if (anyURI.parse(uri, NO_PREFIXES) === undefined)
      report("invalid-value", `${name}: expected ${anyURI.expected}, got "${uri}"`);
  const [pattern, expected] = SYNTAX[kind];
  if (!pattern.test(value)) report("invalid-value", `${name}: expected ${expected}, got "${value}"`);
}
