import { splitPointer } from "./json-pointer.ts";

/** Where a value stands in a document, and what is inside it. */
export interface JsonNode {
  /** Byte offset of its first character. */
  readonly offset: number;
  /** Of an object. Where a name is given twice the last one counts, as in `JSON.parse`. */
  readonly members?: Map<string, JsonMember>;
  /** Of an array. */
  readonly items?: JsonNode[];
}

export interface JsonMember {
  /** Byte offset of the quote before its name. */
  readonly nameOffset: number;
  readonly value: JsonNode;
}

/**
 * Where to point for the value at a JSON Pointer: its first character, or with `atName` that of the member's name; where
 * there is no such value, the object that it is missing from.
 */
export function findOffset(root: JsonNode, pointer: string, atName: boolean): number {
  let node = root;
  let nameOffset = root.offset;
  for (const step of splitPointer(pointer)) {
    const member = node.members?.get(step);
    const child = member?.value ?? node.items?.[Number(step)];
    if (child === undefined) return node.offset;
    nameOffset = member?.nameOffset ?? child.offset;
    node = child;
  }
  return atName ? nameOffset : node.offset;
}
