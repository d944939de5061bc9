import { keyOf } from "../components/component.ts";
import type { ElementDeclaration, SchemaSet, TypeDefinition } from "../components/schema-set.ts";
import type { ItemsMember, Member, Node, RecordShape, RowsMember, Shape } from "../shaping/shape.ts";
import {
  describeAnonymous,
  describeAttributeName,
  describeConstraint,
  describeOccurs,
  describeSimpleType,
  describeTypeName,
  writeOrigin,
} from "./describe-type.ts";
import { elementType } from "./element-type.ts";
import type { Imports } from "./imports.ts";
import { docComment } from "./layout.ts";
import { identifier, memberKey } from "./names.ts";
import type { Naming } from "./naming.ts";
import { arrayType, typeReference } from "./type-expression.ts";

/** A member of an object type, without indentation. */
interface WrittenMember {
  readonly key: string;
  readonly comment: readonly string[];
  readonly type: string;
  readonly optional: boolean;
  readonly array: boolean;
}

/** The members of an object type and the alternatives it is intersected with. */
interface Written {
  readonly members: readonly WrittenMember[];
  readonly alternatives: readonly string[];
  /** The members of the alternatives. */
  readonly inner: readonly WrittenMember[];
}

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
  readonly #groups = new Map<string, string>();
  /** The name of the type that is being written. */
  #owner = "";
  #namespace = "";

  /** Writes the declaration of a type under a name. */
  write(shape: Shape, name: string): string {
    this.#owner = name;
    if (shape.kind === "open") return `export type ${name} = ${this.#imports.publicType("OpenContent")};\n`;
    this.#namespace = shape.type.name?.namespace ?? "";
    const { content } = shape;
    if (content.kind === "bare") return `export type ${name} = ${this.#arrayOf(content.member)};\n`;
    if (content.kind === "text" && content.key === undefined)
      return `export type ${name} = ${typeReference(this.#naming, this.#imports, content.type)};\n`;
    const { members, alternatives } = this.#writeContent(shape);
    const defaults = this.#writeDefaults(shape);
    if (alternatives.length === 0) {
      const base = defaults.map((type) => `extends ${type} `).join("");
      return `export interface ${name} ${base}${writeObject(members)}\n`;
    }
    const own = members.length === 0 ? [] : [writeObject(members)];
    const parts = [...defaults, ...own, ...alternatives];
    const [only = ""] = parts;
    // The alternatives need parentheses when they are intersected with something else.
    const whole = parts.length === 1 ? only.replace(/^\((.*)\)$/s, "$1") : parts.join(" & ");
    return `export type ${name} = ${whole};\n`;
  }

  #writeDefaults({ attributes }: RecordShape): string[] {
    const found = attributes.filter(({ use }) => use.valueConstraint !== undefined);
    const names = found.map(({ key }) => JSON.stringify(key)).join(" | ");
    return names === "" ? [] : [`${this.#imports.publicType("WithDefaults")}<${names}>`];
  }

  #writeContent(shape: RecordShape): Written {
    const attributes = this.#writeAttributes(shape);
    const { content } = shape;
    if (content.kind === "text") {
      const member = {
        key: content.key ?? "value",
        comment: ["The text.", describeSimpleType(content.type)],
        type: typeReference(this.#naming, this.#imports, content.type),
        optional: false,
        array: false,
      };
      return { members: [...attributes, member], alternatives: [], inner: [] };
    }
    if (content.kind !== "members") return { members: attributes, alternatives: [], inner: [] };
    const { members, ...others } = this.#writeNode(content.node);
    return { members: [...attributes, ...members], ...others };
  }

  #writeAttributes({ attributes, anyAttribute }: RecordShape): WrittenMember[] {
    const written = attributes.map(
      ({ key, use: { declaration, required, valueConstraint } }): WrittenMember => {
        const { documentation, name, type } = declaration;
        const constraint =
          valueConstraint === undefined
            ? ""
            : `, ${valueConstraint.kind} \`${valueConstraint.value.lexical}\``;
        const words = `XML: the attribute \`${describeAttributeName(name)}\`, ${describeTypeName(type)}${constraint}.`;
        return {
          key,
          comment: [documentation, words, this.#describeUnnamed(type)],
          type: typeReference(this.#naming, this.#imports, type),
          // The decoder fills in an absent attribute that has a default.
          optional: !required && valueConstraint === undefined,
          array: false,
        };
      },
    );
    if (anyAttribute === undefined) return written;
    const type = `readonly ${this.#imports.publicType("XmlAttribute")}[]`;
    const comment = ["XML: any other attributes that the schema allows."];
    return [...written, { key: anyAttribute, comment, type, optional: false, array: true }];
  }

  #writeNode(node: Node): Written {
    if (node.kind === "member")
      return { members: [this.#writeMember(node.member, node.optional)], alternatives: [], inner: [] };
    const parts = node.nodes.map((child) => this.#writeNode(child));
    if (node.kind === "choice") return this.#writeChoice(parts, node.optional);
    const members = parts.flatMap((part) => part.members);
    const alternatives = parts.flatMap((part) => part.alternatives);
    const inner = parts.flatMap((part) => part.inner);
    if (!node.optional) return { members, alternatives, inner };
    if (alternatives.length === 0 && members.length === 1)
      return { members: members.map(makeOptional), alternatives, inner };
    if (
      alternatives.length === 0 &&
      members.every(({ optional, array, type }) => optional || (array && !isTuple(type)))
    )
      return { members, alternatives, inner };
    // Either all members of the group are present or none is.
    const whole = [...(members.length === 0 ? [] : [writeObject(members)]), ...alternatives].join(" & ");
    return {
      members: [],
      alternatives: [`(${whole} | ${writeAbsence(parts)})`],
      inner: [...members, ...inner],
    };
  }

  #writeChoice(parts: readonly Written[], optional: boolean): Written {
    // No content is valid, but the element may be nil.
    if (parts.length === 0) return { members: [], alternatives: [], inner: [] };
    const inner = parts.flatMap((part) => [...part.members, ...part.inner]);
    const simple = parts.every(
      ({ members, alternatives }) =>
        alternatives.length === 0 && members.length === 1 && !members[0]?.optional && !members[0]?.array,
    );
    if (simple) {
      const helper = this.#imports.publicType(optional ? "AtMostOneOf" : "OneOf");
      const members = parts.flatMap((part) => part.members);
      return { members: [], alternatives: [`${helper}<${writeObject(members, "")}>`], inner };
    }
    const alternatives = parts.map((part, index) => {
      const own = part.members.length === 0 ? [] : [writeObject(part.members)];
      const others = writeAbsence(parts.filter((_, other) => other !== index));
      return `(${[...own, ...part.alternatives, others].join(" & ")})`;
    });
    const none = optional ? [writeAbsence(parts)] : [];
    return { members: [], alternatives: [`(${[...alternatives, ...none].join(" | ")})`], inner };
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
    const { element } = member;
    const one = this.#elementType(element);
    const type = member.array ? arrayType(/[ |&]/.test(one) ? `(${one})` : one, least, max) : one;
    const { name, valueConstraint } = element;
    const constraint =
      valueConstraint === undefined ? "" : `, ${valueConstraint.kind} \`${valueConstraint.value.lexical}\``;
    const words = `XML: \`<${name.local}>\`, ${describeTypeName(element.type)}, ${occurs}${constraint}.`;
    const facets = this.#describeUnnamed(element.type);
    const constraints = element.identityConstraints.map(describeConstraint);
    const comment = [documentation || element.documentation, words, facets, ...constraints];
    return { key, comment, type, optional: optional && !member.array, array: member.array };
  }

  /** Describes the facets of a simple type without a TypeScript name, for the place where it is used. */
  #describeUnnamed(type: TypeDefinition): string {
    const isUnnamed = type.kind === "simple" && type.name === undefined && !this.#naming.types.has(type);
    return isUnnamed ? describeAnonymous(type) : "";
  }

  #arrayOf(member: Exclude<Member, { kind: "element" | "any" }>): string {
    if (member.kind === "rows") {
      // Without an element that occurs equally often in each row, row boundaries are ambiguous: a row may lack members.
      const isExact = member.members.some(({ max, min }) => min > 0 && min === max);
      const parts = member.members.map((part) =>
        this.#writeMember(part, part.min === 0, isExact ? part.min : Math.min(part.min, 1)),
      );
      const name = this.#nameRow(member);
      const definition = member.group && this.#definitions.get(keyOf(member.group));
      const comment = docComment(
        definition === undefined
          ? [member.documentation, `A row of \`${this.#owner}\`.`]
          : [definition.documentation, writeOrigin("group", definition)],
      );
      this.rows.set(name, `${comment}export interface ${name} ${writeObject(parts)}\n`);
      return arrayType(name, member.min, member.max);
    }
    const item = this.#itemType(member);
    return arrayType(item.includes(" ") ? `(${item})` : item, member.min, member.max);
  }

  /** Names a row after its group. All types that refer to the group share the row type. */
  #nameRow({ group, key }: RowsMember): string {
    if (group === undefined)
      return this.#naming.claim(`${this.#owner}${identifier(key)}`, {
        namespace: this.#namespace,
        kind: "Row",
      });
    const known = this.#groups.get(keyOf(group));
    const name =
      known ?? this.#naming.claim(identifier(group.local), { namespace: group.namespace, kind: "Group" });
    this.#groups.set(keyOf(group), name);
    return name;
  }

  #itemType(member: ItemsMember): string {
    const { items, mixed, any } = member;
    const helper = items.length === 0 ? "" : this.#imports.publicType("Item");
    return [
      ...(mixed ? ["string"] : []),
      ...items.map(
        ({ label, element }) => `${helper}<${JSON.stringify(label)}, ${this.#elementType(element)}>`,
      ),
      ...(any ? [this.#imports.publicType("XmlElement")] : []),
    ].join(" | ");
  }

  #elementType(element: ElementDeclaration): string {
    return elementType(this.#naming, this.#imports, element);
  }
}

/** Makes the member of an optional group optional: an array may then be empty. */
function makeOptional(member: WrittenMember): WrittenMember {
  const { array, type } = member;
  if (!array) return { ...member, optional: true };
  if (!isTuple(type)) return member;
  const rest = /, \.\.\.(.*\[\])\]$/s.exec(type)?.[1];
  return { ...member, type: rest === undefined ? `${type} | readonly []` : `readonly ${rest}` };
}

/** True for an array type with a minimum length. */
function isTuple(type: string): boolean {
  return type.startsWith("readonly [");
}

function writeObject(members: readonly WrittenMember[], modifier = "readonly "): string {
  const lines = members.map(({ comment, key, optional, type }) => {
    return `${docComment(comment, "  ")}  ${modifier}${memberKey(key)}${optional ? "?" : ""}: ${type};\n`;
  });
  return `{\n${lines.join("")}}`;
}

/** Writes an object type that forbids all of the members. */
function writeAbsence(parts: readonly Written[]): string {
  const members = parts.flatMap((part) => [...part.members, ...part.inner]);
  const absent = members.map(({ key, array }) =>
    array ? `readonly ${memberKey(key)}: readonly []` : `readonly ${memberKey(key)}?: never`,
  );
  return `{ ${absent.join("; ")} }`;
}
