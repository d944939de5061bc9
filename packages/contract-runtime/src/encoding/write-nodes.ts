// Writes open content, which has its own prefixes.

import type { ElementDeclaration } from "../schema/components.ts";
import { findNames, prefixOf } from "../xml/names.ts";
import type { OpenContent, XmlElement } from "../xml/open-content.ts";
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
