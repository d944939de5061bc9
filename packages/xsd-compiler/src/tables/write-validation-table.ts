import type { NamedTypeTable, ValidationTable, ValueTable } from "@payment-routing/contract-runtime/codegen";
import { ANY_TYPE, BUILT_IN_TYPES } from "../building/built-in-types.ts";
import type {
  AttributeDeclaration,
  ElementDeclaration,
  SchemaSet,
  TypeDefinition,
} from "../components/schema-set.ts";
import { labelTypes } from "../shaping/label-names.ts";
import { TableWriter } from "./table-writer.ts";

/** The table, and the place of each component in it. */
export interface PlacedComponents {
  readonly table: WrittenValidation;
  readonly places: ReadonlyMap<TypeDefinition | ElementDeclaration | AttributeDeclaration, number>;
}

/** Options of the tables. */
export interface TableOptions {
  /** The types that `xsi:type` can name: none, those that may replace a declared type, or all. */
  readonly namedTypes: "none" | "substitutes" | "all";
  /** The labels of the types, if the schema set is part of a larger one. */
  readonly labels?: ReadonlyMap<TypeDefinition, string>;
}

/** Writes the validation table of a schema set. */
export function placeComponents(
  schema: SchemaSet,
  { labels, namedTypes }: TableOptions = { namedTypes: "all" },
): PlacedComponents {
  const writer = new TableWriter(namedTypes !== "none");
  writer.type(ANY_TYPE);
  const globalElements = Array.from(schema.elements.values(), (element) => writer.element(element));
  const globalAttributes = Array.from(schema.attributes.values(), (attribute) => writer.attribute(attribute));
  writer.finish();
  if (namedTypes === "all") for (const type of namedTypesOf(schema)) writer.type(type);
  if (namedTypes === "substitutes") addSubstitutes(schema, writer);
  writer.finish();
  const { types, elements, attributes, constraints, places } = writer;
  const named = namedTypes === "none" ? [] : nameTypes(schema, places, labels);
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
    places,
  };
}

/** Returns the named types of a schema set and of XSD itself. */
function namedTypesOf({ types }: SchemaSet): TypeDefinition[] {
  return [...types.values(), ...BUILT_IN_TYPES.values()];
}

/** Adds the types that `xsi:type` may name for the elements of the table, with the components that they need. */
function addSubstitutes(schema: SchemaSet, writer: TableWriter): void {
  const derived = Map.groupBy(namedTypesOf(schema), baseOf);
  // The loop also reaches the elements that it adds. An element of any type adds every named type.
  for (const element of writer.places.keys()) {
    if (!("nillable" in element)) continue;
    const types = new Set<TypeDefinition>([element.type]);
    for (const type of types) {
      writer.type(type);
      for (const next of derived.get(type) ?? []) types.add(next);
    }
    writer.finish();
  }
}

function baseOf(type: TypeDefinition): TypeDefinition | undefined {
  return type.base;
}

/** Returns the types that have a place, with their labels. */
function nameTypes(
  schema: SchemaSet,
  places: PlacedComponents["places"],
  labels = labelTypes(schema),
): NamedTypeTable[] {
  const named = namedTypesOf(schema).flatMap((type) => {
    const { local = "", namespace = "" } = type.name ?? {};
    const place = places.get(type);
    return place === undefined
      ? []
      : [{ type: place, name: local, namespace, label: labels.get(type) ?? `xs:${local}` }];
  });
  return named.sort((a, b) => a.type - b.type);
}

/** A table whose rows are arrays. */
type Complete<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends { at(place: number): infer Entry }
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
