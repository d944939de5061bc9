import type { Cursor } from "./cursor.ts";
import { findNames, prefixOf } from "./names.ts";
import type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./open-content.ts";
import type { ReadAttribute, StartTag } from "./read-tag.ts";
import { walkContent } from "./walk-content.ts";

/** Reads the content of an element, whose start tag was read last, to behind its end tag. */
export function readOpenContent(cursor: Cursor, tag: StartTag): OpenContent {
  const { attributes, content } = readElementAsIs(cursor, tag);
  return { attributes, ...findDeclarationsOf(cursor, tag, { attributes, content }, false), content };
}

/** Reads the element, whose start tag was read last, to behind its end tag. It stands by itself as open content does. */
export function readOpenElement(cursor: Cursor, tag: StartTag): XmlElement {
  const { declarations: _, content, ...element } = readElementAsIs(cursor, tag);
  return { ...element, ...findDeclarationsOf(cursor, tag, { ...element, content }), content };
}

/** The node with its own declarations only. */
export function readElementAsIs(cursor: Cursor, tag: StartTag): XmlElement {
  const root = toXmlElement(tag);
  const open = [root];
  walkContent(cursor, tag, {
    text({ text }) {
      open.at(-1)?.content.push(text);
    },
    open(child) {
      const element = toXmlElement(child);
      open.at(-1)?.content.push(element);
      open.push(element);
      return false;
    },
    close() {
      open.pop();
    },
  });
  return root;
}

/** An element as it stands, before anything of its content is read. */
export function toXmlElement(tag: StartTag): XmlElement & { content: XmlNode[] } {
  return {
    name: tag.name,
    ...(tag.namespace === "" ? {} : { namespace: tag.namespace }),
    attributes: tag.attributes.map(toXmlAttribute),
    ...(tag.declarations.length === 0 ? {} : { declarations: Object.fromEntries(tag.declarations) }),
    content: [],
  };
}

function toXmlAttribute({ name, namespace, value }: ReadAttribute): XmlAttribute {
  return namespace === "" ? { name, value } : { name, namespace, value };
}

/**
 * The declarations that an element needs to stand by itself, of those in force where it stands, its own among them: the
 * default one, and those of the prefixes that its content mentions.
 *
 * @param named its own name is written with the content
 */
export function findDeclarationsOf(
  { scope }: Cursor,
  tag: StartTag,
  content: OpenContent,
  named = true,
): Pick<OpenContent, "declarations"> {
  if (scope.depth === 0 && tag.declarations.length === 0) return {};
  const own = new Map(tag.declarations);
  const prefixes = findNames(content).add("");
  if (named) prefixes.add(prefixOf(tag.name));
  const declared: [prefix: string, namespace: string][] = [];
  for (const prefix of prefixes) {
    const namespace = own.get(prefix) ?? scope.find(prefix) ?? "";
    if (namespace !== "") declared.push([prefix, namespace]);
  }
  return declared.length === 0 ? {} : { declarations: Object.fromEntries(declared) };
}
