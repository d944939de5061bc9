// Reads tags and maintains the namespaces in scope.

import type { ElementName } from "../xml/element-name.ts";
import { skipContent } from "../xml/read-open-content.ts";
import { readEndTag, readStartTag, type StartTag } from "../xml/read-tag.ts";
import type { DocumentReader } from "./document-reader.ts";

export function readTag(reader: DocumentReader): StartTag {
  const tag = readStartTag(reader);
  if (tag.declarations.length > 0) reader.scopeChanged();
  return tag;
}

export function closeTag(reader: DocumentReader, tag: StartTag): void {
  readEndTag(reader, tag);
  reader.scopeChangedBy(tag);
}

export function skipElement(reader: DocumentReader, tag: StartTag): void {
  skipContent(reader, tag);
  reader.scopeChangedBy(tag);
}

/** Creates the start tag, without its attributes, of an element whose content begins at an offset. */
export function bareTag(
  reader: DocumentReader,
  { length, local, namespace }: ElementName,
  content: number,
): StartTag {
  const offset = reader.bytes.lastIndexOf(LESS_THAN, content - 1);
  let name = local;
  let prefix = "";
  const empty = reader.bytes[content - 2] === SLASH;
  // Most tags consist only of the local name; others have a prefix, or attributes behind the name.
  if (content - offset - 2 > length) {
    [name = local] = reader.decode(offset + 1, content - 1).split(/[\t\n\r ]/, 1);
    prefix = name.slice(0, name.length - local.length).replace(":", "");
  }
  return { name, prefix, local, namespace, offset, attributes: NONE, declarations: NONE, empty };
}

const LESS_THAN = 0x3c;
const SLASH = 0x2f;
const NONE: readonly never[] = [];
