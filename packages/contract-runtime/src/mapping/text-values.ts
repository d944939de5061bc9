import type { ExpandedName } from "../datatypes/qualified-name.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import type { Schema } from "../validating/schema.ts";
import type { TypeDefinitionTable } from "../validating/validation-table.ts";
import type { TextShape, ValueTable } from "./value-table.ts";

/** Finds the namespace of a prefix where a text stands. */
export type ResolvePrefix = (prefix: string) => string | undefined;

/** Gives a namespace a prefix where a text is written, and declares it there. No namespace has the empty one. */
export type DeclarePrefix = (namespace: string) => string;

/** Texts of simple types as values, and the other way round. */
export class TextValues {
  readonly #schema: Schema;
  readonly #values: ValueTable;

  constructor(schema: Schema, values: ValueTable) {
    this.#schema = schema;
    this.#values = values;
  }

  /** The value of a text that is valid for the simple type at a place. */
  read(place: number, raw: string, resolvePrefix: ResolvePrefix): unknown {
    const shape = this.#values.types.at(place);
    if (shape?.kind === "list") {
      const text = normaliseWhiteSpace(raw, "collapse");
      return (text === "" ? [] : text.split(" ")).map((item) => this.read(shape.item, item, resolvePrefix));
    }
    if (shape?.kind === "union") {
      const member = shape.members.find((candidate) => this.#reads(candidate, raw, resolvePrefix));
      return this.read(member ?? (shape.members[0] as number), raw, resolvePrefix);
    }
    const text = normaliseWhiteSpace(raw, whiteSpaceOf(this.#schema.table.types.at(place)));
    return readAtomic((shape as TextShape).as, text, resolvePrefix);
  }

  /**
   * The text of a value.
   *
   * @throws TypeError for a value of another kind than the type has
   */
  write(place: number, value: unknown, declarePrefix: DeclarePrefix): string {
    const shape = this.#values.types.at(place);
    if (shape?.kind === "list") {
      if (!Array.isArray(value)) throw new TypeError("expected an array");
      return value.map((item) => this.write(shape.item, item, declarePrefix)).join(" ");
    }
    if (shape?.kind === "union") return this.#writeMember(shape.members, value, declarePrefix);
    return writeAtomic((shape as TextShape).as, value, declarePrefix);
  }

  #writeMember(members: readonly number[], value: unknown, declarePrefix: DeclarePrefix): string {
    const earlier: number[] = [];
    for (const member of members) {
      try {
        const text = this.write(member, value, declarePrefix);
        const texts = [text, ...respell(value, text)].filter((each) => this.#reads(member, each, () => ""));
        const own = texts.find((each) => !this.#isTaken(earlier, each)) ?? texts[0];
        if (own !== undefined) return own;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      earlier.push(member);
    }
    throw new TypeError("expected a value of one of the types of a union");
  }

  /** Whether a text would be read as a value of another member, which comes first. */
  #isTaken(earlier: readonly number[], text: string): boolean {
    return earlier.some((member) => this.#reads(member, text, () => ""));
  }

  #reads(place: number, raw: string, resolvePrefix: ResolvePrefix): boolean {
    const type = this.#schema.typeAt(place);
    return type.kind === "simple" && type.type.read(raw, { resolvePrefix }).kind !== "refusal";
  }
}

function whiteSpaceOf(table: TypeDefinitionTable | undefined): "preserve" | "replace" | "collapse" {
  if (table?.kind !== "simple") return "preserve";
  return table.definition.variety === "atomic" ? table.definition.whiteSpace : "preserve";
}

function readAtomic(as: TextShape["as"], text: string, resolvePrefix: ResolvePrefix): unknown {
  switch (as) {
    case "string":
      return text;
    case "boolean":
      return text === "true" || text === "1";
    case "number":
      // An integer has one zero.
      return Number(text) + 0;
    case "bigint":
      return BigInt(text.replace(/^\+/, ""));
    case "float":
      return Number(text.replace("INF", "Infinity"));
    default: {
      const colon = text.indexOf(":");
      const namespace = resolvePrefix(text.slice(0, Math.max(colon, 0))) ?? "";
      return { namespace, local: text.slice(colon + 1) } satisfies ExpandedName;
    }
  }
}

function writeAtomic(as: TextShape["as"], value: unknown, declarePrefix: DeclarePrefix): string {
  switch (as) {
    case "string":
      return expect(typeof value === "string", "a string", value as string);
    case "boolean":
      return expect(typeof value === "boolean", "a boolean", String(value));
    case "number":
      // Of an integer, which -0 is not.
      return expect(Number.isSafeInteger(value), "an integer within ±(2^53 - 1)", String(value));
    case "bigint":
      return expect(typeof value === "bigint", "a bigint", String(value));
    case "float":
      return expect(typeof value === "number", "a number", writeFloat(value as number));
    default:
      return writeName(value, declarePrefix);
  }
}

/** Other texts of a value, for where its usual one would be read as something else. */
function respell(value: unknown, text: string): readonly string[] {
  if (typeof value === "boolean") return [value ? "1" : "0"];
  const isNumber = (typeof value === "number" && Number.isFinite(value)) || typeof value === "bigint";
  if (!isNumber) return [];
  // Only a float has an exponent, and only an integer is written without its point or exponent.
  return [`${text}E0`, ...(text.startsWith("-") ? [text.replace("-", "-0")] : [`+${text}`, `0${text}`])];
}

function expect(holds: boolean, expected: string, text: string): string {
  if (!holds) throw new TypeError(`expected ${expected}`);
  return text;
}

function writeFloat(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value).replace("Infinity", "INF");
}

function writeName(value: unknown, declarePrefix: DeclarePrefix): string {
  const { namespace, local } = (value ?? {}) as Partial<ExpandedName>;
  if (typeof namespace !== "string" || typeof local !== "string")
    throw new TypeError("expected an object with namespace and local");
  const prefix = declarePrefix(namespace);
  return prefix === "" ? local : `${prefix}:${local}`;
}
