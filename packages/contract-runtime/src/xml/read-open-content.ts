import type { Cursor } from "./cursor.ts";
import { findNames, prefixOf } from "./find-names.ts";
import type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./open-content.ts";
import type { ReadAttribute, StartTag } from "./read-tag.ts";
import { walkContent } from "./walk-content.ts";

/** Reads the content of an element, whose start tag was read last, to behind its end tag. */
export function readOpenContent(cursor: Cursor, tag: StartTag): OpenContent {
  const { attributes, content } = readElement(cursor, tag);
  const declarations = findDeclarations(cursor, tag, () => findNames({ attributes, content }));
  return { attributes, ...declarations, content };
}

/** Reads the element, whose start tag was read last, to behind its end tag. It stands by itself as open content does. */
export function readOpenElement(cursor: Cursor, tag: StartTag): XmlElement {
  const { declarations: _, content, ...element } = readElement(cursor, tag);
  const declarations = findDeclarations(cursor, tag, () => {
    return findNames({ ...element, content }).add(prefixOf(tag.name));
  });
  return { ...element, ...declarations, content };
}

function readElement(cursor: Cursor, tag: StartTag): XmlElement {
  const root = openElement(tag);
  const open = [root];
  walkContent(cursor, tag, {
    text({ text }) {
      open.at(-1)?.content.push(text);
    },
    open(child) {
      const element = openElement(child);
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

function openElement(tag: StartTag): XmlElement & { content: XmlNode[] } {
  return {
    name: tag.name,
    ...(tag.namespace === "" ? {} : { namespace: tag.namespace }),
    attributes: tag.attributes.map(keepAttribute),
    ...(tag.declarations.length === 0 ? {} : { declarations: Object.fromEntries(tag.declarations) }),
    content: [],
  };
}

function keepAttribute({ name, namespace, value }: ReadAttribute): XmlAttribute {
  return namespace === "" ? { name, value } : { name, namespace, value };
}

/**
 * Of the declarations in force at an element that was read, its own among them: the default one, and those of the
 * prefixes that are looked for.
 */
function findDeclarations(
  { scope }: Cursor,
  tag: StartTag,
  findPrefixes: () => ReadonlySet<string>,
): Pick<OpenContent, "declarations"> {
  if (scope.depth === 0 && tag.declarations.length === 0) return {};
  const own = new Map(tag.declarations);
  const declared: [prefix: string, namespace: string][] = [];
  for (const prefix of new Set(["", ...findPrefixes()])) {
    const namespace = own.get(prefix) ?? scope.find(prefix) ?? "";
    if (namespace !== "") declared.push([prefix, namespace]);
  }
  return declared.length === 0 ? {} : { declarations: Object.fromEntries(declared) };
}
