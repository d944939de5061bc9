// Attributes that a wildcard allows, which values keep with the namespaces that their own values need.

import { contextOf, type ValueContext } from "../datatypes/simple-type.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { findNames, prefixOf, QNAME } from "../xml/names.ts";
import { checkDeclaration, XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { XmlAttribute } from "../xml/open-content.ts";
import { toXmlAttribute } from "../xml/read-open-content.ts";
import type { ReadAttribute } from "../xml/read-tag.ts";
import { escapeAttribute, writeDeclaration } from "../xml/write.ts";
import type { DocumentPrefixes } from "./document-prefixes.ts";

/** Reads and writes kept attributes. Only bundles of schemas whose values keep attributes include this code. */
export const KeptAttributes = { read: readAttribute, write: writeAttributes };

/**
 * Keeps an attribute, with the declarations of prefixes in its value, and the default namespace of names in it.
 *
 * @param codec the type of the attribute, if the schema declares it
 */
function readAttribute(
  attribute: ReadAttribute,
  codec: SimpleCodec | undefined,
  context: ValueContext,
): XmlAttribute {
  const { value } = attribute;
  const prefixes = findNames({ attributes: [], content: [value] });
  if (codec !== undefined && hasUnprefixed(codec, value, context)) prefixes.add("");
  prefixes.delete("xml");
  const declared = Array.from(prefixes, (prefix) => [prefix, context.resolvePrefix(prefix) ?? ""]).filter(
    ([, namespace]) => namespace !== "",
  );
  const kept = toXmlAttribute(attribute);
  return declared.length === 0 ? kept : { ...kept, declarations: Object.fromEntries(declared) };
}

/**
 * Writes the attributes that a wildcard allows. They keep their prefixes: if the root cannot declare one, the
 * element does.
 *
 * @throws TypeError for an invalid name, a prefix without a namespace, or a namespace without a prefix
 */
function writeAttributes(
  attributes: readonly XmlAttribute[],
  prefixes: DocumentPrefixes,
  findCodec: (namespace: string, local: string) => SimpleCodec | undefined,
): string {
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
    const written = writeNames(attribute, findCodec(namespace, local), prefixes);
    text += ` ${isKept ? name : prefixes.qualifyAttribute(namespace, local)}="${escapeAttribute(written)}"`;
  }
  return text;
}

/** Returns the value of a kept attribute, with prefixes for names in a default namespace that is another one here. */
function writeNames(
  { declarations = {}, value }: XmlAttribute,
  codec: SimpleCodec | undefined,
  prefixes: DocumentPrefixes,
): string {
  const context = contextOf(declarations);
  if (codec === undefined || declarations[""] === prefixes.declared.get("")) return value;
  if (!hasUnprefixed(codec, value, context)) return value;
  const known = new Map(Object.entries(declarations).map(([prefix, meaning]) => [meaning, prefix]));
  return codec.encode(
    codec.decode(value, context),
    (meaning) => known.get(meaning) || prefixes.find(meaning),
  );
}

/** True if a value has names without a prefix, which are in the default namespace. */
function hasUnprefixed({ type }: SimpleCodec, text: string, context: ValueContext): boolean {
  const value = type.read(text, context);
  const items = value.kind === "list" ? value.items : [value];
  return items.some(
    (item) => item.kind === "atomic" && item.primitive === "QName" && !item.text.includes(":"),
  );
}

const WHOLE_NAME = new RegExp(`^${QNAME}$`, "u");
