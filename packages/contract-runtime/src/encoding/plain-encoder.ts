import { writePointer } from "../issue.ts";
import type { Schema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { FastWriter } from "./document-writer.ts";
import { ElementWriter } from "./element-writer.ts";
import { Encoder, writeDocument } from "./encoder.ts";
import type { ReportMismatch, Step } from "./member-of.ts";

/**
 * Encodes values of a schema without namespaces, attributes, `xsi:nil` and `xsi:type`, if every type has a generated
 * writer. It needs no table-driven writer.
 */
export class PlainEncoder extends Encoder<ElementWriter> {
  readonly #schema: Schema;
  readonly #writers: Readonly<Record<number, FastWriter<ElementWriter>>>;

  /** @param writers generated writers, by the indexes of their types */
  constructor(schema: Schema, writers: Readonly<Record<number, FastWriter<ElementWriter>>>) {
    super();
    this.#schema = schema;
    this.#writers = writers;
  }

  protected createWriter(): ElementWriter {
    return new ElementWriter();
  }

  protected write(writer: ElementWriter, root: number, value: unknown): void {
    const { name, type } = this.#schema.element(root);
    const write = this.#writers[type.index] as FastWriter<ElementWriter>;
    writer.clear();
    try {
      writeDocument(writer, () => write(writer, name, value));
    } catch {
      locateError(value, (locating, watched) => write(locating, name, watched));
    }
  }
}

/** Writes a rejected value again and records which of its members are read: the error is in the last one. */
function locateError(value: unknown, write: (writer: ElementWriter, value: unknown) => void): never {
  const writer = new LocatingWriter();
  try {
    write(writer, writer.watch(value, []));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const message = `${writePointer(writer.path) || "/"}: ${error.message}`;
    throw error instanceof TypeError ? new TypeError(message) : new RangeError(message);
  }
  throw new Error("a value was written that could not be written before");
}

class LocatingWriter extends ElementWriter {
  /** The path of the member that was read last. */
  path: readonly Step[] = [];
  readonly #watched = new WeakMap<object, { readonly value: object; readonly path: readonly Step[] }>();

  /** Returns a proxy of the value that records which of its members are read. */
  watch(value: unknown, path: readonly Step[]): unknown {
    this.path = path;
    if (typeof value !== "object" || value === null) return value;
    const isArray = Array.isArray(value);
    const watched = new Proxy<object>(isArray ? [] : {}, {
      get: (_, key) => {
        const member: unknown = Reflect.get(value, key);
        const isMember = typeof key === "string" && !(isArray && key in Array.prototype);
        return isMember ? this.watch(member, [...path, key]) : member;
      },
    });
    this.#watched.set(watched, { value, path });
    return watched;
  }

  override items(value: unknown): readonly unknown[] {
    const items = this.#unwatch(value);
    // A copy contains items in place of holes.
    const missing = Array.isArray(items) ? Array.from(items).indexOf(undefined) : -1;
    return missing === -1 ? super.items(value) : this.reject([missing], "an item", undefined);
  }

  override endRow(start: number, row: object): void {
    this.path = this.#watched.get(row)?.path ?? [];
    super.endRow(start, row);
  }

  override value(name: ElementName, codec: SimpleCodec, value: unknown): void {
    super.value(name, codec, this.#unwatch(value));
  }

  override open(name: ElementName, value: unknown): void {
    super.open(name, this.#unwatch(value));
  }

  #unwatch(value: unknown): unknown {
    return typeof value === "object" && value !== null ? this.#watched.get(value)?.value : value;
  }

  protected override readonly reject = (...[steps, expected]: Parameters<ReportMismatch>): never => {
    this.path = [...this.path, ...steps];
    throw new TypeError(`expected ${expected}`);
  };
}
