// Writes values as elements with the tables of a schema. Not recursive: a deep value must not overflow the stack.

import {
  type AttributeUse,
  type ComplexType,
  codecOf,
  type ElementDeclaration,
  type TypeDefinition,
} from "../schema/components.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { RecordShape } from "../schema/value-table.ts";
import { checkOpenAttributes, checkOpenContent } from "./check-open-content.ts";
import type { DocumentWriter } from "./document-writer.ts";
import { isLabelled, isNil } from "./labelled-value.ts";
import { type Child, listChildren } from "./list-children.ts";
import { isRecord, memberOf, type Step, type ValueRecord } from "./member-of.ts";
import { writeRecord } from "./record-writer.ts";
import { writeNode, writeOpen } from "./write-nodes.ts";
import { writeAttributeValue, writeText, writeWellFormed } from "./write-text.ts";
import { type Frame, makeFrame, placed, reject, rejectCycle } from "./written-frame.ts";

/**
 * Writes an element.
 *
 * @throws TypeError for a value that does not have its type, with a JSON Pointer to it; RangeError for characters that XML
 *   does not allow
 */
export function writeValue(writer: DocumentWriter, declaration: ElementDeclaration, value: unknown): void {
  let frame = openElement(writer, undefined, declaration, value, []);
  while (frame !== undefined) {
    const child = frame.children[frame.next++];
    if (child === undefined) {
      writer.end(frame.declaration.name, frame.content);
      frame = frame.parent;
    } else if (child.kind === "element") {
      frame = openElement(writer, frame, child.declaration, child.value, child.valueSteps) ?? frame;
    } else if (child.kind === "text") placed(frame, child.steps, () => writeText(writer, child.text));
    else placed(frame, child.steps, () => writeNode(writer, child.node));
  }
}

/** Writes an element up to its children; undefined if it has none. */
function openElement(
  writer: DocumentWriter,
  parent: Frame | undefined,
  declaration: ElementDeclaration,
  value: unknown,
  steps: readonly Step[],
): Frame | undefined {
  const { typeLabels } = writer.schema;
  if (typeLabels !== undefined && isLabelled(writer.schema, value)) {
    const { frame, type } = typeLabels.makeFrame(writer.schema, parent, declaration, value, steps);
    return openTyped(writer, frame, type);
  }
  const plan = writer.planOf(declaration);
  if (plan !== undefined) {
    writeRecord(writer, plan, declaration.name, value);
    return undefined;
  }
  return openTyped(writer, makeFrame(parent, declaration, value, steps), declaration.type);
}

function openTyped(writer: DocumentWriter, frame: Frame, type: TypeDefinition): Frame | undefined {
  // Checked only at some depths, because the check costs time.
  if (frame.depth > 1_000 && (frame.depth & (frame.depth - 1)) === 0) rejectCycle(frame);
  if (frame.value === null && frame.declaration.nillable) {
    begin(writer, frame);
    writeWellFormed(writer, writer.nil());
    writer.end(frame.declaration.name, writer.close());
    return undefined;
  }
  if (type.kind === "simple") {
    writeTextValue(writer, frame, type.codec);
    return undefined;
  }
  const { shape } = type;
  if (shape === undefined) {
    openContent(writer, frame, writer.prefixes.declared);
    return undefined;
  }
  return openRecord(writer, frame, type, shape);
}

/** Writes the start tag up to its attributes, and the type that the value names. */
function begin(writer: DocumentWriter, { declaration, label }: Frame): void {
  writer.begin(declaration.name);
  if (label !== undefined) writeWellFormed(writer, writer.xsiType(label));
}

/** Writes an element whose value is text. */
function writeTextValue(writer: DocumentWriter, frame: Frame, codec: SimpleCodec): void {
  const { name } = frame.declaration;
  encodeText(writer, frame, codec, frame.value, [], (text) => {
    if (frame.label === undefined) {
      writer.text(name, text);
      return;
    }
    begin(writer, frame);
    const content = writer.close();
    writeText(writer, text);
    writer.end(name, content);
  });
}

function openRecord(
  writer: DocumentWriter,
  frame: Frame,
  type: ComplexType,
  shape: RecordShape,
): Frame | undefined {
  const { declaration, value } = frame;
  const { content } = shape;
  if (content.kind === "text" && content.key === undefined) {
    writeTextValue(writer, frame, codecOf(type) as SimpleCodec);
    return undefined;
  }
  const mismatch = reject(frame);
  begin(writer, frame);
  let children: readonly Child[] = NONE;
  if (content.kind === "bare") {
    frame.content = writer.close();
    children = listChildren(writer.schema, content, value, mismatch);
  } else {
    if (!isRecord(value)) return mismatch([], "an object", value);
    writeAttributes(writer, frame, type, shape, value);
    const nil = isNil(declaration, shape, value);
    if (nil) writeWellFormed(writer, writer.nil());
    frame.content = writer.close();
    if (content.kind === "text") {
      const { key = "" } = content;
      if (!nil)
        encodeText(writer, frame, codecOf(type) as SimpleCodec, memberOf(value, key), [key], (text) =>
          writeText(writer, text),
        );
    } else if (!nil) children = listChildren(writer.schema, content, value, mismatch);
  }
  frame.children = children;
  return frame;
}

function writeAttributes(
  writer: DocumentWriter,
  frame: Frame,
  { attributes }: ComplexType,
  { anyAttribute }: RecordShape,
  record: ValueRecord,
): void {
  for (const use of attributes) {
    const value = memberOf(record, use.key);
    if (value !== undefined) writeAttribute(writer, frame, use, value);
  }
  if (anyAttribute === undefined) return;
  const openAttributes = memberOf(record, anyAttribute);
  if (openAttributes === undefined) return;
  const { prefixes, schema } = writer;
  const { keptAttributes } = schema;
  if (keptAttributes === undefined) throw new RangeError("the code for kept attributes is missing");
  const findCodec = (namespace: string, local: string) => schema.findAttribute(namespace, local)?.codec;
  if (checkOpenAttributes(openAttributes, reject(frame, [anyAttribute])))
    placed(frame, [anyAttribute], () =>
      writeWellFormed(writer, keptAttributes.write(openAttributes, prefixes, findCodec)),
    );
}

function writeAttribute(writer: DocumentWriter, frame: Frame, use: AttributeUse, value: unknown): void {
  encodeText(writer, frame, use.codec, value, [use.key], (text) => {
    writer.attributeStart(use);
    writeAttributeValue(writer, text);
    writer.attributeEnd();
  });
}

/** Encodes a value as text. Errors contain the path of the value. */
function encodeText(
  writer: DocumentWriter,
  frame: Frame,
  codec: SimpleCodec,
  value: unknown,
  steps: readonly Step[],
  write: (text: string) => void,
): void {
  placed(frame, steps, () => write(codec.encode(value, writer.declarePrefix)));
}

/** Writes a root with open content, which declares only the prefixes that its content needs. */
export function writeOpenRoot(writer: DocumentWriter, declaration: ElementDeclaration, value: unknown): void {
  const { schema } = writer;
  const frame =
    schema.typeLabels !== undefined && isLabelled(schema, value)
      ? schema.typeLabels.makeFrame(schema, undefined, declaration, value, []).frame
      : makeFrame(undefined, declaration, value, []);
  openContent(writer, frame, new Map());
}

function openContent(writer: DocumentWriter, frame: Frame, around: ReadonlyMap<string, string>): void {
  const { declaration, label, value } = frame;
  if (!checkOpenContent(value, reject(frame))) return;
  placed(frame, [], () => {
    const labelled = label && writer.schema.typeLabels?.labelOpen(writer.schema, value, label);
    writeOpen(writer, declaration, labelled ?? value, around);
  });
}

const NONE: readonly never[] = [];
