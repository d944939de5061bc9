// Writes open content, which has its own prefixes.

import { contextOf, ValueIssue } from "../datatypes/simple-type.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import { findNames, prefixOf, QNAME } from "../xml/names.ts";
import { checkDeclaration, XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { OpenContent, XmlAttribute, XmlElement } from "../xml/open-content.ts";
import { escapeAttribute, writeDeclaration } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
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
export function writeOpenAttributes(writer: DocumentWriter, attributes: readonly XmlAttribute[]): string {
  const { prefixes } = writer;
  const meanings = new Map([["xml", XML_NAMESPACE]]);
  let text = "";
  const declare = (prefix: string, namespace: string): boolean => {
    if (meanings.has(prefix)) return meanings.get(prefix) === namespace;
    if (checkDeclaration(prefix, namespace) !== undefined) return false;
    meanings.set(prefix, namespace);
    if (!prefixes.claim(prefix, namespace)) {
      prefixes.recordMention(prefix, namespace);
      text += writeDeclaration(prefix, namespace);
    }
    return true;
  };
  for (const attribute of attributes) {
    const { declarations = {}, name, namespace = "", value } = attribute;
    const prefix = prefixOf(name);
    // `xsi:nil` and `xsi:type` are part of the value; a value has no other attributes of this namespace.
    if (namespace === XSI_NAMESPACE) throw new TypeError("expected attributes of other namespaces than xsi");
    if (!WHOLE_NAME.test(name) || (prefix === "") !== (namespace === ""))
      throw new TypeError("expected attributes with names, and a prefix where there is a namespace");
    const declared = new Map(Object.entries(declarations));
    for (const [used, meaning] of declared)
      if (used !== "" && !declare(used, meaning))
        throw new TypeError("expected attributes whose prefixes have one namespace");
    const isKept = namespace === "" || declare(prefix, namespace);
    for (const used of findNames({ attributes: [], content: [value] }))
      if (!declared.has(used)) prefixes.recordMention(used, meanings.get(used));
    const local = name.slice(name.indexOf(":") + 1);
    const written = isKept ? name : prefixes.qualifyAttribute(namespace, local);
    text += ` ${written}="${escapeAttribute(writeNames(writer, attribute, local))}"`;
  }
  return text;
}

/** Returns the value of an attribute, with prefixes for names in a default namespace that is another one here. */
function writeNames(
  { declarePrefix, prefixes, schema }: DocumentWriter,
  { declarations = {}, namespace = "", value }: XmlAttribute,
  local: string,
): string {
  const byDefault = declarations[""] ?? "";
  const codec = schema.findAttribute(namespace, local)?.codec;
  if (codec === undefined || byDefault === (prefixes.declared.get("") ?? "")) return value;
  let isUsed = false;
  const { resolvePrefix } = contextOf(declarations);
  const read = codec.decode(value, {
    resolvePrefix(prefix) {
      isUsed ||= prefix === "";
      return resolvePrefix(prefix);
    },
  });
  if (!isUsed || read instanceof ValueIssue) return value;
  const known = new Map(Object.entries(declarations).map(([prefix, meaning]) => [meaning, prefix]));
  return codec.encode(read, (meaning) => known.get(meaning) || declarePrefix(meaning));
}

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
