import type { DecodeOptions } from "../decoding/decode-options.ts";
import { locateFault } from "../decoding/locate.ts";
import type { Result } from "../issue.ts";
import { admitDocument, Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { readCharacterData } from "./read-character-data.ts";
import { readEpilog, readProlog } from "./read-document.ts";
import { readEndTag, readStartTag, type StartTag } from "./read-tag.ts";
import { lookingAt, unfinished } from "./skip-markup.ts";

/** An element with where it stands: for readers of documents that no generated decoder knows. */
export interface TreeElement extends StartTag {
  /** Byte offset behind the element's last character. */
  readonly end: number;
  readonly children: readonly TreeElement[];
  /** The character data directly inside the element, in one piece. */
  readonly text: string;
  /** Byte offset of the first character of `text` that is not white space, -1 when there is none. */
  readonly textOffset: number;
}

/** Reads any well-formed document. Issues carry positions; there is at most one, since nothing can be read past it. */
export function readTree(input: Uint8Array | string, options?: DecodeOptions): Result<TreeElement> {
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    const root = readElement(cursor);
    readEpilog(cursor);
    return { ok: true, value: root };
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, issues: [locateFault(input, fault, "")] };
    throw fault;
  }
}

interface OpenElement {
  readonly tag: StartTag;
  readonly children: TreeElement[];
  text: string;
  textOffset: number;
}

// Not recursive: the bound on depth is an option, and no value of it may overflow the stack.
function readElement(cursor: Cursor): TreeElement {
  const open: OpenElement[] = [openElement(readStartTag(cursor))];
  for (;;) {
    const current = open.at(-1) as OpenElement;
    if (!current.tag.empty) {
      readText(cursor, current);
      if (lookingAt(cursor, "<") && !lookingAt(cursor, "</")) {
        open.push(openElement(readStartTag(cursor)));
        continue;
      }
      if (cursor.pos >= cursor.bytes.length) throw unfinished(cursor, cursor.pos, `</${current.tag.name}>`);
    }
    readEndTag(cursor, current.tag);
    const { tag, children, text, textOffset } = open.pop() as OpenElement;
    const element = { ...tag, end: cursor.pos, children, text, textOffset };
    const parent = open.at(-1);
    if (parent === undefined) return element;
    parent.children.push(element);
  }
}

function openElement(tag: StartTag): OpenElement {
  return { tag, children: [], text: "", textOffset: -1 };
}

function readText(cursor: Cursor, element: OpenElement): void {
  const { text, offset, blank } = readCharacterData(cursor);
  element.text += text;
  if (!blank && element.textOffset === -1) element.textOffset = offset;
}
