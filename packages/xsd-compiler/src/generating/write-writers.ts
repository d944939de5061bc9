// Generated writers: straight-line code, the counterpart of generated readers. A writer writes the members of a type
// in the order of the schema. The tables write values that a writer does not support, and report invalid ones. The
// writers of a plain schema support all of its values.

import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import {
  type ComplexType,
  type ElementDeclaration,
  elementsOf as elementsOfContent,
  type TypeDefinition,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import {
  type ElementMember,
  elementsOf,
  type Member,
  type RecordShape,
  type RowsMember,
  textOf,
} from "../shaping/shape.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { isFastWritten, isPlainSchema } from "./fast-types.ts";
import { Imports } from "./imports.ts";
import { memberAccess } from "./names.ts";
import type { Naming } from "./naming.ts";
import type { SchemaConstants } from "./schema-constants.ts";

/** The row indexes of components in the tables. */
type Indexes = ReadonlyMap<object, number>;

export interface WrittenWriters {
  /** The source of the module; empty if the schema has no writers. */
  readonly text: string;
  /** True if the writers support all values of the schema, as `PlainEncoder` requires. */
  readonly plain: boolean;
}

/**
 * Writes the module of the writers.
 *
 * @param xsiType whether values may name their types
 */
export function writeWriters(
  naming: Naming,
  indexes: Indexes,
  equal: ReadonlyMap<ComplexType, ComplexType>,
  constants: SchemaConstants,
  xsiType = true,
): WrittenWriters {
  return new WriterModule(naming, indexes, equal, constants, xsiType).write();
}

class WriterModule {
  readonly #naming: Naming;
  readonly #indexes: Indexes;
  readonly #equal: ReadonlyMap<TypeDefinition, ComplexType>;
  readonly #xsiType: boolean;
  /** Types that a value may replace by another one. */
  readonly #replaceable: ReadonlySet<TypeDefinition>;
  readonly #plain: boolean;
  readonly #imports = new Imports();
  readonly #constants: SchemaConstants;

  constructor(
    naming: Naming,
    indexes: Indexes,
    equal: ReadonlyMap<ComplexType, ComplexType>,
    constants: SchemaConstants,
    xsiType: boolean,
  ) {
    this.#constants = constants;
    this.#equal = equal;
    this.#naming = naming;
    this.#indexes = indexes;
    this.#xsiType = xsiType;
    this.#replaceable = findReplaceable(indexes);
    this.#plain = !xsiType && isPlainSchema(naming, indexes);
  }

  write(): WrittenWriters {
    const { lookedUp, reached } = this.#findReached();
    const types = [...this.#naming.shapes].filter(([type]) => reached.has(type));
    if (types.length === 0) return { text: "", plain: false };
    const functions = [...new Set(types.map(([type]) => this.#equal.get(type) ?? type))].map((type) =>
      this.#writeType(type, this.#naming.shapes.get(type) as RecordShape),
    );
    const registered = types
      .filter(([type]) => lookedUp.has(type))
      .map(([type]) => `  ${this.#indexOf(type)}: ${this.#nameOf(type)},\n`);
    for (const name of this.#plain ? ["ElementWriter", "FastWriter"] : ["FastWriter"])
      this.#imports.runtimeType(name);
    const writer = this.#writer;
    const parts = [
      this.#imports.write(),
      functions.join("\n"),
      "\n/** Writers by the indexes of the types that they write. */\n",
      `export const WRITERS: Readonly<Record<number, ${writer}>> = {\n${registered.join("")}};\n`,
    ];
    return { text: parts.join(""), plain: this.#plain };
  }

  /** The type of the writers. */
  get #writer(): string {
    return this.#plain ? "FastWriter<ElementWriter>" : "FastWriter";
  }

  /**
   * Finds the types whose writers the encoder looks up, those of roots and of elements that the tables write, and all that
   * need a writer, because another writer calls it too. The tables write the values that `xsi:type` labels.
   */
  #findReached(): Readonly<Record<"lookedUp" | "reached", ReadonlySet<TypeDefinition>>> {
    const lookedUp = new Set<TypeDefinition>();
    for (const component of this.#indexes.keys()) {
      if (this.#naming.elements.has(component as ElementDeclaration))
        lookedUp.add((component as ElementDeclaration).type);
      const type = component as ComplexType;
      if (type.kind !== "complex" || this.#isFast(type) || type.content.kind !== "elements") continue;
      for (const element of elementsOfContent(type.content.automaton)) lookedUp.add(element.type);
    }
    const reached = new Set([...lookedUp].filter((type) => this.#isFast(type)));
    // The loop also visits types that it adds.
    for (const type of reached)
      for (const { element } of elementsOf(this.#naming.shapes.get(type as ComplexType) as RecordShape)) {
        if (this.#isLeftToTables(element)) lookedUp.add(element.type);
        if (this.#isFast(element.type)) reached.add(element.type);
      }
    return { lookedUp, reached };
  }

  #isLeftToTables({ nillable, type }: ElementDeclaration): boolean {
    return nillable || (this.#xsiType && this.#replaceable.has(type));
  }

  #isFast(type: TypeDefinition): boolean {
    const isIndexed = type.kind === "complex" && this.#indexes.has(type);
    return isIndexed && isFastWritten(this.#naming.shapes.get(type), this.#indexes);
  }

  #writeType(type: ComplexType, shape: RecordShape): string {
    const { attributes, content } = shape;
    const lines =
      content.kind === "bare"
        ? ["const at = w.start(name);", ...this.#writeRows(content.member as RowsMember, "w.items(value)")]
        : [
            "const v = w.record(value);",
            ...(this.#xsiType ? ['w.unlabelled(v["xsi:type"]);'] : []),
            ...this.#writeStart(type, attributes),
            ...this.#writeContent(shape),
          ];
    return [
      `const ${this.#nameOf(type)}: ${this.#writer} = (w, name, value) => {\n`,
      ...[...lines, "w.end(name, at);"].map((line) => `  ${line}\n`),
      "};\n",
    ].join("");
  }

  #writeStart(type: ComplexType, attributes: RecordShape["attributes"]): string[] {
    if (attributes.length === 0) return ["const at = w.start(name);"];
    const row = this.#indexOf(type);
    const written = attributes.map(
      ({ key }, index) => `w.attribute(${row}, ${index}, ${memberAccess("v", key)});`,
    );
    return ["w.begin(name);", ...written, "const at = w.close();"];
  }

  #writeContent({ content }: RecordShape): string[] {
    if (content.kind === "text")
      return [
        `w.content(${this.#constants.simpleType(this.#imports, content.type)}, ${memberAccess("v", content.key ?? "")});`,
      ];
    if (content.kind !== "members") return [];
    return content.members.flatMap((member) => this.#writeMember(member, memberAccess("v", member.key)));
  }

  #writeMember(member: Member, value: string): string[] {
    if (member.kind === "rows") return this.#writeRows(member, `w.array(${value})`);
    return member.kind === "element" ? [this.#writeElement(member, value)] : [];
  }

  #writeRows({ members }: RowsMember, rows: string): string[] {
    const inside = members.map((member) => this.#writeElement(member, memberAccess("row", member.key)));
    return [
      `for (const item of ${rows}) {`,
      ...["const row = w.record(item);", "const start = w.pos;", ...inside, "w.endRow(start, item);"].map(
        (line) => `  ${line}`,
      ),
      "}",
    ];
  }

  /** Encoding does not check that required members are present. */
  #writeElement({ array, element }: ElementMember, value: string): string {
    const call = `${this.#call(element, array ? "one" : value)};`;
    return array ? `for (const one of w.array(${value})) ${call}` : call;
  }

  /** Writes the call that writes an element. */
  #call(element: ElementDeclaration, value: string): string {
    const { type } = element;
    const byTables = `w.child(${this.#indexOf(element)}, ${value})`;
    if (this.#isLeftToTables(element)) return byTables;
    const simple = type.kind === "simple" ? type : textOf(this.#naming.shapes.get(type));
    if (simple !== undefined) return this.#callSimple(element, simple, value);
    if (this.#plain && this.#naming.shapes.get(type as ComplexType)?.kind === "open")
      return `w.open(${this.#constants.element(this.#imports, element)}, ${value})`;
    if (!this.#isFast(type)) return byTables;
    return `w.element(${this.#constants.element(this.#imports, element)}, ${this.#nameOf(type)}, ${value})`;
  }

  #callSimple(element: ElementDeclaration, type: SimpleType, value: string): string {
    const name = this.#constants.element(this.#imports, element);
    switch (kindOfValue(type)) {
      case "string":
        return `w.string(${name}, ${value})`;
      case "boolean":
        return `w.boolean(${name}, ${value})`;
      case "number":
        return `w.integer(${name}, ${value})`;
      default:
        return `w.value(${name}, ${this.#constants.simpleType(this.#imports, type)}, ${value})`;
    }
  }

  #nameOf(type: TypeDefinition): string {
    return `write${this.#naming.types.get(this.#equal.get(type) ?? type)}`;
  }

  #indexOf(component: object): number {
    return this.#indexes.get(component) ?? -1;
  }
}

/** Finds the base types of named types. Built-in types are left out: nearly all of their values are plain. */
function findReplaceable(indexes: Indexes): ReadonlySet<TypeDefinition> {
  const bases = new Set<TypeDefinition>();
  for (const component of indexes.keys()) {
    if (!("base" in component) || (component as TypeDefinition).name === undefined) continue;
    let { base } = component as TypeDefinition;
    for (; base !== undefined && !bases.has(base); base = base.base) bases.add(base);
  }
  for (const base of bases) if (base.name?.namespace === XSD_NAMESPACE) bases.delete(base);
  return bases;
}

/** Returns the JavaScript type of a simple type's values; undefined for lists and unions. */
function kindOfValue(type: SimpleType): string | undefined {
  return isKeptAsWritten(type) || type.variety === "atomic" ? kindOfText(type) : undefined;
}
