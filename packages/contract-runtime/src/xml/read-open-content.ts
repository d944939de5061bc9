import type { Cursor } from "./cursor.ts";
import { findNames, prefixOf } from "./names.ts";
import type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./open-content.ts";
import { type CharacterData, readCharacterData } from "./read-character-data.ts";
import type { ReadAttribute, StartTag } from "./read-tag.ts";
import { readEndTag, readStartTag } from "./read-tag.ts";

/** Reads the content of the element whose start tag was read last, including its end tag. */
export function readOpenContent(cursor: Cursor, tag: StartTag): OpenContent {
  return toOpenContent(cursor, tag, readElementAsIs(cursor, tag));
}

/** Returns the content of an element, with the declarations that it needs. */
export function toOpenContent(cursor: Cursor, tag: StartTag, element: OpenContent): OpenContent {
  const { attributes, content } = element;
  return { attributes, ...findDeclarationsOf(cursor, tag, element, false), content };
}

/** Reads the element whose start tag was read last, including its end tag, as a self-contained node. */
export function readOpenElement(cursor: Cursor, tag: StartTag): XmlElement {
  return toOpenElement(cursor, tag, readElementAsIs(cursor, tag));
}

/** Makes an element self-contained: it has only the declarations that its prefixes need. */
export function toOpenElement(cursor: Cursor, tag: StartTag, element: XmlElement): XmlElement {
  const { declarations: _, ...node } = element;
  return { ...node, ...findDeclarationsOf(cursor, tag, element) };
}

/** Reads the node with only its own declarations. */
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

/** Converts a start tag to an element without content. */
export function toXmlElement(tag: StartTag): XmlElement & { content: XmlNode[] } {
  return {
    name: tag.name,
    ...(tag.namespace === "" ? {} : { namespace: tag.namespace }),
    attributes: tag.attributes.map(toXmlAttribute),
    ...(tag.declarations.length === 0 ? {} : { declarations: Object.fromEntries(tag.declarations) }),
    content: [],
  };
}

export function toXmlAttribute({ name, namespace, value }: ReadAttribute): XmlAttribute {
  return namespace === "" ? { name, value } : { name, namespace, value };
}

/**
 * Returns the declarations in scope that an element needs to be self-contained: the default namespace, and the prefixes
 * that its content uses. Its own declarations count as in scope.
 *
 * @param named whether its own name is written with the content
 */
function findDeclarationsOf(
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

/** Called for the content of an element, in document order. */
interface ContentVisitor {
  /** Called for each non-empty text up to the next tag. */
  text(data: CharacterData): void;
  /** Called for a start tag. Returns true if the visitor has read the element, including its end tag. */
  open(tag: StartTag): boolean;
  /** Called when the last opened element has ended right before `end`. The last call is for the outer element. */
  close(tag: StartTag, end: number): void;
}

/**
 * Reads the content of an element after its start tag, including its end tag. Not recursive: a deep document must not
 * overflow the stack.
 */
export function walkContent(cursor: Cursor, tag: StartTag, visitor: ContentVisitor): void {
  const open = [tag];
  for (let current: StartTag | undefined = tag; current !== undefined; current = open.at(-1)) {
    if (!current.empty) {
      const data = readCharacterData(cursor);
      if (data.text !== "") visitor.text(data);
      if (cursor.lookingAt("<") && !cursor.lookingAt("</")) {
        const child = readStartTag(cursor);
        if (!visitor.open(child)) open.push(child);
        continue;
      }
    }
    readEndTag(cursor, current);
    open.pop();
    visitor.close(current, cursor.pos);
  }
}

/** Moves behind the end tag of the element whose start tag was read last. */
export function skipContent(cursor: Cursor, tag: StartTag): void {
  walkContent(cursor, tag, NOTHING);
}

const NOTHING: ContentVisitor = { text() {}, open: () => false, close() {} };
