// Plans for writing the values of types: what the members are, in the order of the schema. The tables write the values of
// types without a plan.

import type { AttributeUse, ElementDeclaration, TypeDefinition } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import type { ElementMember, Member, RowsMember } from "../schema/value-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { isInherited } from "./member-of.ts";

/** How to write the values of a type. */
export interface RecordPlan {
  readonly attributes: readonly AttributeUse[];
  /** The members that hold elements. */
  readonly members: readonly MemberPlan[];
  /** The rows that are the value itself. */
  readonly rows: MemberPlan | undefined;
  /** The member that holds the text, and its type. */
  readonly text: { readonly key: string; readonly codec: SimpleCodec } | undefined;
}

/**
 * What a member holds: a string, an integer that a double represents exactly, a value of another simple type, a value whose
 * type has a plan, a value of any other type, an array of these, or an array of objects. `unknown` until the first value is
 * written: most documents use few members of a schema.
 */
type MemberKind = "unknown" | "string" | "integer" | "value" | "record" | "child" | "array" | "rows";

/** How to write a member. A class, so that V8 sees one hidden class. */
export class MemberPlan {
  kind: MemberKind;
  readonly key: string;
  /** The members of the objects of rows; for an array, how to write an item. */
  readonly parts: readonly MemberPlan[];
  readonly #element: number;
  declaration: ElementDeclaration | undefined = undefined;
  name: ElementName | undefined = undefined;
  codec: SimpleCodec | undefined = undefined;
  record: RecordPlan | undefined = undefined;

  /** @param element the index of the element; -1 for rows */
  constructor(kind: MemberKind, key: string, element: number, parts: readonly MemberPlan[]) {
    this.kind = kind;
    this.key = key;
    this.parts = parts;
    this.#element = element;
  }

  /** Finds out what the member holds. */
  prepare(plans: RecordPlans): void {
    const { schema } = plans;
    const declaration = schema.element(this.#element);
    const { nillable, type } = declaration;
    this.declaration = declaration;
    this.name = declaration.name;
    this.record = plans.of(type);
    const simple = simpleTypeOf(type);
    if (nillable) this.kind = "child";
    else if (simple === undefined) this.kind = this.record === undefined ? "child" : "record";
    else {
      this.codec = schema.codec(simple);
      const shape = schema.values.types.at(simple);
      const as = shape?.kind === "text" ? shape.as : undefined;
      this.kind = as === "string" ? "string" : as === "number" ? "integer" : "value";
    }
  }
}

/** The plans of a schema's types, made on first use. */
export class RecordPlans {
  readonly schema: Schema;
  /** By the indexes of types; `null` for a type without a plan. */
  readonly #plans: (RecordPlan | null | undefined)[];

  constructor(schema: Schema) {
    this.schema = schema;
    this.#plans = new Array(schema.table.types.length);
  }

  /** Returns the plan of a type; undefined for a type whose values the tables write. */
  of(type: TypeDefinition): RecordPlan | undefined {
    const known = this.#plans[type.index];
    if (known !== undefined) return known ?? undefined;
    const plan = makePlan(type);
    this.#plans[type.index] = plan ?? null;
    return plan;
  }
}

/** Only the tables write items in any order, what a wildcard allows, and members with names that objects inherit. */
function makePlan(type: TypeDefinition): RecordPlan | undefined {
  if (type.kind === "simple" || type.shape === undefined || type.shape.anyAttribute !== undefined)
    return undefined;
  const { attributes, content } = type;
  const { content: shape } = type.shape;
  const plan = { attributes, members: NONE, rows: undefined, text: undefined };
  if (attributes.some(({ key }) => isInherited(key))) return undefined;
  if (shape.kind === "none") return plan;
  if (shape.kind === "text") {
    const { key } = shape;
    if (key === undefined || isInherited(key) || content.kind !== "simple") return undefined;
    return { ...plan, text: { key, codec: content.codec } };
  }
  const members = shape.kind === "bare" ? [shape.member] : shape.members;
  if (!members.every(isPlanned)) return undefined;
  const plans = members.map(planMember);
  return shape.kind === "bare" ? { ...plan, rows: plans[0] } : { ...plan, members: plans };
}

function isPlanned(member: Member): member is ElementMember | RowsMember {
  if (isInherited(member.key)) return false;
  return member.kind === "element" || (member.kind === "rows" && member.members.every(isPlanned));
}

function planMember(member: ElementMember | RowsMember): MemberPlan {
  const { key, kind } = member;
  if (kind === "rows") return new MemberPlan("rows", key, -1, member.members.map(planMember));
  const { array, element } = member;
  const one = new MemberPlan("unknown", key, element, NONE);
  return array ? new MemberPlan("array", key, element, [one]) : one;
}

/** Returns the index of the type of an element's text if the value is that text. */
function simpleTypeOf(type: TypeDefinition): number | undefined {
  if (type.kind === "simple") return type.index;
  const content = type.shape?.content;
  return content?.kind === "text" && content.key === undefined ? content.type : undefined;
}

const NONE: readonly never[] = [];
