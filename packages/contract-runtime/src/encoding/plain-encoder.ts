import { writePointer } from "../issue.ts";
import type { ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ElementName } from "../xml/element-name.ts";
import { ElementWriter } from "./element-writer.ts";
import { Encoder, writeDocument } from "./encoder.ts";
import type { ReportMismatch, Step } from "./member-of.ts";
import { type RecordPlan, RecordPlans } from "./record-plan.ts";
import { writeRecord } from "./record-writer.ts";

/**
 * Encodes values of a schema without namespaces, attributes, `xsi:nil` and `xsi:type`, if every type has a plan or open
 * content. Bundles need no code that writes by tables.
 */
export class PlainEncoder extends Encoder<ElementWriter> {
  readonly #plans: RecordPlans;

  constructor(schema: Schema) {
    super();
    this.#plans = new RecordPlans(schema);
  }

  protected createWriter(): ElementWriter {
    return new ElementWriter(this.#plans);
  }

  protected write(writer: ElementWriter, root: number, value: unknown): void {
    const { name, type } = this.#plans.schema.element(root);
    const plan = this.#plans.of(type) as RecordPlan;
    writer.clear();
    try {
      writeDocument(writer, () => writeRecord(writer, plan, name, value));
    } catch {
      const locating = new LocatingWriter(this.#plans);
      locateError(locating, () => writeRecord(locating, plan, name, locating.watch(value, [])));
    }
  }
}

/** Writes a rejected value again and records which of its members are read: the error is in the last one. */
function locateError(writer: LocatingWriter, write: () => void): never {
  try {
    write();
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

  override child(declaration: ElementDeclaration, value: unknown): void {
    super.child(declaration, this.#unwatch(value));
  }

  #unwatch(value: unknown): unknown {
    return typeof value === "object" && value !== null ? this.#watched.get(value)?.value : value;
  }

  protected override readonly reject = (...[steps, expected]: Parameters<ReportMismatch>): never => {
    this.path = [...this.path, ...steps];
    throw new TypeError(`expected ${expected}`);
  };
}
