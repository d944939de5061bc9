import type { DeclarePrefix } from "../datatypes/simple-type.ts";
import type { AttributeUse, ElementDeclaration } from "../schema/components.ts";
import { encodeAtomic, type SimpleCodec } from "../schema/simple-codec.ts";
import type { ElementName } from "../xml/element-name.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import { checkOpenContent } from "./check-open-content.ts";
import { isRecord, type ReportMismatch, type ValueRecord } from "./member-of.ts";
import type { RecordPlans } from "./record-plan.ts";
import { copyPlainText, writeText, writeWellFormed } from "./write-text.ts";
import { makeTags, type TagForm } from "./written-names.ts";
import { type MarkupBytes, writeMarkup, writeMore, XmlWriter } from "./xml-writer.ts";

/**
 * Writes the elements of one document without namespaces, attributes and types that values name.
 *
 * @throws TypeError `expected …` for a value of another kind
 */
export class ElementWriter extends XmlWriter {
  /** Values have no namespaces. */
  readonly declarePrefix: DeclarePrefix = NO_PREFIX;

  readonly plans: RecordPlans;

  constructor(plans: RecordPlans) {
    super(4096);
    this.plans = plans;
  }

  /** Begins another document and reuses the buffer. */
  clear(): void {
    this.pos = 0;
    this.ascii = true;
  }

  /** Writes a start tag without attributes. Returns the offset of the content. */
  start(name: ElementName): number {
    writeMarkup(this, this.formOf(name).start);
    return this.pos;
  }

  /** Writes the end tag of an element whose content began at an offset. An element without content becomes `<a/>`. */
  end(name: ElementName, content: number): void {
    if (this.pos > content) {
      writeMarkup(this, this.formOf(name).end);
      return;
    }
    this.reserve(1);
    this.bytes[content - 1] = SLASH;
    this.bytes[this.pos++] = GREATER_THAN;
  }

  /** Writes a start tag with the attributes of an object, as {@link start} does. */
  startWith(name: ElementName, _attributes: readonly AttributeUse[], _record: ValueRecord): number {
    return this.start(name);
  }

  /** Writes text between tags. */
  content(codec: SimpleCodec, value: unknown): void {
    writeText(this, codec.encode(value, this.declarePrefix));
  }

  /** Writes an element that holds text. */
  text(name: ElementName, text: string): void {
    const form = this.formOf(name);
    if (text === "") writeMarkup(this, form.empty);
    else writeTextElement(this, form, text);
  }

  /** Writes an element that holds an integer which a double represents exactly. */
  integer(name: ElementName, value: number): void {
    const form = this.formOf(name);
    if (value >= 0 && value < 1e9 && value === (value | 0)) writeSmallInteger(this, form, value);
    else writeTextElement(this, form, encodeAtomic("number", value));
  }

  /** Writes an element of a simple type. */
  value(name: ElementName, codec: SimpleCodec, value: unknown): void {
    this.text(name, codec.encode(value, this.declarePrefix));
  }

  /** Writes an element of a type without a plan: its content is open. */
  child({ name: { local } }: ElementDeclaration, value: unknown): void {
    if (checkOpenContent(value, this.reject)) writeWellFormed(this, writeOpenContent(local, value));
  }

  /** True for a value that names its type. */
  isLabelled(_value: unknown): boolean {
    return false;
  }

  /** Returns the items of an array; throws for another value. No item is written that is undefined. */
  items(value: unknown): readonly unknown[] {
    return Array.isArray(value) ? value : this.reject([], "an array", value);
  }

  record(value: unknown): ValueRecord {
    return isRecord(value) ? value : this.reject([], "an object", value);
  }

  /** Rejects a row without elements, which a decoder would not read again. */
  endRow(start: number, row: unknown): void {
    if (this.pos === start) this.reject([], "a row with a member", row);
  }

  protected readonly reject: (...mismatch: Parameters<ReportMismatch>) => never = (_, expected) => {
    throw new TypeError(`expected ${expected}`);
  };

  /** Returns the tags of an element. */
  protected formOf(name: ElementName): TagForm {
    const { tags } = name;
    if (tags !== undefined) return tags.plain;
    const plain = makeTags(name.local, 0);
    name.tags = { index: -1, plain, prefixed: plain };
    return plain;
  }
}

const NO_PREFIX: DeclarePrefix = () => "";
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;

/**
 * Writes an element that holds text. Most elements do, so this grows the buffer once and reads most characters once.
 */
function writeTextElement(writer: XmlWriter, { end, start }: TagForm, text: string): void {
  const { length } = text;
  // Markup is written in blocks of eight bytes, with a minimum of sixteen bytes.
  writer.reserve(start.length + length + end.length + 48);
  const { view } = writer;
  const content = putMarkup(view, writer.pos, start);
  if (!start.ascii) writer.ascii = false;
  if (copyPlainText(view, content, text)) {
    writer.pos = putMarkup(view, content + length, end);
    return;
  }
  writer.pos = content;
  writeText(writer, text);
  writeMarkup(writer, end);
}

/** Writes an element that holds an integer from 0 to 999,999,999. */
function writeSmallInteger(writer: XmlWriter, { end, start }: TagForm, value: number): void {
  writer.reserve(start.length + end.length + 64);
  const { bytes, view } = writer;
  let pos = putMarkup(view, writer.pos, start);
  let digits = 1;
  for (let power = 10; value >= power; power *= 10) digits++;
  pos += digits;
  let rest = value;
  for (let at = pos - 1; rest > 9; at--) {
    const tens = (rest / 10) | 0;
    bytes[at] = 0x30 + rest - 10 * tens;
    rest = tens;
  }
  bytes[pos - digits] = 0x30 + rest;
  writer.pos = putMarkup(view, pos, end);
  if (!start.ascii) writer.ascii = false;
}

/** Copies markup to an offset and returns the offset after it. The buffer must have capacity. */
function putMarkup(view: DataView, pos: number, { first, length, more, second }: MarkupBytes): number {
  view.setFloat64(pos, first, true);
  view.setFloat64(pos + 8, second, true);
  if (length > 16) writeMore(view, pos + 16, more);
  return pos + length;
}
