// Generated readers: straight-line code for documents as they nearly always are. A reader asks for the elements of a type
// in the order of the schema; at the first thing that is not as it expects, the tables go on with what it has read.

import type { Condition } from "@payment-routing/contract-runtime/codegen";
import { keyOf } from "../components/component.ts";
import type { ComplexType, ElementDeclaration, TypeDefinition } from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { isSafeInteger } from "../shaping/is-safe-integer.ts";
import type { ElementMember, Member, Node, RecordShape, RowsMember, Shape } from "../shaping/shape.ts";
import { isInteger, kindOfText } from "../shaping/write-value-table.ts";
import { constantNames } from "./constant-names.ts";
import { Imports } from "./imports.ts";
import { memberAccess, memberKey, variableNames } from "./names.ts";
import type { Naming } from "./naming.ts";
import { writeCondition } from "./write-condition.ts";

/** The place of a component in the tables. */
type Places = ReadonlyMap<TypeDefinition | ElementDeclaration, number>;

/** The module of the readers, and how many there are. */
export function writeReaders(
  naming: Naming,
  shapes: ReadonlyMap<ComplexType, Shape>,
  places: Places,
): string {
  return new ReaderModule(naming, shapes, places).write();
}

class ReaderModule {
  readonly #naming: Naming;
  readonly #shapes: ReadonlyMap<ComplexType, Shape>;
  readonly #places: Places;
  readonly #imports = new Imports();
  /** One element of each name that readers look for. */
  readonly #elements = new Map<string, ElementDeclaration>();
  readonly #simpleTypes = new Map<SimpleType, number>();
  readonly #codecNames = new Map<SimpleType, string>();
  #constants: ReadonlyMap<string, string> = new Map();

  constructor(naming: Naming, shapes: ReadonlyMap<ComplexType, Shape>, places: Places) {
    this.#naming = naming;
    this.#shapes = shapes;
    this.#places = places;
  }

  write(): string {
    const types = [...this.#shapes].filter(([type]) => this.#places.has(type) && this.#isFast(type));
    for (const [, shape] of types)
      for (const { element } of elementsOf(shape)) this.#elements.set(keyOf(element.name), element);
    this.#constants = constantNames([...this.#elements.values()].map(({ name }) => name));
    const functions = types.map(([type, shape]) => this.#writeReader(type, shape as RecordShape));
    const named = Array.from(this.#elements, ([key, element]) => {
      return `const ${this.#constants.get(key)} = CODEC.name(${this.#placeOf(element)});\n`;
    });
    const simple = Array.from(
      this.#simpleTypes,
      ([type, place]) => `const ${this.#codecName(type)} = CODEC.simpleType(${place});\n`,
    );
    const registered = types
      .filter(([type]) => type.attributeUses.length === 0)
      .map(([type]) => `  ${this.#placeOf(type)}: read${this.#naming.types.get(type)},\n`);
    this.#imports.from("./table.ts", "CODEC");
    this.#imports.runtimeType("DocumentReader");
    this.#imports.runtimeType("ElementName");
    this.#imports.runtimeType("FastReader");
    return [
      this.#imports.write(),
      "/** Readers by the places of the types that they read. */\n",
      `export const READERS: Readonly<Record<number, FastReader>> = {\n${registered.join("")}};\n\n`,
      ...named,
      "\n",
      ...simple,
      "\n",
      functions.join("\n"),
    ].join("");
  }

  #placeOf(component: TypeDefinition | ElementDeclaration): number {
    return this.#places.get(component) ?? -1;
  }

  /** True for what readers read: members and rows of elements, and text with attributes. */
  #isFast(type: ComplexType): boolean {
    const shape = this.#shapes.get(type);
    if (shape?.kind !== "record" || type.mixed || shape.anyAttribute !== undefined) return false;
    if (type.attributeUses.length > 31) return false;
    const { content } = shape;
    if (content.kind === "text") return type.attributeUses.length > 0 && !identifies(content.type);
    if (content.kind === "bare") return content.member.kind === "rows" && isPlainRows(content.member);
    if (content.kind === "none") return false;
    if (isOptionalAll(type)) return false;
    return content.members.every(isPlainMember) && isDecidable(content.node) && content.members.length <= 200;
  }

  #writeReader(type: ComplexType, shape: RecordShape): string {
    const name = this.#naming.types.get(type) ?? "";
    const { attributes, content } = shape;
    const head = `function read${name}(r: DocumentReader, name: ElementName`;
    const variables = variableNames([
      ...attributes.map(({ key }) => key),
      ...(content.kind === "members" ? content.members.map(({ key }) => key) : []),
      "value",
      "rows",
    ]);
    const variable = (key: string): string => variables.get(key) ?? key;
    if (content.kind === "text") {
      const text = this.#leaf(content.type, "name");
      const literal = this.#literal(
        attributes.map(({ key, use }, index) => ({
          key,
          value: `a[${index}]`,
          optional: !use.required && use.valueConstraint === undefined,
        })),
        content.key === undefined ? [] : [{ key: content.key, value: text, optional: false }],
      );
      return [
        `${head}, element: number): unknown {\n`,
        `  const a = r.attributes(name, ${name}_TYPE);\n`,
        "  if (a === undefined) return r.child(element);\n",
        literal,
        "}\n",
        `const ${name}_TYPE = CODEC.complexType(${this.#placeOf(type)});\n`,
      ].join("");
    }
    const body = new Body(this, variable);
    const members = content.kind === "members" ? content.members : [];
    const isAll = type.content.kind === "elements" && type.content.automaton.kind === "all";
    if (content.kind === "members") body.writeNode(content.node, !isAll);
    else if (content.kind === "bare") body.writeRows(content.member as RowsMember, "$rows");
    const required = isAll
      ? members.filter((member) => member.kind === "element" && member.min > 0 && !member.array)
      : [];
    if (required.length > 0)
      body.line(
        `if (${required.map(({ key }) => `${variable(key)} === undefined`).join(" || ")}) break plain;`,
      );
    for (const { condition } of type.assertions)
      body.line(`if (${writeFailure(condition, members, variable)}) break plain;`);
    body.line("if (!r.leaves(name, start)) break plain;");
    const declared = members.map((member) =>
      isArray(member)
        ? `  const ${variable(member.key)}: unknown[] = [];\n`
        : `  let ${variable(member.key)}: unknown;\n`,
    );
    const withAttributes = attributes.length > 0;
    const own = attributes.map(({ key, use }, index) => ({
      key,
      value: `a[${index}]`,
      optional: !use.required && use.valueConstraint === undefined,
    }));
    const literal =
      content.kind === "bare"
        ? "    return $rows;\n"
        : this.#literal(
            own,
            members.map((member) => ({
              key: member.key,
              value: variable(member.key),
              optional:
                !isArray(member) && !(isAll ? isRequiredMember(member) : isAlwaysThere(content, member)),
            })),
            "    ",
          );
    const handedOver =
      content.kind === "bare"
        ? `{ ${memberKey(content.member.key)}: $rows }`
        : `{ ${[...own.map(({ key, value }) => `${memberKey(key)}: ${value}`), ...members.map(({ key }) => `${memberKey(key)}: ${variable(key)}`)].join(", ")} }`;
    return [
      `${head}${withAttributes ? ", element: number" : ""}): unknown {\n`,
      ...(withAttributes
        ? [
            `  const a = r.attributes(name, ${name}_TYPE);\n`,
            "  if (a === undefined) return r.child(element);\n",
          ]
        : []),
      ...(content.kind === "bare" ? ["  const $rows: Record<string, unknown>[] = [];\n"] : declared),
      "  const start = r.enter();\n",
      "  plain: {\n",
      body.text,
      literal,
      "  }\n",
      `  return r.goOn(name, start, ${this.#placeOf(type)}, ${handedOver});\n`,
      "}\n",
      ...(withAttributes ? [`const ${name}_TYPE = CODEC.complexType(${this.#placeOf(type)});\n`] : []),
    ].join("");
  }

  /** Returns an object; members that may be absent are set one by one. */
  #literal(attributes: readonly WrittenMember[], members: readonly WrittenMember[], indent = "  "): string {
    const all = [...attributes, ...members];
    const always = all.filter(({ optional }) => !optional);
    const sometimes = all.filter(({ optional }) => optional);
    const object = `{ ${always.map(({ key, value }) => `${memberKey(key)}: ${value}`).join(", ")} }`;
    if (sometimes.length === 0) return `${indent}return ${object};\n`;
    return [
      `${indent}const $value: Record<string, unknown> = ${always.length === 0 ? "{}" : object};\n`,
      ...sometimes.map(
        ({ key, value }) =>
          `${indent}if (${value} !== undefined) ${memberAccess("$value", key)} = ${value};\n`,
      ),
      `${indent}return $value;\n`,
    ].join("");
  }

  constant(element: ElementDeclaration): string {
    return this.#constants.get(keyOf(element.name)) ?? "";
  }

  /** True when the start tag of an element has to be bare for its reader, and what reads it then. */
  reading(element: ElementDeclaration): { readonly bare: boolean; readonly code: string } {
    const { abstract, identityConstraints, type, valueConstraint } = element;
    const name = this.constant(element);
    const place = this.#placeOf(element);
    const byTables = { bare: false, code: `r.child(${place})` };
    if (valueConstraint !== undefined || abstract || identityConstraints.length > 0) return byTables;
    if (type.kind === "simple")
      return identifies(type) ? byTables : { bare: true, code: this.#leaf(type, name) };
    const text = textOf(this.#shapes.get(type));
    if (text !== undefined && !type.abstract)
      return identifies(text) ? byTables : { bare: true, code: this.#leaf(text, name) };
    if (isSkipped(type, this.#shapes)) return { bare: false, code: "r.open()" };
    if (!this.#isFast(type) || type.abstract) return byTables;
    const typeName = this.#naming.types.get(type);
    return type.attributeUses.length > 0
      ? { bare: false, code: `read${typeName}(r, ${name}, ${place})` }
      : { bare: false, code: `r.record(${name}, read${typeName}, ${place})` };
  }

  #leaf(type: SimpleType, name: string): string {
    const { facets, whiteSpace } = type;
    const isText = kindOfText(type) === "string" && type.variety === "atomic" && type.primitive === "string";
    const free = Object.keys(facets).length === 1 && facets.patterns.length === 0;
    const plain = ["string", "normalizedString", "token"].includes(type.builtIn);
    if (isText && free && plain && whiteSpace === "preserve") return `r.string(${name})`;
    if (isText && free && plain && whiteSpace === "collapse") return `r.token(${name})`;
    const codec = this.#codecName(type);
    this.#simpleTypes.set(type, this.#placeOf(type));
    const bounds = integerBounds(type);
    if (bounds !== undefined) return `r.integer(${name}, ${bounds[0]}, ${bounds[1]}, ${codec})`;
    return `r.value(${name}, ${codec})`;
  }

  /** The constant of a simple type. Names of types have no underscore, so that the two never meet. */
  #codecName(type: SimpleType): string {
    const known = this.#codecNames.get(type);
    if (known !== undefined) return known;
    const wanted = `TYPE_${this.#naming.types.get(type) ?? type.name?.local ?? "anonymous"}`;
    const taken = new Set(this.#codecNames.values());
    const name = taken.has(wanted) ? `${wanted}_${this.#placeOf(type)}` : wanted;
    this.#codecNames.set(type, name);
    return name;
  }
}

interface WrittenMember {
  readonly key: string;
  readonly value: string;
  readonly optional: boolean;
}

/** The statements of a reader. */
class Body {
  readonly #module: ReaderModule;
  readonly #variable: (key: string) => string;
  #indent = "    ";
  text = "";

  constructor(module: ReaderModule, variable: (key: string) => string) {
    this.#module = module;
    this.#variable = variable;
  }

  line(code: string): void {
    this.text += `${this.#indent}${code}\n`;
  }

  /** @param strict false where elements come in any order: then what is missing is found at the end */
  writeNode(node: Node, strict: boolean): void {
    if (node.kind === "member") {
      this.#writeMember(node.member, node.optional || !strict);
      return;
    }
    if (node.kind === "choice") {
      this.#writeChoice(node);
      return;
    }
    if (!node.optional || isNullable({ ...node, optional: false })) {
      for (const child of node.nodes) this.writeNode(child, strict);
      return;
    }
    this.#block(`if (${this.#meets(firstOf({ ...node, optional: false }))})`, () => {
      for (const child of node.nodes) this.writeNode(child, strict);
    });
  }

  #writeChoice(node: Extract<Node, { kind: "sequence" | "choice" }>): void {
    let head = "if";
    for (const child of node.nodes) {
      const first = firstOf(child);
      if (first.length === 0) continue;
      this.#block(`${head} (${this.#meets(first)})`, () => this.writeNode(child, true));
      head = "else if";
    }
    if (!isNullable(node)) this.line("else break plain;");
  }

  #writeMember(member: Member, optional: boolean): void {
    if (member.kind === "rows") {
      this.writeRows(member, this.#variable(member.key));
      return;
    }
    if (member.kind === "element") this.#writeElement(member, optional, this.#variable(member.key));
  }

  #writeElement({ array, element, max, min }: ElementMember, optional: boolean, target: string): void {
    const { ask, code } = this.#asking(element);
    if (!array) {
      if (optional) {
        this.line(`if (${ask}) ${target} = ${code};`);
      } else {
        this.line(`if (!${ask}) break plain;`);
        this.line(`${target} = ${code};`);
      }
      return;
    }
    const bound = max === Number.POSITIVE_INFINITY ? "" : `${target}.length < ${max} && `;
    this.line(`while (${bound}${ask}) ${target}.push(${code});`);
    // Absent altogether where it may be left out.
    const few =
      optional && min > 1 ? `${target}.length > 0 && ${target}.length < ${min}` : `${target}.length < ${min}`;
    if (min > 0 && !(optional && min === 1)) this.line(`if (${few}) break plain;`);
  }

  writeRows({ max, members, min }: RowsMember, rows: string): void {
    const [first, ...others] = members;
    if (first === undefined) return;
    const bound = max === Number.POSITIVE_INFINITY ? "" : `${rows}.length < ${max} && `;
    const arrays = members.filter(({ array }) => array).map(({ key }) => `${memberKey(key)}: []`);
    const { ask, code } = this.#asking(first.element);
    this.#block(`while (${bound}${ask})`, () => {
      const row = arrays.length === 0 ? "{}" : `{ ${arrays.join(", ")} }`;
      this.line(`const row: Record<string, unknown> = ${row};`);
      this.line(`${rows}.push(row);`);
      this.line(`${memberAccess("row", first.key)} = ${code};`);
      for (const member of others) {
        const target = memberAccess("row", member.key);
        this.#writeElement(member, member.min === 0, member.array ? `(${target} as unknown[])` : target);
      }
    });
    if (min > 0) this.line(`if (${rows}.length < ${min}) break plain;`);
  }

  /** How a reader asks for an element, and reads it when it is there. */
  #asking(element: ElementDeclaration): { readonly ask: string; readonly code: string } {
    const { bare, code } = this.#module.reading(element);
    return { ask: `r.${bare ? "opens" : "meets"}(${this.#module.constant(element)})`, code };
  }

  #meets(elements: readonly ElementDeclaration[]): string {
    return elements.map((element) => `r.meets(${this.#module.constant(element)})`).join(" || ");
  }

  #block(head: string, write: () => void): void {
    this.line(`${head} {`);
    const outer = this.#indent;
    this.#indent += "  ";
    write();
    this.#indent = outer;
    this.line("}");
  }
}

/** The elements that a part of a content model may begin with. */
function firstOf(node: Node): readonly ElementDeclaration[] {
  if (node.kind === "member") return firstOfMember(node.member);
  if (node.kind === "choice") return node.nodes.flatMap(firstOf);
  const first: ElementDeclaration[] = [];
  for (const child of node.nodes) {
    first.push(...firstOf(child));
    if (!isNullable(child)) break;
  }
  return first;
}

function firstOfMember(member: Member): readonly ElementDeclaration[] {
  if (member.kind === "element") return [member.element];
  return member.kind === "rows" ? member.members.slice(0, 1).map(({ element }) => element) : [];
}

/** True when there may be nothing of a part of a content model. */
function isNullable(node: Node): boolean {
  if (node.optional) return true;
  if (node.kind === "member") return node.member.min === 0;
  return node.kind === "choice" ? node.nodes.some(isNullable) : node.nodes.every(isNullable);
}

/** True when the next element tells which way to go. */
function isDecidable(node: Node): boolean {
  // An empty choice is content that no document has.
  if (node.kind === "choice" && node.nodes.length === 0) return false;
  return node.kind === "member" || node.nodes.every(isDecidable);
}

function isPlainMember(member: Member): boolean {
  if (member.kind === "rows") return isPlainRows(member);
  return member.kind === "element" && isPlainElement(member);
}

/** True when the first element of a row is always there, and so tells that a row begins. */
function isPlainRows({ members }: RowsMember): boolean {
  return members[0]?.min === 1 && members[0].max === 1 && members.every(isPlainElement);
}

/** Not an identifier: that names the element around it, which readers do not know. */
function isPlainElement({ anyCount, element: { type } }: ElementMember): boolean {
  return (
    anyCount &&
    !(type.kind === "simple"
      ? identifies(type)
      : type.content.kind === "simple" && identifies(type.content.type))
  );
}

function isArray(member: Member): boolean {
  return member.kind !== "element" && member.kind !== "any" ? true : member.array;
}

function isRequiredMember(member: Member): boolean {
  return member.kind === "element" && member.min > 0;
}

/** True for a member that every value has. */
function isAlwaysThere(content: { readonly kind: string; readonly node?: Node }, member: Member): boolean {
  const find = (node: Node): boolean => {
    if (node.optional) return false;
    if (node.kind === "member") return node.member === member;
    return node.kind === "sequence" && node.nodes.some(find);
  };
  return content.node !== undefined && find(content.node) && member.kind === "element" && member.min > 0;
}

function isOptionalAll({ content }: ComplexType): boolean {
  return content.kind === "elements" && content.automaton.kind === "all" && content.automaton.optional;
}

function elementsOf(shape: Shape): readonly ElementMember[] {
  if (shape.kind !== "record") return [];
  const { content } = shape;
  const members: readonly Member[] =
    content.kind === "members" ? content.members : content.kind === "bare" ? [content.member] : [];
  return members.flatMap((member) =>
    member.kind === "element" ? [member] : member.kind === "rows" ? member.members : [],
  );
}

/** The simple type of a complex type that has text and nothing else. */
function textOf(shape: Shape | undefined): SimpleType | undefined {
  if (shape?.kind !== "record" || shape.content.kind !== "text") return undefined;
  return shape.content.key === undefined ? shape.content.type : undefined;
}

/** True for a type that keeps whatever stands in it, unseen. */
function isSkipped(type: ComplexType, shapes: ReadonlyMap<ComplexType, Shape>): boolean {
  if (shapes.get(type)?.kind !== "open" || type.attributeWildcard?.processContents !== "skip") return false;
  const { content } = type;
  if (content.kind !== "elements" || content.automaton.kind !== "states") return false;
  return content.automaton.states.every(
    ({ transitions, wildcards }) =>
      transitions.length === 0 &&
      wildcards.every(
        ({ wildcard: { namespaces, processContents } }) =>
          processContents === "skip" && namespaces.kind === "any",
      ),
  );
}

/** True for types whose values name elements of the document, or refer to them: the tables take note of them. */
function identifies({ builtIn, itemType, memberTypes }: SimpleType): boolean {
  return (
    ["ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES"].includes(builtIn) ||
    memberTypes.some(identifies) ||
    (itemType !== undefined && identifies(itemType))
  );
}

function integerBounds(type: SimpleType): readonly [string, string] | undefined {
  const { enumeration, maxExclusive, maxInclusive, minExclusive, minInclusive, patterns, totalDigits } =
    type.facets;
  if (type.variety !== "atomic" || !isInteger(type) || !isSafeInteger(type)) return undefined;
  if (enumeration !== undefined || patterns.length > 0 || totalDigits !== undefined) return undefined;
  const low =
    minInclusive === undefined
      ? BigInt(minExclusive?.lexical.trim() ?? 0) + 1n
      : BigInt(minInclusive.lexical.trim());
  const high =
    maxInclusive === undefined
      ? BigInt(maxExclusive?.lexical.trim() ?? 0) - 1n
      : BigInt(maxInclusive.lexical.trim());
  return [String(low), String(high)];
}

/** The condition as code that holds when it fails. */
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
