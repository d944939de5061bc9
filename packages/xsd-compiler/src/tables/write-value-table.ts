import type {
  AttributeMember,
  ContentShape as ContentTable,
  ElementMember as ElementTable,
  Member as MemberTable,
  RecordShape as RecordTable,
  ValueShape,
} from "@payment-routing/contract-runtime/codegen";
import type {
  ComplexType,
  ElementDeclaration,
  TypeDefinition,
  ValueConstraint,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import type { ContentShape, ElementMember, Member, Shape } from "../shaping/shape.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { writeLiteral } from "./write-facets.ts";
import type { PlacedComponents, WrittenValues } from "./write-validation-table.ts";

/** Writes the table that describes how values of a schema set are read and written. */
export function writeValueTable(
  places: PlacedComponents["places"],
  shapes: ReadonlyMap<ComplexType, Shape>,
  prefixes: Readonly<Record<string, string>>,
): WrittenValues {
  const place = (component: TypeDefinition | ElementDeclaration): number => places.get(component) ?? 0;
  const types: ValueShape[] = [];
  for (const [component, index] of places) {
    if (!("kind" in component)) continue;
    types[index] =
      component.kind === "simple" ? writeSimple(component, place) : writeShape(shapes.get(component), place);
  }
  const unqualified = [...places.keys()].some(
    (component) => "nillable" in component && component.name.namespace === "",
  );
  return { types, prefixes, unqualified };
}

type Place = (component: TypeDefinition | ElementDeclaration) => number;

function writeSimple(type: SimpleType, place: Place): ValueShape {
  if (isKeptAsWritten(type)) return { kind: "text", as: kindOfText(type) };
  if (type.itemType !== undefined) return { kind: "list", item: place(type.itemType) };
  if (type.variety === "union") return { kind: "union", members: type.memberTypes.map(place) };
  return { kind: "text", as: kindOfText(type) };
}

function writeShape(shape: Shape | undefined, place: Place): ValueShape {
  if (shape === undefined || shape.kind === "open") return { kind: "open" };
  const { anyAttribute, attributes, content, nil } = shape;
  return {
    kind: "record",
    attributes: attributes.map(({ key, use: { declaration, valueConstraint } }) => ({
      key,
      name: declaration.name.local,
      namespace: declaration.name.namespace,
      type: place(declaration.type),
      ...(valueConstraint === undefined ? {} : writeAbsent(valueConstraint, declaration.type)),
    })),
    ...(anyAttribute === undefined ? {} : { anyAttribute }),
    ...(nil === "nil" ? {} : { nil }),
    content: writeContent(content, place),
  } satisfies RecordTable;
}

function writeAbsent(
  { value }: ValueConstraint,
  type: SimpleType,
): Pick<AttributeMember, "value" | "namespaces"> {
  const { text, ...namespaces } = writeLiteral(value, type);
  return { value: text, ...namespaces };
}

function writeContent(content: ContentShape, place: Place): ContentTable {
  switch (content.kind) {
    case "none":
      return content;
    case "text": {
      const { key, type } = content;
      return { kind: "text", ...(key === undefined ? {} : { key }), type: place(type) };
    }
    case "members":
      return { kind: "members", members: content.members.map((member) => writeMember(member, place)) };
    default: {
      const member = writeMember(content.member, place);
      return { kind: "bare", member: member as Extract<MemberTable, { kind: "rows" | "items" }> };
    }
  }
}

function writeMember(member: Member, place: Place): MemberTable {
  const { key } = member;
  switch (member.kind) {
    case "element":
      return writeElement(member, place);
    case "any":
      return { kind: "any", key, array: member.array };
    case "rows":
      return { kind: "rows", key, members: member.members.map((part) => writeElement(part, place)) };
    default: {
      const items = member.items.map(({ label, element }) => ({ label, element: place(element) }));
      return { kind: "items", key, mixed: member.mixed, any: member.any, items };
    }
  }
}

function writeElement({ key, element, array, max }: ElementMember, place: Place): ElementTable {
  return { kind: "element", key, element: place(element), array, max };
}
