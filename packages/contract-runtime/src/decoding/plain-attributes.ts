import { ValueIssue } from "../datatypes/simple-type.ts";
import type { AttributeUse, ComplexType } from "../schema/components.ts";
import { isSpace, stopsText } from "../xml/characters.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { DocumentReader } from "./document-reader.ts";

const GREATER_THAN = 0x3e;

/** The values of the attributes of one element. The array is reused for the next element. */
const VALUES: unknown[] = [];

/**
 * Opens the next element, which `meets` has found, and returns the values of its attributes in the order of its type,
 * with undefined for absent ones. Returns undefined, without opening the element, if the start tag needs the tables. The
 * array is reused for the next element.
 */
export function readPlainAttributes(
  reader: DocumentReader,
  name: ElementName,
  { absentAttributes, attributes, requiredAttributes }: ComplexType,
): readonly unknown[] | undefined {
  const { bytes } = reader;
  const end = bytes.length;
  let pos = reader.afterName(name);
  let values = absentAttributes as unknown[];
  let given = 0;
  let required = 0;
  let likely = 0;
  while (pos < end && bytes[pos] !== GREATER_THAN) {
    const spaceStart = pos;
    while (pos < end && isSpace(bytes[pos])) pos++;
    if (pos === end || bytes[pos] === GREATER_THAN) break;
    const index = pos === spaceStart ? -1 : findUse(reader, attributes, likely, pos);
    const use = attributes[index];
    if (use === undefined || (given & (1 << index)) !== 0) return undefined;
    const start = pos + use.words.length + 1;
    pos = findValueEnd(bytes, start, bytes[start - 1] as number);
    if (pos === -1) return undefined;
    const text = reader.ascii(start, pos);
    const value = use.plain ? text : use.codec.decode(text, reader);
    if (value instanceof ValueIssue) return undefined;
    if (given === 0) values = copyValues(absentAttributes);
    values[index] = value;
    given |= 1 << index;
    if (use.required) required++;
    likely = index + 1;
    pos++;
  }
  if (required < requiredAttributes) return undefined;
  reader.enterAt(pos + 1);
  return values;
}

function copyValues(values: readonly unknown[]): unknown[] {
  for (let index = 0; index < values.length; index++) VALUES[index] = values[index];
  return VALUES;
}

/**
 * Returns the index of the attribute whose name is at an offset; -1 for an unknown attribute or one that needs the
 * tables.
 *
 */
function findUse(
  reader: DocumentReader,
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

/** Returns the end of an attribute value without references and special white space; -1 for other values. */
function findValueEnd(bytes: Uint8Array, start: number, quote: number): number {
  if (quote !== 0x22 && quote !== 0x27) return -1;
  const end = bytes.length;
  for (let pos = start; pos < end; pos++) {
    const byte = bytes[pos] as number;
    if (byte === quote) return pos;
    // Other white space becomes a space (XML 1.0, section 3.3.3).
    if (byte < 0x20 || stopsText(byte)) break;
  }
  return -1;
}
