// Writes open content, which has its own prefixes.

import type { ElementDeclaration } from "../schema/components.ts";
import { findNames, prefixOf, QNAME } from "../xml/names.ts";
import { checkDeclaration, XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { OpenContent, XmlAttribute, XmlElement } from "../xml/open-content.ts";
import { escapeAttribute, writeDeclaration } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import type { DocumentPrefixes } from "./document-prefixes.ts";
import type { DocumentWriter } from "./document-writer.ts";
import { writeWellFormed } from "./write-text.ts";

/** Writes an element that a wildcard allows, with the prefixes and namespaces that it uses. */
export function writeNode(writer: DocumentWriter, element: XmlElement): void {
  recordPrefixes(writer, element, findNames(element).add(prefixOf(element.name)));
  writeWellFormed(
    writer,
    writeOpenContent(element.name, element, element.namespace, writer.prefixes.declared),
  );
}

/**
 * Writes an element of a type with open content.
 *
 * @param around the declarations in scope around the element
 */
export function writeOpen(
  writer: DocumentWriter,
  declaration: ElementDeclaration,
  value: OpenContent,
  around: ReadonlyMap<string, string>,
): void {
  recordPrefixes(writer, value, findNames(value));
  const { namespace } = declaration.name;
  writeWellFormed(writer, writeOpenContent(nameOpen(writer, declaration, value), value, namespace, around));
}

/** Returns the name of an element with open content, where the content declares the default namespace. */
function nameOpen(
  writer: DocumentWriter,
  { name }: ElementDeclaration,
  { declarations = {} }: OpenContent,
): string {
  const { local, namespace } = name;
  if (namespace === "") return local;
  const own = Object.entries(declarations).find(([, other]) => other === namespace);
  const prefix = own?.[0] ?? writer.prefixes.find(namespace);
  return prefix === "" ? local : `${prefix}:${local}`;
}

/** Records the prefixes in the content. Its own element declares the default namespace. */
function recordPrefixes(
  writer: DocumentWriter,
  { declarations = {} }: OpenContent,
  mentioned: ReadonlySet<string>,
): void {
  const declared = new Map(Object.entries(declarations));
  for (const prefix of new Set([...mentioned, ...declared.keys()]))
    if (prefix !== "") writer.prefixes.recordMention(prefix, declared.get(prefix));
}

/**
 * Writes the attributes that a wildcard allows. They keep their prefixes: if the root cannot declare one, the
 * element does.
 *
 * @throws TypeError for an invalid name, a prefix without a namespace, or a namespace without a prefix
 */
export function writeOpenAttributes(attributes: readonly XmlAttribute[], prefixes: DocumentPrefixes): string {
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
        prefixes.recordMention(prefix, namespace);
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
