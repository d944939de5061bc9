import { cutOff, quoteText } from "../quote-text.ts";
import { CARRIAGE_RETURN, codePointAt, isXmlCharacter, LINE_FEED, TAB, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { checkDeclaration } from "./namespace-scope.ts";
import { readReference } from "./read-character-data.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { type QualifiedName, readQualifiedName } from "./read-name.ts";
import { skipSpace } from "./skip-markup.ts";

export interface ReadAttribute extends QualifiedName {
  /** Empty if the attribute has no prefix. */
  readonly namespace: string;
  readonly value: string;
}

export interface StartTag extends QualifiedName {
  /** Empty if the element is in no namespace. */
  readonly namespace: string;
  /** The attributes without namespace declarations. */
  readonly attributes: readonly ReadAttribute[];
  /** The namespace declarations of this tag: prefix (empty for the default) and namespace. */
  readonly declarations: readonly (readonly [prefix: string, namespace: string])[];
  /** True for an element written as `<name/>`. */
  readonly empty: boolean;
}

type RawAttribute = QualifiedName & { readonly value: string };

/** Reads a start tag from its `<` and opens the element. */
export function readStartTag(cursor: Cursor): StartTag {
  const start = cursor.pos;
  // Written so that a bound of NaN rejects everything.
  if (!(cursor.depth < cursor.maxDepth)) {
    throw new ReadError(
      "limit-depth",
      start,
      `at most ${cursor.maxDepth} elements inside each other`,
      "one more",
    );
  }
  cursor.pos++;
  const name = readQualifiedName(cursor, "an element name");
  cursor.depth++;
  const raw: RawAttribute[] = [];
  const declarations: [string, string][] = [];
  const add = (attribute: RawAttribute): void => {
    const prefix = declaredPrefix(attribute);
    if (prefix === undefined) {
      raw.push(attribute);
    } else {
      declare(cursor, attribute, prefix);
      declarations.push([prefix, attribute.value]);
    }
  };
  const defaults = cursor.declared?.defaults.get(name.name);
  const given = defaults === undefined ? undefined : new Set<string>();
  while (!atTagEnd(cursor, name)) {
    if (!(raw.length + declarations.length < cursor.maxAttributes)) {
      const expected = `at most ${cursor.maxAttributes} attributes on an element`;
      throw new ReadError("limit-attributes", cursor.pos, expected, "one more");
    }
    const attribute = readRawAttribute(cursor);
    given?.add(attribute.name);
    add(attribute);
  }
  for (const [attribute, text] of defaults ?? []) {
    if (given?.has(attribute)) continue;
    const value = cursor.declared?.expandReferences(text, start) ?? text;
    const colon = attribute.indexOf(":");
    const prefix = attribute.slice(0, Math.max(colon, 0));
    add({ name: attribute, prefix, local: attribute.slice(colon + 1), offset: start, value });
  }
  const empty = cursor.bytes[cursor.pos] === 0x2f;
  cursor.pos += empty ? 2 : 1;
  const namespace = resolvePrefix(cursor, name);
  return {
    ...name,
    offset: start,
    namespace,
    attributes: resolveAttributes(cursor, raw),
    declarations,
    empty,
  };
}

/** Reads the end tag of the element, unless it is written as an empty element, and closes the element. */
export function readEndTag(cursor: Cursor, tag: StartTag): void {
  if (!tag.empty && !skipPlainEndTag(cursor, tag)) {
    const start = cursor.pos;
    const expected = `</${cutOff(tag.name)}>`;
    if (start >= cursor.bytes.length) throw unfinished(tag.offset, expected);
    cursor.pos += 2;
    const { name } = readQualifiedName(cursor, `the name of ${expected}`);
    if (name !== tag.name) throw new ReadError("malformed-xml", start, expected, `</${cutOff(name)}>`);
    skipSpace(cursor);
    if (cursor.pos >= cursor.bytes.length) throw unfinished(start, expected);
    if (!cursor.lookingAt(">")) {
      throw new ReadError("malformed-xml", cursor.pos, "> at the end of the tag", cursor.showNext());
    }
    cursor.pos++;
  }
  cursor.depth--;
  cursor.scope.leave(cursor.depth);
}

/** Moves past the end tag if it has the usual form: an ASCII name without white space. */
function skipPlainEndTag(cursor: Cursor, { name }: StartTag): boolean {
  const { bytes, pos } = cursor;
  const end = pos + 2 + name.length;
  if (bytes[end] !== 0x3e || bytes[pos] !== 0x3c || bytes[pos + 1] !== 0x2f) return false;
  for (let index = 0; index < name.length; index++) {
    const byte = bytes[pos + 2 + index] as number;
    if (byte >= 0x80 || byte !== name.charCodeAt(index)) return false;
  }
  cursor.pos = end + 1;
  return true;
}

/** Moves past white space. Returns true at `>` or `/>`; otherwise an attribute follows. */
function atTagEnd(cursor: Cursor, tag: QualifiedName): boolean {
  const spaced = skipSpace(cursor);
  const byte = cursor.bytes[cursor.pos];
  if (byte === 0x3e || (byte === 0x2f && cursor.bytes[cursor.pos + 1] === 0x3e)) return true;
  if (byte === undefined) throw unfinished(tag.offset - 1, `the end of the tag <${cutOff(tag.name)}`);
  if (!spaced) throw new ReadError("malformed-xml", cursor.pos, "white space, > or />", cursor.showNext());
  return false;
}

function readRawAttribute(cursor: Cursor): RawAttribute {
  const name = readQualifiedName(cursor, "an attribute name, > or />");
  skipSpace(cursor);
  if (!cursor.lookingAt("=")) {
    const expected = `= and a value for the attribute ${cutOff(name.name)}`;
    throw new ReadError("malformed-xml", cursor.pos, expected, cursor.showNext());
  }
  cursor.pos++;
  skipSpace(cursor);
  return { ...name, value: readAttributeValue(cursor) };
}

/** Returns the prefix that an attribute declares; undefined if it is not a namespace declaration. */
function declaredPrefix(attribute: QualifiedName): string | undefined {
  if (attribute.name === "xmlns") return "";
  return attribute.prefix === "xmlns" ? attribute.local : undefined;
}

function declare(cursor: Cursor, { name, value, offset }: RawAttribute, prefix: string): void {
  const expected = checkDeclaration(prefix, value);
  if (expected !== undefined) {
    throw new ReadError("malformed-xml", offset, expected, `${cutOff(name)}=${quoteText(value)}`);
  }
  if (!cursor.scope.declare(prefix, value, cursor.depth)) throw repeated(name, offset);
}

function resolvePrefix(cursor: Cursor, { name, prefix, offset }: QualifiedName): string {
  const namespace = prefix === "xmlns" ? undefined : cursor.scope.resolve(prefix);
  if (namespace === undefined) {
    throw new ReadError("malformed-xml", offset, "a namespace prefix that is declared", quoteText(name));
  }
  return namespace;
}

const NO_ATTRIBUTES: readonly ReadAttribute[] = [];

function resolveAttributes(cursor: Cursor, raw: readonly RawAttribute[]): readonly ReadAttribute[] {
  if (raw.length === 0) return NO_ATTRIBUTES;
  const seen = new Set<string>();
  return raw.map((attribute) => {
    const namespace = attribute.prefix === "" ? "" : resolvePrefix(cursor, attribute);
    // Local names contain no spaces, so different pairs have different keys.
    const key = `${namespace} ${attribute.local}`;
    if (seen.has(key)) throw repeated(attribute.name, attribute.offset);
    seen.add(key);
    return { ...attribute, namespace };
  });
}

function repeated(name: string, offset: number): ReadError {
  return new ReadError("malformed-xml", offset, "each attribute once", `${quoteText(name)} again`);
}

/** Reads a quoted attribute value (XML 1.0, section 3.3.3): normalises white space and resolves references. */
export function readAttributeValue(cursor: Cursor): string {
  const { bytes } = cursor;
  const opening = cursor.pos;
  const quote = bytes[opening];
  if (quote !== 0x22 && quote !== 0x27) {
    throw new ReadError("malformed-xml", opening, "a quoted attribute value", cursor.showNext());
  }
  cursor.pos++;
  let value = "";
  for (;;) {
    const runStart = cursor.pos;
    skipPlain(cursor, quote);
    value += cursor.decode(runStart, cursor.pos);
    const byte = bytes[cursor.pos];
    if (byte === undefined) throw unfinished(opening, "an attribute value that ends with its quote");
    if (byte === quote) break;
    if (byte === 0x3c) throw new ReadError("malformed-xml", cursor.pos, "no < in an attribute value", '"<"');
    if (byte === 0x26) {
      value += readReference(cursor);
    } else {
      cursor.pos += byte === CARRIAGE_RETURN && bytes[cursor.pos + 1] === LINE_FEED ? 2 : 1;
      value += " ";
    }
  }
  cursor.pos++;
  return value;
}

/** Moves to the next quote, markup, or white space other than a space. */
function skipPlain(cursor: Cursor, quote: number): void {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.pos];
    if (byte === undefined || byte === quote || byte === 0x3c || byte === 0x26) return;
    if (byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN) return;
    if ((byte < 0x20 || byte === 0xef) && !isXmlCharacter(codePointAt(bytes, cursor.pos))) {
      throw new ReadError("malformed-xml", cursor.pos, "a character of XML", cursor.showNext());
    }
    cursor.pos += utf8Length(byte);
  }
}
