import { keyOf } from "../components/component.ts";
import type { ComplexType, ElementDeclaration, SchemaSet } from "../components/schema-set.ts";
import {
  headOfItems,
  type ItemsMember,
  isObject,
  type Member,
  type Node,
  type RecordShape,
  recordOf,
  type Shape,
} from "../shaping/shape.ts";
import { describeBuiltIn, describeElement, describeUnnamed, saysOccurs } from "./describe-member.ts";
import { describeOccurs, writeOrigin } from "./describe-type.ts";
import type { Imports } from "./imports.ts";
import { subtract, type WrittenRecord } from "./inherited-members.ts";
import { docComment } from "./layout.ts";
import { isInherited } from "./names.ts";
import type { Naming } from "./naming.ts";
import { arrayType, elementType, typeReference } from "./type-expression.ts";
import { writeAttributes } from "./write-attributes.ts";
import {
  allMembers,
  countAlternatives,
  helpersOf,
  intersect,
  isLarge,
  isTuple,
  limitUnion,
  makeOptional,
  type Written,
  type WrittenMember,
  type WrittenUnion,
  writeAbsence,
  writeIntersection,
  writeObject,
} from "./written-members.ts";

/** Writes complex types. */
export class RecordWriter {
  readonly #naming: Naming;
  readonly #imports: Imports;
  readonly #definitions: SchemaSet["groups"];

  constructor(naming: Naming, imports: Imports, definitions: SchemaSet["groups"]) {
    this.#definitions = definitions;
    this.#naming = naming;
    this.#imports = imports;
  }

  /** The declarations of row types, by name. Type declarations refer to them. */
  readonly rows = new Map<string, string>();
  /** The declarations of the types of substitution groups, by name. */
  readonly groups = new Map<string, string>();
  readonly #described = new Map<ComplexType, WrittenRecord>();
  /** The name of the type that is being written. */
  #owner = "";

  /** Writes the declaration of a type under a name. */
  write(shape: Shape, name: string): string {
    if (shape.kind === "open") return `export type ${name} = ${this.#imports.publicType("OpenContent")};\n`;
    const { content } = shape;
    this.#owner = name;
    if (content.kind === "bare") return `export type ${name} = ${this.#arrayOf(content.member)};\n`;
    if (content.kind === "text" && content.key === undefined)
      return `export type ${name} = ${typeReference(this.#naming, this.#imports, content.type)};\n`;
    const written = this.#describe(shape);
    const inherited = this.#findInherited(shape.type, written);
    const { members, unions } = inherited ?? written;
    // A type that has all members of a group extends the group.
    const own = members.filter(({ group }) => group === undefined);
    const groups = new Set(members.flatMap(({ group }) => group ?? []));
    for (const helper of helpersOf(unions)) this.#imports.publicType(helper);
    const bases = [
      ...(inherited === undefined
        ? written.defaults.map((names) => this.#withDefaults(names))
        : [inherited.base]),
      ...Array.from(groups, (group) => `Partial<${group}>`),
    ];
    const isInterface = written.unions.length === 0;
    if (isInterface && (inherited === undefined || members.length > 0)) {
      const heritage = bases.length === 0 ? "" : `extends ${bases.join(", ")} `;
      return `export interface ${name} ${heritage}${writeObject(own)}\n`;
    }
    const parts = [
      ...bases,
      ...(own.length === 0 ? [] : [writeObject(own)]),
      ...unions.map(({ text }) => text),
    ];
    const [only = ""] = parts;
    // A union needs parentheses when it is intersected with something else.
    const whole = parts.length === 1 ? only.replace(/^\((.*)\)$/s, "$1") : parts.join(" & ");
    return `export type ${name} = ${whole};\n`;
  }

  #withDefaults(names: string): string {
    return `${this.#imports.publicType("WithDefaults")}<${names}>`;
  }

  /** The members of a type's objects, inherited ones included. */
  #describe(shape: RecordShape): WrittenRecord {
    const known = this.#described.get(shape.type);
    if (known !== undefined) return known;
    this.#owner = this.#naming.types.get(shape.type) ?? "";
    const names = shape.attributes.filter(({ use }) => use.valueConstraint !== undefined);
    const defaults = names.length === 0 ? [] : [names.map(({ key }) => JSON.stringify(key)).join(" | ")];
    const described = { ...this.#writeContent(shape), defaults };
    this.#described.set(shape.type, described);
    return described;
  }

  /** Finds the name of the nearest type that a type's declaration can extend, and what remains to be declared. */
  #findInherited(
    type: ComplexType,
    written: WrittenRecord,
  ): (Written & { readonly base: string }) | undefined {
    for (let { base } = type; base.kind === "complex" && base !== base.base; { base } = base) {
      const name = this.#naming.types.get(base);
      const shape = recordOf(this.#naming.shapes, base);
      if (name === undefined || shape === undefined || !isObject(this.#naming.shapes, base)) continue;
      const rest = subtract(written, this.#describe(shape));
      if (rest !== undefined) return { base: name, ...rest };
    }
    return undefined;
  }

  #writeContent(shape: RecordShape): Written {
    const attributes = writeAttributes(this.#naming, this.#imports, shape);
    const { content } = shape;
    if (content.kind === "text") {
      const member = {
        key: content.key ?? "value",
        comment: [
          `${["The text", ...describeBuiltIn(this.#naming, content.type)].join(", ")}.`,
          describeUnnamed(this.#naming, content.type),
        ],
        type: typeReference(this.#naming, this.#imports, content.type),
        optional: false,
        array: false,
      };
      return { members: [...attributes, member], unions: [] };
    }
    if (content.kind !== "members") return { members: attributes, unions: [] };
    return intersect([{ members: attributes, unions: [] }, this.#writeNode(content.node)]);
  }

  #writeNode(node: Node): Written {
    if (node.kind === "member")
      return { members: [this.#writeMember(node.member, node.optional)], unions: [] };
    const parts = node.nodes.map((child) => this.#writeNode(child));
    if (node.kind === "choice") return this.#writeChoice(parts, node);
    const { members, unions } = intersect(parts);
    if (!node.optional) return { members, unions };
    if (unions.length === 0 && members.length === 1) return { members: members.map(makeOptional), unions };
    if (
      unions.length === 0 &&
      members.every(({ optional, array, type }) => optional || (array && !isTuple(type)))
    )
      return { members, unions };
    // Either all members of the group are present or none is.
    const count = countAlternatives(unions) + 1;
    const text = `(${writeIntersection({ members, unions })} | ${writeAbsence(parts)})`;
    return limitUnion({ text, helpers: helpersOf(unions), count, members: allMembers(parts) });
  }

  #writeChoice(parts: readonly Written[], { head, optional }: Exclude<Node, { kind: "member" }>): Written {
    // No content is valid, but the element may be nil.
    if (parts.length === 0) return { members: [], unions: [] };
    const simple = parts.every(
      ({ members, unions }) =>
        unions.length === 0 &&
        members.length === 1 &&
        members.every(({ array, key, optional }) => !optional && !array && !isInherited(key)),
    );
    const group = simple && head !== undefined ? this.#declareGroup(head, allMembers(parts)) : undefined;
    const members = allMembers(parts).map((member) => (group === undefined ? member : { ...member, group }));
    const counts = parts.map(({ unions }) => countAlternatives(unions));
    const count = counts.reduce((sum, one) => sum + one, optional ? 1 : 0);
    const written = (text: string, helpers: WrittenUnion["helpers"]): Written =>
      limitUnion({ text, helpers, count, members });
    // Writing a large choice would take long.
    if (isLarge(count, members)) return written("", []);
    if (simple) {
      const helper = optional ? "AtMostOneOf" : "OneOf";
      return written(`${helper}<${group ?? writeObject(members, "")}>`, [helper]);
    }
    const alternatives = parts.map((part, index) => {
      const others = writeAbsence(parts.filter((_, other) => other !== index));
      return `(${writeIntersection(part, others)})`;
    });
    const none = optional ? [writeAbsence(parts)] : [];
    const helpers = helpersOf(parts.flatMap(({ unions }) => unions));
    return written(`(${[...alternatives, ...none].join(" | ")})`, helpers);
  }

  /** Declares the type of a substitution group. Returns its name, or undefined if the group has other keys elsewhere. */
  #declareGroup(head: ElementDeclaration, members: readonly WrittenMember[]): string | undefined {
    const name = this.#naming.groups.get(head);
    if (name === undefined || members.some(({ key }) => isInherited(key))) return undefined;
    const comment = docComment([
      `The members of the substitution group of \`<${head.name.local}>\`. Where a type has all of them as optional members, only \`validate…\` checks that it has one.`,
    ]);
    const text = `${comment}export interface ${name} ${writeObject(members)}\n`;
    const known = this.groups.get(name) ?? text;
    if (known !== text) return undefined;
    this.groups.set(name, text);
    return name;
  }

  #writeMember(member: Member, optional: boolean, least = member.min): WrittenMember {
    const { documentation, key, min, max } = member;
    const occurs = describeOccurs(min, max);
    if (member.kind === "any") {
      const node = this.#imports.publicType("XmlElement");
      const type = member.array ? `readonly ${node}[]` : node;
      const words = `XML: any other element that the schema allows, ${occurs}.`;
      return {
        key,
        comment: [documentation, words],
        type,
        optional: optional && !member.array,
        array: member.array,
      };
    }
    if (member.kind !== "element") {
      const words =
        member.kind === "rows"
          ? `XML: a group, ${occurs}.`
          : `XML: ${member.mixed ? "text and elements" : "elements"} in document order.`;
      return {
        key,
        comment: [documentation, words],
        type: this.#arrayOf(member),
        optional: false,
        array: true,
      };
    }
    const { array, element } = member;
    const one = this.#elementType(element);
    const type = array ? arrayType(/[ |&]/.test(one) ? `(${one})` : one, least, max) : one;
    const counts = array && !saysOccurs(type, least, min, max) ? [occurs] : [];
    const comment = describeElement(this.#naming, element, key, documentation, counts);
    return { key, comment, type, optional: optional && !array, array };
  }

  /** Writes a member of the type of a substitution group. */
  #writeSubstitute(element: ElementDeclaration, key: string): WrittenMember {
    const comment = describeElement(this.#naming, element, key, element.documentation);
    return { key, comment, type: this.#elementType(element), optional: false, array: false };
  }

  #arrayOf(member: Exclude<Member, { kind: "element" | "any" }>): string {
    if (member.kind === "rows") {
      // Without an element that occurs equally often in each row, row boundaries are ambiguous: a row may lack members.
      const isExact = member.members.some(({ max, min }) => min > 0 && min === max);
      const parts = member.members.map((part) =>
        this.#writeMember(part, part.min === 0, isExact ? part.min : Math.min(part.min, 1)),
      );
      const name = this.#naming.rows.get(member) ?? "";
      const definition = member.group && this.#definitions.get(keyOf(member.group));
      const comment = docComment(
        definition === undefined
          ? [member.documentation, `A row of \`${this.#owner}\`.`]
          : [definition.documentation, writeOrigin("group", definition, name, this.#naming.mainFile)],
      );
      this.rows.set(name, `${comment}export interface ${name} ${writeObject(parts)}\n`);
      return arrayType(name, member.min, member.max);
    }
    const item = this.#itemType(member);
    return arrayType(item.includes(" ") ? `(${item})` : item, member.min, member.max);
  }

  #itemType(member: ItemsMember): string {
    const { items, mixed, any } = member;
    const head = headOfItems(member);
    const group =
      head &&
      this.#declareGroup(
        head,
        items.map(({ element, label }) => this.#writeSubstitute(element, label)),
      );
    const helper =
      items.length === 0 ? "" : this.#imports.publicType(group === undefined ? "Item" : "ItemOf");
    return [
      ...(mixed ? ["string"] : []),
      ...(group === undefined
        ? items.map(
            ({ label, element }) => `${helper}<${JSON.stringify(label)}, ${this.#elementType(element)}>`,
          )
        : [`${helper}<${group}>`]),
      ...(any ? [this.#imports.publicType("XmlElement")] : []),
    ].join(" | ");
  }

  #elementType(element: ElementDeclaration): string {
    return elementType(this.#naming, this.#imports, element);
  }
}
