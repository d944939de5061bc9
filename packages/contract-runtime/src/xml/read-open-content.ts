import type { Cursor } from "./cursor.ts";
import { NCNAME } from "./name-pattern.ts";
import type { OpenContent, XmlAttribute, XmlElement, XmlNode } from "./open-content.ts";
import type { ReadAttribute, StartTag } from "./read-tag.ts";
import { walkContent } from "./walk-content.ts";

/** Reads the content of an element, whose start tag was read last, to behind its end tag. */
export function readOpenContent(cursor: Cursor, tag: StartTag): OpenContent {
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
  const { attributes, content } = root;
  const around = cursor.scope.depth === 0 ? [] : findMentioned(cursor, root);
  if (around.length === 0 && root.declarations === undefined) return { attributes, content };
  return { attributes, declarations: { ...Object.fromEntries(around), ...root.declarations }, content };
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

/** Of the declarations in force around an element that was read, those whose prefix stands anywhere in it. */
function findMentioned({ scope }: Cursor, root: XmlElement): [prefix: string, namespace: string][] {
  const mentioned: [string, string][] = [];
  for (const name of new Set(findNames(root))) {
    const namespace = scope.find(name);
    if (namespace !== undefined) mentioned.push([name, namespace]);
  }
  return mentioned;
}

/** Everything in an element that could be a prefix: in its names, and in its texts, which may hold names too. */
function* findNames(root: XmlElement): Generator<string> {
  const names = new RegExp(NCNAME, "gu");
  const nodes: XmlNode[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (typeof node !== "string") {
      nodes.push(...node.content, ...node.attributes.map(({ value }) => value));
      nodes.push(node.name, ...node.attributes.map(({ name }) => name));
    } else {
      for (const [name] of node.matchAll(names)) yield name;
    }
  }
}
