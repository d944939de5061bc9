import type { TreeElement } from "@payment-routing/contract-runtime";
import { anyURI, NCNAME, NO_PREFIXES, XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import { attributeOf, collapse } from "./attributes.ts";
import type { Report } from "./report.ts";
import type { AttributeKind, Construct } from "./vocabulary.ts";

/** Checks that an element of XSD has the attributes it needs, no others, and values that they can have. */
export function checkAttributes(
  element: TreeElement,
  { attributes, required }: Construct,
  report: Report,
  ids: Set<string>,
): void {
  for (const name of required) {
    if (attributeOf(element, name) === undefined)
      report("invalid-attribute", element.offset, `xs:${element.local} needs the attribute ${name}`);
  }
  for (const { name, namespace, value, offset } of element.attributes) {
    const kind = attributes.get(name);
    if (kind === undefined) {
      // Attributes of other namespaces are for other applications, and allowed everywhere.
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

const QNAME = `(?:${NCNAME}:)?${NCNAME}`;
const BOOLEAN = /^(?:true|false|1|0)$/;
const setOf = (...words: string[]): readonly [RegExp, string] => [
  new RegExp(`^(?:#all|(?:(?:${words.join("|")})(?: |$))*)$`),
  `#all or a list of ${words.join(", ")}`,
];
const COUNT = /^(?:\+?[0-9]+|-0+)$/;

/** What a value must match, and what is expected where it does not. */
const SYNTAX: Partial<Record<AttributeKind, readonly [RegExp, string]>> = {
  name: [new RegExp(`^${NCNAME}$`, "u"), "a name"],
  qname: [new RegExp(`^${QNAME}$`, "u"), "a name, with a prefix or not"],
  qnames: [new RegExp(`^(?:${QNAME}(?: ${QNAME})*)?$`, "u"), "names, with a prefix or not"],
  language: [/^(?:[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*)?$/, "a language"],
  boolean: [BOOLEAN, "true, false, 1 or 0"],
  count: [COUNT, "a count"],
  "count-or-unbounded": [/^(?:\+?[0-9]+|-0+|unbounded)$/, 'a count or "unbounded"'],
  form: [/^(?:un)?qualified$/, "qualified or unqualified"],
  use: [/^(?:optional|prohibited|required)$/, "optional, prohibited or required"],
  "process-contents": [/^(?:strict|lax|skip)$/, "strict, lax or skip"],
  "block-of-element": setOf("extension", "restriction", "substitution"),
  derivations: setOf("extension", "restriction"),
  "final-of-simple": setOf("list", "union", "restriction"),
  "final-default": setOf("extension", "restriction", "list", "union"),
  namespaces: [
    /^(?:##any|##other|(?:(?:##targetNamespace|##local|(?!##)[^ ]+)(?: |$))*)$/,
    "##any, ##other, or a list of namespaces, ##targetNamespace and ##local",
  ],
};

function checkValue(
  name: string,
  kind: AttributeKind,
  raw: string,
  report: (code: "invalid-value", message: string) => void,
): void {
  const value = collapse(raw);
  if (kind === "uri" && anyURI.parse(value, NO_PREFIXES) === undefined)
    report("invalid-value", `${name}: expected ${anyURI.expected}, got "${value}"`);
  const syntax = SYNTAX[kind];
  if (syntax !== undefined && !syntax[0].test(value))
    report("invalid-value", `${name}: expected ${syntax[1]}, got "${value}"`);
}
