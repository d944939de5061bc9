import { ValueIssue } from "../datatypes/simple-type.ts";
import type { AttributeUse, ComplexType } from "../schema/components.ts";
import { isSpace, stopsText } from "../xml/characters.ts";
import type { Cursor } from "../xml/cursor.ts";
import type { ElementName, Words } from "../xml/element-name.ts";
import { readAttributeValue } from "../xml/read-tag.ts";
import type { DocumentContext } from "./document-context.ts";

const GREATER_THAN = 0x3e;
const SLASH = 0x2f;

/** A reader of a document, at a start tag. */
interface StartTagReader extends Cursor, DocumentContext {
  afterName(name: ElementName): number;
  enterAt(contentStart: number, isEmpty: boolean): void;
  stands(words: Words, pos: number): boolean;
}

/** The maximum number of attributes of a type with a generated reader: those that have occurred are bits of a number. */
export const MAX_PLAIN_ATTRIBUTES = 31;

/** The values of the attributes of one element. The array is reused for the next element. */
const VALUES: unknown[] = [];

/** An attribute that identifies its element or refers to others. */
interface Identifying {
  readonly use: AttributeUse;
  readonly text: string;
  readonly offset: number;
}

const NONE: readonly Identifying[] = [];

/**
 * Opens the next element, which `at` has found, and returns the values of its attributes in the order of its type,
 * with undefined for absent ones. Returns undefined, without opening the element, if the start tag needs a frame. The
 * array is reused for the next element.
 */
export function readPlainAttributes(
  reader: StartTagReader,
  name: ElementName,
  type: ComplexType,
): readonly unknown[] | undefined {
  const { pos } = reader;
  const values = readUses(reader, name, type);
  if (values === undefined) reader.pos = pos;
  return values;
}

function readUses(
  reader: StartTagReader,
  name: ElementName,
  { absentAttributes, attributes, content, requiredAttributes }: ComplexType,
): readonly unknown[] | undefined {
  const { bytes, pos: tag } = reader;
  const end = bytes.length;
  let pos = reader.afterName(name);
  let values = absentAttributes as unknown[];
  let found = 0;
  let required = 0;
  let likely = 0;
  let identifying = NONE;
  while (pos < end && bytes[pos] !== GREATER_THAN) {
    const offset = skipSpaces(bytes, pos);
    if (offset === end || bytes[offset] === GREATER_THAN || bytes[offset] === SLASH) {
      pos = offset;
      break;
    }
    const index = offset === pos ? -1 : findUse(reader, attributes, likely, offset);
    const use = attributes[index];
    if (use === undefined || (found & (1 << index)) !== 0) return undefined;
    const text = readText(reader, offset + use.words.length);
    const value = text === undefined || use.plain ? text : use.codec.decode(text, reader);
    if (text === undefined || value instanceof ValueIssue) return undefined;
    if (use.codec.type.identifies) identifying = [...identifying, { use, text, offset }];
    if (found === 0) values = copyValues(absentAttributes);
    values[index] = value;
    found |= 1 << index;
    if (use.required) required++;
    likely = index + 1;
    pos = reader.pos;
  }
  const isEmpty = bytes[pos] === SLASH;
  // The tables read the text of an empty element, which may be a default.
  if (required < requiredAttributes || (isEmpty && content.kind === "simple")) return undefined;
  if (isEmpty) pos++;
  if (pos >= end || bytes[pos] !== GREATER_THAN) return undefined;
  reader.enterAt(pos + 1, isEmpty);
  if (identifying !== NONE) recordIdentifiers(reader, tag, identifying);
  return values;
}

function skipSpaces(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (pos < bytes.length && isSpace(bytes[pos])) pos++;
  return pos;
}

function copyValues(values: readonly unknown[]): unknown[] {
  for (let index = 0; index < values.length; index++) VALUES[index] = values[index];
  return VALUES;
}

/**
 * Returns the index of the attribute whose name is at an offset; -1 for an unknown attribute or one that needs the
 * tables.
 */
function findUse(
  reader: StartTagReader,
  attributes: readonly AttributeUse[],
  likely: number,
  start: number,
): number {
  for (let step = 0; step < attributes.length; step++) {
    const index = (likely + step) % attributes.length;
    const { checked, words } = attributes[index] as AttributeUse;
    if (reader.stands(words, start)) return checked ? -1 : index;
  }
  return -1;
}

/** Reads a quoted value, and leaves the reader behind it. Returns undefined if there is no quote at the offset. */
function readText(reader: StartTagReader, opening: number): string | undefined {
  const { bytes } = reader;
  const quote = bytes[opening];
  if (quote !== 0x22 && quote !== 0x27) return undefined;
  const start = opening + 1;
  const end = bytes.length;
  for (let pos = start; pos < end; pos++) {
    const byte = bytes[pos] as number;
    if (byte === quote) {
      reader.pos = pos + 1;
      return reader.ascii(start, pos);
    }
    // Other white space becomes a space (XML 1.0, section 3.3.3).
    if (byte < 0x20 || stopsText(byte)) break;
  }
  reader.pos = opening;
  return readAttributeValue(reader);
}

/** Records the identifiers and references of a start tag at an offset. */
function recordIdentifiers(reader: StartTagReader, tag: number, identifying: readonly Identifying[]): void {
  for (const { offset, text, use } of identifying) {
    const value = use.codec.type.read(text, reader);
    if (!(value instanceof ValueIssue))
      reader.identifiers?.record(value, tag, (code, expected, received) =>
        reader.issues.add(code, offset, expected, received, tag, `/@${use.name}`),
      );
  }
}
