// Reads elements with the tables of a schema, and validates them and builds their values in one pass. Not recursive: a
// deep document must not overflow the stack.

import { hasMembers } from "../encoding/labelled-value.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import { type ElementName, isNamed } from "../xml/element-name.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readElementAsIs, readOpenElement, skipContent, toOpenElement } from "../xml/read-open-content.ts";
import { readEndTag, type StartTag } from "../xml/read-tag.ts";
import type { DocumentReader, OpenRecord } from "./document-reader.ts";
import { addText, endElement } from "./end-element.ts";
import { type Frame, makeFrame, type Target } from "./frame.ts";
import { findInstanceAttribute, openElement } from "./open-element.ts";
import { readDeclared, readMembers } from "./read-record.ts";
import { bareTag, closeTag, readTag, skipElement } from "./read-tags.ts";
import { describeTag, recover, reject } from "./unexpected-child.ts";

/**
 * Reads the root element: the declaration at an index or, without an index, any global element and any element that names
 * its type. Returns undefined if the root is rejected.
 */
export function readRoot(reader: DocumentReader, index: number | undefined): unknown {
  const { schema, issues } = reader;
  if (index !== undefined) {
    const root = schema.element(index);
    reader.next();
    if (reader.at(root)) return readDeclared(reader, root);
  }
  const tag = readTag(reader);
  const declaration =
    index === undefined ? schema.findElement(tag.namespace, tag.local) : schema.element(index);
  if (declaration !== undefined && isNamed(declaration, tag.namespace, tag.local))
    return readOpened(reader, tag, declaration);
  // Without a declaration, the type that an element names validates it (section 3.3.4).
  if (declaration === undefined && findInstanceAttribute(tag, "type") !== undefined)
    return readContent(reader, openElement(reader, undefined, tag, undefined, undefined, false));
  const roots = schema.table.globalElements.map((root) => schema.element(root));
  const { name } = declaration ?? roots.find(({ name }) => name.local === tag.local) ?? {};
  const isAlike = name?.local === tag.local;
  const expected =
    name === undefined ? "a root element that the schema declares" : describeTag(name, isAlike);
  issues.add("unexpected-root", tag.offset, expected, describeTag(tag, isAlike));
  skipContent(reader, tag);
  return undefined;
}

/** Reads the next element with the given declaration. */
export function readChild(reader: DocumentReader, declaration: ElementDeclaration): unknown {
  const tag = readTag(reader);
  if (isNamed(declaration, tag.namespace, tag.local)) return readOpened(reader, tag, declaration);
  // The name was compared before the namespace declarations of its own start tag were read.
  reader.issues.add(
    "unexpected-element",
    tag.offset,
    describeTag(declaration.name, true),
    describeTag(tag, true),
  );
  skipElement(reader, tag);
  return undefined;
}

/** Reads the element of the last start tag, including its end tag. */
function readOpened(reader: DocumentReader, tag: StartTag, declaration: ElementDeclaration): unknown {
  return readContent(reader, openElement(reader, undefined, tag, declaration, undefined, false));
}

/** Reads the rest of an element. */
export function continueElement(
  reader: DocumentReader,
  { name, run, start, type, value }: OpenRecord,
): unknown {
  const tag = bareTag(reader, name, start);
  return readContent(reader, makeFrame({ tag, type, run, value }));
}

/**
 * Returns the text of an opened element, and reads its end tag.
 *
 * @param start the offset of its content
 * @param read the text read so far
 */
export function readText(reader: DocumentReader, name: ElementName, start: number, read: string): string {
  let text = read;
  const tag = bareTag(reader, name, start);
  while (reader.lookingAt("<") && !reader.lookingAt("</")) {
    const child = readTag(reader);
    reader.issues.add("unexpected-element", child.offset, "text only", describeTag(child));
    skipElement(reader, child);
    text += readCharacterData(reader).text;
  }
  readEndTag(reader, tag);
  return text;
}

/** Reads until the element of the frame ends, and returns its value. */
function readContent(reader: DocumentReader, outermost: Frame): unknown {
  let frame = outermost;
  for (;;) {
    if (!frame.tag.empty) {
      const opened = readNext(reader, frame);
      if (opened === "again") continue;
      if (opened !== "end") {
        frame = opened;
        continue;
      }
    }
    const value = withLabel(frame, endElement(reader, frame));
    reader.identityConstraints?.close(frame);
    closeTag(reader, frame.tag);
    if (frame === outermost) return value;
    // Only the outermost frame has no parent.
    const parent: Frame = frame.parent as Frame;
    deliver(reader, parent, frame, value);
    frame = parent;
  }
}

/** Reads the next item of an element. Returns a frame for a child with content, or the outcome. */
function readNext(reader: DocumentReader, frame: Frame): Frame | "again" | "end" {
  const { run, type, value } = frame;
  // Text between the elements of mixed content is part of its value.
  const hasMembers = run !== undefined && value !== undefined && !(type.kind === "complex" && type.mixed);
  if (hasMembers && !reader.identityConstraints?.active) {
    reader.next();
    if (readMembers(reader, run, value)) frame.hasChildren = true;
  }
  const data = readCharacterData(reader);
  if (data.text !== "") addText(reader, frame, data);
  if (!reader.lookingAt("<") || reader.lookingAt("</")) return "end";
  return readAny(reader, frame);
}

/** Reads a child. */
function readAny(reader: DocumentReader, frame: Frame): Frame | "again" {
  const tag = readTag(reader);
  frame.hasChildren = true;
  const match = frame.run?.match(tag.namespace, tag.local) ?? recover(reader, frame, tag);
  if (match === undefined) {
    skipElement(reader, tag);
    return "again";
  }
  if ("element" in match)
    return openElement(reader, frame, tag, match.element, match.slot, frame.node !== undefined);
  const { wildcard } = match;
  const declaration =
    wildcard.processContents === "skip" ? undefined : reader.schema.findElement(tag.namespace, tag.local);
  if (wildcard.processContents === "skip") {
    // A kept node repeats the namespace declarations of its context only at its root.
    const node = frame.node === undefined ? readOpenElement(reader, tag) : readElementAsIs(reader, tag);
    reader.scopeChangedBy(tag);
    if (frame.node === undefined) frame.value?.addNode(node);
    else frame.node.content.push(node);
    return "again";
  }
  // The type that an element names replaces its declaration (section 3.10.1).
  if (
    declaration === undefined &&
    wildcard.processContents === "strict" &&
    findInstanceAttribute(tag, "type") === undefined
  ) {
    reject(reader, frame, tag, "an element that the schema declares");
    skipElement(reader, tag);
    return "again";
  }
  return openElement(reader, frame, tag, declaration, undefined, true);
}

/** Labels a value with its type if that is not the declared type. */
function withLabel({ attributes, label, type }: Frame, value: unknown): unknown {
  if (label === undefined) return value;
  // A nil element has only attributes.
  const isObject = value === attributes || hasMembers(type);
  return isObject ? { "xsi:type": label, ...(value as Target) } : { "xsi:type": label, value };
}

/** Adds the value of an element that has ended to the value of its parent. */
function deliver(reader: DocumentReader, parent: Frame, { node, slot, tag }: Frame, value: unknown): void {
  if (parent.node !== undefined) {
    if (node !== undefined) parent.node.content.push(node);
  } else if (slot !== undefined) {
    parent.value?.add(slot, value);
  } else if (node !== undefined) {
    parent.value?.addNode(toOpenElement(reader, tag, node));
  }
}
