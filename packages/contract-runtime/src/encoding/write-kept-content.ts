// Content that is kept as it stands, with prefixes of its own.

import type { ElementDeclaration } from "../schema/element-declaration.ts";
import { findNames, prefixOf } from "../xml/find-names.ts";
import type { OpenContent, XmlElement } from "../xml/open-content.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import type { DocumentWriter } from "./document-writer.ts";
import { writeWellFormed } from "./write-text.ts";

/** Writes an element that a wildcard let in. Prefixes that it mentions, and what they stand for there, are its own. */
export function writeNode(writer: DocumentWriter, element: XmlElement): void {
  keep(writer, element, findNames(element).add(prefixOf(element.name)));
  writeWellFormed(
    writer,
    writeOpenContent(element.name, element, element.namespace, writer.prefixes.declared),
  );
}

/**
 * Writes an element of a type that keeps whatever stands in it.
 *
 * @param around the declarations in force where the element stands
 */
export function writeOpen(
  writer: DocumentWriter,
  declaration: ElementDeclaration,
  value: OpenContent,
  around: ReadonlyMap<string, string>,
): void {
  keep(writer, value, findNames(value));
  const { namespace } = declaration.name;
  writeWellFormed(writer, writeOpenContent(nameOpen(writer, declaration, value), value, namespace, around));
}

/** The name of an element with open content, in which the default namespace is what that declares. */
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

/** Keeps the prefixes that the content mentions. Its own element declares the default namespace. */
function keep(
  writer: DocumentWriter,
  { declarations = {} }: OpenContent,
  mentioned: ReadonlySet<string>,
): void {
  const declared = new Map(Object.entries(declarations));
  for (const prefix of new Set([...mentioned, ...declared.keys()]))
    if (prefix !== "") writer.prefixes.keep(prefix, declared.get(prefix));
}
