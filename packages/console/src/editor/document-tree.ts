import type { SyntaxNode, Tree } from "@lezer/common";

/** A member of a mapping in a YAML or JSON text. */
export interface Member {
  readonly name: string;
  readonly key: SyntaxNode;
  /** Undefined while it is not typed yet. */
  readonly value: SyntaxNode | undefined;
}

const MAPPINGS: ReadonlySet<string> = new Set(["BlockMapping", "FlowMapping", "Object"]);
const LISTS: ReadonlySet<string> = new Set(["BlockSequence", "FlowSequence", "Array"]);
const MEMBERS: ReadonlySet<string> = new Set(["Pair", "Property"]);
const KEYS: ReadonlySet<string> = new Set(["Key", "PropertyName"]);
/** Nodes around a value. */
const WRAPPERS: ReadonlySet<string> = new Set(["Stream", "Document", "JsonText", "Item", "Anchored"]);

export const isMapping = ({ name }: SyntaxNode): boolean => MAPPINGS.has(name);
export const isList = ({ name }: SyntaxNode): boolean => LISTS.has(name);
export const isKey = ({ name }: SyntaxNode): boolean => KEYS.has(name);

/** The value of a document. Undefined when it is empty. */
export function findRoot(tree: Tree): SyntaxNode | undefined {
  return unwrap(tree.topNode);
}

function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node !== undefined && WRAPPERS.has(node.name) ? unwrap(listContent(node).at(-1)) : node;
}

/** Without punctuation, comments, tags and errors. */
function listContent(node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling)
    if (/^[A-Z]/.test(child.name) && !/^(?:Comment|Tag|Anchor)$/.test(child.name)) found.push(child);
  return found;
}

export function listMembers(mapping: SyntaxNode, text: string): readonly Member[] {
  return listContent(mapping)
    .filter(({ name }) => MEMBERS.has(name))
    .flatMap((pair) => {
      const [key, value] = listContent(pair);
      if (key === undefined || !isKey(key)) return [];
      return [{ name: String(readScalar(key, text)), key, value: unwrap(value) }];
    });
}

export function listItems(list: SyntaxNode): readonly SyntaxNode[] {
  return listContent(list).flatMap((item) => unwrap(item) ?? []);
}

export type Scalar = string | number | boolean | null;

const NUMBER = /^(?:0x[\da-f]+|0o[0-7]+|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;

/** The value of a text without members, by the rules that YAML and JSON share. */
export function readScalar({ from, to }: SyntaxNode, source: string): Scalar {
  const text = source.slice(from, to);
  if (/^["']/.test(text)) return text.slice(1, -1);
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
  if (/^(?:null|~|)$/i.test(text)) return null;
  return NUMBER.test(text) ? Number(text) : text;
}

/** The names of the members around a node, from the root. Undefined stands for an item of a list. */
export function findPath(node: SyntaxNode, text: string): readonly (string | undefined)[] {
  const path: (string | undefined)[] = [];
  for (let each: SyntaxNode | null = node; each !== null; each = each.parent) {
    const { parent } = each;
    if (MEMBERS.has(each.name)) {
      const [key] = listContent(each);
      // Inside a key, the path is that of the mapping that has it.
      if (key !== undefined && isKey(key) && !(key.from <= node.from && node.to <= key.to))
        path.unshift(String(readScalar(key, text)));
    } else if (parent !== null && isList(parent)) path.unshift(undefined);
  }
  return path;
}
