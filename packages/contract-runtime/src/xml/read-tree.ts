import { locateReadError } from "../decoding/locate.ts";
import type { Result } from "../issue.ts";
import type { DecodeOptions } from "./cursor.ts";
import { Cursor } from "./cursor.ts";
import { admitDocument, readEpilog, readProlog } from "./read-document.ts";
import { ReadError } from "./read-error.ts";
import { walkContent } from "./read-open-content.ts";
import { readStartTag, type StartTag } from "./read-tag.ts";

/** An element with its position, for documents without a generated decoder. */
export interface TreeElement extends StartTag {
  /** The byte offset behind the element's last character. */
  readonly end: number;
  readonly children: readonly TreeElement[];
  /** The concatenated character data directly inside the element. */
  readonly text: string;
  /** The byte offset of the first character of `text` other than white space, or -1. */
  readonly textOffset: number;
}

/** Reads any well-formed document. Returns at most one issue, with its position: reading stops at the first error. */
export function readTree(input: Uint8Array | string, options?: DecodeOptions): Result<TreeElement> {
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    const root = readElement(cursor);
    readEpilog(cursor);
    return { ok: true, value: root };
  } catch (error) {
    if (error instanceof ReadError) return { ok: false, issues: [locateReadError(input, error, "")] };
    throw error;
  }
}

/** An element whose end has not been read. */
interface OpenElement extends StartTag {
  end: number;
  readonly children: OpenElement[];
  text: string;
  textOffset: number;
}

function readElement(cursor: Cursor): TreeElement {
  const tag = readStartTag(cursor);
  const root = openElement(tag);
  const open = [root];
  walkContent(cursor, tag, {
    text({ text, offset, blank }) {
      const element = open.at(-1) as OpenElement;
      element.text += text;
      if (!blank && element.textOffset === -1) element.textOffset = offset;
    },
    open(child) {
      const element = openElement(child);
      open.at(-1)?.children.push(element);
      open.push(element);
      return false;
    },
    close(_, end) {
      (open.pop() as OpenElement).end = end;
    },
  });
  return root;
}

function openElement(tag: StartTag): OpenElement {
  return { ...tag, end: 0, children: [], text: "", textOffset: -1 };
}
