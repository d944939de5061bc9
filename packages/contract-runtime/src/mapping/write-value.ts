import type { Schema } from "../validating/schema.ts";
import type { ElementTable } from "../validating/validation-table.ts";
import { findNames, prefixOf } from "../xml/find-names.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import type { OpenContent, XmlAttribute, XmlElement } from "../xml/open-content.ts";
import { escapeAttribute, escapeText } from "../xml/write.ts";
import { writeOpenContent } from "../xml/write-open-content.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import type { TextValues } from "./text-values.ts";
import type { ContentShape, ItemsMember, Member, RecordShape, ValueTable } from "./value-table.ts";
import { writeKeptAttributes } from "./write-kept-attributes.ts";

/** Writes values as elements. What is no value of its type is a TypeError that says where. */
export class ValueWriter {
  readonly #schema: Schema;
  readonly #values: ValueTable;
  readonly #texts: TextValues;
  #prefixes: DocumentPrefixes;
  readonly #path: string[] = [];

  constructor(schema: Schema, values: ValueTable, texts: TextValues) {
    this.#schema = schema;
    this.#values = values;
    this.#texts = texts;
    this.#prefixes = new DocumentPrefixes(values.prefixes, new Set());
  }

  /**
   * A whole document: the namespaces that its names need are declared on the root. Not recursive but in open content:
   * how deep a value goes must not be bounded by the stack.
   */
  writeRoot(place: number, value: unknown): string {
    const avoided = new Set<string>();
    for (;;) {
      this.#prefixes = new DocumentPrefixes(this.#values.prefixes, avoided);
      const xml = this.#tryRoot(place, value);
      const clashes = this.#prefixes.findClashes();
      if (clashes.length === 0) return xml;
      for (const prefix of clashes) avoided.add(prefix);
    }
  }

  #tryRoot(place: number, value: unknown): string {
    const element = this.#element(place);
    const { name, namespace } = element;
    if (this.#isOpen(element, value)) return this.#writeOpen(element, value, new Map());
    // Without a prefix an element of no namespace would be in the default one.
    if (namespace !== "" && !this.#values.unqualified) this.#prefixes.declareDefault(namespace);
    const start = this.#prefixes.qualifyElement(namespace, name).length + 1;
    let xml = "";
    const pieces: Piece[] = [{ place, value }];
    for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
      if (typeof piece === "string") {
        xml += piece;
      } else if ("close" in piece) {
        xml += piece.close;
        this.#path.pop();
      } else {
        const inside = this.#writeElement(piece);
        for (let index = inside.length - 1; index >= 0; index--) pieces.push(inside[index] as Piece);
      }
    }
    return xml.slice(0, start) + this.#prefixes.write() + xml.slice(start);
  }

  /** An element as its tags and, between them, what is still to be written. */
  #writeElement({ place, value }: ElementPiece): readonly Piece[] {
    const element = this.#element(place);
    const { name: local, namespace, nillable, type } = element;
    const shape = this.#values.types.at(type);
    this.#path.push(local);
    if (this.#isOpen(element, value))
      return [this.#writeOpen(element, value, this.#prefixes.declared), { close: "" }];
    const name = this.#prefixes.qualifyElement(namespace, local);
    let parts: Parts;
    if (value === null) parts = { attributes: this.#nil(), content: [] };
    else if (shape?.kind === "record") parts = this.#writeRecord(shape, value, nillable);
    else parts = { attributes: "", content: textPiece(this.#text(type, value)) };
    const tag = `<${name}${parts.attributes}`;
    if (parts.content.length === 0) return [`${tag}/>`, { close: "" }];
    return [`${tag}>`, ...parts.content, { close: `</${name}>` }];
  }

  #element(place: number): ElementTable {
    return this.#schema.table.elements.at(place) as ElementTable;
  }

  #isOpen({ type }: ElementTable, value: unknown): boolean {
    return value !== null && this.#values.types.at(type)?.kind === "open";
  }

  #writeRecord(shape: RecordShape, value: unknown, nillable: boolean): Parts {
    const { content } = shape;
    if (content.kind === "bare") return { attributes: "", content: this.#writeMember(content.member, value) };
    if (content.kind === "text" && content.key === undefined)
      return { attributes: "", content: textPiece(this.#text(content.type, value)) };
    const record = this.#record(value);
    const attributes = this.#writeAttributes(shape, record);
    // Attributes only: an element may be called nil as well.
    if (nillable && ownValue(record, "nil") === true && !hasMember(content, "nil"))
      return { attributes: attributes + this.#nil(), content: [] };
    return { attributes, content: this.#writeContent(content, record) };
  }

  #writeContent(content: ContentShape, record: Readonly<Record<string, unknown>>): readonly Piece[] {
    if (content.kind === "text")
      return textPiece(this.#text(content.type, ownValue(record, content.key ?? "")));
    if (content.kind !== "members") return [];
    return content.members.flatMap((member) => this.#writeMember(member, ownValue(record, member.key)));
  }

  #writeMember(member: Member, value: unknown): readonly Piece[] {
    if (value === undefined) return [];
    switch (member.kind) {
      case "element":
        return (member.array ? this.#array(value) : [value]).map((one) => ({
          place: member.element,
          value: one,
        }));
      case "any":
        return (member.array ? this.#array(value) : [value]).map((node) => this.#writeNode(node));
      case "rows":
        return this.#array(value).flatMap((row) => {
          const record = this.#record(row);
          return member.members.flatMap((part) => this.#writeMember(part, ownValue(record, part.key)));
        });
      default:
        return this.#array(value).flatMap((item) => this.#writeItem(member, item));
    }
  }

  #writeItem(member: ItemsMember, item: unknown): readonly Piece[] {
    if (typeof item === "string" && member.mixed) return textPiece(item);
    const record = this.#record(item);
    if (!("element" in record)) return [this.#writeNode(item)];
    const found = member.items.find(({ label }) => label === record.element);
    if (found === undefined)
      throw this.#unexpected(`an item of ${member.items.map(({ label }) => label).join(", ")}`);
    return [{ place: found.element, value: record.value }];
  }

  #writeNode(node: unknown): string {
    const element = this.#record(node) as unknown as XmlElement;
    if (
      typeof element.name !== "string" ||
      !Array.isArray(element.content) ||
      !Array.isArray(element.attributes)
    )
      throw this.#unexpected("a kept element, with name, attributes and content");
    this.#keep(element, findNames(element).add(prefixOf(element.name)));
    return writeOpenContent(element.name, element, element.namespace, this.#prefixes.declared);
  }

  /** Prefixes that the content needs are declared on the element itself. */
  #writeOpen({ name, namespace }: ElementTable, value: unknown, around: ReadonlyMap<string, string>): string {
    const open = this.#record(value) as unknown as OpenContent;
    if (!Array.isArray(open.content) || !Array.isArray(open.attributes))
      throw this.#unexpected("open content, with attributes and content");
    this.#keep(open, findNames(open));
    return writeOpenContent(this.#nameOpen(namespace, name, open), open, namespace, around);
  }

  /** The name of an element with open content, in which the default namespace is what that declares. */
  #nameOpen(namespace: string, local: string, { declarations }: OpenContent): string {
    if (namespace === "") return local;
    const own = Object.entries(declarations ?? {}).find(([, other]) => other === namespace);
    const prefix = own?.[0] ?? this.#prefixes.find(namespace);
    return prefix === "" ? local : `${prefix}:${local}`;
  }

  /** The default namespace is nobody else's: the content's element declares it. */
  #keep({ declarations = {} }: OpenContent, mentioned: ReadonlySet<string>): void {
    const declared = new Map(Object.entries(declarations));
    for (const prefix of new Set([...mentioned, ...declared.keys()]))
      if (prefix !== "") this.#prefixes.keep(prefix, declared.get(prefix));
  }

  #writeAttributes(
    { attributes, anyAttribute }: RecordShape,
    record: Readonly<Record<string, unknown>>,
  ): string {
    let text = "";
    for (const { key, name, namespace, type } of attributes) {
      const value = ownValue(record, key);
      if (value === undefined) continue;
      this.#path.push(`@${name}`);
      text += ` ${this.#prefixes.qualifyAttribute(namespace, name)}="${escapeAttribute(this.#text(type, value))}"`;
      this.#path.pop();
    }
    if (anyAttribute === undefined || record[anyAttribute] === undefined) return text;
    const kept = this.#array(record[anyAttribute]) as readonly XmlAttribute[];
    return text + this.#placed(() => writeKeptAttributes(kept, this.#prefixes));
  }

  #text(type: number, value: unknown): string {
    return this.#placed(() => this.#texts.write(type, value, (namespace) => this.#prefixes.find(namespace)));
  }

  /** Says where the value is that is none of its type. */
  #placed(write: () => string): string {
    try {
      return write();
    } catch (error) {
      if (error instanceof TypeError) throw this.#unexpected(error.message.replace("expected ", ""));
      throw error;
    }
  }

  #nil(): string {
    return ` ${this.#prefixes.qualifyAttribute(XSI_NAMESPACE, "nil")}="true"`;
  }

  #array(value: unknown): readonly unknown[] {
    if (!Array.isArray(value)) throw this.#unexpected("an array");
    return value;
  }

  #record(value: unknown): Readonly<Record<string, unknown>> {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw this.#unexpected("an object");
    return value as Readonly<Record<string, unknown>>;
  }

  #unexpected(expected: string): TypeError {
    return new TypeError(`/${this.#path.join("/")}: expected ${expected}`);
  }
}

/** Something that is written, or still to be: text of the document, an element, or the end of one. */
type Piece = string | ElementPiece | { readonly close: string };

interface ElementPiece {
  readonly place: number;
  readonly value: unknown;
}

/** What an element consists of besides its name. */
interface Parts {
  readonly attributes: string;
  readonly content: readonly Piece[];
}

function textPiece(text: string): readonly Piece[] {
  return text === "" ? [] : [escapeText(text)];
}

function hasMember(content: ContentShape, key: string): boolean {
  return content.kind === "members" && content.members.some((member) => member.key === key);
}

/** A member of a value, and none of what every object inherits: an element may be called `constructor`. */
function ownValue(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
