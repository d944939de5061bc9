// How generated encoders write elements: the tags are bytes already, and what is between them becomes bytes at once.

import { formatInteger } from "../lexical/integer.ts";
import type { OpenContent } from "../xml/open-content.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import { type MarkupBytes, markupBytes, writeMarkup } from "./write-markup.ts";
import { writeText, writeWellFormed } from "./write-text.ts";
import { returnWriter, takeWriter, type XmlWriter } from "./xml-writer.ts";

/** The tags of an element, as an encoder writes them. */
export interface ElementTags {
  readonly name: string;
  readonly start: MarkupBytes;
  readonly end: MarkupBytes;
  /** The tag of an element that holds nothing. */
  readonly empty: MarkupBytes;
}

/** Makes the tags of an element once, for every document. */
export function elementTags(name: string): ElementTags {
  return {
    name,
    start: markupBytes(`<${name}>`),
    end: markupBytes(`</${name}>`),
    empty: markupBytes(`<${name}/>`),
  };
}

/** A document whose root is written by `writeRoot`. */
export function encodeDocument(writeRoot: (writer: XmlWriter) => void): string {
  const writer = takeWriter();
  writeMarkup(writer, DECLARATION);
  writeRoot(writer);
  const document = writer.toString();
  returnWriter(writer);
  return document;
}

/** Writes a start tag. */
export function writeStart(writer: XmlWriter, { start }: ElementTags): void {
  writeMarkup(writer, start);
}

/** Writes an end tag. */
export function writeEnd(writer: XmlWriter, { end }: ElementTags): void {
  writeMarkup(writer, end);
}

/** Writes the tag of an element that holds nothing. */
export function writeEmpty(writer: XmlWriter, { empty }: ElementTags): void {
  writeMarkup(writer, empty);
}

/** Writes an element that holds text, escaped. */
export function writeString(writer: XmlWriter, tags: ElementTags, value: string): void {
  writeMarkup(writer, tags.start);
  writeText(writer, value);
  writeMarkup(writer, tags.end);
}

/** Writes an element that holds a boolean. */
export function writeBoolean(writer: XmlWriter, tags: ElementTags, value: boolean): void {
  writeMarkup(writer, tags.start);
  writeMarkup(writer, value ? TRUE : FALSE);
  writeMarkup(writer, tags.end);
}

/** Writes an element that holds an integer. Throws a RangeError for what is not one that a double holds exactly. */
export function writeInteger(writer: XmlWriter, tags: ElementTags, value: number): void {
  writeMarkup(writer, tags.start);
  if (value >= 0 && value < 1e9 && value === (value | 0)) writeDigits(writer, value);
  else writeWellFormed(writer, formatInteger(value));
  writeMarkup(writer, tags.end);
}

/** Writes an element of a type that takes any content. */
export function writeOpen(writer: XmlWriter, { name }: ElementTags, value: OpenContent): void {
  writeWellFormed(writer, writeOpenContent(name, value));
}

function writeDigits(writer: XmlWriter, value: number): void {
  writer.reserve(9);
  const { bytes } = writer;
  let digits = 1;
  for (let power = 10; value >= power; power *= 10) digits++;
  let rest = value;
  for (let pos = writer.pos + digits - 1; pos >= writer.pos; pos--) {
    const tens = (rest / 10) | 0;
    bytes[pos] = 0x30 + rest - 10 * tens;
    rest = tens;
  }
  writer.pos += digits;
}

const DECLARATION = markupBytes(XML_DECLARATION);
const TRUE = markupBytes("true");
const FALSE = markupBytes("false");
