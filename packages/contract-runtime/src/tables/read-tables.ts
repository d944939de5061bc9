import type {
  AttributeTable,
  ConstraintTable,
  ElementTable,
  NamedTypeTable,
  TypeDefinitionTable,
  ValidationTable,
} from "../schema/validation-table.ts";
import type { ValueShape, ValueTable } from "../schema/value-table.ts";
import { readNameRow } from "./read-name-row.ts";
import { readTypeRow } from "./read-type-row.ts";
import { readValueRow } from "./read-value-row.ts";
import { PackedRows, type Row } from "./rows.ts";

/** The tables of a schema set as generated code has them. */
export interface PackedTables {
  /** Namespaces by the places that rows name. */
  readonly namespaces: readonly string[];
  readonly types: readonly Row<TypeDefinitionTable>[];
  readonly elements: readonly Row<ElementTable>[];
  readonly attributes: readonly Row<AttributeTable>[];
  /** How many of the elements are global: they are the first. */
  readonly globalElements: number;
  /** How many of the attributes are. */
  readonly globalAttributes: number;
  /** In the order of their places. */
  readonly namedTypes: readonly string[];
  readonly constraints: readonly ConstraintTable[];
  /** By the places of types. */
  readonly values: readonly Row<ValueShape>[];
  readonly prefixes: Readonly<Record<string, string>>;
  readonly unqualified: boolean;
}

/** The tables that documents are validated and read by. Rows are read when they are first needed. */
export function readTables(packed: PackedTables): readonly [ValidationTable, ValueTable] {
  const { namespaces, prefixes, unqualified } = packed;
  const readName = (words: string): ElementTable => readNameRow(words, namespaces);
  const elements = new PackedRows(packed.elements, readName);
  return [
    {
      types: new PackedRows(packed.types, readTypeRow),
      elements,
      attributes: new PackedRows(packed.attributes, (words): AttributeTable => {
        const { name, namespace, type } = readName(words);
        return { name, namespace, type };
      }),
      globalElements: countUp(packed.globalElements),
      globalAttributes: countUp(packed.globalAttributes),
      namedTypes: readNamedTypes(packed.namedTypes, namespaces),
      constraints: packed.constraints,
    },
    {
      types: new PackedRows(packed.values, (words) => readValueRow(words, elements)),
      prefixes,
      unqualified,
    },
  ];
}

/**
 * Reads `name namespace label @type`: the namespace and the type are places. The label is left out where it is the name,
 * and the type where it is the one behind the type of the row before.
 */
function readNamedTypes(rows: readonly string[], namespaces: readonly string[]): NamedTypeTable[] {
  let type = -1;
  return rows.map((row) => {
    const [words = "", place = type + 1] = row.split(" @");
    const [name = "", namespace, label = name] = words.split(" ");
    type = Number(place);
    return { type, name, namespace: namespaces[Number(namespace)] ?? "", label };
  });
}

function countUp(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
