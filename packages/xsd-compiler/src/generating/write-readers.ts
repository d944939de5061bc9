// Generated readers: straight-line code for common documents. A reader requests the elements of a type in the order
// of the schema. At the first deviation it hands the members it has read to the tables, which continue.

import type { Condition } from "@payment-routing/contract-runtime/codegen";
import type { ComplexType, ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import {
  type ContentShape,
  isAlwaysThere,
  isArray,
  type Member,
  type RecordShape,
  type RowsMember,
  textOf,
} from "../shaping/shape.ts";
import { integerBounds, isInteger, isSafeInteger, kindOfText } from "../shaping/text-kind.ts";
import { identifies, isFastRead, isSkipped, typeOfReader } from "./fast-types.ts";
import { Imports } from "./imports.ts";
import { memberAccess, memberKey } from "./names.ts";
import type { Naming } from "./naming.ts";
import { assignment, type ElementReaders, ReaderBody, writeCondition } from "./reader-body.ts";
import type { SchemaConstants } from "./schema-constants.ts";

/** The row indexes of components in the tables. */
type Indexes = ReadonlyMap<object, number>;

/** Writes the module of the readers. Returns an empty text if the schema has none. */
export function writeReaders(
  naming: Naming,
  indexes: Indexes,
  equal: ReadonlyMap<ComplexType, ComplexType>,
  constants: SchemaConstants,
): string {
  return new ReaderModule(naming, indexes, equal, constants).write();
}

class ReaderModule implements ElementReaders {
  readonly #naming: Naming;
  readonly #indexes: Indexes;
  readonly #equal: ReadonlyMap<ComplexType, ComplexType>;
  readonly imports = new Imports();
  readonly #constants: SchemaConstants;

  constructor(
    naming: Naming,
    indexes: Indexes,
    equal: ReadonlyMap<ComplexType, ComplexType>,
    constants: SchemaConstants,
  ) {
    this.#constants = constants;
    this.#equal = equal;
    this.#naming = naming;
    this.#indexes = indexes;
  }

  write(): string {
    const registered = [...this.#naming.shapes.keys()].filter(
      (type) => this.#indexes.has(type) && this.#isFast(type) && !type.abstract,
    );
    if (registered.length === 0) return "";
    const read = new Set(registered.map((type) => this.#equal.get(type) ?? type));
    const functions = [...read].map((type) =>
      this.#writeReader(type, this.#naming.shapes.get(type) as RecordShape),
    );
    const entries = registered.map((type) => `  ${this.#indexOf(type)}: ${this.#nameOf(type)},\n`);
    this.imports.runtimeType("AttributeReader");
    return [
      this.imports.write(),
      functions.join("\n"),
      "\n/** Readers by the indexes of the types that they read. */\n",
      `export const READERS: Readonly<Record<number, AttributeReader>> = {\n${entries.join("")}};\n`,
    ].join("");
  }

  #nameOf(type: ComplexType): string {
    return `read${this.#naming.types.get(this.#equal.get(type) ?? type)}`;
  }

  #indexOf(component: TypeDefinition | ElementDeclaration): number {
    return this.#indexes.get(component) ?? -1;
  }

  #isFast(type: ComplexType): boolean {
    return isFastRead(type, this.#naming.shapes.get(type));
  }

  #writeReader(type: ComplexType, shape: RecordShape): string {
    const name = this.#naming.types.get(type) ?? "";
    const withAttributes = shape.attributes.length > 0;
    const reader = this.imports.runtimeType(withAttributes ? "AttributeReader" : "FastReader");
    return [
      `const ${this.#nameOf(type)}: ${reader} = (r, name${withAttributes ? ", element" : ""}) => {\n`,
      ...(withAttributes
        ? [
            // Elements nested in the element may also have attributes.
            `  const a = ${this.imports.value("readPlainAttributes")}(r, name, ${name}_TYPE)${shape.content.kind === "text" ? "" : "?.slice()"};\n`,
            "  if (a === undefined) return r.child(element);\n",
          ]
        : []),
      shape.content.kind === "text"
        ? this.#writeText(shape.content, writtenAttributes(shape))
        : this.#writeElements(type, shape),
      "};\n",
      ...(withAttributes
        ? [
            `const ${name}_TYPE = ${this.imports.from("./table.ts", "SCHEMA")}.complexType(${this.#indexOf(type)});\n`,
          ]
        : []),
    ].join("");
  }

  /** Writes the body of a reader of text with attributes. */
  #writeText(
    { key, type }: Extract<ContentShape, { kind: "text" }>,
    attributes: readonly WrittenMember[],
  ): string {
    const text = this.#leaf(type, "name");
    const members = [...attributes, ...(key === undefined ? [] : [{ key, value: text, optional: false }])];
    return [...this.#writeValue(members, isWide(attributes)), "  return value;\n"].join("");
  }

  /** Writes the body of a reader of child elements. */
  #writeElements(type: ComplexType, shape: RecordShape): string {
    const { content } = shape;
    const members = content.kind === "members" ? content.members : [];
    const variable = (key: string): string => memberAccess("value", key);
    const isAll = type.content.kind === "elements" && type.content.automaton.kind === "all";
    const isOptional = (member: Member): boolean =>
      !isArray(member) &&
      !(isAll ? member.min > 0 : content.kind === "members" && isAlwaysThere(content.node, member));
    const always = members
      .filter((member) => !isOptional(member))
      .map((member) => ({ key: member.key, value: this.#writeAbsent(member), optional: false }));
    const attributes = writtenAttributes(shape);
    const wide = isWide([...attributes, ...members.map((member) => ({ optional: isOptional(member) }))]);
    const body = new ReaderBody(this, wide);
    if (content.kind === "members") body.writeNode(content.node, !isAll);
    else if (content.kind === "bare") body.writeRows(content.member as RowsMember, "rows");
    const required = members.filter((member) => !isArray(member) && member.min > 0);
    if (isAll && required.length > 0)
      body.line(
        `if (${required.map(({ key }) => `${variable(key)} === undefined`).join(" || ")}) break plain;`,
      );
    for (const { condition } of type.assertions)
      body.line(`if (${writeFailure(condition, members, variable)}) break plain;`);
    const isBare = content.kind === "bare";
    const result = isBare ? "rows" : "value";
    body.line(`if (r.leaves(name, start)) return ${result};`);
    const read = isBare ? writeObject([{ key: content.member.key, value: "rows" }]) : "value";
    return [
      ...(isBare
        ? ["  const rows: Record<string, unknown>[] = [];\n"]
        : this.#writeValue([...attributes, ...always], wide)),
      `  const start = r.${content.kind === "none" ? "enterEmpty" : "enter"}();\n`,
      "  plain: {\n",
      body.text,
      "  }\n",
      `  return r.goOn(name, start, ${this.#indexOf(type)}, ${read});\n`,
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

  constant(element: ElementDeclaration): string {
    return this.#constants.element(this.imports, element);
  }

  reading(element: ElementDeclaration): { readonly bare: boolean; readonly code: string } {
    const { abstract, identityConstraints, type, valueConstraint } = element;
    const name = this.constant(element);
    const index = this.#indexOf(element);
    const byTables = { bare: false, code: `r.element(${index})` };
    if (valueConstraint !== undefined || abstract || identityConstraints.length > 0) return byTables;
    if (type.kind === "simple")
      return identifies(type) ? byTables : { bare: true, code: this.#leaf(type, name) };
    const text = textOf(this.#naming.shapes.get(type));
    if (text !== undefined && !type.abstract)
      return identifies(text) ? byTables : { bare: true, code: this.#leaf(text, name) };
    if (isSkipped(type, this.#naming.shapes.get(type))) return { bare: false, code: "r.open()" };
    if (typeOfReader(element, this.#naming.shapes) === undefined) return byTables;
    const reader = this.#nameOf(type);
    return type.attributeUses.length > 0
      ? { bare: false, code: `${reader}(r, ${name}, ${index})` }
      : { bare: false, code: `r.record(${name}, ${reader}, ${index})` };
  }

  #leaf(type: SimpleType, name: string): string {
    const { facets, whiteSpace } = type;
    const isText = kindOfText(type) === "string" && type.variety === "atomic" && type.primitive === "string";
    const free = Object.keys(facets).length === 1 && facets.patterns.length === 0;
    const plain = ["string", "normalizedString", "token"].includes(type.builtIn);
    if (isText && free && plain && whiteSpace === "preserve") return `r.string(${name})`;
    if (isText && free && plain && whiteSpace === "collapse") return `r.token(${name})`;
    const codec = this.#constants.simpleType(this.imports, type);
    if (isBoundedInteger(type)) {
      const [low, high] = integerBounds(type);
      return `r.integer(${name}, ${low}, ${high}, ${codec})`;
    }
    return `r.value(${name}, ${codec})`;
  }
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

/** True for integers that their bounds alone describe. */
function isBoundedInteger(type: SimpleType): boolean {
  const { enumeration, patterns, totalDigits } = type.facets;
  if (type.variety !== "atomic" || !isInteger(type) || !isSafeInteger(type)) return false;
  return enumeration === undefined && patterns.length === 0 && totalDigits === undefined;
}

/** Writes code that is true when the condition fails. */
function writeFailure(
  condition: Condition,
  members: readonly Member[],
  variable: (key: string) => string,
): string {
  const arrays = new Set(members.filter(isArray).map(({ key }) => key));
  return writeCondition(condition, false, (child, present) =>
    arrays.has(child)
      ? `${variable(child)}.length ${present ? ">" : "==="} 0`
      : `${variable(child)} ${present ? "!==" : "==="} undefined`,
  );
}
