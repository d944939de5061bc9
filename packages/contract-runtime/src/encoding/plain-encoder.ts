import type { FastWriter } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import { ElementWriter } from "./element-writer.ts";
import { Encoder, writeDocument } from "./encoder.ts";
import { locateError } from "./locate-error.ts";

/**
 * Encodes values of a schema without namespaces, attributes, `xsi:nil` and `xsi:type`, each of whose types has a generated
 * writer. It does without the code that writes by tables.
 */
export class PlainEncoder extends Encoder<ElementWriter> {
  readonly #schema: Schema;
  readonly #writers: Readonly<Record<number, FastWriter<ElementWriter>>>;

  /** @param writers generated writers, by the places of the types that they write */
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
    const write = this.#writers[type.place] as FastWriter<ElementWriter>;
    writer.clear();
    try {
      writeDocument(writer, () => write(writer, name, value));
    } catch {
      locateError(value, (locating, watched) => write(locating, name, watched));
    }
  }
}
