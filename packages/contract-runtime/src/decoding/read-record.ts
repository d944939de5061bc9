// Reads elements as most documents write them: children in the order of the content model, start tags that say nothing but
// attributes, text without references. The frames of `read-element.ts` read everything else, and report what is invalid.

import {
  type AttributeUse,
  type ComplexType,
  codecOf,
  type ElementDeclaration,
  Reading,
} from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { NO_ITEMS, NOTHING } from "../schema/slots.ts";
import type { RecordShape } from "../schema/value-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { type ContentRun, startRun } from "./content-run.ts";
import type { DocumentReader, TypeReader } from "./document-reader.ts";
import { ContentValue, failsAssertion, setOwn, type Target } from "./frame.ts";
import { MAX_PLAIN_ATTRIBUTES } from "./plain-attributes.ts";
import { replay } from "./replay.ts";

const BY_FRAME = new Reading("element");
const BY_FRAME_OF_PARENT = new Reading("identifier");
const OPEN = new Reading("open");

function readingOf({ plain, type }: ElementDeclaration): Reading {
  const codec = codecOf(type);
  if (codec?.type.identifies) return BY_FRAME_OF_PARENT;
  if (!plain) return BY_FRAME;
  if (type.kind === "simple") return new Reading("text", type.codec);
  const { abstract, attributes, attributeWildcard, mixed, shape } = type;
  if (isSkipped(type)) return OPEN;
  if (abstract || mixed || shape === undefined || attributeWildcard !== undefined) return BY_FRAME;
  const { content } = shape;
  if (content.kind === "text" && content.key === undefined && codec !== undefined)
    return new Reading("text", codec);
  return attributes.length <= MAX_PLAIN_ATTRIBUTES ? new Reading("record", codec, type) : BY_FRAME;
}

/** True for a type with open content that is not validated. */
function isSkipped({ attributeWildcard, content, shape }: ComplexType): boolean {
  if (shape !== undefined || attributeWildcard?.processContents !== "skip" || content.kind !== "states")
    return false;
  return content.table.states.every(({ steps }) =>
    steps.every(
      ({ on }) => typeof on === "object" && on.processContents === "skip" && on.namespaces === "any",
    ),
  );
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

/** Reads the next element, which `at` has found, as its declaration says. */
export function readDeclared(reader: DocumentReader, element: ElementDeclaration): unknown {
  element.reading ??= readingOf(element);
  const { by, codec, type } = element.reading;
  if (by === "record") return readRecord(reader, element, type as ComplexType);
  if (by === "open") return reader.open();
  return codec !== undefined && reader.entersBare(element.name)
    ? readText(reader, element.name, codec)
    : reader.child(element);
}

function readText(reader: DocumentReader, name: ElementName, codec: SimpleCodec): unknown {
  switch (codec.form) {
    case "string":
      return reader.string(name);
    case "token":
      return reader.token(name);
    case "integer":
      return reader.integer(name, codec);
    default:
      return reader.value(name, codec);
  }
}

function readRecord(reader: DocumentReader, element: ElementDeclaration, type: ComplexType): unknown {
  const { assertions, attributes, content } = type;
  const { name } = element;
  const generated = reader.readerOf(type);
  if (attributes.length + assertions.length === 0 && generated !== undefined)
    return readRecordBy(generated, reader, element);
  let given = NO_ITEMS;
  if (attributes.length > 0) {
    const values = reader.schema.attributes?.readPlain(reader, name, type);
    if (values === undefined) return reader.child(element);
    given = values;
  } else if (!reader.entersBare(name)) return reader.child(element);
  if (content.kind === "simple") {
    const text = readText(reader, name, content.codec);
    return generated === undefined ? makeText(type, given, text) : generated(reader, given, text);
  }
  const start = content.kind === "empty" ? reader.enterEmpty() : reader.enter();
  if (generated === undefined) return readByTables(reader, name, start, type, attributesOf(type, given));
  const value = generated(reader, given, undefined);
  // The frame reports what fails.
  if (!meetsAssertions(type, value)) reader.stopped = true;
  return finish(reader, element, start, value);
}

/**
 * Reads the next element, which `at` has found, by the generated reader of its type, which has neither attributes nor
 * assertions.
 */
export function readRecordBy(
  generated: TypeReader,
  reader: DocumentReader,
  element: ElementDeclaration,
): unknown {
  if (!reader.entersBare(element.name)) return reader.child(element);
  const start = reader.enter();
  return finish(reader, element, start, generated(reader, NO_ITEMS, undefined));
}

/** Reads the end of an element that a generated reader has read, or the rest that the reader does not support. */
function finish(reader: DocumentReader, element: ElementDeclaration, start: number, value: object): unknown {
  if (!reader.stopped && reader.leaves(element.name, start)) return value;
  reader.stopped = false;
  const type = element.type as ComplexType;
  return reader.continue({ name: element.name, start, type, ...replay(reader.schema, type, value) });
}

/** Returns the value of text with attributes. */
function makeText(type: ComplexType, attributes: readonly unknown[], text: unknown): unknown {
  const value = attributesOf(type, attributes);
  const { content } = type.shape as RecordShape;
  if (content.kind === "text" && content.key !== undefined) setOwn(value, content.key, text);
  return value;
}

/** Returns the empty value of a type with the attributes of an element. */
function attributesOf({ attributes, empty }: ComplexType, given: readonly unknown[]): Target {
  const value: Target = empty === NOTHING ? {} : { ...empty };
  for (let index = 0; index < attributes.length; index++)
    if (given[index] !== undefined) setOwn(value, (attributes[index] as AttributeUse).key, given[index]);
  return value;
}

function readByTables(
  reader: DocumentReader,
  name: ElementName,
  start: number,
  type: ComplexType,
  value: Target,
): unknown {
  const members = new ContentValue(type, value);
  const run = startRun(reader.schema, type);
  if (run !== undefined) readMembers(reader, run, members);
  const isComplete = (run === undefined || run.complete) && meetsAssertions(type, members.finish());
  if (isComplete && reader.leaves(name, start)) return members.finish();
  return reader.continue({ name, start, type, run, value: members });
}

function meetsAssertions(type: ComplexType, value: unknown): boolean {
  const { assertions } = type;
  return assertions.length === 0 || !assertions.some((assertion) => failsAssertion(type, value, assertion));
}
