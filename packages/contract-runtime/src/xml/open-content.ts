import type { Cursor } from "./cursor.ts";
import { readCharacterData } from "./read-character-data.ts";
import { type ReadAttribute, readEndTag, readStartTag, type StartTag } from "./read-tag.ts";
import { lookingAt, unfinished } from "./skip-markup.ts";
import { escapeAttribute, escapeText } from "./write.ts";

/** An attribute of open content. */
export interface XmlAttribute {
  /** As written, prefix included. */
  readonly name: string;
  /** The namespace the prefix stands for; absent when there is no prefix. */
  readonly namespace?: string;
  readonly value: string;
}

/** An element of open content, kept as it was read. */
export interface XmlElement {
  /** As written, prefix included. */
  readonly name: string;
  /** The namespace the element is in; absent when it is in none. */
  readonly namespace?: string;
  /** In document order, namespace declarations left out. */
  readonly attributes: readonly XmlAttribute[];
  /** Namespace declarations on the element, by prefix (empty for the default): text may use their prefixes too. */
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}

/** Text, or an element. Comments and processing instructions are not kept. */
export type XmlNode = string | XmlElement;

/**
 * The value of a type that allows any content: what stood between the tags, in order. It stands by itself: its
 * `declarations` are all those in force where it was read, so that no prefix in it loses its meaning.
 */
export interface OpenContent {
  readonly attributes: readonly XmlAttribute[];
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}

/** Reads the content of an element up to its end tag. Not recursive: its depth is the document's choice. */
export function readOpenContent(cursor: Cursor, tag: StartTag): OpenContent {
  const root = openElement({ ...tag, declarations: cursor.scope.inForce() });
  const open: { tag: StartTag; content: XmlNode[] }[] = [{ tag, content: root.content }];
  for (let current = open.at(-1); current !== undefined; current = open.at(-1)) {
    if (!current.tag.empty) {
      const { text } = readCharacterData(cursor);
      if (text !== "") current.content.push(text);
      if (lookingAt(cursor, "<") && !lookingAt(cursor, "</")) {
        const child = readStartTag(cursor);
        const element = openElement(child);
        current.content.push(element);
        open.push({ tag: child, content: element.content });
        continue;
      }
      if (cursor.pos >= cursor.bytes.length) throw unfinished(cursor, cursor.pos, `</${current.tag.name}>`);
    }
    readEndTag(cursor, current.tag);
    open.pop();
  }
  const { attributes, declarations, content } = root;
  return declarations === undefined ? { attributes, content } : { attributes, declarations, content };
}

/** Writes open content as an element of the given name. Prefixes that nothing in scope declares are declared. */
export function writeOpenContent(name: string, content: OpenContent): string {
  return writeElement({ name, ...content }, new Map());
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

function writeElement(element: XmlElement, inherited: ReadonlyMap<string, string>): string {
  const scope = new Map(inherited);
  let tag = `<${element.name}${writeDeclarations(element, scope)}`;
  const written = new Set<string>();
  for (const { name, value } of element.attributes) {
    if (written.has(name))
      throw new RangeError(`<${element.name}> cannot be written: it has the attribute ${name} twice`);
    written.add(name);
    tag += ` ${name}="${escapeAttribute(value)}"`;
  }
  if (element.content.length === 0) return `${tag}/>`;
  let text = `${tag}>`;
  for (const node of element.content)
    text += typeof node === "string" ? escapeText(node) : writeElement(node, scope);
  return `${text}</${element.name}>`;
}

/** The declarations an element has or needs, which are added to those in scope. */
function writeDeclarations(element: XmlElement, scope: Map<string, string>): string {
  const own = new Map(Object.entries(element.declarations ?? {}));
  const need = (prefix: string, namespace: string): void => {
    const declared = own.get(prefix);
    if (prefix === "xml" || declared === namespace) return;
    if (declared !== undefined || (namespace === "" && prefix !== "")) {
      throw new RangeError(
        `<${element.name}> cannot be written: the prefix "${prefix}" stands for no or for two namespaces`,
      );
    }
    if ((scope.get(prefix) ?? "") !== namespace) own.set(prefix, namespace);
  };
  need(prefixOf(element.name), element.namespace ?? "");
  for (const { name, namespace } of element.attributes) {
    if (namespace !== undefined || name.includes(":")) need(prefixOf(name), namespace ?? "");
  }
  let text = "";
  for (const [prefix, namespace] of own) {
    scope.set(prefix, namespace);
    text += ` ${prefix === "" ? "xmlns" : `xmlns:${prefix}`}="${escapeAttribute(namespace)}"`;
  }
  return text;
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(name.indexOf(":"), 0));
}
