import { codePointAt, showCharacter } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { XML_NAMESPACE, XMLNS_NAMESPACE } from "./namespace-scope.ts";
import { readAttributeValue } from "./read-character-data.ts";
import { type QualifiedName, readQualifiedName } from "./read-name.ts";
import { lookingAt, skipSpace, unfinished } from "./skip-markup.ts";

export interface ReadAttribute extends QualifiedName {
  /** Empty when the attribute has no prefix. */
  readonly namespace: string;
  readonly value: string;
}

export interface StartTag extends QualifiedName {
  /** Empty when the element is in no namespace. */
  readonly namespace: string;
  /** Without the namespace declarations. */
  readonly attributes: readonly ReadAttribute[];
  /** The namespace declarations on this tag: prefix (empty for the default) and namespace. */
  readonly declarations: readonly (readonly [prefix: string, namespace: string])[];
  /** Written as `<name/>`. */
  readonly empty: boolean;
}

/** Reads a start tag, the cursor standing on its `<`, and opens the element. */
export function readStartTag(cursor: Cursor): StartTag {
  const start = cursor.pos;
  if (cursor.depth >= cursor.maxDepth) {
    throw new Fault(
      "limit-depth",
      start,
      `at most ${cursor.maxDepth} elements inside each other`,
      "one more",
    );
  }
  cursor.pos++;
  const name = readQualifiedName(cursor, "an element name");
  cursor.depth++;
  const raw: (QualifiedName & { value: string })[] = [];
  const declarations: [string, string][] = [];
  while (!atTagEnd(cursor, name)) {
    if (raw.length + declarations.length >= cursor.maxAttributes) {
      throw new Fault(
        "limit-attributes",
        cursor.pos,
        `at most ${cursor.maxAttributes} attributes on an element`,
        "one more",
      );
    }
    const attribute = readRawAttribute(cursor);
    const prefix = declaredPrefix(attribute);
    if (prefix === undefined) {
      raw.push(attribute);
    } else {
      checkDeclaration(attribute, prefix, declarations);
      declarations.push([prefix, attribute.value]);
      cursor.scope.declare(prefix, attribute.value, cursor.depth);
    }
  }
  const empty = cursor.bytes[cursor.pos] === 0x2f;
  cursor.pos += empty ? 2 : 1;
  const namespace = resolvePrefix(cursor, name, name.prefix);
  return {
    ...name,
    offset: start,
    namespace,
    attributes: resolveAttributes(cursor, raw),
    declarations,
    empty,
  };
}

/** Reads the end tag of the element, unless it was written empty, and closes the element. */
export function readEndTag(cursor: Cursor, tag: StartTag): void {
  if (!tag.empty) {
    const start = cursor.pos;
    const expected = `</${tag.name}>`;
    if (cursor.bytes[start] === undefined) throw unfinished(cursor, start, expected);
    cursor.pos += 2;
    const { name } = readQualifiedName(cursor, `the name of ${expected}`);
    if (name !== tag.name) throw new Fault("malformed-xml", start, expected, `</${name}>`);
    skipSpace(cursor);
    if (cursor.bytes[cursor.pos] === undefined) throw unfinished(cursor, start, expected);
    if (cursor.bytes[cursor.pos] !== 0x3e) {
      throw new Fault(
        "malformed-xml",
        cursor.pos,
        "> at the end of the tag",
        showCharacter(codePointAt(cursor.bytes, cursor.pos)),
      );
    }
    cursor.pos++;
  }
  cursor.depth--;
  cursor.scope.leave(cursor.depth);
}

/** Moves past white space; true at `>` or `/>`. What follows white space is an attribute. */
function atTagEnd(cursor: Cursor, tag: QualifiedName): boolean {
  const spaced = skipSpace(cursor);
  const byte = cursor.bytes[cursor.pos];
  if (byte === 0x3e || (byte === 0x2f && cursor.bytes[cursor.pos + 1] === 0x3e)) return true;
  if (byte === undefined) throw unfinished(cursor, tag.offset - 1, `the end of the tag <${tag.name}`);
  if (!spaced) {
    throw new Fault(
      "malformed-xml",
      cursor.pos,
      "white space, > or />",
      showCharacter(codePointAt(cursor.bytes, cursor.pos)),
    );
  }
  return false;
}

function readRawAttribute(cursor: Cursor): QualifiedName & { value: string } {
  const name = readQualifiedName(cursor, "an attribute name, > or />");
  skipSpace(cursor);
  if (!lookingAt(cursor, "=")) {
    throw new Fault(
      "malformed-xml",
      cursor.pos,
      `= and a value for the attribute ${name.name}`,
      showNext(cursor),
    );
  }
  cursor.pos++;
  skipSpace(cursor);
  return { ...name, value: readAttributeValue(cursor) };
}

function showNext(cursor: Cursor): string {
  return cursor.pos < cursor.bytes.length
    ? showCharacter(codePointAt(cursor.bytes, cursor.pos))
    : "the end of the document";
}

/** The prefix that an attribute declares, undefined when it is not a namespace declaration. */
function declaredPrefix(attribute: QualifiedName): string | undefined {
  if (attribute.name === "xmlns") return "";
  return attribute.prefix === "xmlns" ? attribute.local : undefined;
}

/** Namespaces in XML 1.0, section 3: reserved prefixes and namespaces, no undeclaring of prefixes. */
function checkDeclaration(
  attribute: QualifiedName & { value: string },
  prefix: string,
  declarations: readonly (readonly [string, string])[],
): void {
  const { value, offset, name } = attribute;
  const refuse = (expected: string): Fault =>
    new Fault("malformed-xml", offset, expected, `${name}="${value}"`);
  if (declarations.some(([declared]) => declared === prefix)) throw refuse("each attribute once");
  if (prefix === "xmlns") throw refuse("no declaration of the prefix xmlns");
  if ((prefix === "xml") !== (value === XML_NAMESPACE))
    throw refuse(`the prefix xml for ${XML_NAMESPACE}, and for nothing else`);
  if (value === XMLNS_NAMESPACE) throw refuse(`no prefix for ${XMLNS_NAMESPACE}`);
  if (value === "" && prefix !== "") throw refuse("a namespace name");
}

function resolvePrefix(cursor: Cursor, name: QualifiedName, prefix: string): string {
  const namespace = prefix === "xmlns" ? undefined : cursor.scope.resolve(prefix);
  if (namespace === undefined) {
    throw new Fault("malformed-xml", name.offset, "a namespace prefix that is declared", `"${name.name}"`);
  }
  return namespace;
}

function resolveAttributes(
  cursor: Cursor,
  raw: readonly (QualifiedName & { value: string })[],
): ReadAttribute[] {
  const seen = new Set<string>();
  return raw.map((attribute) => {
    const namespace = attribute.prefix === "" ? "" : resolvePrefix(cursor, attribute, attribute.prefix);
    const key = `${namespace} ${attribute.local}`;
    if (seen.has(key))
      throw new Fault("malformed-xml", attribute.offset, "each attribute once", `"${attribute.name}" again`);
    seen.add(key);
    return { ...attribute, namespace };
  });
}
