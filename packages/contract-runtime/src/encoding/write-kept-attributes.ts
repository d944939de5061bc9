import { prefixOf } from "../xml/find-names.ts";
import { QNAME } from "../xml/name-pattern.ts";
import { checkDeclaration, XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { XmlAttribute } from "../xml/open-content.ts";
import { escapeAttribute, writeDeclaration } from "../xml/write.ts";
import type { DocumentPrefixes } from "./document-prefixes.ts";

/**
 * Attributes that a wildcard has kept, as they stand in a start tag. They keep their prefixes: where the root cannot
 * declare one, the element does.
 *
 * @throws TypeError for a name that is none, or has a prefix without a namespace or the other way round
 */
export function writeKeptAttributes(attributes: readonly XmlAttribute[], prefixes: DocumentPrefixes): string {
  const meanings = new Map([["xml", XML_NAMESPACE]]);
  let text = "";
  for (const { name, namespace = "", value } of attributes) {
    const prefix = prefixOf(name);
    // `xsi:nil` and `xsi:type` are part of the value; a value has no other attributes of this namespace.
    if (namespace === XSI_NAMESPACE) throw new TypeError("expected attributes of other namespaces than xsi");
    if (!WHOLE_NAME.test(name) || (prefix === "") !== (namespace === ""))
      throw new TypeError("expected attributes with names, and a prefix where there is a namespace");
    let written = name;
    if (namespace !== "" && !meanings.has(prefix) && checkDeclaration(prefix, namespace) === undefined) {
      meanings.set(prefix, namespace);
      if (!prefixes.claim(prefix, namespace)) {
        prefixes.keep(prefix, namespace);
        text += writeDeclaration(prefix, namespace);
      }
    } else if (namespace !== "" && meanings.get(prefix) !== namespace) {
      written = prefixes.qualifyAttribute(namespace, name.slice(prefix.length + 1));
    }
    text += ` ${written}="${escapeAttribute(value)}"`;
  }
  return text;
}

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
