// Reads elements as most documents write them: children in the order of the content model, start tags that say nothing but
// attributes, text without references. The frames of `read-element.ts` read everything else, and report what is invalid.

import { holds } from "../schema/assertion.ts";
import {
  type AttributeUse,
  type ComplexType,
  codecOf,
  type ElementDeclaration,
  Reading,
} from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { NOTHING } from "../schema/slots.ts";
import type { ContentShape, RecordShape } from "../schema/value-table.ts";
import { type ContentRun, startRun } from "./content-run.ts";
import type { DocumentReader, FastReader } from "./document-reader.ts";
import { ContentValue, setOwn, type Target } from "./frame.ts";
import { MAX_PLAIN_ATTRIBUTES, readPlainAttributes } from "./plain-attributes.ts";

type TextContent = Extract<ContentShape, { kind: "text" }>;

const BY_FRAME = new Reading("element");
const BY_FRAME_OF_PARENT = new Reading("identifier");

function readingOf({ plain, type }: ElementDeclaration): Reading {
  const codec = codecOf(type);
  if (codec?.type.identifies) return BY_FRAME_OF_PARENT;
  if (!plain) return BY_FRAME;
  if (type.kind === "simple") return new Reading("text", type.codec);
  const { abstract, attributes, attributeWildcard, mixed, shape } = type;
  const { content } = shape ?? {};
  if (content?.kind === "text" && content.key === undefined && attributeWildcard === undefined && !abstract)
    return new Reading("text", codec);
  const isPlain = !mixed && !abstract && shape !== undefined && attributeWildcard === undefined;
  return isPlain && attributes.length <= MAX_PLAIN_ATTRIBUTES
    ? new Reading("record", undefined, type)
    : BY_FRAME;
}

/**
 * Reads children that the content model allows, and adds their values. Stops before a child, or at the end tag, that needs
 * the frame of the element. Returns whether there were children.
 */
export function readMembers(reader: DocumentReader, run: ContentRun, value: ContentValue): boolean {
  let found = false;
  if (!reader.mayRecurse) return found;
  for (;;) {
    const step = run.meet(reader);
    if (step?.slot === undefined) return found;
    const { element, slot } = step;
    element.reading ??= readingOf(element);
    if (element.reading.by === "identifier") return found;
    run.advance();
    value.add(slot, readDeclared(reader, element));
    found = true;
  }
}

/** Reads the next element, which `meets` has found, as its declaration says. */
export function readDeclared(reader: DocumentReader, element: ElementDeclaration): unknown {
  element.reading ??= readingOf(element);
  const { by, codec, type } = element.reading;
  const { index, name } = element;
  if (by === "text" && reader.entersBare(name)) return reader.value(name, codec as SimpleCodec);
  if (by !== "record") return reader.child(index);
  const record = type as ComplexType;
  const generated = reader.generatedReaderOf(record);
  if (generated === undefined) return readRecord(reader, element, record);
  return record.attributes.length > 0
    ? generated(reader, name, index)
    : reader.record(name, generated as FastReader, index);
}

function readRecord(reader: DocumentReader, { index, name }: ElementDeclaration, type: ComplexType): unknown {
  const { assertions, attributes, content, shape } = type;
  const value: Target = type.empty === NOTHING ? {} : { ...type.empty };
  if (attributes.length === 0) {
    if (!reader.entersBare(name)) return reader.child(index);
  } else {
    const given = readPlainAttributes(reader, name, type);
    if (given === undefined) return reader.child(index);
    for (let index = 0; index < attributes.length; index++)
      if (given[index] !== undefined) setOwn(value, (attributes[index] as AttributeUse).key, given[index]);
  }
  if (content.kind === "simple") {
    const { key = "" } = (shape as RecordShape).content as TextContent;
    setOwn(value, key, reader.value(name, content.codec));
    return value;
  }
  const start = content.kind === "empty" ? reader.enterEmpty() : reader.enter();
  const run = startRun(reader.schema, type);
  const members = new ContentValue(type, value);
  if (run !== undefined) readMembers(reader, run, members);
  const isComplete =
    (run === undefined || run.complete) &&
    (assertions.length === 0 ||
      assertions.every(({ condition }) => holds(condition, (child) => members.has(child))));
  if (isComplete && reader.leaves(name, start)) return members.finish();
  return reader.continue({ name, start, type, run, value: members });
}
