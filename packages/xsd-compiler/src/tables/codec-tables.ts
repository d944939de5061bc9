import type {
  AttributeMember,
  ContentShape as ContentTable,
  ElementMember as ElementTable,
  Member as MemberTable,
  NamedTypeTable,
  RecordShape as RecordTable,
  ValidationTable,
  ValueShape,
  ValueTable,
} from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE, BUILT_IN_TYPES } from "../building/built-in-types.ts";
import type {
  AttributeDeclaration,
  ComplexType,
  ElementDeclaration,
  SchemaSet,
  TypeDefinition,
  ValueConstraint,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";
import { labelTypes } from "../shaping/label-names.ts";
import type { ContentShape, ElementMember, Member, Shape } from "../shaping/shape.ts";
import { isKeptAsWritten, kindOfText } from "../shaping/text-kind.ts";
import { TableWriter } from "./table-writer.ts";
import { writeLiteral } from "./write-facets.ts";

/** The table, and the index of each component in it. */
export interface IndexedComponents {
  readonly table: WrittenValidation;
  readonly indexes: ReadonlyMap<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>;
}

/** Options of the tables. */
export interface TableOptions {
  /** The types that `xsi:type` can name: none, those that may replace a declared type, or all. */
  readonly namedTypes: "none" | "substitutes" | "all";
  /** The labels of the types, if the schema set is part of a larger one. */
  readonly labels?: ReadonlyMap<TypeDefinition, string>;
}

/** Writes the validation table of a schema set. */
export function indexComponents(
  schema: SchemaSet,
  { labels, namedTypes }: TableOptions = { namedTypes: "all" },
): IndexedComponents {
  const writer = new TableWriter(namedTypes !== "none");
  writer.type(ANY_TYPE);
  const globalElements = Array.from(schema.elements.values(), (element) => writer.element(element));
  const globalAttributes = Array.from(schema.attributes.values(), (attribute) => writer.attribute(attribute));
  writer.finish();
  if (namedTypes === "all") for (const type of namedTypesOf(schema)) writer.type(type);
  if (namedTypes === "substitutes") addSubstitutes(schema, writer);
  writer.finish();
  const { types, elements, attributes, constraints, indexes } = writer;
  const named = namedTypes === "none" ? [] : nameTypes(schema, indexes, labels);
  return {
    table: {
      types,
      elements,
      attributes,
      globalElements,
      globalAttributes,
      namedTypes: named,
      constraints,
    },
    indexes,
  };
}

/** Returns the named types of a schema set and of XSD itself. */
function namedTypesOf({ types }: SchemaSet): TypeDefinition[] {
  return [...types.values(), ...BUILT_IN_TYPES.values()];
}

/** Adds the types that `xsi:type` may name for the elements of the table, with the components that they need. */
function addSubstitutes(schema: SchemaSet, writer: TableWriter): void {
  const derived = Map.groupBy(namedTypesOf(schema), ({ base }) => base);
  // The loop also reaches the elements that it adds. An element of any type adds every named type.
  for (const element of writer.indexes.keys()) {
    if (!("nillable" in element)) continue;
    const types = new Set<TypeDefinition>([element.type]);
    for (const type of types) {
      writer.type(type);
      for (const next of derived.get(type) ?? []) types.add(next);
    }
    writer.finish();
  }
}

/** Returns the types that have an index, with their labels. */
function nameTypes(
  schema: SchemaSet,
  indexes: IndexedComponents["indexes"],
  labels = labelTypes(schema),
): NamedTypeTable[] {
  const named = namedTypesOf(schema).flatMap((type) => {
    const { local = "", namespace = "" } = type.name ?? {};
    const index = indexes.get(type);
    return index === undefined
      ? []
      : [{ type: index, name: local, namespace, label: labels.get(type) ?? `xs:${local}` }];
  });
  return named.sort((a, b) => a.type - b.type);
}

/** A table whose rows are arrays. */
type Complete<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { at(index: number): infer Entry }
    ? readonly NonNullable<Entry>[]
    : Table[Name];
};

/** The validation table that the compiler writes. */
export type WrittenValidation = Complete<ValidationTable>;
/** The value table that the compiler writes. */
export type WrittenValues = Complete<ValueTable>;

export interface WrittenTables {
  readonly table: WrittenValidation;
  readonly values: WrittenValues;
}

/** Writes the table that describes how values of a schema set are read and written. */
export function writeValueTable(
  indexes: IndexedComponents["indexes"],
  shapes: ReadonlyMap<ComplexType, Shape>,
  prefixes: Readonly<Record<string, string>>,
): WrittenValues {
  const indexOf = (component: TypeDefinition | ElementDeclaration): number => indexes.get(component) ?? 0;
  const types: ValueShape[] = [];
  for (const [component, index] of indexes) {
    if (!("kind" in component)) continue;
    types[index] =
      component.kind === "simple"
        ? writeSimple(component, indexOf)
        : writeShape(shapes.get(component), indexOf);
  }
  const unqualified = [...indexes.keys()].some(
    (component) => "nillable" in component && component.name.namespace === "",
  );
  return { types, prefixes, unqualified };
}

type IndexOf = (component: TypeDefinition | ElementDeclaration) => number;

function writeSimple(type: SimpleType, indexOf: IndexOf): ValueShape {
  if (isKeptAsWritten(type)) return { kind: "text", as: kindOfText(type) };
  if (type.itemType !== undefined) return { kind: "list", item: indexOf(type.itemType) };
  if (type.variety === "union") return { kind: "union", members: type.memberTypes.map(indexOf) };
  return { kind: "text", as: kindOfText(type) };
}

function writeShape(shape: Shape | undefined, indexOf: IndexOf): ValueShape {
  if (shape === undefined || shape.kind === "open") return { kind: "open" };
  const { anyAttribute, attributes, content, nil } = shape;
  return {
    kind: "record",
    attributes: attributes.map(({ key, use: { declaration, valueConstraint } }) => ({
      key,
      name: declaration.name.local,
      namespace: declaration.name.namespace,
      type: indexOf(declaration.type),
      ...(valueConstraint === undefined ? {} : writeAbsent(valueConstraint, declaration.type)),
    })),
    ...(anyAttribute === undefined ? {} : { anyAttribute }),
    ...(nil === "nil" ? {} : { nil }),
    content: writeContent(content, indexOf),
  } satisfies RecordTable;
}

function writeAbsent(
  { value }: ValueConstraint,
  type: SimpleType,
): Pick<AttributeMember, "value" | "namespaces"> {
  const { text, ...namespaces } = writeLiteral(value, type);
  return { value: text, ...namespaces };
}

function writeContent(content: ContentShape, indexOf: IndexOf): ContentTable {
  switch (content.kind) {
    case "none":
      return content;
    case "text": {
      const { key, type } = content;
      return { kind: "text", ...(key === undefined ? {} : { key }), type: indexOf(type) };
    }
    case "members":
      return { kind: "members", members: content.members.map((member) => writeMember(member, indexOf)) };
    default: {
      const member = writeMember(content.member, indexOf);
      return { kind: "bare", member: member as Extract<MemberTable, { kind: "rows" | "items" }> };
    }
  }
}

function writeMember(member: Member, indexOf: IndexOf): MemberTable {
  const { key } = member;
  switch (member.kind) {
    case "element":
      return writeElement(member, indexOf);
    case "any":
      return { kind: "any", key, array: member.array };
    case "rows":
      return { kind: "rows", key, members: member.members.map((part) => writeElement(part, indexOf)) };
    default: {
      const items = member.items.map(({ label, element }) => ({ label, element: indexOf(element) }));
      return { kind: "items", key, mixed: member.mixed, any: member.any, items };
    }
  }
}

function writeElement({ key, element, array, max }: ElementMember, indexOf: IndexOf): ElementTable {
  return { kind: "element", key, element: indexOf(element), array, max };
}
