import { startRun } from "../validating/element-frame.ts";
import type { Schema } from "../validating/schema.ts";
import type { Cursor } from "../xml/cursor.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { XmlAttribute } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readOpenContent, readOpenElement } from "../xml/read-open-content.ts";
import { readEndTag, readStartTag, type StartTag } from "../xml/read-tag.ts";
import { lookingAt } from "../xml/skip-markup.ts";
import { ContentValue, setOwn, type Target } from "./content-value.ts";
import type { TextValues } from "./text-values.ts";
import type { ContentShape, RecordShape, ValueTable } from "./value-table.ts";

/** Reads values out of a document that is known to be valid. As deep as the document's bound on depth, not deeper. */
export class ValueReader {
  readonly #schema: Schema;
  readonly #values: ValueTable;
  readonly #texts: TextValues;
  readonly #cursor: Cursor;

  constructor(schema: Schema, values: ValueTable, texts: TextValues, cursor: Cursor) {
    this.#schema = schema;
    this.#values = values;
    this.#texts = texts;
    this.#cursor = cursor;
  }

  /** The value of an element whose start tag was read last; the cursor moves behind its end tag. */
  readElement(tag: StartTag, place: number): unknown {
    const {
      type,
      default: fallback,
      fixed = fallback,
    } = this.#schema.table.elements.at(place) ?? { type: 0 };
    const shape = this.#values.types.at(type);
    if (isNil(tag)) return this.#readNil(tag, shape?.kind === "record" ? shape : undefined);
    if (shape?.kind === "open") return readOpenContent(this.#cursor, tag);
    if (shape?.kind === "record") return this.#readRecord(tag, type, shape, fixed?.text);
    return this.#readText(tag, type, fixed?.text);
  }

  #readText(tag: StartTag, type: number, fallback: string | undefined): unknown {
    let text = tag.empty ? "" : readCharacterData(this.#cursor).text;
    if (text === "" && fallback !== undefined) text = fallback;
    // Prefixes mean what the element declares, and its end takes the declarations away.
    const value = this.#texts.read(type, text, (prefix) => this.#cursor.scope.resolve(prefix));
    readEndTag(this.#cursor, tag);
    return value;
  }

  #readNil(tag: StartTag, shape: RecordShape | undefined): unknown {
    const attributes = shape === undefined ? undefined : this.#readAttributes(tag, shape);
    if (!tag.empty) readCharacterData(this.#cursor);
    readEndTag(this.#cursor, tag);
    const open = shape !== undefined && (shape.attributes.length > 0 || shape.anyAttribute !== undefined);
    return open ? { ...attributes, nil: true } : null;
  }

  #readRecord(tag: StartTag, type: number, shape: RecordShape, fallback: string | undefined): unknown {
    const { content } = shape;
    const value = this.#readAttributes(tag, shape);
    if (content.kind === "text") {
      const text = this.#readText(tag, content.type, fallback);
      if (content.key === undefined) return text;
      value[content.key] = text;
      return value;
    }
    return this.#readChildren(tag, type, content, value);
  }

  #readChildren(
    tag: StartTag,
    type: number,
    content: Exclude<ContentShape, { kind: "text" }>,
    target: Target,
  ): unknown {
    const cursor = this.#cursor;
    const run = startRun(this.#schema, this.#schema.typeAt(type));
    const value = new ContentValue(this.#schema, content, target);
    while (!tag.empty) {
      const { text } = readCharacterData(cursor);
      if (text !== "") value.addText(text);
      if (!lookingAt(cursor, "<") || lookingAt(cursor, "</")) break;
      const child = readStartTag(cursor);
      const match = run?.take(child.namespace, child.local);
      const place = match !== undefined && "name" in match ? value.placeOf(child) : undefined;
      if (place === undefined) value.addNode(readOpenElement(cursor, child));
      else value.addElement(child, this.readElement(child, place));
    }
    readEndTag(cursor, tag);
    return value.finish();
  }

  #readAttributes(tag: StartTag, { attributes, anyAttribute }: RecordShape): Target {
    const value: Target = {};
    for (const { key, name, namespace, type, value: fallback } of attributes) {
      const given = tag.attributes.find((other) => other.local === name && other.namespace === namespace);
      const text = given?.value ?? fallback;
      if (text === undefined) continue;
      setOwn(
        value,
        key,
        this.#texts.read(type, text, (prefix) => this.#cursor.scope.resolve(prefix)),
      );
    }
    if (anyAttribute === undefined) return value;
    value[anyAttribute] = tag.attributes
      .filter(({ namespace }) => namespace !== XSI_NAMESPACE)
      .filter(
        ({ local, namespace }) =>
          !attributes.some((other) => other.name === local && other.namespace === namespace),
      )
      .map(({ name, namespace, value: text }): XmlAttribute => {
        return namespace === "" ? { name, value: text } : { name, namespace, value: text };
      });
    return value;
  }
}

function isNil({ attributes }: StartTag): boolean {
  const nil = attributes.find(({ local, namespace }) => local === "nil" && namespace === XSI_NAMESPACE);
  return nil !== undefined && /^\s*(?:true|1)\s*$/.test(nil.value);
}
