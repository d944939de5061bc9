import { splitPointer } from "../issue.ts";
import { ReadError } from "../xml/read-error.ts";
import {
  JsonCursor,
  type JsonMember,
  type JsonNode,
  type LocatedError,
  type OpenNode,
  readName,
  skipScalar,
  skipString,
} from "./json-cursor.ts";

/** The positions of a document's values, and its errors. */
interface JsonDocument {
  /** Undefined if the last error ended the reading. */
  readonly root: JsonNode | undefined;
  readonly errors: readonly LocatedError[];
}

/**
 * Reads a document strictly by RFC 8259. Reports what `JSON.parse` accepts silently: duplicate names in an object, and
 * numbers that are read as another integer. Not recursive.
 */
export function readJson(bytes: Uint8Array, maxDepth: number): JsonDocument {
  const cursor = new JsonCursor(bytes, maxDepth);
  try {
    skipSpace(cursor);
    const root = readValue(cursor, "a value");
    for (let open = cursor.open.at(-1); open !== undefined; open = cursor.open.at(-1)) readNext(cursor, open);
    skipSpace(cursor);
    if (cursor.pos < bytes.length) throw cursor.malformed("the end of the document");
    return { root, errors: cursor.errors };
  } catch (thrown) {
    if (!(thrown instanceof ReadError)) throw thrown;
    return { root: undefined, errors: [...cursor.errors, { path: cursor.path(), error: thrown }] };
  }
}

/** Reads a scalar, or the opening bracket of an object or array. */
function readValue(cursor: JsonCursor, expected: string): JsonNode {
  const offset = cursor.pos;
  switch (cursor.latin1[offset]) {
    case "{":
      return open(cursor, { offset, members: new Map() });
    case "[":
      return open(cursor, { offset, items: [] });
    case '"':
      skipString(cursor);
      return { offset };
    default:
      skipScalar(cursor, expected);
      return { offset };
  }
}

function open(cursor: JsonCursor, node: JsonNode): JsonNode {
  const depth = cursor.open.length + 1;
  if (!(depth <= cursor.maxDepth))
    throw new ReadError("limit-depth", node.offset, `at most ${cursor.maxDepth} levels`, `level ${depth}`);
  cursor.open.push({ node, step: undefined });
  cursor.pos++;
  return node;
}

/** Reads the next member or item of the innermost object or array, or its end. */
function readNext(cursor: JsonCursor, within: OpenNode): void {
  const { members, items } = within.node;
  within.step = undefined;
  skipSpace(cursor);
  const end = members === undefined ? "]" : "}";
  if (cursor.latin1[cursor.pos] === end) {
    cursor.pos++;
    cursor.open.pop();
    return;
  }
  const isFirst = (members?.size ?? items?.length) === 0;
  if (!isFirst) {
    expect(cursor, ",", `"," or "${end}"`);
    skipSpace(cursor);
  }
  const orEnd = isFirst ? ` or "${end}"` : "";
  if (members !== undefined) readMember(cursor, within, members, `a name in quotes${orEnd}`);
  else if (items !== undefined) {
    within.step = items.length;
    items.push(readValue(cursor, `a value${orEnd}`));
  }
}

function readMember(
  cursor: JsonCursor,
  within: OpenNode,
  members: Map<string, JsonMember>,
  expected: string,
): void {
  const nameOffset = cursor.pos;
  const name = readName(cursor, expected);
  within.step = name;
  if (members.has(name)) cursor.report("repeated-member", nameOffset, "one such member", "another");
  skipSpace(cursor);
  expect(cursor, ":", '":"');
  skipSpace(cursor);
  members.set(name, { nameOffset, value: readValue(cursor, "a value") });
}

function expect(cursor: JsonCursor, character: string, expected: string): void {
  if (cursor.latin1[cursor.pos] !== character) throw cursor.malformed(expected);
  cursor.pos++;
}

function skipSpace(cursor: JsonCursor): void {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.pos];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return;
    cursor.pos++;
  }
}

/**
 * Returns the offset of the value at a JSON Pointer, or with `atName` of the member's name. If there is no such value,
 * returns that of the object that lacks it.
 */
export function findOffset(root: JsonNode, pointer: string, atName: boolean): number {
  let node = root;
  let nameOffset = root.offset;
  for (const step of splitPointer(pointer)) {
    const member = node.members?.get(step);
    const child = member?.value ?? node.items?.[Number(step)];
    if (child === undefined) break;
    nameOffset = member?.nameOffset ?? child.offset;
    node = child;
  }
  return atName ? nameOffset : node.offset;
}
