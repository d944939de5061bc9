// Content that is kept as it stands, with prefixes of its own.

import type { ElementDeclaration } from "../schema/components.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import { findNames, prefixOf } from "../xml/find-names.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
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

/** Content with its type among its attributes, and the declarations that this needs. */
export function labelOpen(
  writer: DocumentWriter,
  value: OpenContent,
  { name, namespace }: NamedTypeTable,
): OpenContent {
  const mentioned = findNames(value);
  const declared = new Map(Object.entries(value.declarations ?? {}));
  const declare = (wanted: string, meaning: string): string => {
    let prefix = wanted;
    for (let i = 1; isTaken(prefix, meaning); i++) prefix = `ns${i}`;
    declared.set(prefix, meaning);
    return prefix;
  };
  const isTaken = (prefix: string, meaning: string): boolean =>
    declared.has(prefix) ? declared.get(prefix) !== meaning : mentioned.has(prefix);
  if (namespace === "" && (declared.get("") ?? "") !== "")
    throw new TypeError("expected content without a default namespace, since its type is in none");
  const { prefix = "ns" } =
    writer.schema.names.namespaces.find((known) => known.namespace === namespace) ?? {};
  const type = namespace === "" ? name : `${declare(prefix, namespace)}:${name}`;
  const attribute = { name: `${declare("xsi", XSI_NAMESPACE)}:type`, namespace: XSI_NAMESPACE, value: type };
  return {
    attributes: [attribute, ...value.attributes],
    declarations: Object.fromEntries(declared),
    content: value.content,
  };
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

/** The default namespace is nobody else's: the content's element declares it. */
function keep(
  writer: DocumentWriter,
  { declarations = {} }: OpenContent,
  mentioned: ReadonlySet<string>,
): void {
  const declared = new Map(Object.entries(declarations));
  for (const prefix of new Set([...mentioned, ...declared.keys()]))
    if (prefix !== "") writer.prefixes.keep(prefix, declared.get(prefix));
}
