// Generated readers: straight-line code for common documents. A reader asks for the elements of a type in the order of the
// schema. At the first deviation it returns the members it has read, and the tables continue.

import type { ComplexType, ElementDeclaration } from "../components/schema-set.ts";
import {
  type ContentShape,
  type ElementMember,
  isAlwaysThere,
  isArray,
  type Member,
  type RecordShape,
  type RowsMember,
} from "../shaping/shape.ts";
import { isFastRead } from "./fast-types.ts";
import { Imports } from "./imports.ts";
import { memberAccess, memberKey } from "./names.ts";
import type { Naming } from "./naming.ts";
import { assignment, ReaderBody, type ReaderModule } from "./reader-body.ts";

/** The row indexes of components in the tables. */
type Indexes = ReadonlyMap<object, number>;

/** Writes the module of the readers. Returns an empty text if the schema has none. */
export function writeReaders(
  naming: Naming,
  indexes: Indexes,
  equal: ReadonlyMap<ComplexType, ComplexType>,
): string {
  return new Readers(naming, indexes, equal).write();
}

class Readers implements ReaderModule {
  readonly #naming: Naming;
  readonly #indexes: Indexes;
  readonly #equal: ReadonlyMap<ComplexType, ComplexType>;
  readonly imports = new Imports();
  /** The indexes of the declarations that readers refer to. */
  readonly #used = new Set<number>();

  constructor(naming: Naming, indexes: Indexes, equal: ReadonlyMap<ComplexType, ComplexType>) {
    this.#naming = naming;
    this.#indexes = indexes;
    this.#equal = equal;
  }

  write(): string {
    const read = [...this.#naming.shapes.keys()].filter(
      (type) => this.#indexes.has(type) && !type.abstract && this.#isFast(type),
    );
    if (read.length === 0) return "";
    const first = new Set(read.map((type) => this.#equal.get(type) ?? type));
    const functions = Array.from(first, (type) => this.#writeReader(type));
    const entries = read.map((type) => `  ${this.#indexes.get(type)}: ${this.#nameOf(type)},\n`);
    const constants = this.#writeConstants();
    this.imports.runtimeType("TypeReader");
    return [
      this.imports.write(),
      constants,
      functions.join("\n"),
      "\n/** Readers by the indexes of the types that they read. */\n",
      `export const READERS: Readonly<Record<number, TypeReader>> = {\n${entries.join("")}};\n`,
    ].join("");
  }

  /**
   * Destructures lists of declarations: a declaration for each constant would be much longer. Without `any`, TypeScript would
   * look for the type of each item anew.
   */
  #writeConstants(): string {
    if (this.#used.size === 0) return "";
    const last = [...this.#used].reduce((one, other) => Math.max(one, other));
    const list = this.imports.value("declarationsOf");
    const schema = this.imports.from("./table.ts", "SCHEMA");
    const lines = Array.from({ length: Math.ceil((last + 1) / AT_ONCE) }, (_, line) => {
      const start = AT_ONCE * line;
      const names = Array.from({ length: AT_ONCE }, (_, at) =>
        this.#used.has(start + at) ? `E${start + at}` : "",
      );
      const listed = names.join(", ").replace(/[, ]+$/, "");
      return listed === "" ? "" : `const [${listed}]: any = ${list}(${schema}, ${start});\n`;
    });
    return `/** The declarations, by their indexes. */\n${lines.join("")}\n`;
  }

  constant(element: ElementDeclaration): string {
    const index = this.#indexes.get(element) ?? -1;
    this.#used.add(index);
    return `E${index}`;
  }

  read(element: ElementDeclaration): string {
    const { abstract, identityConstraints, type, valueConstraint } = element;
    const constant = this.constant(element);
    const isPlain = valueConstraint === undefined && !abstract && identityConstraints.length === 0;
    if (
      !isPlain ||
      type.kind === "simple" ||
      type.abstract ||
      type.attributeUses.length + type.assertions.length > 0 ||
      !this.#isFast(type)
    )
      return `${this.imports.value("readDeclared")}(r, ${constant})`;
    return `${this.imports.value("readRecordBy")}(${this.#nameOf(type)}, r, ${constant})`;
  }

  #nameOf(type: ComplexType): string {
    return `read${this.#naming.types.get(this.#equal.get(type) ?? type)}`;
  }

  #isFast(type: ComplexType): boolean {
    return isFastRead(type, this.#naming.shapes.get(type));
  }

  #writeReader(type: ComplexType): string {
    const shape = this.#naming.shapes.get(type) as RecordShape;
    const { content } = shape;
    const attributes = writtenAttributes(shape);
    const name = this.#nameOf(type);
    if (content.kind === "text") {
      const text = content.key === undefined ? [] : [{ key: content.key, value: "text", optional: false }];
      const body = this.#writeValue([...attributes, ...text], isWide(attributes));
      return this.#writeFunction(name, ["_r", "a", "text"], `${body.join("")}  return value;\n`);
    }
    const reader = content.kind === "none" ? "_r" : "r";
    const parameters = attributes.length === 0 ? [reader] : [reader, "a"];
    return this.#writeFunction(name, parameters, this.#writeElements(type, shape, attributes));
  }

  /** A declaration: TypeScript takes quadratic time for the constants of the module in arrow functions. */
  #writeFunction(name: string, parameters: readonly string[], body: string): string {
    const types = [this.imports.runtimeType("DocumentReader"), "readonly unknown[]", "unknown"];
    const typed = parameters.map((parameter, index) => `${parameter}: ${types[index]}`);
    return `function ${name}(${typed.join(", ")}): object {\n${body}}\n`;
  }

  /** Writes the body of a reader of child elements. */
  #writeElements(type: ComplexType, { content }: RecordShape, attributes: readonly WrittenMember[]): string {
    const members = content.kind === "members" ? content.members : [];
    const isAll = type.content.kind === "elements" && type.content.automaton.kind === "all";
    const isOptional = (member: Member): boolean =>
      !isArray(member) &&
      !(isAll ? member.min > 0 : content.kind === "members" && isAlwaysThere(content.node, member));
    const first = attributes.length > 0 || isAll ? undefined : findFirst(content);
    const always = members
      .filter((member) => !isOptional(member))
      .map((member) => ({
        key: member.key,
        value: member === first ? this.read(first.element) : this.#writeAbsent(member),
        optional: false,
      }));
    const wide = isWide([...attributes, ...members.map((member) => ({ optional: isOptional(member) }))]);
    const isBare = content.kind === "bare";
    const result = isBare ? "rows" : "value";
    const body = new ReaderBody(this, wide, result);
    if (content.kind === "members" && attributes.length === 0 && body.writeAlternatives(content.node))
      return body.text;
    if (content.kind === "members") body.writeNode(content.node, !isAll, first);
    else if (content.kind === "bare") body.writeRows(content.member as RowsMember, "rows");
    const required = members.filter((member) => !isArray(member) && member.min > 0);
    if (isAll && required.length > 0)
      body.stopIf(required.map(({ key }) => `${memberAccess("value", key)} === undefined`).join(" || "));
    return [
      ...(first === undefined ? [] : [`  if (!r.at(${this.constant(first.element)})) return r.stop({});\n`]),
      ...(isBare
        ? ["  const rows: Record<string, unknown>[] = [];\n"]
        : this.#writeValue([...attributes, ...always], wide)),
      body.text,
      `  return ${result};\n`,
    ].join("");
  }

  /** Declares an object. Optional members are assigned one by one. */
  #writeValue(members: readonly WrittenMember[], wide: boolean): string[] {
    const assign = assignment(this.imports, wide);
    const always = members.filter(({ optional }) => !optional);
    const sometimes = members.filter(({ optional }) => optional);
    return [
      `  const value: Record<string, unknown> = ${always.length === 0 ? "{}" : writeObject(always)};\n`,
      ...sometimes.map(({ key, value }) => `  if (${value} !== undefined) ${assign(key, value)}\n`),
    ];
  }

  /** Returns the initial value of a member's variable. */
  #writeAbsent(member: Member): string {
    if (member.kind === "rows" || member.kind === "items") return "[]";
    if (!member.array) return "undefined";
    return this.imports.value("NO_ITEMS");
  }
}

/** Returns the member that a value begins with in any case: its object is created with it. */
function findFirst(content: ContentShape): ElementMember | undefined {
  let node = content.kind === "members" ? content.node : undefined;
  while (node?.kind === "sequence" && !node.optional) node = node.nodes[0];
  if (node?.kind !== "member" || node.optional || node.member.kind !== "element") return undefined;
  return node.member.array || node.member.min === 0 ? undefined : node.member;
}

interface WrittenMember {
  readonly key: string;
  readonly value: string;
  readonly optional: boolean;
}

/** Returns the attributes of a value, which a reader holds in an array. */
function writtenAttributes({ attributes }: RecordShape): WrittenMember[] {
  return attributes.map(({ key, use }, index) => ({
    key,
    value: `a[${index}]`,
    optional: !use.required && use.valueConstraint === undefined,
  }));
}

/** More optional members have more combinations than V8 keeps hidden classes for in compiled code. */
const MAX_OPTIONAL = 8;

function isWide(members: readonly Pick<WrittenMember, "optional">[]): boolean {
  return members.filter(({ optional }) => optional).length > MAX_OPTIONAL;
}

function writeObject(members: readonly Pick<WrittenMember, "key" | "value">[]): string {
  return `{ ${members.map(({ key, value }) => `${memberKey(key)}: ${value}`).join(", ")} }`;
}

/** The number of constants that are declared at once. */
const AT_ONCE = 32;
