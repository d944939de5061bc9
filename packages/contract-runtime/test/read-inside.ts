import { Cursor } from "../src/xml/cursor.ts";
import type { OpenContent, XmlElement } from "../src/xml/open-content.ts";
import { admitDocument, readProlog } from "../src/xml/read-document.ts";
import { readOpenContent } from "../src/xml/read-open-content.ts";
import { readStartTag } from "../src/xml/read-tag.ts";

/** The content of the innermost of the elements that a document begins with. */
export function readInside(document: string, outer = 0): OpenContent {
  const options = { maxDepth: 1024, maxBytes: 10_000_000 };
  const cursor = new Cursor(admitDocument(document, options), options);
  readProlog(cursor);
  for (let depth = 0; depth < outer; depth++) readStartTag(cursor);
  return readOpenContent(cursor, readStartTag(cursor));
}

/** An element of open content that is empty but for what is given. */
export const element = (name: string, parts: Partial<XmlElement> = {}): XmlElement => ({
  name,
  attributes: [],
  content: [],
  ...parts,
});
